"""The languages beside each other: none lacks a text or a value, each has the product's terms and keys of its own."""
from __future__ import annotations

import re
from importlib import import_module
from string import Formatter
from typing import Callable, Dict, List, Tuple

import pytest

from simplesimon import commands
from simplesimon.model import settings
from simplesimon.words import LANGUAGES, Words

TEXTS: Dict[str, Dict[str, str]] = {
    language: import_module(f"simplesimon.words.{language}").TEXTS for language in LANGUAGES
}
PLURALS: Dict[str, Callable[[int], str]] = {
    language: import_module(f"simplesimon.words.{language}").plural for language in LANGUAGES
}
FORMS = {language: {plural(number) for number in range(1000)} for language, plural in PLURALS.items()}
"""The forms of counted texts that a language has."""

COUNTED = {key.rpartition(".")[0] for key in TEXTS["en"] if key.rpartition(".")[2] in FORMS["en"]}
"""What can be counted."""

OTHERS = [language for language in LANGUAGES if language != "en"]

ACCESS_KEY = re.compile(r"\(&\w\)|&")

# What is written alike in two languages: names, signs, the keys of a keyboard, and words that one has from the other.
ALIKE = set(
    "title title.game version dialog.ok setting.language.en setting.language.id setting.language.ja key.control key.shift "
    "key.command key.Home key.End key.Return key.Escape rank.TWO rank.THREE rank.FOUR rank.FIVE rank.SIX rank.SEVEN "
    "rank.EIGHT rank.NINE rank.TEN rank.JACK status.level setting.motion.normal example.speed.normal statistics.percent "
    "statistics.decimal_mark statistics.none about.python about.tk".split()
)

LATIN_IN_JAPANESE = set(
    "Simple Simon SS S A Z AAAAABD Ctrl Shift Command Home End Enter Esc OK Python Tk simplesimon pyw version help".split()
)


def placeholders(text: str) -> List[str]:
    return sorted(name for _, name, _, _ in Formatter().parse(text) if name is not None)


def shown(text: str) -> str:
    """A text as it is read, without its placeholders and the mark of its access key."""
    return ACCESS_KEY.sub("", re.sub(r"\{\w+\}", "", text))


def access_key(text: str) -> str:
    """The letter after "&"."""
    return text.partition("&")[2][:1].lower()


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_is_missing_and_none_is_left_over(language: str) -> None:
    wanted = {key for key in TEXTS["en"] if key.rpartition(".")[0] not in COUNTED}
    there = {key for key in TEXTS[language] if key.rpartition(".")[0] not in COUNTED}
    assert there == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_exactly_the_forms_of_the_language(language: str) -> None:
    there = {key for key in TEXTS[language] if key.rpartition(".")[0] in COUNTED}
    assert there == {f"{key}.{form}" for key in COUNTED for form in FORMS[language]}


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_has_the_placeholders_of_the_english_one(language: str) -> None:
    english = {key.replace(".one", ".other"): placeholders(text) for key, text in TEXTS["en"].items()}
    wrong = [key for key, text in TEXTS[language].items() if placeholders(text) != english[key]]
    assert not wrong


@pytest.mark.parametrize("language", OTHERS)
def test_the_texts_stand_in_the_order_of_the_english_ones(language: str) -> None:
    assert list(TEXTS[language]) == [key for key in TEXTS["en"] if key in TEXTS[language]]


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_empty_or_has_blanks_around_it_but_the_word_between_two_keys(language: str) -> None:
    assert [key for key, text in TEXTS[language].items() if not text or text != text.strip()] == ["key.or"]


def menus() -> List[Tuple[str, List[str]]]:
    """The keys of what stands together in a menu, a submenu or a dialog and is told apart by access keys."""
    found = [("the menu bar", [f"menu.{name}" for name, _ in commands.MENUS])]
    for name, entries in commands.MENUS:
        texts = [f"setting.{e}" if e in commands.OPTIONS else f"command.{e}" for e in entries if e != commands.SEPARATOR]
        found.append((f"the menu {name}", texts))
    for option in commands.OPTIONS.values():
        if option.values != (True, False):
            found.append((f"the choices of {option.name}", [f"setting.{option.name}.{value}" for value in option.values]))
    found.append(("the question for a code", ["code.question", "code.play"]))
    for question in sorted(key.rpartition(".")[0] for key in TEXTS["en"] if key.endswith(".leave")):
        found.append((f"the question {question}", [f"{question}.leave", f"{question}.keep"]))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place, keys", menus(), ids=[place for place, _ in menus()])
