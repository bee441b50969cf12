"""Games of one's own: kept whole, read back, and every bad file refused with a sentence and left where it is."""

from __future__ import annotations

import errno
import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from belote_desktop import variants
from belote_desktop.engine.rules import RulesetError
from belote_desktop.engine.rules.terms import Tie
from belote_desktop.profile import GameRefused, OwnGames, SaveFailed
from belote_desktop.profile.own_games.own_game_text import FORMAT, KIND, LARGEST, MARK, UnreadableGame, read, text_of
from belote_desktop.profile.own_games.own_games import SUFFIX
from belote_desktop.records import Header
from belote_desktop.variants import GameShelf, own_game
from belote_desktop.variants.rule_sets import rule_sets
from belote_desktop.variants.trial import try_out
from belote_desktop.variants.variant import Standing

SUNDAY: Mapping[str, object] = {"tie": "litige", "target": 1200}


@pytest.fixture
def games(tmp_path: Path) -> OwnGames:
    return OwnGames(tmp_path / "games", tmp_path / "set-aside")


def written(**other: object) -> bytes:
    """A file of a game, with parts of it replaced."""
    whole = {MARK: KIND, "format": FORMAT, "name": "Sunday", "base": "classic", "changes": {"tie": "litige"}}
    return json.dumps(whole | other).encode()


def reason(data: bytes) -> str:
    """Why a file holds no game."""
    with pytest.raises(UnreadableGame) as problem:
        read(data)
    return str(problem.value.reason)


# ---------------------------------------------------------------------- what a game of one's own is
def test_a_game_has_the_rules_of_its_base_with_what_is_changed() -> None:
    game = own_game("  Sunday   Belote ", "classic", SUNDAY)
    assert game.name == "Sunday Belote"
    assert game.rules.values() == variants.get("classic", tie="litige", target=1200).values()
    assert (game.rules.variant, game.rules.name) == ("Sunday Belote", "Sunday Belote")


def test_what_is_as_in_the_base_is_no_change() -> None:
    assert own_game("Sunday", "classic", {"tie": "made", "target": 501}).changes == {"target": 501}


def test_it_stands_among_the_games_as_yours() -> None:
    variant = own_game("Sunday", "classic", SUNDAY).variant
    assert variant.standing is Standing.OWN
    assert (variant.id, variant.parent) == ("Sunday", "classic")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("   ", "no name yet"),
        ("x" * 41, "at most 40 characters"),
        ("Sun\u0007day", "cannot be shown"),
        ("classic belote", "Classic Belote is already a game in the catalogue"),
        ("COINCHE", "is already a game in the catalogue"),
    ],
)
def test_a_name_that_cannot_be_is_refused_with_the_reason(name: str, why: str) -> None:
    with pytest.raises(RulesetError, match=why):
        own_game(name, "classic", {})


def test_a_shelf_holds_the_games_of_ones_own_before_the_registered_ones() -> None:
    shelf = GameShelf([own_game("Sunday", "classic", SUNDAY), own_game("Friday", "coinche", {})])
    assert [game.id for game in shelf.all()[:3]] == ["Friday", "Sunday", "classic"]
    assert shelf.rules("Sunday").scoring.tie is Tie.LITIGE
    assert shelf.base("Sunday") == shelf.base("classic") == "classic"
    assert shelf.variant("Sunday").is_own
    assert not shelf.variant("classic").is_own


def test_a_record_of_it_says_every_rule_and_its_name() -> None:
    rules = own_game("Sunday", "classic", SUNDAY).rules
    header = Header.of(rules, ("A", "B", "C", "D"), ("human", "club", "club", "club"), "2026-11-21")
    assert header.variant == "Sunday"
    assert header.ruleset() == rules


# ---------------------------------------------------------------------- rules that make no game
def test_every_registered_game_can_be_played() -> None:
    refused = {game.id: try_out(variants.get(game.id)) for game in variants.all_variants()}
    assert {name: why for name, why in refused.items() if why is not None} == {}


def test_more_cards_than_the_pack_has_are_refused_with_both_numbers() -> None:
    with pytest.raises(RulesetError, match=r"^The packets add up to 32 cards, but the pack has only 24\."):
        variants.get("classic").change(lowest_rank=3)


def test_rules_by_which_no_deal_ends_are_refused() -> None:
    dealt_out_too_early = variants.get("clabber").change(phases="second_deal-auction-play")
    assert "No deal can be played to its end" in str(try_out(dealt_out_too_early))


def test_everything_that_is_set_together_makes_a_game() -> None:
    for game in ("classic", "coinche", "belote-3p-24", "belot-3p"):
        for made in rule_sets(game):
            changed = variants.get(game).change(made.changes)
            assert changed != variants.get(game), made.name
            assert try_out(changed) is None, made.name


def test_a_set_reaches_what_no_single_rule_can() -> None:
    game = variants.get("belot-3p")
    whole_pack = next(made for made in rule_sets("belot-3p") if made.changes.get("phases"))
    with pytest.raises(RulesetError):
        game.change({"talon_packets": whole_pack.changes["talon_packets"]})
    assert try_out(game.change(whole_pack.changes)) is None


