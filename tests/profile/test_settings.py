"""The settings file: declared values, lenient reading, writing at one stroke."""

from __future__ import annotations

import errno
import os
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_desktop.profile import GROUP_LABELS, OPTIONS, Directories, Group, SaveFailed, Settings
from belote_desktop.profile import settings as settings_module
from belote_desktop.profile.toml_text import toml_text

KEYS = """
    language digits theme text_size card_size player_name animation_speed thinking_pause trick_hold forced_cards sound
    volume deck_colours
    deck_index card_back table_cloth level single_keys confirm_play sort_hand aid_dim aid_reason aid_winner aid_hint
    keys aid_claim aid_piles reduced_motion tutor tutor_from
    last_variant last_options recent_games known_game own_players players_by_seat people_seed portrait table_talk
    window_geometry window_cloth
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.toml"


def test_every_setting_is_declared_with_words_for_people() -> None:
    assert sorted(option.key for option in OPTIONS) == sorted(KEYS.split())
    for option in OPTIONS:
        assert option.accepts(option.default), option.key
        if option.group is not Group.HIDDEN:
            assert option.label
            assert option.sentence.endswith(".")
            assert GROUP_LABELS[option.group]


def test_a_new_profile_has_the_defaults_and_no_file(path: Path) -> None:
    settings = Settings(path)
    assert settings.number("thinking_pause") == 250
    assert settings.text("theme") == "system"
    assert settings.switch("sound") is True
    assert settings.notices == []
    assert not path.exists()


def test_a_change_is_found_again(path: Path) -> None:
    Settings(path).update({"theme": "dark", "volume": 0, "sound": False, "player_name": 'Zoé "la dame" \\ \n\x7f'})
    again = Settings(path)
    assert again.text("theme") == "dark"
    assert again.number("volume") == 0
    assert again.switch("sound") is False
    assert again.text("player_name") == 'Zoé "la dame" \\ \n\x7f'
    assert again.notices == []


def test_only_what_was_changed_is_written(path: Path) -> None:
    Settings(path).set("volume", 10)
    assert tomllib.loads(path.read_text(encoding="utf-8")) == {"format": 1, "volume": 10}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("volume", 101),
        ("volume", -1),
        ("volume", True),
        ("sound", 1),
        ("theme", "pink"),
        ("trick_hold", -2),
        ("theme", 3),
    ],
)
def test_a_value_out_of_range_is_refused(path: Path, key: str, value: bool | int | str) -> None:
    settings = Settings(path)
    with pytest.raises(ValueError, match=key):
        settings.update({"player_name": "Ann", key: value})
    assert settings.text("player_name") == ""
    assert not path.exists()


def test_bad_values_fall_back_and_are_named(path: Path) -> None:
    path.write_text('format = 1\nvolume = 900\ntheme = "dark"\nsound = "loud"\n', encoding="utf-8")
    settings = Settings(path)
    assert settings.number("volume") == 60
    assert settings.switch("sound") is True
    assert settings.text("theme") == "dark"
    assert [str(notice) for notice in settings.notices] == [
        "The setting volume cannot be 900. Its default 60 is used.",
        "The setting sound cannot be 'loud'. Its default True is used.",
    ]


def test_unknown_keys_are_kept(path: Path) -> None:
    path.write_text('format = 1\nfuture = [1, 2.5, "x"]\nday = 2026-11-21\n[more]\n"a b" = true\n', encoding="utf-8")
    Settings(path).set("theme", "light")
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    assert table["future"] == [1, 2.5, "x"]
    assert table["more"] == {"a b": True}
    assert str(table["day"]) == "2026-11-21"
    assert table["theme"] == "light"


@pytest.mark.parametrize("data", [b"theme = \n", b"\xff\xfe\x00", b"[" * 5000, b"\x00"])
def test_a_file_that_cannot_be_read_is_set_aside(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    settings = Settings(path, path.parent / "set-aside")
    aside = path.parent / "set-aside" / "settings.toml"
    assert aside.read_bytes() == data
    (notice,) = settings.notices
    assert str(path) in str(notice)
    assert str(aside) in str(notice)
    settings.set("volume", 5)
    assert Settings(path).number("volume") == 5


def test_a_second_bad_file_gets_a_number(path: Path) -> None:
    for _ in range(2):
        path.write_bytes(b"theme = ")
        Settings(path, path.parent / "set-aside")
    assert sorted(item.name for item in (path.parent / "set-aside").iterdir()) == ["settings-2.toml", "settings.toml"]


@pytest.mark.parametrize("found", ["2", '"two"'])
def test_a_newer_format_is_left_alone(path: Path, found: str) -> None:
    text = f'format = {found}\ntheme = "dark"\n'
    path.write_text(text, encoding="utf-8")
    settings = Settings(path)
    assert settings.text("theme") == "system"
    assert not settings.is_kept
    (notice,) = settings.notices
    assert "will not be saved" in str(notice)
    settings.set("theme", "light")
    assert settings.text("theme") == "light"
    assert path.read_text(encoding="utf-8") == text


def test_older_formats_are_carried_over_step_by_step() -> None:
    steps = {
        1: lambda table: {"colour": table["color"]},
        2: lambda table: {"theme": table["colour"]},
    }
    assert settings_module.migrated({"color": "dark"}, 1, 3, steps) == {"theme": "dark"}
    assert settings_module.migrated({"colour": "dark"}, 2, 3, steps) == {"theme": "dark"}


def test_a_directory_in_place_of_the_file(path: Path) -> None:
    path.mkdir()
    settings = Settings(path)
    assert str(path) in str(settings.notices[0])
    settings.set("volume", 1)
    assert path.is_dir()


def test_a_full_disk_loses_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(path)
    settings.set("volume", 10)

    def full(number: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveFailed, match=r"settings\.toml could not be saved: the disk is full") as failed:
        settings.set("volume", 20)
    assert failed.value.message.facts["file"] == str(path)
    monkeypatch.undo()
    assert settings.number("volume") == 20
    assert Settings(path).number("volume") == 10
    assert [item.name for item in path.parent.iterdir()] == ["settings.toml"]


def test_directories_of_the_platform_and_of_the_person(tmp_path: Path) -> None:
    assert Directories.standard().settings.name == "settings.toml"
    under = Directories.under(tmp_path)
    places = (under.settings, under.matches, under.statistics, under.set_aside, under.lock)
    assert all(place.parent == tmp_path for place in places)


TOML = st.recursive(
    st.booleans()
    | st.integers(-(2**63), 2**63 - 1)
    | st.floats(allow_nan=False)
    | st.text()
    | st.datetimes()
    | st.dates(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)


@given(table=st.dictionaries(st.text(), TOML))
def test_what_is_written_reads_back_the_same(table: dict[str, object]) -> None:
    assert tomllib.loads(toml_text(table)) == table