def test_access_keys_are_letters_and_no_two_in_one_place_are_the_same(place: str, keys: List[str], language: str) -> None:
    letters = [access_key(TEXTS[language][key]) for key in keys]
    assert len(set(letters)) == len(letters), letters
    assert all(re.fullmatch("[a-z]", letter) for letter in letters), letters


@pytest.mark.parametrize("language", OTHERS)
def test_what_has_an_access_key_in_english_has_one_in_every_language(language: str) -> None:
    texts = TEXTS[language]
    assert not [key for key in texts if key in TEXTS["en"] and ("&" in texts[key]) != ("&" in TEXTS["en"][key])]


def test_japanese_labels_end_in_the_letter_of_the_english_access_key() -> None:
    wrong = []
    for key, text in TEXTS["ja"].items():
        if "&" in text and key not in ("setting.language.en", "setting.language.id"):
            letter = access_key(TEXTS["en"][key]).upper()
            if not re.search(rf"\(&{letter}\)(…|：)?$", text):
                wrong.append((key, text))
    assert not wrong


def test_each_language_can_be_chosen_and_is_called_by_its_own_name_in_all_of_them() -> None:
    assert settings.LANGUAGES == ("system", *LANGUAGES)
    for language in LANGUAGES:
        assert len({texts[f"setting.language.{language}"] for texts in TEXTS.values()}) == 1


