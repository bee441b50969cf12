"""Twenty thousand things at random done to the window: nothing breaks, nothing sticks, nothing is left behind.

A run in the suite is shorter: `MONKEY_ACTIONS=20000` does them all. `MONKEY_SEED` makes a run again: each action is
drawn from the seed and its number, and a failure tells both, with the last actions.
`MONKEY_ALOUD` prints every action before it is done (with `-s`), for crashes.
"""

from __future__ import annotations

import gc
import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QDeadlineTimer, QEvent, QObject, QTranslator
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QGraphicsObject
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from belote_desktop import engine, variants
from belote_desktop.app import Program, build
from belote_desktop.models.match.controller import MatchController
from belote_desktop.models.match.matches import Seating, Workers, new_match
from belote_desktop.models.tasks import ThreadTasks
from belote_desktop.models.words.names import Names
from belote_desktop.profile.options.declared import OPTIONS
from belote_desktop.windows.drafts.match_draft import MatchWish
from belote_desktop.windows.match.match_session import MatchSession
from belote_desktop.windows.score_sheet.deal_result import DealResult
from belote_desktop.windows.score_sheet.match_over import MatchOver
from belote_desktop.windows.widgets.overlay import Overlay
from tests.lengths import length
from tests.program.monkey import Monkey

ACTIONS = length("MONKEY_ACTIONS", 2000, 40)
SEED = int(os.environ.get("MONKEY_SEED", "1"))
BETWEEN = 500
"""After so many actions somebody sits down and plays a deal to its end."""
QUICK = {"animation_speed": "off", "thinking_pause": 0, "trick_hold": 0, "sound": False, "confirm_play": False,
         "language": "en", "player_name": "Anna"}  # fmt: skip
SIZE = (1100, 700)
NAMES = Names(("Anna", "Samir", "Léa", "Karim"), 0)
ENOUGH = 600
"""More presses than a deal takes, passed-out deals and warnings included."""
PATIENCE_MS = 20_000
SLOWEST_ECHO_MS = 30
"""A monkey is quick: a press so much later than the last one is meant."""
HARMLESS = "This plugin does not support"
"""What the offscreen platform says of every window."""
POOLED = {"GhostButton": 16, "QRubberBand": 1}
"""What is kept for the next time, and how many of it there may be: the largest hand of any game has so many cards, and
Qt keeps the frame that shows where a panel that is dragged will lie.
"""


@pytest.fixture
def opens(qapp: QApplication, tmp_path: Path) -> Iterator[Callable[[str], Program]]:
    """Opens the program, with its threads, on a profile of this name."""
    font, palette, interval = qapp.font(), qapp.palette(), qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(SLOWEST_ECHO_MS)
    opened: list[Program] = []

    def open_it(profile: str) -> Program:
        program = build(tmp_path / profile, workers=Workers(ThreadTasks(), ThreadTasks()))
        opened.append(program)
        for key, value in QUICK.items():
            program.services.preferences.set(key, value)
        program.window.resize(*SIZE)
        program.window.show()
        QTest.qWaitForWindowActive(program.window)
        return program

    yield open_it
    for program in opened:
        program.close()
        program.languages.remove()
    qapp.setDoubleClickInterval(interval)
    qapp.setFont(font)
    qapp.setPalette(palette)