def test_the_houses_are_offered_where_the_game_is_of_their_kind() -> None:
    names = {game: {made.name for made in rule_sets(game)} for game in ("classic", "contree-ffb", "baloot")}
    assert {"Café Belote", "Tournament Belote", "Contest Belote", "Belgian club Belote"} <= names["classic"]
    assert "Corsican Contrée" in names["contree-ffb"] - names["classic"]
    assert not {"Café Belote", "Corsican Contrée"} & names["baloot"]


# ---------------------------------------------------------------------- the text of a file
def test_what_is_written_is_read_back_the_same() -> None:
    for base in ("classic", "baloot", "belote-3p-24"):
        game = own_game("Sunday – dimanche", base, {"last_trick": 20, "carre_points": "J200-9150-8100"})
        assert read(text_of(game).encode()) == game


def test_a_file_with_the_mark_of_an_editor_and_windows_lines_is_read() -> None:
    assert read(b"\xef\xbb\xbf" + written().replace(b", ", b",\r\n")).changes == {"tie": Tie.LITIGE}


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"hello",
        b"\xff\xfe\x00",
        b"[1, 2]",
        b"{}",
        b"[" * 5000,
        b'{"belote-desktop": "record"}',
        b" " * (LARGEST + 1),
    ],
)
def test_a_file_that_is_something_else_is_no_game(data: bytes) -> None:
    assert reason(data) == "It is not a Belote Desktop game."


def test_a_file_that_was_cut_off_says_where_it_is_broken() -> None:
    text = text_of(own_game("Sunday", "classic", SUNDAY))
    assert reason(text[:-10].encode()).startswith("It is damaged at line ")


def test_a_file_of_a_newer_version_says_both_formats() -> None:
    assert "format 7, and this version of Belote Desktop reads formats up to 1" in reason(written(format=7))


@pytest.mark.parametrize("found", [10**9, 10**40, 10**4000], ids=["10", "41", "4001"])
def test_a_format_that_no_version_will_write_is_said_in_short(found: int) -> None:
    said = reason(written(format=found))
    assert said.startswith("It has format 100000000…, and this version of Belote Desktop reads formats up to 1.")


@pytest.mark.parametrize("value", [10**300, "7" * 3000, "x" * 3000], ids=["number", "figures", "letters"])
def test_a_value_that_no_rule_can_have_does_not_fill_the_sentence(value: object) -> None:
    assert reason(written(changes={"target": value})) == "Its value for target is not one the rule allows."


@pytest.mark.parametrize(
    "other", [{"format": "1"}, {"format": True}, {"format": 0}, {"name": None}, {"base": 3}, {"changes": ["tie"]}]
)
def test_a_part_that_is_missing_is_said(other: dict[str, object]) -> None:
    assert reason(written(**other)).startswith("Part of it is missing")


@pytest.mark.parametrize(
    ("other", "why"),
    [
        ({"base": "belote-on-the-moon"}, "It is based on the game belote-on-the-moon"),
        ({"changes": {"tee": "litige"}}, "There is no option 'tee'"),
        ({"changes": {"tie": "draw"}}, "“tie” must be one of these"),
        ({"changes": {"target": "12o0"}}, "“target” must be a whole number"),
        ({"changes": {"last_trick": 500}}, "“last_trick” must be from 0 to 100, not 500."),
        ({"changes": {"cut": "perhaps"}}, "“cut” must be on or off"),
        ({"changes": {"packets": "3-x"}}, "“packets” must be a list of whole numbers"),
        ({"changes": {"phases": "auction-tea"}}, "“phases” must be a list of words"),
        ({"changes": {"trump_order": "JJJJ"}}, "“trump_order” must be a word such as"),
        ({"changes": {"tie": None}}, "Its value for tie is not one"),
        ({"changes": {"last_deal_exact": "on"}}, "“deals” and “last_deal_exact” do not go together"),
        ({"changes": {"packets": "4-4"}}, "The packets add up to 44 cards"),
        ({"changes": {"phases": "auction-auction-second_deal-play"}}, "comes twice"),
        ({"name": "classic"}, "is already a game in the catalogue"),
        ({"name": ""}, "no name yet"),
    ],
)
def test_what_a_file_says_wrongly_is_named(other: dict[str, object], why: str) -> None:
    assert why in reason(written(**other))


# ---------------------------------------------------------------------- the games of a profile
def test_a_game_is_kept_and_found_again(games: OwnGames, tmp_path: Path) -> None:
    games.save(own_game("Sunday", "classic", SUNDAY))
    again = OwnGames(tmp_path / "games", tmp_path / "set-aside")
    assert [game.name for game in again.all()] == ["Sunday"]
    assert again.shelf().rules("Sunday").match.target == 1200


def test_two_games_of_one_name_are_refused_and_the_first_stays(games: OwnGames) -> None:
    games.save(own_game("Sunday", "classic", SUNDAY))
    with pytest.raises(GameRefused, match="You already have a game called SUNDAY"):
        games.save(own_game("SUNDAY", "coinche", {}))
    assert games.all() == (own_game("Sunday", "classic", SUNDAY),)


