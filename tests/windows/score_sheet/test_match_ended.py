"""The end of a match is a moment: winners, score, plot, deals that stand out; a match that was lost looks different."""

from __future__ import annotations

from functools import cache

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop import engine, players, variants
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.score_sheet.match_findings import About, findings
from belote_desktop.models.words.names import Names
from belote_desktop.models.words.sides import Sides
from belote_desktop.table.items.tempo import Tempo
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.score_sheet import match_hero
from belote_desktop.windows.score_sheet.first_time import FirstTime
from belote_desktop.windows.score_sheet.match_hero import RAYS, Winners
from belote_desktop.windows.score_sheet.match_over import MatchOver
from belote_desktop.windows.score_sheet.parting import Parting
from belote_desktop.windows.score_sheet.written import Figure, Written

NAMES = Names(("Anna", "Samir", "Léa", "Karim"), 0)


@cache
def ended(game: str, target: int, seat: int = 0, seed: int = 11) -> engine.SeatView:
    """A finished match, as a seat sees it."""
    match = engine.start(variants.get(game, target=target), seed=seed, dealer=3)
    while (turn := engine.to_act(match)) is not None:
        match, _ = engine.apply(match, players.get("casual").choose(engine.view(match, turn), seed=1), turn)
    return engine.view(match, seat)


def won() -> engine.SeatView:
    return ended("classic", 500)


def lost() -> engine.SeatView:
    return ended("coinche", 701, seed=12)


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(1280, 800)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.fixture
def tempo(preferences: Preferences, parent: QWidget) -> Tempo:
    made = Tempo(preferences, parent)
    made.clock.hold()
    return made


def opened(view: engine.SeatView, tempo: Tempo, style: Style, parent: QWidget) -> MatchOver:
    made = MatchOver(style, NAMES, view, parent)
    made.open_over(tempo)
    return made


def shown(over: MatchOver) -> list[Winners]:
    return [part for part in over.findChildren(Winners) if part.isVisible()]


def winners(over: MatchOver) -> Winners:
    (part,) = shown(over)
    return part


@pytest.mark.parametrize("leftwards", [False, True])
def test_the_portraits_stand_as_the_names_are_read(
    tempo: Tempo, style: Style, parent: QWidget, monkeypatch: pytest.MonkeyPatch, leftwards: bool
) -> None:
    seen: dict[str, float] = {}
    monkeypatch.setattr(
        match_hero, "draw_person", lambda _painter, room, name, *_args, **_said: seen.__setitem__(name, room.x())
    )
    if leftwards:
        parent.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    winners(opened(won(), tempo, style, parent)).grab()
    assert sorted(seen, key=lambda name: seen[name]) == (["Léa", "Anna"] if leftwards else ["Anna", "Léa"])


def scores(over: MatchOver) -> list[Figure]:
    return [part for part in over.findChildren(Figure) if part.isVisible()]


def test_a_match_that_was_won_has_a_crown_rays_and_a_score_that_counts_up(
    tempo: Tempo, style: Style, parent: QWidget
) -> None:
    over = opened(won(), tempo, style, parent)
    assert {part for cue in over.cues() for part in [type(cue.part).__name__]} >= {"Winners", "_Rays", "MatchPlot"}
    counted = [scores(over)[0].seen[0]]
    while over.is_unfolding:
        tempo.clock.step(16)
        counted.append(scores(over)[0].seen[0])
    assert counted[0] == ""
    assert len(set(counted)) > 5
    assert [figure.seen for figure in scores(over)] == [(str(total), 1) for total in won().totals]
    assert over.again_button.text() == "Play again"
    lines = [winners(over).ray(number, 1.0) for number in range(RAYS)]
    assert all(line.y2() <= line.y1() + 0.01 for line in lines), "they fill the upper half"


def test_a_match_that_was_lost_only_fades_and_offers_revenge(tempo: Tempo, style: Style, parent: QWidget) -> None:
    over = opened(lost(), tempo, style, parent)
    assert "_Rays" not in {type(cue.part).__name__ for cue in over.cues()}
    tempo.clock.step(240)
    assert not winners(over)._moves
    assert [figure.seen[0] for figure in scores(over)] == [str(total) for total in lost().totals], "no figure counts up"
    assert all(0 < figure.seen[1] < 1 for figure in scores(over))
    assert over.again_button.text() == "Rematch"
    assert over.again_button.hasFocus()
    assert winners(over).height() == winners(opened(won(), tempo, style, parent)).height(), "everything has one size"


def test_each_total_is_told_once(tempo: Tempo, style: Style, parent: QWidget) -> None:
    over = opened(won(), tempo, style, parent)
    assert not over._plot.has_totals
    assert [figure.text() for figure in scores(over)] == [str(total) for total in won().totals]


def test_space_shows_all_at_once_and_escape_goes_home(
    tempo: Tempo, style: Style, parent: QWidget, qtbot: QtBot
) -> None:
    over = opened(won(), tempo, style, parent)
    tempo.clock.step(32)
    qtbot.keyClick(over.again_button, Qt.Key.Key_Space)
    assert not over.is_unfolding
    with qtbot.waitSignal(over.home), qtbot.assertNotEmitted(over.again):
        qtbot.keyClick(over.again_button, Qt.Key.Key_Escape)


