"""Broken profiles: `python -m tools.fuzz.fuzz_profile --mutants 100000`. Whatever its files hold, a profile opens.

A mutant stands in the place of every file of a profile at once, beside a match and a game that are good.
"""

from __future__ import annotations

import json
import sys
import tempfile
import tomllib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import date
from functools import cache
from pathlib import Path

from belote_desktop import engine, records
from belote_desktop.profile import Directories, Profile, SaveFailed
from belote_desktop.profile.archive.archive import ImportRefused
from belote_desktop.profile.archive.exporting import export_profile
from belote_desktop.profile.archive.importing import import_profile
from belote_desktop.profile.figures import sums
from belote_desktop.profile.figures.csv_text import csv_text
from belote_desktop.profile.figures.from_record import figures_of
from belote_desktop.profile.own_games.own_game_drafts import UnsavedGame
from belote_desktop.profile.play_rating.compared import ComparedDeal, ComparedMatch
from belote_desktop.profile.play_rating.estimate import estimate
from belote_desktop.profile.play_rating.scale import Mark, Scale
from belote_desktop.profile.practice import Asked
from belote_desktop.profile.set_deals.set_results import Scored, SetResult, days_in_a_row, played_days
from belote_desktop.profile.statistics_rows import Rows, matches_in, rows_in, with_rows
from belote_desktop.variants import own_game
from tools.fuzz import campaign
from tools.fuzz.mutations import Material

GOLDEN = Path(__file__).parents[2] / "tests" / "golden"
GOOD = GOLDEN / "classic-1.brn"
UNFINISHED = GOOD.read_bytes().partition(b"\ndeal 2 ")[0] + b"\n"
JUST_BEGUN = b"\n".join(UNFINISHED.split(b"\n")[: UNFINISHED.partition(b"\ndeal 1 ")[0].count(b"\n") + 9]) + b"\n"
WORDS = tuple(
    word.encode()
    for word in (
        "format = 1", "format = 2", "format = -1", "format = 0xffffffffffffffff", "volume = 900", 'theme = "pink"',
        "theme", '"dark"', "true", "false", "[lessons]", "[lessons.classic]", "steps", "done = 7", "a.b.c = 1",
        "x = " + "[" * 3000, '{"a":' * 3000, '"\\ud800"', '"\\udfff"', "\\u0000", "null", "[]", "{}", '"format"',
        '"format":2', '"waiting"', '"days"', '"ready"', '"games"', '"box":9', '"due":-1', '"changes"', '"base"',
        '"classic"', '"kind"', '"files"', '"kept":null', "1979-05-27T07:32:00Z", "inf", "1e999",
        "SQLite format 3", "result 0 total 1 0",
        "take-back 3", "deal 2 dealer 1",
    )
)  # fmt: skip
"""What the files of a profile are made of, and what has harmed programs before."""

COMPARED = ComparedMatch(
    "match", 900, "classic", "2026-11-21", 1_700_000_000, "club", "0.7.0", "1",
    Scale("classic", "club", "0.7.0", "1", 400, (Mark("club", -8.5, 2.25), Mark("expert", 0.0, 0.0))),
    (ComparedDeal(1, 82, 0), ComparedDeal(2, -20, 162)), (3,), is_whole=True,
)  # fmt: skip


SET_DEAL = SetResult(
    "2026-11-24 classic", "belote:classic.CNLsUgiPxhOiPccy-FbTJWmKAr?r=zWfWM&c=mjczM", "classic", "2026-11-24", "match",
    ("club",) * 3, Scored("human", (81, 81), 0, "0: H", "made", "0.7.0", "1/2"),
)  # fmt: skip


def material() -> Material:
    """The files of a profile in which every feature was used once."""
    with tempfile.TemporaryDirectory() as folder:
        directories = Directories.under(Path(folder))
        with Profile(directories) as profile:
            _fill(profile)
            files = [
                directories.settings, directories.progress, directories.practice, directories.set_deals,
                directories.own_game_drafts,
                *directories.own_games.iterdir(), *directories.reviews.iterdir(), *directories.compared.iterdir(),
            ]  # fmt: skip
            texts = [path.read_bytes() for path in files]
        export_profile(directories, directories.data / "x.beloteprofile")
        packed = (directories.data / "x.beloteprofile").read_bytes()
        return Material(
            [*texts, *texts, UNFINISHED, GOOD.read_bytes(), packed, directories.statistics.read_bytes()], WORDS
        )


