"""Matches are read without opening their records, deleted with or without their figures, and brought back."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest

from belote_desktop import records
from belote_desktop.models.history.history_model import HistoryModel
from belote_desktop.models.history.match_book import MatchBook
from belote_desktop.models.match.match_counter import MatchCounter
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.profile import Directories, Profile, SaveFailed
from belote_desktop.profile.figures.filters import Ending, Filter
from belote_desktop.profile.figures.match_figures import FORMAT, text_of
from belote_desktop.profile.play_rating.compared import ComparedDeal, ComparedMatch
from belote_desktop.profile.statistics_rows import Rows, with_rows
from belote_desktop.variants import GameShelf
from tests.profile.figures.matches import deal, match
from tests.records.recorded_matches import finished_match

TEXT = finished_match(seed=1).text
THREE = tuple(f"match-{number}" for number in range(3))
NOW = datetime(2026, 11, 22, 19, 30)


def fill(directories: Directories, names: tuple[str, ...]) -> None:
    directories.matches.mkdir(parents=True, exist_ok=True)
    for name in names:
        (directories.matches / f"{name}.brn").write_text(TEXT, encoding="utf-8")


@pytest.fixture
def profile(tmp_path: Path) -> Iterator[Profile]:
    with Profile(Directories.under(tmp_path)) as opened:
        fill(opened.directories, THREE)
        MatchCounter(opened, lambda _owner: ImmediateTasks()).catch_up()
        yield opened


def book_of(profile: Profile) -> MatchBook:
    made = MatchBook(profile, lambda _owner: ImmediateTasks())
    made.read()
    return made


def ids(book: MatchBook) -> set[str]:
    return {figures.id for figures in book.matches or ()}


@pytest.mark.parametrize("with_figures", [True, False])
def test_a_match_is_deleted_and_brought_back(profile: Profile, with_figures: bool) -> None:
    book, before = book_of(profile), profile.statistics.tally()
    compared = ComparedMatch("match-1", 9, "classic", "", 0, "club", "0.7.0", "1", None, (ComparedDeal(1, 82, 0),))
    profile.compared.keep(compared)
    figures = next(each for each in book.matches or () if each.id == "match-1")
    book.delete(figures, with_figures=with_figures)
    assert not (profile.directories.matches / "match-1.brn").exists()
    assert (profile.directories.set_aside / "match-1.brn").read_text(encoding="utf-8") == TEXT
    assert ids(book) == (set(THREE) - {"match-1"} if with_figures else set(THREE))
    assert "match-1" not in book.with_record
    assert (profile.statistics.tally() == before) == (not with_figures)
    assert profile.compared.find("match-1") == (None if with_figures else compared)
    assert book.restore() == figures
    assert profile.compared.find("match-1") == compared
    assert ids(book) == book.with_record == set(THREE)
    assert profile.statistics.tally() == before
    assert book.last_deleted is None


def test_figures_that_were_kept_can_go_later(profile: Profile) -> None:
    book = book_of(profile)
    figures = next(each for each in book.matches or () if each.id == "match-0")
    book.delete(figures, with_figures=False)
    book.delete(figures, with_figures=True)
    assert ids(book) == set(THREE[1:])
    book.restore()
    assert ids(book) == set(THREE)
    assert book.with_record == set(THREE[1:])
    book.restore()
    assert book.with_record == set(THREE)


def test_nothing_changes_if_the_record_cannot_be_moved(profile: Profile) -> None:
    book = book_of(profile)
    profile.directories.set_aside.write_text("a file in the place of the folder")
    figures = next(iter(book.matches or ()))
    with pytest.raises(SaveFailed):
        book.delete(figures, with_figures=True)
    assert ids(book) == set(THREE)
    assert profile.statistics.counted() == set(THREE)


def test_of_a_thousand_matches_only_the_new_one_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = tuple(f"match-{number:04}" for number in range(1000))
    read: list[int] = []
    parse = records.parse_record
    with Profile(Directories.under(tmp_path)) as profile:
        fill(profile.directories, (*names[:999], "new"))
        told = [match(name, 500, 300, deal(100, 62)) for name in names[:999]]
        rows = tuple((figures.id, FORMAT, 0, text_of(figures)) for figures in told)
        with_rows(profile.directories.statistics, Rows(figures=rows))
        monkeypatch.setattr(records, "parse_record", lambda text: read.append(len(text)) or parse(text))
        MatchCounter(profile, lambda _owner: ImmediateTasks()).catch_up()
        assert len(read) == 1
        assert len(ids(book_of(profile))) == 1000
        assert len(read) == 1


def test_the_list_is_searched_by_game_day_and_person_without_accents_or_capitals() -> None:
    model = HistoryModel(GameShelf(), NOW)
    model.show_matches(
        [
            match("one", 2, 1, ended=1),
            match("two", 2, 1, variant="coinche", ended=2),
            match("three", 1, 2, names=("Anna", "Tom", "Zoé", "Kim"), date="2026-11-30", ended=3),
        ]
    )

    def found(search: str, wanted: Filter | None = None) -> list[str]:
        model.choose(wanted or Filter(), search)
        return [figures.id for figures in model.shown]

    assert found("") == ["three", "two", "one"]
    assert found("lea") == ["two", "one"]
    assert found("COINCHE léa") == ["two"]
    assert found("zoe 2026-11-30") == ["three"]
    assert found("nobody") == []
    assert found("lea", Filter(variant="classic")) == ["one"]
    assert found("", Filter(ending=Ending.LOST)) == ["three"]


def test_a_line_says_everything_of_a_match() -> None:
    model = HistoryModel(GameShelf(), NOW)
    ended = int(datetime(2026, 11, 21, 12).timestamp())
    model.show_matches([match("one", 1012, 744, deal(1, 0), deal(1, 0), variant="coinche", ended=ended)])
    assert model.index(0).data().startswith("Coinche, Won, 1012 to 744, Yesterday, With Léa, against Samir")