def test_with_reduced_motion_nothing_counts_or_draws_itself(tempo: Tempo, style: Style, parent: QWidget) -> None:
    tempo.reduces_motion = True
    over = opened(won(), tempo, style, parent)
    tempo.clock.step(32)
    assert [figure.seen[0] for figure in scores(over)] == [str(total) for total in won().totals]
    tempo.clock.step(64)
    assert not over.is_unfolding


def test_each_deal_that_stands_out_opens_its_review(tempo: Tempo, style: Style, parent: QWidget, qtbot: QtBot) -> None:
    over = opened(won(), tempo, style, parent)
    assert len(over.rows) == 3
    for row in over.rows:
        row.button.setFocus()
        with qtbot.waitSignal(over.review) as asked:
            qtbot.keyClick(row.button, Qt.Key.Key_Return)
        assert asked.args == [row.number]


@pytest.mark.parametrize("view", [won, lost])
def test_the_deals_that_stand_out_are_what_they_are_said_to_be(view: object) -> None:
    seen = view()  # type: ignore[operator]
    sides = Sides(seen.rules, NAMES)
    found = {each.about: each.result for each in findings(seen.results, seen.winner, sides)}
    assert len({result.number for result in found.values()}) == len(found)
    decided = found[About.DECIDED]
    later = [result for result in seen.results if result.number >= decided.number]
    assert all(max(result.totals) == result.totals[seen.winner] for result in later), "the winner stayed ahead"
    gains = {result.number: result.score.points[0] - result.score.points[1] for result in seen.results}
    if About.BEST in found:
        assert gains[found[About.BEST].number] == max(gains.values())
    if About.WORST in found:
        assert gains[found[About.WORST].number] == min(gains.values())


def test_in_a_narrow_window_the_winners_are_on_the_paper(
    tempo: Tempo, style: Style, parent: QWidget, qtbot: QtBot
) -> None:
    over = opened(won(), tempo, style, parent)
    assert not over.panel.isAncestorOf(winners(over))
    parent.resize(640, 560)
    qtbot.waitUntil(lambda: [over.panel.isAncestorOf(part) for part in shown(over)] == [True])
    assert not over.is_unfolding


def test_a_first_time_has_a_rosette_that_opens_after_the_score(tempo: Tempo, style: Style, parent: QWidget) -> None:
    over = MatchOver(style, NAMES, won(), parent, first=lambda: "Your first match won")
    over.open_over(tempo)
    (rosette,) = [part for part in over.findChildren(FirstTime) if part.isVisible()]
    begins = {type(cue.part).__name__: cue.begins for cue in over.cues()}
    assert begins["Rosette"] > begins["Figure"]
    assert rosette.words.seen == ("Your first match won", 0)
    while over.is_unfolding:
        tempo.clock.step(16)
    assert rosette.words.seen == ("Your first match won", 1)
    assert not opened(won(), tempo, style, parent).findChildren(FirstTime)


@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (1920, 1080)], ids=str)
def test_the_rays_have_room_beside_the_winners(
    size: tuple[int, int], parent: QWidget, tempo: Tempo, style: Style
) -> None:
    parent.resize(*size)
    over = MatchOver(style, NAMES, won(), parent)
    over.open_over(tempo)
    over.hurry()
    QApplication.processEvents()
    (winners,) = (each for each in over.findChildren(Winners) if each.isVisible())
    ends = [winners.ray(number, 1.0).p2() for number in range(RAYS)]
    assert min(end.x() for end in ends) > 0
    assert max(end.x() for end in ends) < winners.width()
    assert min(end.y() for end in ends) > 0


def test_what_a_player_says_stands_below_the_score_with_the_name_read_aloud(
    parent: QWidget, tempo: Tempo, style: Style
) -> None:
    over = MatchOver(style, NAMES, won(), parent, parting=lambda: (2, "Thank you for the game."))
    over.open_over(tempo)
    QApplication.processEvents()
    (said,) = (each for each in over.findChildren(Parting) if each.isVisible())
    (words,) = said.findChildren(Written)
    assert words.accessibleName() == "Léa: Thank you for the game."
    assert words.seen == ("Thank you for the game.", 0)
    while over.is_unfolding:
        tempo.clock.step(16)
    assert words.seen == ("Thank you for the game.", 1)
    figures = [each for each in over.findChildren(Figure) if each.isVisible()]
    below = max(each.mapTo(over, QPoint(0, each.height())).y() for each in figures)
    assert said.mapTo(over, QPoint()).y() >= below


def test_in_a_small_window_with_large_text_winners_and_buttons_are_seen(
    parent: QWidget, tempo: Tempo, style: Style, preferences: Preferences
) -> None:
    preferences.set("text_size", 200)
    parent.resize(640, 480)
    over = MatchOver(style, NAMES, won(), parent)
    over.open_over(tempo)
    over.hurry()
    QApplication.processEvents()
    assert over.panel.geometry().bottom() < 480
    assert over.again_button.geometry().bottom() < over.panel.height()
    (winners,) = (each for each in over.findChildren(Winners) if each.isVisible())
    assert winners.mapTo(over.panel, QPoint(0, winners.height())).y() < over.sheet_button.geometry().top()