def test_a_game_that_is_changed_takes_its_own_place(games: OwnGames, tmp_path: Path) -> None:
    games.save(own_game("Sunday", "classic", SUNDAY))
    games.save(own_game("Sundays", "classic", {"target": 501}), instead_of="Sunday")
    assert [game.name for game in games.all()] == ["Sundays"]
    assert len(list((tmp_path / "games").iterdir())) == 1


def test_names_of_any_script_have_files_of_their_own(games: OwnGames) -> None:
    names = ["بلوت العائلة", "Белот", "Sunday/../Belote", "..", "Été"]
    for name in names:
        games.save(own_game(name, "classic", {}))
    assert sorted(game.name for game in games.all()) == sorted(names)


def test_a_game_can_be_renamed_but_not_to_a_name_that_exists(games: OwnGames) -> None:
    games.save(own_game("Sunday", "classic", SUNDAY))
    games.save(own_game("Friday", "coinche", {}))
    with pytest.raises(GameRefused, match="already have a game called Friday"):
        games.rename("Sunday", "Friday")
    with pytest.raises(GameRefused, match="is already a game in the catalogue"):
        games.rename("Sunday", "Coinche")
    games.rename("Sunday", "sunday")
    assert [game.name for game in games.all()] == ["Friday", "sunday"]


def test_a_deleted_game_is_put_aside_and_can_be_had_back(games: OwnGames) -> None:
    games.save(own_game("Sunday", "classic", SUNDAY))
    removed = games.remove("Sunday")
    assert games.all() == ()
    assert removed.place.is_file()
    games.restore(removed)
    assert games.all() == (own_game("Sunday", "classic", SUNDAY),)
    assert not removed.place.exists()


def test_a_deleted_game_does_not_come_back_over_another_one(games: OwnGames) -> None:
    games.save(own_game("Sunday", "classic", SUNDAY))
    removed = games.remove("Sunday")
    games.save(own_game("Sunday", "coinche", {}))
    with pytest.raises(GameRefused):
        games.restore(removed)
    assert removed.place.is_file()
    assert [game.base for game in games.all()] == ["coinche"]


def test_what_is_gone_is_said(games: OwnGames) -> None:
    with pytest.raises(GameRefused, match="no longer have a game called Sunday"):
        games.remove("Sunday")


@pytest.mark.parametrize("data", [b"hello", written(format=9), written(base="gone"), written(changes={"tie": "x"})])
def test_a_bad_file_in_the_profile_is_told_once_and_stays(games: OwnGames, tmp_path: Path, data: bytes) -> None:
    games.save(own_game("Sunday", "classic", SUNDAY))
    bad = tmp_path / "games" / f"bad{SUFFIX}"
    bad.write_bytes(data)
    assert [game.name for game in games.all()] == ["Sunday"]
    games.all()
    assert len(games.notices) == 1
    assert str(bad) in str(games.notices[0])
    assert bad.read_bytes() == data


def test_a_disk_that_is_full_loses_nothing(games: OwnGames, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games.save(own_game("Sunday", "classic", SUNDAY))

    def full(_number: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr("belote_desktop.profile.files.os.fsync", full)
    with pytest.raises(SaveFailed, match="the disk is full"):
        games.save(own_game("Sunday", "classic", {"target": 501}), instead_of="Sunday")
    assert games.all() == (own_game("Sunday", "classic", SUNDAY),)
    assert [path.suffix for path in (tmp_path / "games").iterdir()] == [SUFFIX]


# ---------------------------------------------------------------------- from one profile to another
def test_a_game_goes_to_a_file_and_comes_from_one(games: OwnGames, tmp_path: Path) -> None:
    games.save(own_game("Sunday", "classic", SUNDAY))
    games.export("Sunday", tmp_path / "for-lea.belotegame")
    elsewhere = OwnGames(tmp_path / "other", tmp_path / "aside")
    taken = elsewhere.take_in(tmp_path / "for-lea.belotegame")
    assert (taken.game, taken.instead_of) == (own_game("Sunday", "classic", SUNDAY), "")
    assert elsewhere.all() == games.all()


def test_a_game_whose_name_is_taken_comes_in_under_another_one(games: OwnGames, tmp_path: Path) -> None:
    games.save(own_game("Sunday", "classic", SUNDAY))
    path = tmp_path / "theirs.belotegame"
    path.write_bytes(written(name="SUNDAY"))
    taken = games.take_in(path)
    assert (taken.game.name, taken.instead_of) == ("SUNDAY 2", "SUNDAY")
    assert [game.name for game in games.all()] == ["Sunday", "SUNDAY 2"]


def test_a_file_that_cannot_be_taken_in_is_left_as_it_is(games: OwnGames, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Léa", encoding="utf-8")
    with pytest.raises(GameRefused, match=r"It is not a Belote Desktop game\. The file was not changed\."):
        games.take_in(path)
    with pytest.raises(GameRefused, match="cannot be read"):
        games.take_in(tmp_path / "nothing-here")
    assert path.read_text(encoding="utf-8") == "Dear Léa"
    assert games.all() == ()