# The product's own terms, where they stand: a key, and the term in English, Bahasa Indonesia and Japanese.
TERMS = [
    ("new_game.question", "How many suits?", "Berapa jenis kartu?", "スート数は？"),
    ("level.1", "Easy", "Mudah", "イージー"),
    ("level.2", "Medium", "Sedang", "ふつう"),
    ("level.4", "Hard", "Sulit", "むずかしい"),
    ("suits.other", "suit", "jenis kartu", "スート"),
    ("setting.four_colours", "suit", "jenis kartu", "スート"),
    ("refusal.MIXED_SUITS", "suit", "jenis kartu", "スート"),
    ("refusal.MIXED_SUITS", "group", "grup", "組"),
    ("refusal.NOT_DESCENDING", "group", "grup", "組"),
    ("refusal.NOT_DESCENDING", "rank", "nilai", "ランク"),
    ("refusal.WRONG_RANK", "rank", "nilai", "ランク"),
    ("refusal.WRONG_RANK", "empty column", "kolom kosong", "空き列"),
    ("refusal.KING_NEEDS_EMPTY_COLUMN", "empty column", "kolom kosong", "空き列"),
    ("refusal.KING_NEEDS_EMPTY_COLUMN", "king", "raja", "キング"),
    ("refusal.TARGET_IS_ACE", "ace", "as", "エース"),
    ("refusal.SAME_COLUMN", "column", "kolom", "列"),
    ("refusal.NOWHERE_TO_GO", "group", "grup", "組"),
    ("cursor.card", "column", "kolom", "列"),
    ("cursor.group", "group", "grup", "組"),
    ("cursor.empty_column", "empty column", "kolom kosong", "空き列"),
    ("command.send", "group", "grup", "組"),
    ("status.runs", "run", "rangkaian", "連続列"),
    ("status.score", "score", "skor", "得点"),
    ("status.moves", "moves", "langkah", "手数"),
    ("statistics.best_score", "score", "skor", "得点"),
    ("statistics.fewest_moves", "moves", "langkah", "手数"),
    ("moves.other", "moves", "langkah", "手"),
    ("points.other", "points", "poin", "点"),
    ("suit.SPADES", "spades", "sekop", "スペード"),
    ("suit.HEARTS", "hearts", "hati", "ハート"),
    ("suit.DIAMONDS", "diamonds", "wajik", "ダイヤ"),
    ("suit.CLUBS", "clubs", "keriting", "クラブ"),
    ("rank.ACE", "ace", "as", "エース"),
    ("rank.JACK", "jack", "jack", "ジャック"),
    ("rank.QUEEN", "queen", "ratu", "クイーン"),
    ("rank.KING", "king", "raja", "キング"),
    ("setting.double_click", "double click", "klik dua kali", "ダブルクリック"),
    ("setting.automatic_placement", "automatic placement", "penempatan otomatis", "自動配置"),
    ("setting.placement_help", "placement help", "bantuan penempatan", "配置ガイド"),
    ("setting.interactive_rules", "interactive rules", "aturan interaktif", "操作に応じたルール説明"),
    ("command.undo", "undo", "batalkan", "元に戻す"),
    ("tool.undo", "undo", "batalkan", "元に戻す"),
    ("command.restart", "restart from the beginning", "ulangi dari awal", "最初からやり直す"),
    ("restart.title", "restart from the beginning", "ulangi dari awal", "最初からやり直"),
    ("tool.restart", "restart", "ulangi dari awal", "最初からやり直す"),
    ("command.new_game", "new game", "permainan baru", "新しいゲーム"),
    ("tool.new_game", "new game", "permainan baru", "新しいゲーム"),
    ("new_game.title", "new game", "permainan baru", "新しいゲーム"),
    ("victory.new_game", "new game", "permainan baru", "新しいゲーム"),
    ("new_game.deck.4", "spades, hearts, diamonds and clubs", "sekop, hati, wajik, dan keriting", "スペード、ハート、ダイヤ、クラブ"),
    ("code.title", "game code", "kode permainan", "ゲームコード"),
    ("code.question", "game code", "kode permainan", "ゲームコード"),
    ("command.enter_code", "game code", "kode permainan", "ゲームコード"),
    ("command.paste_code", "game code", "kode permainan", "ゲームコード"),
    ("command.copy_code", "game code", "kode permainan", "ゲームコード"),
    ("victory.code", "game code", "kode permainan", "ゲームコード"),
    ("command.example", "example", "contoh", "実例"),
    ("example.title", "example", "contoh", "実例"),
    ("example.card.onto", "column", "kolom", "列"),
    ("example.card.empty", "empty column", "kolom kosong", "空き列"),
    ("example.group.empty", "empty column", "kolom kosong", "空き列"),
    ("example.run", "run", "rangkaian", "連続列"),
    ("help.deal.text", "face up", "terbuka", "表向き"),
    ("help.deal.text", "stock", "tumpukan pengambilan", "山札"),
    ("help.moves.text", "drag", "seret dan lepas", "ドラッグ＆ドロップ"),
    ("help.moves.text", "rank", "nilai", "ランク"),
    ("help.groups.title", "group", "grup", "組"),
    ("help.groups.text", "group", "grup", "組"),
    ("help.empty.title", "empty column", "kolom kosong", "空き列"),
    ("help.runs.title", "runs", "rangkaian", "連続列"),
    ("help.score.title", "score", "skor", "得点"),
    ("help.score.text", "points", "poin", "点"),
    ("help.undo.title", "undo", "batalkan", "元に戻す"),
    ("help.undo.text", "actions", "tindakan", "操作"),
    ("help.undo.text", "from the beginning", "mengulang dari awal", "最初からやり直す"),
    ("help.codes.title", "game code", "kode permainan", "ゲームコード"),
    ("help.codes.text", "shuffle", "pengocokan", "シャッフル"),
    ("help.helps.text", "double click", "klik dua kali", "ダブルクリック"),
    ("help.helps.text", "automatic placement", "penempatan otomatis", "自動配置"),
    ("help.helps.text", "placement help", "bantuan penempatan", "配置ガイド"),
    ("help.helps.text", "interactive rules", "aturan interaktif", "操作に応じたルール説明"),
    ("help.limits.text", "hint", "petunjuk", "ヒント"),
    ("help.limits.text", "solver", "pemecah otomatis", "ソルバー"),
    ("help.limits.text", "deal a new game", "susunan baru", "新しく配"),
]


