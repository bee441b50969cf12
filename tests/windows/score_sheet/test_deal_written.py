"""The end of a deal is written on the sheet item by item; it can be hurried, and its button used, at any moment."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop import engine, players, variants
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words.names import Names
from belote_desktop.table.items.tempo import Tempo
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.score_sheet.column_rules import pieces
from belote_desktop.windows.score_sheet.deal_result import DealResult
from belote_desktop.windows.score_sheet.written import Figure, Written

NAMES = Names(("Anna", "Samir", "Léa", "Karim"), 0)


def played(game: str, deals: int) -> engine.SeatView:
    """A match after so many deals."""
    match = engine.start(variants.get(game), seed=11, dealer=variants.get(game).table.seats - 1)
    while len(match.deals) < deals:
        seat = engine.to_act(match)
        assert seat is not None
        match, _ = engine.apply(match, players.get("casual").choose(engine.view(match, seat), seed=1), seat)
    return engine.view(match, 0)


@pytest.fixture(scope="module")
def view() -> engine.SeatView:
    """A match after its third deal."""
    return played("classic", 3)


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


@pytest.fixture
def result(view: engine.SeatView, tempo: Tempo, style: Style, preferences: Preferences, parent: QWidget) -> DealResult:
    """The result of the third deal, about to be written."""
    made = DealResult(style, preferences, NAMES, view, parent)
    made.open_over(tempo)
    return made


def items(result: DealResult) -> list[Written]:
    """What is still to appear or has appeared, in order."""
    return [cue.part for cue in result.cues() if isinstance(cue.part, Written)]


def test_items_appear_in_order_and_the_totals_last(result: DealResult, tempo: Tempo) -> None:
    parts = items(result)
    totals = parts[-2:]
    assert [total.seen[0] for total in totals] != [total.text() for total in totals], "they stand at the last deal"
    first_seen: dict[int, int] = {}
    for turned in range(0, 4000, 16):
        for place, part in enumerate(parts):
            if part.seen[1] > 0 and (part.seen[0] or not part.text()):
                first_seen.setdefault(place, turned)
        if not result.is_unfolding:
            break
        tempo.clock.step(16)
    begun = [first_seen[place] for place in range(len(parts) - 2)]
    assert begun == sorted(begun)
    assert len(set(begun)) >= 3
    assert [part.seen for part in parts] == [(part.text(), 1) for part in parts]


def test_a_sum_counts_up_to_its_figure(result: DealResult, tempo: Tempo) -> None:
    total = items(result)[-1]
    assert isinstance(total, Figure)
    seen = [int(total.seen[0])]
    while result.is_unfolding:
        tempo.clock.step(16)
        seen.append(int(total.seen[0]))
    assert seen == sorted(seen)
    assert len(set(seen)) > 5
    assert seen[-1] == int(total.text()) == result.result.totals[1]


@pytest.mark.parametrize("way", ["space on the button", "click on the paper"])
def test_space_or_a_click_writes_all_of_it_at_once_and_deals_nothing(
    result: DealResult, tempo: Tempo, qtbot: QtBot, way: str
) -> None:
    tempo.clock.step(200)
    assert result.next_button.hasFocus()
    asked = list[bool]()
    result.next_deal.connect(lambda: asked.append(True))
    if way.startswith("space"):
        qtbot.keyClick(result.next_button, Qt.Key.Key_Space)
    else:
        qtbot.mouseClick(result, Qt.MouseButton.LeftButton, pos=QPoint(640, 60))
    assert not result.is_unfolding
    assert all(part.seen == (part.text(), 1) for part in items(result))
    assert not asked
    qtbot.keyClick(result.next_button, Qt.Key.Key_Space)
    assert asked == [True], "the button has its key again"


def test_the_button_can_be_used_from_the_first_frame(result: DealResult, qtbot: QtBot) -> None:
    with qtbot.waitSignal(result.next_deal):
        qtbot.keyClick(result.next_button, Qt.Key.Key_Return)


def test_reduced_motion_counts_nothing_up(
    view: engine.SeatView, tempo: Tempo, style: Style, preferences: Preferences, parent: QWidget
) -> None:
    tempo.reduces_motion = True
    made = DealResult(style, preferences, NAMES, view, parent)
    made.open_over(tempo)
    tempo.clock.step(32)
    assert all(part.seen[0] == part.text() for part in items(made))
    tempo.clock.step(64)
    assert not made.is_unfolding


def test_what_is_read_aloud_is_there_from_the_first_frame(result: DealResult) -> None:
    said = [part.text() for part in result.findChildren(QLabel)]
    assert result.accessibleName() in said
    assert all(str(total) in said for total in result.result.totals)


def test_a_change_of_look_while_it_is_written_leaves_everything_there(
    result: DealResult, tempo: Tempo, preferences: Preferences
) -> None:
    tempo.clock.step(200)
    preferences.set("text_size", 150)
    assert not result.is_unfolding
    assert all(part.seen == (part.text(), 1) for part in items(result))


def test_earlier_deals_give_way_in_a_low_window(result: DealResult, parent: QWidget, qtbot: QtBot) -> None:
    assert result.paper is not None
    paper = result.paper
    assert paper.earlier_shown == 2
    parent.resize(900, 480)
    qtbot.waitUntil(lambda: paper.earlier_shown == 0)
    parent.resize(1280, 800)
    qtbot.waitUntil(lambda: paper.earlier_shown == 2)


def tip(result: DealResult) -> tuple[float, float]:
    return result.pencil.tip.x(), result.pencil.tip.y()


def ends_at(result: DealResult, figure: Figure) -> bool:
    """Whether the point of the pencil is at the end of a figure, on its line."""
    place = QRectF(QPointF(figure.mapTo(result, QPoint())), QSizeF(figure.size()))
    x, y = tip(result)
    return abs(x - place.right()) < 8 and place.top() < y < place.bottom()


def test_the_pencil_goes_to_the_end_of_each_line_as_it_is_written(result: DealResult, tempo: Tempo) -> None:
    assert result.paper is not None
    QApplication.processEvents()
    seen = list[Figure]()
    path = [tip(result)]
    while result.is_unfolding:
        tempo.clock.step(4)
        path.append(tip(result))
        seen += [figure for figure, _, _ in result.paper.strokes if figure not in seen and ends_at(result, figure)]
    assert seen == [figure for figure, _, _ in result.paper.strokes], "in order, the totals last"
    assert len(seen) >= 4
    steps = [abs(after[0] - before[0]) + abs(after[1] - before[1]) for before, after in pairwise(path)]
    assert max(steps) < 30, "it moves and does not jump"
    assert result.pencil.isVisible()


def test_a_pencil_that_is_hurried_lies_at_the_last_total(result: DealResult, tempo: Tempo, qtbot: QtBot) -> None:
    assert result.paper is not None
    tempo.clock.step(200)
    qtbot.keyClick(result.next_button, Qt.Key.Key_Space)
    QApplication.processEvents()
    assert ends_at(result, result.paper.strokes[-1][0])


def test_a_pencil_that_may_not_move_fades_in_where_it_ends(
    view: engine.SeatView, tempo: Tempo, style: Style, preferences: Preferences, parent: QWidget
) -> None:
    tempo.reduces_motion = True
    made = DealResult(style, preferences, NAMES, view, parent)
    made.open_over(tempo)
    QApplication.processEvents()
    assert made.paper is not None
    while made.is_unfolding:
        assert ends_at(made, made.paper.strokes[-1][0])
        tempo.clock.step(16)


def test_no_mouse_feels_the_pencil_and_it_follows_the_paper(result: DealResult, parent: QWidget, qtbot: QtBot) -> None:
    assert result.paper is not None
    parent.resize(1000, 700)
    QApplication.processEvents()
    result.hurry()
    last = result.paper.strokes[-1][0]
    qtbot.waitUntil(lambda: ends_at(result, last))
    assert result.pencil.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_the_paper_grows_with_a_large_window_and_its_rows_with_a_high_one(
    result: DealResult, parent: QWidget, qtbot: QtBot
) -> None:
    usual = result.panel.size()
    parent.resize(2560, 1440)
    qtbot.waitUntil(lambda: result.panel.width() >= 1.4 * usual.width())
    assert result.style_.scale == pytest.approx(1.45)
    parent.resize(1280, 560)
    qtbot.waitUntil(lambda: result.panel.width() == usual.width())
    qtbot.waitUntil(lambda: 0.7 * usual.height() < result.panel.height() < usual.height())
    parent.resize(1280, 800)
    qtbot.waitUntil(lambda: result.panel.size() == usual)


def test_a_sheet_that_is_written_is_not_laid_out_again_and_again(
    result: DealResult, monkeypatch: pytest.MonkeyPatch
) -> None:
    result.hurry()
    for _ in range(10):
        QApplication.processEvents()
    fitted: list[int] = []
    monkeypatch.setattr(DealResult, "give_way", lambda _result, missing: fitted.append(missing))
    for _ in range(10):
        QApplication.processEvents()
    assert not fitted


def test_in_a_window_of_any_height_the_sheet_comes_to_rest(
    preferences: Preferences, style: Style, parent: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = DealResult(style, preferences, NAMES, played("belot-ru-3p", 4), parent)
    result.open_over()
    for height in range(500, 760, 10):
        parent.resize(1280, height)
        for _ in range(5):
            QApplication.processEvents()
        fitted: list[int] = []
        with monkeypatch.context() as patched:
            patched.setattr(DealResult, "give_way", lambda _result, missing: fitted.append(missing))  # noqa: B023
            QApplication.processEvents()
        assert not fitted, height


def test_the_line_between_the_sides_runs_through_all_but_words_it_would_strike(
    result: DealResult, qtbot: QtBot
) -> None:
    QApplication.processEvents()
    paper = result.paper
    assert paper is not None
    verdict = next(part for part in paper.findChildren(QLabel) if part.text() == result.accessibleName())
    wide = QFontMetrics(verdict.font()).horizontalAdvance(verdict.text())
    assert len(list(pieces(verdict.x() + wide + 20, paper, [verdict], 20))) == 1
    assert len(list(pieces(verdict.x() + wide - 20, paper, [verdict], 20))) == 2


def test_what_leads_in_begins_where_the_total_does(result: DealResult) -> None:
    QApplication.processEvents()
    lines = {part.text(): part for part in result.findChildren(QLabel) if part.isVisible()}
    total = lines["Total"]
    (lead,) = [part for text, part in lines.items() if "to go" in text]
    starts = [part.mapTo(result, part.contentsRect().topLeft()).x() for part in (total, lead)]
    assert starts[0] == starts[1]


def test_two_partners_are_named_on_one_line(result: DealResult) -> None:
    QApplication.processEvents()
    named = [part for part in result.findChildren(QLabel) if part.isVisible() and part.text().startswith("Anna")]
    assert [part.height() < 2 * QFontMetrics(part.font()).height() for part in named] == [True]


@pytest.mark.parametrize(("width", "is_whole"), [(1280, True), (900, True), (640, False)])
def test_the_pencil_is_whole_or_not_there(
    result: DealResult, parent: QWidget, qtbot: QtBot, width: int, is_whole: bool
) -> None:
    parent.resize(width, 700)
    for _ in range(5):
        QApplication.processEvents()
    result.hurry()
    qtbot.waitUntil(lambda: result.pencil.isVisible() is is_whole)
    assert not is_whole or result.rect().contains(result.pencil.geometry())
    beside = (result.width() - result.pencil.tip.x()) * 0.5
    assert not is_whole or result.pencil.width() < beside, "the players beside the paper stay in sight"
