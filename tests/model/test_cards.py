"""The cards: their text, their order, and the deck of each suit count."""
from __future__ import annotations

from collections import Counter

import pytest

from simplesimon.model import Card, Rank, Suit
from simplesimon.model.cards import face_from_text, number_copies, ordered_deck


@pytest.mark.parametrize(
    "suits, cards_of_suit",
    [
        (1, {"S": 52}),
        (2, {"S": 26, "H": 26}),
        (4, {"S": 13, "H": 13, "D": 13, "C": 13}),
    ],
)
def test_a_deck_has_52_cards_of_its_suits(suits: int, cards_of_suit: "dict[str, int]") -> None:
    deck = ordered_deck(suits)
    assert Counter(suit.value for _, suit in deck) == cards_of_suit
    assert Counter(rank for rank, _ in deck) == {rank: 4 for rank in Rank}


@pytest.mark.parametrize("suits", [1, 2, 4])
def test_an_ordered_deck_goes_from_ace_to_king_suit_after_suit(suits: int) -> None:
    text = [str(Card(*face)) for face in ordered_deck(suits)]
    assert text[:13] == "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS".split()
    assert [card[0] for card in text] == list("A23456789TJQK") * 4


def test_the_suits_of_the_two_suit_deck_are_spades_twice_then_hearts_twice() -> None:
    assert "".join(suit.value for _, suit in ordered_deck(2)) == "S" * 26 + "H" * 26


@pytest.mark.parametrize("suits", [-1, 0, 3, 5, 13])
def test_there_is_no_deck_of_another_suit_count(suits: int) -> None:
    with pytest.raises(ValueError):
        ordered_deck(suits)


def test_the_ace_is_lowest_and_the_king_highest() -> None:
    assert [rank.letter for rank in sorted(Rank)] == list("A23456789TJQK")
    assert (Rank.ACE, Rank.KING) == (1, 13)


@pytest.mark.parametrize(
    "card, text",
    [
        (Card(Rank.TEN, Suit.SPADES), "TS"),
        (Card(Rank.ACE, Suit.HEARTS), "AH"),
        (Card(Rank.TWO, Suit.DIAMONDS), "2D"),
        (Card(Rank.KING, Suit.CLUBS, 3), "KC"),
    ],
)
def test_a_card_is_written_as_rank_and_suit(card: Card, text: str) -> None:
    assert str(card) == text


def test_every_card_is_read_as_it_is_written() -> None:
    for face in ordered_deck(4):
        assert face_from_text(str(Card(*face))) == face


@pytest.mark.parametrize("text", ["", "T", "S", "1S", "10S", "ST", "ts", "Ts", "TX", "TSS", " TS", "T S", "♠T", "TS\n"])
def test_other_texts_are_no_card(text: str) -> None:
    with pytest.raises(ValueError):
        face_from_text(text)


def test_cards_that_look_alike_are_not_the_same_card() -> None:
    (column,) = number_copies([[(Rank.TEN, Suit.SPADES)] * 4])
    assert [str(card) for card in column] == ["TS"] * 4
    assert len(set(column)) == 4


def test_copies_are_counted_along_the_columns_from_the_covered_card_on() -> None:
    ten, ace = (Rank.TEN, Suit.SPADES), (Rank.ACE, Suit.SPADES)
    columns = number_copies([[ten, ace], [], [ten, ten], [ace]])
    assert [[card.copy for card in column] for column in columns] == [[0, 0], [], [1, 2], [1]]


def test_no_deck_holds_five_cards_that_look_alike() -> None:
    with pytest.raises(ValueError):
        number_copies([[(Rank.TEN, Suit.SPADES)] * 3, [(Rank.TEN, Suit.SPADES)] * 2])


def test_a_card_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Card(Rank.TEN, Suit.SPADES).copy = 1  # type: ignore[misc]