@pytest.fixture
def choosers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nobody is there to choose: files are answered at once with nothing, nonsense, or a record, printers with none."""
    chance = Random(SEED)
    nonsense = tmp_path / "nonsense.brn"
    nonsense.write_text("Nothing of a match.", encoding="utf-8")

    def open_name(*_: object) -> tuple[str, str]:
        records = sorted(str(path) for path in tmp_path.rglob("*.brn"))
        return chance.choice(["", str(nonsense), *records[:5]]), ""

    def save_name(*_: object) -> tuple[str, str]:
        return chance.choice(["", str(tmp_path / f"copy-{chance.randint(1, 3)}")]), ""

    monkeypatch.setattr(QPrintDialog, "exec", lambda _: QDialog.DialogCode.Rejected)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", open_name)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", save_name)


# ---------------------------------------------------------------------- the program goes on
def comes(about: Callable[[], bool], every_ms: int = 2) -> bool:
    """Whether something comes about while events are handled; a long time is given to it."""
    patience = QDeadlineTimer(PATIENCE_MS)
    while not about() and not patience.hasExpired():
        QTest.qWait(every_ms)
    return about()


def close_everything(program: Program) -> None:
    """Only the table is left: no popup, no other window, no page, and no log over the cards."""
    for _ in range(10):
        others = [each for each in QApplication.topLevelWidgets() if each.isVisible() and each is not program.window]
        for other in others:
            other.close()
        for page in program.window.stack.findChildren(QDialog):
            page.reject()
    if not program.window.log.isHidden():
        program.window.log.put_away()
    handle = program.window.windowHandle()
    program.window.showNormal()
    handle.showNormal()  # off screen, a window that needs more than the screen keeps the screen's size when it fills it
    program.window.menuBar().show()
    program.window.resize(*SIZE)
    handle.resize(program.window.size())
    program.window.show_table()
    assert comes(lambda: handle.size() == program.window.size()), "Presses miss a window that shows more than it is."


def state_of(program: Program) -> str:
    """What the match on the table waits for."""
    session = program.window.session
    assert session is not None
    table, controller = session.table, session.controller
    timeline = table._timeline
    told = {
        "game": controller.match.rules.variant,
        "levels": controller.players.levels,
        "to act": engine.to_act(controller.match),
        "position": (controller.position, controller._awaited),
        "deal over": controller._after_deal is not None,
        "writing": controller._writer.is_under_way,
        "pause": controller.pause_ms,
        "held by the tutor": session.tutor_offers._held,
        "table": (table.isVisible(), len(timeline._steps), len(timeline._beats)),
        "timeline": (timeline._is_paused, timeline.waits_for_click, timeline._pause.due),
        "page": type(program.window.stack.currentWidget()).__name__,
        "sizes": (program.window.size().toTuple(), program.window.windowHandle().size().toTuple()),
    }
    return ", ".join(f"{name}: {value}" for name, value in told.items())


def play_a_deal(monkey: Monkey) -> None:
    """Whatever the window was left in: by ordinary play a deal comes to its end."""
    program = monkey.program
    close_everything(program)
    for key, value in QUICK.items():
        program.services.preferences.set(key, value)
    window = program.window
    if window.session is None or isinstance(window.page.overlay, MatchOver):
        window.start(MatchWish("classic", {}, variants.get("classic"), "random", "Anna"))
    assert window.session is not None
    chance, session = Random(0), window.session
    before = len(session.controller.match.deals)
    for _ in range(ENOUGH):
        ready = comes(lambda: session.is_waiting or window.page.overlay is not None or session.tutor_offers.is_open)
        assert ready, f"Nobody is asked for anything: the match is stuck. {state_of(program)}"
        if session.tutor_offers.is_open:
            window.page.tutor.keep.click()
            continue
        overlay = window.page.overlay
        if isinstance(overlay, MatchOver):
            return
        if isinstance(overlay, DealResult) and len(session.controller.match.deals) > before:
            return
        told = monkey.act(chance)
        QTest.qWait(0)
        monkey.last.append(f"play: {told}")
    raise AssertionError(f"The deal does not come to its end. {state_of(program)}")


# ---------------------------------------------------------------------- nothing is left behind
def look_at_everything(program: Program) -> None:
    """Every window, page and language once: some are kept for the next time, and may be."""
    window = program.window
    for _ in program.make_rest():  # what is made when the program is idle
        pass
    assert window.profile_files  # made when they are first asked for
    assert window.history_pages
    assert window.daily_pages
    for show in (window.show_settings, window.show_rules, window.show_strength, window.show_keys, window.show_about,
                 window.side.licences, window.show_unfinished, window.show_new_match, window.show_sheet,
                 window.own_games.show_list, window.own_games.make):  # fmt: skip
        show()
        QTest.qWait(1)
    window.show_table()
    window.log.toggle(window)
    for floating in (True, False):  # Qt makes what it resizes a floating panel with once
        window.log.setFloating(floating)
        QTest.qWait(1)
    window.log.put_away()
    window.page.tutor.offer(["It cost points.", "The suit is ♥."])
    window.page.end_offer()
    for language in ("fr", "en"):
        program.services.preferences.set("language", language)


def same_table(program: Program, others: int) -> None:
    """The first question of one certain match, with every setting as it comes, and nothing that moves.

    `others` is how many matches other tests had left behind before the program was opened; some may be gone by now.
    """
    window, preferences = program.window, program.services.preferences
    close_everything(program)
    for option in OPTIONS:
        preferences.set(option.key, QUICK.get(option.key, option.default))
    program.languages.use("en")
    window.log.setFloating(False)
    window.log.hide()
    seating = Seating(NAMES, ("human", "random", "random", "random"))
    controller = new_match(
        variants.get("classic"), seating, program.services.profile.saves, program.services.workers, seed=3, dealer=3
    )
    window.show_controller(controller).begin()
    window.banner.dismiss()
    session = window.session
    assert session is not None
    assert comes(lambda: session.is_waiting)
    comes(lambda: not window.table._resized.isActive() and matches_left(sweeps=1) <= others + 1, every_ms=50)


def matches_left(sweeps: int = 3) -> int:
    """How many matches there are once what is not needed any more is gone: late pauses keep some a while.

    One sweep is enough for those who ask again until the others are gone.
    """
    for _ in range(sweeps):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
    return len(alive(MatchController))


def kinds(objects: object) -> Counter[str]:
    return Counter(type(each).__name__ for each in objects)  # type: ignore[attr-defined]


def alive(*classes: type) -> list[object]:
    """Every object of these classes that Python knows of and Qt has not destroyed."""
    return [each for each in gc.get_objects() if isinstance(each, classes) and isValid(each)]


def inventory(program: Program) -> dict[str, Counter[str]]:
    """What there is of everything that could pile up, by class."""
    window, app = program.window, QApplication
    table = window.table
    loose = [item for item in alive(QGraphicsObject) if item.scene() is None]  # type: ignore[attr-defined]
    return {
        "items of the scene": kinds(table._scene.items()),
        "items outside the scene": kinds(loose),
        "top-level windows": kinds(app.topLevelWidgets()),
        "dialogs": kinds(window.findChildren(QDialog)),
        "children of the window": kinds(window.children()),
        "objects of the table's page": kinds(window.page.findChildren(QObject)),
        "objects of the log": kinds(window.log.findChildren(QObject)),
        "children of the languages": kinds(program.languages.children()),
        "matches and panels": kinds(alive(MatchSession, MatchController, Overlay)),
        "translators": kinds(alive(QTranslator)),
    }


def assert_nothing_more(fresh: dict[str, Counter[str]], used: dict[str, Counter[str]]) -> None:
    """No more of anything than there is at a fresh table."""
    more = [
        f"{place}: {used[place][kind]} {kind} instead of {fresh[place][kind]}"
        for place in fresh
        for kind in used[place]
        if used[place][kind] > max(fresh[place][kind], POOLED.get(kind, 0))
    ]
    assert not more, "\n".join(more)


def assert_nothing_moves(program: Program) -> None:
    running = [each for each in alive(QAbstractAnimation) if each.state() is QAbstractAnimation.State.Running]  # type: ignore[attr-defined]
    assert not program.window.table.is_busy
    assert not program.window.table._scene.is_moving
    assert not running, f"{len(running)} animations run on."


# ---------------------------------------------------------------------- the storm
@pytest.mark.timeout(300 + ACTIONS // 10)
@pytest.mark.qt_log_ignore(HARMLESS)
def test_a_monkey_at_the_window(
    opens: Callable[[str], Program],
    choosers: None,
    qtbot: QtBot,
    caplog: pytest.LogCaptureFixture,
    qtlog: pytest.FixtureRequest,
) -> None:
    others = matches_left()
    first = opens("fresh")
    look_at_everything(first)
    same_table(first, others)
    fresh = inventory(first)
    first.close()
    monkey = Monkey(lambda: opens("used"), SEED, aloud="MONKEY_ALOUD" in os.environ)

    def story(problem: object) -> str:
        actions = "\n  ".join(monkey.last)
        return f"Seed {SEED}, action {monkey.number}: {problem}\nThe last actions:\n  {actions}"

    def check(raised: Sequence[object]) -> None:
        if raised:
            pytest.fail(story(raised[0]))
        told = [record for record in qtlog.records if not record.ignored and record.type_name != "QtDebugMsg"]  # type: ignore[attr-defined]
        assert not told, story(told[0].message)
        logged = [record for record in caplog.records if record.levelname in ("WARNING", "ERROR", "CRITICAL")]
        assert not logged, story(logged[0].getMessage())

    with qtbot.captureExceptions() as raised:
        while monkey.number < ACTIONS:
            monkey.do_something()
            check(raised)
            if monkey.number % BETWEEN == 0:
                try:
                    play_a_deal(monkey)
                except AssertionError as problem:
                    pytest.fail(story(problem))
                check(raised)
        same_table(monkey.program, others)
        check(raised)
    assert_nothing_moves(monkey.program)
    assert_nothing_more(fresh, inventory(monkey.program))