def _fill(profile: Profile) -> None:
    profile.settings.update({"theme": "dark", "volume": 20, "player_name": "Zoé", "keys": "H=J", "sound": False})
    profile.progress.keep("classic", "following", 4, is_done=True)
    profile.progress.keep("coinche", "bidding", 2)
    for seed in range(3):
        profile.practice.answer(Asked("winner", "classic", seed), seed == 1, 739_000 + seed)
    profile.practice.keep_ready(Asked("best-card", "coinche", 0, "a position", 162))
    profile.own_game_drafts.keep([UnsavedGame("", "Half made", "classic", (("target", "701"), ("tie", "litige")))])
    profile.own_games.save(own_game("Sunday", "classic", {"target": 501}))
    profile.reviews.keep("match", 1, "key", {"judged": [1, 2]})
    profile.compared.keep(COMPARED)
    profile.set_deals.keep(SET_DEAL)
    profile.set_deals.begin_series("classic", "club", "7", "2026-11-24")
    record = records.parse_record(GOOD.read_text(encoding="utf-8")).record
    figures = None if record is None else figures_of("match", record.header, records.replay(record))
    assert figures is not None
    profile.statistics.keep(figures)


def examine(data: bytes) -> None:
    """Put a mutant in place of every file and check: the profile opens, nothing is lost, and new data is kept."""
    with tempfile.TemporaryDirectory() as folder:
        directories = Directories.under(Path(folder) / "profile")
        places = _put(directories, data)
        with Profile(directories) as profile:
            told = _used(profile)
        for path in places:
            _is_not_lost(path, data, directories, told)
        with Profile(directories) as profile:
            _is_kept(profile)
            again = _used(profile)
        assert not [sentence for sentence in again if "set aside" in sentence], "it is set aside twice"
        _import(directories, data)


def _put(directories: Directories, data: bytes) -> list[Path]:
    """Put the mutant in place of every file. Returns the paths."""
    for directory in (directories.matches, directories.own_games, directories.reviews, directories.compared):
        directory.mkdir(parents=True)
    (directories.matches / "good.brn").write_bytes(JUST_BEGUN)
    places = [
        directories.settings, directories.progress, directories.practice, directories.set_deals,
        directories.own_game_drafts,
        directories.matches / "mutant.brn", directories.own_games / "mutant.belotegame", directories.unfinished_import,
    ]  # fmt: skip
    if data.startswith(b"SQLite"):
        places.append(directories.statistics)
    made_again = (directories.reviews / "mutant-1.json", directories.compared / "mutant.json")
    for path in (*places, *made_again):
        path.write_bytes(data)
    return places


def _used(profile: Profile) -> list[str]:
    """Open a profile, play and practise with it. Returns the notices that came up."""
    waiting = {match.path.name for match in profile.saves.unfinished()}
    assert "good.brn" in waiting, "a good match is not offered"
    for path in profile.saves.all():
        if path.name != "good.brn":
            with suppress(SaveFailed):
                profile.saves.load(path, 1).save.append("help hint\n")
    profile.own_games.all()
    profile.reviews.find("mutant", 1, "key")
    for match in profile.compared.all():
        estimate([each.difference for each in match.deals], match.scale)
    for variant in profile.statistics.variants():
        profile.statistics.tally(variant)
    matches = matches_in(profile.statistics.rows())
    csv_text(matches)
    chosen = sums.counted(matches)
    for work_out in (sums.totals_of, sums.by_trump, sums.by_bid, sums.by_level, sums.over_time, sums.points_of):
        work_out(chosen)
    sums.histogram(sums.differences(chosen))
    profile.settings.set("volume", 33 if profile.settings.number("volume") != 33 else 34)
    profile.practice.answer(Asked("winner", "classic", 77), False, 739_100)
    days_in_a_row(played_days(profile.set_deals.state.deals, "classic"), date(2026, 11, 24))
    profile.set_deals.keep(replace(SET_DEAL, key="2026-11-25 classic"))
    profile.progress.keep("baloot", "hokum", profile.progress.of("baloot", "hokum").steps + 1)
    profile.own_game_drafts.keep([*profile.own_game_drafts.games, UnsavedGame("", "Another", "coinche", ())])
    told = [engine.in_english(message) for message in profile.notices()]
    "".join(told).encode()
    return told