@pytest.mark.parametrize("key, english, indonesian, japanese", TERMS)
def test_the_products_terms_stand_where_they_belong(key: str, english: str, indonesian: str, japanese: str) -> None:
    for language, term in (("en", english), ("id", indonesian), ("ja", japanese)):
        # A term may have an ending, but begins a word: "as" is not in "atas". Japanese has no blanks between words.
        begin = "" if language == "ja" else r"(?<!\w)"
        text = shown(TEXTS[language][key])
        assert re.search(begin + re.escape(term), text, re.IGNORECASE), (language, text)


def test_in_running_text_bahasa_indonesia_repeats_with_the_verb() -> None:
    assert "mengulang dari awal" in TEXTS["id"]["restart.question"].lower()


@pytest.mark.parametrize("language, words", [
    ("en", "stack|tableau|sequence|pile|reshuffle"),
    ("id", "kelompok|lajur|warna kartu|urutan|deret|urungkan|mulai ulang"),
    ("ja", "グループ|カラム|スコア|アンドゥ|リスタート|ストック|難しい|マーク|シーケンス|柄|空列"),
])
def test_no_other_word_stands_for_a_term(language: str, words: str) -> None:
    begin = "" if language == "ja" else r"\b"
    assert not [text for text in TEXTS[language].values() if re.search(f"{begin}({words})", shown(text), re.IGNORECASE)]


def test_texts_are_the_same_in_two_languages_only_where_they_must_be() -> None:
    pairs = [("en", "id"), ("en", "ja"), ("id", "ja")]
    same = {key for one, other in pairs for key, text in TEXTS[one].items() if TEXTS[other].get(key) == text}
    assert same == ALIKE


def test_japanese_texts_are_in_japanese() -> None:
    japanese = re.compile("[\u3040-\u30ff\u4e00-\u9fff←↑→↓]")
    others = {key for key, text in TEXTS["ja"].items() if re.search("[A-Za-z]", shown(text)) and not japanese.search(shown(text))}
    assert not others - ALIKE


def test_latin_letters_in_japanese_are_names_codes_and_keys() -> None:
    texts = {key: text for key, text in TEXTS["ja"].items() if not key.startswith("setting.language.")}
    found = {word for text in texts.values() for word in re.findall("[A-Za-z]+", shown(text))}
    assert found == LATIN_IN_JAPANESE


def test_no_english_word_is_left_in_bahasa_indonesia() -> None:
    english = set(
        "the an of to in on is are this that it not no and or with for from by be can card cards column columns group "
        "suit suits rank run runs move moves score deal game new undo redo help settings file".split()
    )
    found = {key: english & set(re.findall("[a-z]+", shown(text).lower())) for key, text in TEXTS["id"].items()}
    # The name of an option of the command line stays as it is typed.
    allowed = {"usage": {"help"}, "arguments.unknown": {"help"}}
    assert not {key: words for key, words in found.items() if words - allowed.get(key, set())}


@pytest.mark.parametrize("language, number, text", [("en", 1, "1 move"), ("id", 1, "1 langkah"), ("ja", 1, "1手"),
                                                    ("en", 49, "49 moves"), ("id", 49, "49 langkah"), ("ja", 49, "49手")])
def test_moves_are_counted_as_the_language_counts(language: str, number: int, text: str) -> None:
    assert Words(language).counted("moves", number) == text


@pytest.mark.parametrize("language, mark", [("en", "."), ("id", ","), ("ja", ".")])
def test_the_decimal_mark_is_that_of_the_country(language: str, mark: str) -> None:
    assert Words(language)("statistics.decimal_mark") == mark


@pytest.mark.parametrize("language, name", [("en", "8 of spades"), ("id", "8 sekop"), ("ja", "スペードの8")])
def test_a_card_is_named_as_players_name_it(language: str, name: str) -> None:
    words = Words(language)
    assert words("card", rank=words("rank.EIGHT"), suit=words("suit.SPADES")) == name
