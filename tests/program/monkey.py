"""A monkey at the window: clicks, keys, sizes, settings and new games at random, each made again from its seed."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from random import Random

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QWheelEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from belote_desktop import variants
from belote_desktop.app import Program
from belote_desktop.engine.actions import Play
from belote_desktop.profile.options.declared import OPTIONS
from belote_desktop.profile.options.option import Option, Value
from belote_desktop.windows.drafts.match_draft import MatchWish
from belote_desktop.windows.look.languages import PSEUDO
from belote_desktop.windows.shell.main_window import MainWindow

KEPT = 40
"""How many of the last actions are told after a failure."""
KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab, Qt.Key.Key_Backtab),
    *(Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_PageDown, Qt.Key.Key_Delete, Qt.Key.Key_F1, Qt.Key.Key_F11, Qt.Key.Key_Question, Qt.Key.Key_Menu),
    *(Qt.Key(int(Qt.Key.Key_1) + number) for number in range(9)),
    *(Qt.Key(ord(letter)) for letter in "SHDCTPUALRONVX"),
)
SHORTCUTS = tuple(Qt.Key(ord(letter)) for letter in "NOSZTL,AC")
SIZES = ((640, 480), (640, 560), (800, 600), (900, 600), (1100, 700), (1280, 800), (1920, 1080), (700, 900))
LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
NOT_SET = ("player_name", "sound", "last_variant", "last_options", "recent_games", "known_game", "players_by_seat",
           "window_geometry", "own_players")  # fmt: skip
"""Settings that are left alone: texts the window keeps for itself, and sound, which needs a device."""
NESTED_MS = 200
"""After so long a menu that a press does not come back from is closed."""
LONGEST = {"thinking_pause": 40, "trick_hold": 60}
"""A monkey does not wait."""


class Monkey:
    """Does one thing after the other to a program. Each is drawn from the seed and its number alone."""

    def __init__(self, open_program: Callable[[], Program], seed: int, *, aloud: bool = False) -> None:
        self.aloud = aloud
        """Whether every action is printed before it is done: a crash tells no story afterwards."""
        self._open_program = open_program
        self.program = open_program()
        self.seed = seed
        self.number = 0
        self._presses = False
        self.last: deque[str] = deque(maxlen=KEPT)
        self._games = [variant.id for variant in variants.all_variants()]
        self._doings: tuple[tuple[int, Callable[[Random], str]], ...] = (
            (20, self.click_anywhere),
            (16, self.click_a_button),
            (14, self.click_a_card),
            (4, self.drag),
            (2, self.double_click),
            (2, self.wheel),
            (22, self.key),
            (3, self.shortcut),
            (10, self.act),
            (3, self.resize),
            (5, self.set_option),
            (1, self.read_backwards),
            (2, self.new_game),
            (3, self.menu_entry),
            (3, self.close_something),
            (8, self.wait),
        )

    @property
    def window(self) -> MainWindow:
        """The window of the program that is open."""
        return self.program.window

    def do_something(self) -> None:
        """The next action."""
        if not self.window.isVisible():  # it found the way to quit
            self.last.append("the program is opened again")
            self.program.close()
            self.program = self._open_program()
        self.number += 1
        chance = Random(f"{self.seed}/{self.number}")
        weights = [weight for weight, _ in self._doings]
        doing = chance.choices([each for _, each in self._doings], weights)[0]
        self.last.append(f"{self.number} {doing.__name__} …")
        if self.aloud:
            print(self.last[-1], end="", flush=True)
        self.last[-1] = f"{self.number} {doing.__name__} {doing(chance)}"
        if self.aloud:
            print("\r", self.last[-1], flush=True)
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    # ------------------------------------------------------------------ where
    def windows(self) -> list[QWidget]:
        """Every window on the screen, popups too; the main window first."""
        others = [each for each in QApplication.topLevelWidgets() if each.isVisible() and each is not self.window]
        return [self.window, *sorted(others, key=lambda each: (type(each).__name__, each.windowTitle()))]

    def _target(self, chance: Random) -> QWidget:
        """Mostly the main window; what a popup would take from it goes to the popup, as on a screen."""
        popup = QApplication.activePopupWidget()
        if popup is not None:
            return popup
        windows = self.windows()
        return windows[0] if chance.random() < 0.6 else chance.choice(windows)

    @staticmethod
    def _handle(target: QWidget) -> QWindow | None:
        return target.windowHandle() if target.isVisible() else None

    def _press(self, press: Callable[..., object], *what: object) -> None:
        """Press something; a menu that does not come back from it, as that of a scroll bar, is closed after a while."""
        self._presses = True
        QTimer.singleShot(NESTED_MS, self._close_what_holds)
        press(*what)
        self._presses = False

    def _close_what_holds(self) -> None:
        popup = QApplication.activePopupWidget()
        if self._presses and popup is not None:
            popup.close()

    def _click(self, target: QWidget, place: QPoint, button: Qt.MouseButton = LEFT) -> None:
        handle = self._handle(target)
        if handle is not None and _is_on(handle, place):
            self._press(QTest.mouseClick, handle, button, PLAIN, place)

    @staticmethod
    def _place(target: QWidget, chance: Random) -> QPoint:
        return QPoint(int(chance.random() * target.width()), int(chance.random() * target.height()))

    # ------------------------------------------------------------------ the mouse
    def click_anywhere(self, chance: Random) -> str:
        target = self._target(chance)
        place = self._place(target, chance)
        button = LEFT if chance.random() < 0.9 else Qt.MouseButton.RightButton
        self._click(target, place, button)
        return f"{type(target).__name__} {place.x()},{place.y()} {button.name}"

    def click_a_button(self, chance: Random) -> str:
        """Any button that can be seen, in any window."""
        found = [button for window in self.windows() for button in window.findChildren(QAbstractButton)]
        seen = [button for button in found if button.isVisible() and button.isEnabled()]
        if not seen:
            return "none"
        button = chance.choice(seen)
        name = f"{type(button).__name__} {button.accessibleName() or button.text()!r}"
        self._click(button.window(), button.mapTo(button.window(), button.rect().center()))
        return name

    def click_a_card(self, chance: Random) -> str:
        table = self.window.table
        cards = table._scene.hand.cards
        if not cards or not table.isVisible():
            return "none"
        card = chance.choice(cards)
        self._click(self.window, table.viewport().mapTo(self.window, table.card_point(card).toPoint()))
        return str(card)

    def drag(self, chance: Random) -> str:
        """A card, or whatever lies there, is carried somewhere, and perhaps let go."""
        handle, table = self.window.windowHandle(), self.window.table
        cards = table._scene.hand.cards
        start = self._place(self.window, chance)
        if cards and chance.random() < 0.8:
            start = table.viewport().mapTo(self.window, table.card_point(chance.choice(cards)).toPoint())
        end = self._place(self.window, chance)
        if not (_is_on(handle, start) and _is_on(handle, end)):
            return "beside the window"
        self._press(QTest.mousePress, handle, LEFT, PLAIN, start)
        for part in (0.3, 0.7, 1.0):
            self._press(QTest.mouseMove, handle, start + (end - start) * part)
            QApplication.processEvents()
        if chance.random() < 0.9:
            self._press(QTest.mouseRelease, handle, LEFT, PLAIN, end)
        return f"{start.toTuple()} → {end.toTuple()}"

    def double_click(self, chance: Random) -> str:
        target = self._target(chance)
        place, handle = self._place(target, chance), self._handle(target)
        if handle is not None and _is_on(handle, place):
            self._press(QTest.mouseDClick, handle, LEFT, PLAIN, place)
        return f"{type(target).__name__} {place.toTuple()}"

    def wheel(self, chance: Random) -> str:
        target = self._target(chance)
        place = self._place(target, chance)
        under = target.childAt(place) or target
        turn = QPoint(0, chance.choice((-120, 120)))
        at = QPointF(under.mapFrom(target, place))
        event = QWheelEvent(
            at, QPointF(target.mapToGlobal(place)), QPoint(), turn, Qt.MouseButton.NoButton, PLAIN,
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        name = type(under).__name__
        QApplication.sendEvent(under, event)
        return f"{name} {turn.y()}"

    # ------------------------------------------------------------------ the keyboard
    def key(self, chance: Random) -> str:
        target = self._target(chance)
        key = chance.choice(KEYS)
        modifier = Qt.KeyboardModifier.ShiftModifier if chance.random() < 0.1 else PLAIN
        handle = self._handle(target)
        if handle is not None:
            self._press(QTest.keyClick, handle, key, modifier)
        return f"{type(target).__name__} {key.name} {modifier.name}"

    def shortcut(self, chance: Random) -> str:
        key, handle = chance.choice(SHORTCUTS), self._handle(self.window)
        if handle is not None:
            self._press(QTest.keyClick, handle, key, Qt.KeyboardModifier.ControlModifier)
        return key.name

    # ------------------------------------------------------------------ the match
    def act(self, chance: Random) -> str:
        """Go on with the match as a person does: press what is offered, or play a card that may be played."""
        window = self.window
        if window.page.overlay is not None:
            button = window.page.overlay.first_button()
            if button is None or not button.isVisible():
                return "an overlay that cannot be seen"
            self._click(window, button.mapTo(window, button.rect().center()))
            return f"overlay {type(window.page.overlay).__name__}"
        session = window.session
        if session is None or not session.is_waiting or not window.table.isVisible():
            return "nobody waits"
        panel, view = window.table._chrome.panel, session.controller.view()
        cards = [option.card for option in view.options if isinstance(option, Play)]
        buttons = [button for button in panel.buttons if button.isVisible() and button.isEnabled()]
        if buttons and (not cards or chance.random() < 0.3):
            button = chance.choice(buttons)
            self._click(window, button.mapTo(window, button.rect().center()))
            say = panel.calls.say
            if say is not None and say.isVisible() and say.isEnabled():
                self._click(window, say.mapTo(window, say.rect().center()))
            return f"panel {button.accessibleName() or button.text()}"
        if cards:
            card = chance.choice(cards)
            self._click(window, window.table.viewport().mapTo(window, window.table.card_point(card).toPoint()))
            return str(card)
        return self.click_a_card(chance)

    def new_game(self, chance: Random) -> str:
        """Another match on the table, whatever moves there."""
        game = chance.choice(self._games)
        level = chance.choice(("random", "random", "beginner"))
        self.window.start(MatchWish(game, {}, variants.get(game), level, "Anna"))
        return f"{game} {level}"

    # ------------------------------------------------------------------ the window
    def resize(self, chance: Random) -> str:
        size = chance.choice(SIZES)
        self.window.resize(*size)
        return str(size)

    def set_option(self, chance: Random) -> str:
        option = chance.choice([option for option in OPTIONS if option.key not in NOT_SET])
        value = _value(option, chance)
        self.program.services.preferences.set(option.key, value)
        return f"{option.key} = {value}"

    def read_backwards(self, chance: Random) -> str:
        self.program.languages.use(PSEUDO)
        return PSEUDO

    def menu_entry(self, chance: Random) -> str:
        actions = self.window.menus.actions
        entry = chance.choice([name for name in actions if name != "quit"])
        actions[entry].trigger()
        return entry

    def close_something(self, chance: Random) -> str:
        others = self.windows()[1:]
        if not others:
            return "nothing"
        other = chance.choice(others)
        name = type(other).__name__
        other.close()
        return name

    def wait(self, chance: Random) -> str:
        """Let things move, and stop in the middle of it."""
        ms = chance.choice((1, 5, 10, 20, 40))
        QTest.qWait(ms)
        return f"{ms} ms"


def _value(option: Option, chance: Random) -> Value:
    """A value the setting may have."""
    if option.kind is bool:
        return chance.random() < 0.5
    if option.kind is int:
        return chance.randint(option.low, min(option.high, LONGEST.get(option.key, option.high)))
    return chance.choice([value for value, _ in option.choices]) if option.choices else option.default


def _is_on(handle: QWindow, place: QPoint) -> bool:
    """Whether a place is on the window; off screen it may lag behind what it shows."""
    return 0 <= place.x() < handle.width() and 0 <= place.y() < handle.height()