def _is_kept(profile: Profile) -> None:
    """Check that everything done before the profile was closed is there again, in every file that may be written."""
    if profile.settings.is_kept:
        assert profile.settings.number("volume") in (33, 34), "the setting is not kept"
    if profile.practice.is_kept:
        assert any(each.asked.seed == 77 for each in profile.practice.state.waiting), "the answer is not kept"
    if profile.set_deals.is_kept:
        assert profile.set_deals.of("2026-11-25 classic") is not None, "the set deal is not kept"
    if profile.progress.is_kept:
        assert profile.progress.of("baloot", "hokum").steps, "the lesson is not kept"
    if profile.own_game_drafts.is_kept:
        assert any(game.name == "Another" for game in profile.own_game_drafts.games), "the draft is not kept"


def _is_not_lost(path: Path, data: bytes, directories: Directories, told: list[str]) -> None:
    """Check that the bytes are unchanged, or set aside with a notice, or that all their data is still in the file."""
    if path.is_file() and path.read_bytes() == data:
        return
    kept = directories.set_aside.glob(f"{path.stem}*{path.suffix}")
    if any(each.read_bytes() == data for each in kept):
        assert any(str(path) in sentence for sentence in told), f"nobody was told of {path.name}"
        return
    assert path.is_file(), f"{path.name} is gone"
    says = _SAYS.get(path.suffix)
    assert says is not None and says(path, data), f"something of {path.name} is lost"  # noqa: PT018 - one question


def _record_says(path: Path, data: bytes) -> bool:
    return path.read_bytes().startswith(data)


def _toml_says(path: Path, data: bytes) -> bool:
    before, now = (tomllib.loads(each.decode("utf-8-sig").replace("\r\n", "\n")) for each in (data, path.read_bytes()))
    if path.name == "settings.toml":
        before["volume"] = now["volume"]  # what was changed since
    return _holds(now, before)


def _holds(now: object, before: object) -> bool:
    """True if all of `before` is in `now`, which may contain more."""
    if isinstance(before, dict) and isinstance(now, dict):
        return all(name in now and _holds(now[name], part) for name, part in before.items())
    if isinstance(before, list) and isinstance(now, list):
        return all(any(_holds(each, part) for each in now) for part in before)
    return repr(now) == repr(before)


def _json_says(path: Path, data: bytes) -> bool:
    return _holds(json.loads(path.read_bytes()), json.loads(data))


def _database_says(path: Path, data: bytes) -> bool:
    copy = path.with_name("copy.sqlite3")
    copy.write_bytes(data)
    with_rows(copy, Rows())  # opened once to be written, SQLite mends some of its header
    same = rows_in(copy) == rows_in(path)
    copy.unlink()
    return same


_SAYS: dict[str, Callable[[Path, bytes], bool]] = {
    ".toml": _toml_says, ".json": _json_says, ".brn": _record_says, ".sqlite3": _database_says,
}  # fmt: skip


def _import(directories: Directories, data: bytes) -> None:
    """Import a mutant as a whole profile: it is imported, or refused without any change."""
    file = directories.data.parent / "x.beloteprofile"
    file.write_bytes(data)
    before = {path: path.read_bytes() for path in directories.data.rglob("*") if path.is_file()}
    try:
        import_profile(directories, file)
    except ImportRefused:
        now = {path: path.read_bytes() for path in directories.data.rglob("*") if path.is_file()}
        assert now == before, "an import was refused and changed something"


@cache
def ready() -> Material:
    """The material, made only once."""
    return material()


if __name__ == "__main__":
    sys.exit(campaign.run(material, examine, __doc__))
