"""Settings: their defaults, and what is taken from a record that may hold anything."""
from __future__ import annotations

import json
from typing import Any, Dict, List, Tuple

import pytest

from simplesimon.model import Settings

CHANGED = Settings(suits=4, double_click=False, automatic_placement=True, placement_help=False,
                   interactive_rules=False, motion="off", table="dark", four_colours=True, large_indices=True,
                   language="ja", window="1280x860+10+10")

HOSTILE: List[Any] = [None, 0, 2, 3, -1, 1.0, 2.0, 0.5, float("nan"), float("inf"), 10 ** 400, "", "1", "True", "Normal",
                      "normal ", "x" * 10 ** 6, [], [1], {}, {"suits": 1}, (1,), b"off", object()]


def test_double_click_help_and_reminders_are_on_at_first_and_automatic_placement_is_off() -> None:
    settings = Settings()
    assert (settings.double_click, settings.placement_help, settings.interactive_rules) == (True, True, True)
    assert settings.automatic_placement is False
    assert (settings.suits, settings.motion) == (1, "normal")


@pytest.mark.parametrize("settings", [Settings(), CHANGED, Settings(suits=2, motion="fast")])
def test_settings_come_back_from_a_record_as_they_were(settings: Settings) -> None:
    assert Settings.from_record(json.loads(json.dumps(settings.to_record()))) == settings


def test_an_empty_record_gives_the_defaults() -> None:
    assert Settings.from_record({}) == Settings()


@pytest.mark.parametrize("name", Settings._fields)
def test_one_setting_alone_is_taken_and_the_others_keep_their_defaults(name: str) -> None:
    value = getattr(CHANGED, name)
    assert Settings.from_record({name: value}) == Settings()._replace(**{name: value})


@pytest.mark.parametrize("name", Settings._fields)
def test_a_value_that_makes_no_sense_is_passed_over_and_the_others_are_taken(name: str) -> None:
    expected = CHANGED._replace(**{name: getattr(Settings(), name)})
    for value in HOSTILE:
        two_suits = name == "suits" and value == 2 and type(value) is int
        short_text = name == "window" and isinstance(value, str) and len(value) < 100
        if not two_suits and not short_text:
            record = {**CHANGED.to_record(), name: value}
            assert Settings.from_record(record) == expected, value


@pytest.mark.parametrize("name, value", [("suits", True), ("double_click", 1), ("double_click", 0), ("motion", True)])
def test_a_number_is_no_truth_value_nor_the_other_way_round(name: str, value: Any) -> None:
    settings = Settings.from_record({name: value})
    assert settings == Settings()
    assert type(getattr(settings, name)) is type(getattr(Settings(), name))


@pytest.mark.parametrize("record", [{"future": [1, 2]}, {"suits ": 4}, {"": 4}, {"format": 1, "to_record": 3}])
def test_unknown_keys_are_passed_over(record: Dict[str, Any]) -> None:
    assert Settings.from_record(record) == Settings()


@pytest.mark.parametrize("changes", [("suits", 2), ("motion", "fast"), ("double_click", False)])
def test_a_changed_setting_is_a_new_value(changes: Tuple[str, Any]) -> None:
    name, value = changes
    settings = Settings()
    assert getattr(settings._replace(**{name: value}), name) == value
    assert settings == Settings()
