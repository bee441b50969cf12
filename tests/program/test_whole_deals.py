"""A whole deal of every game in the real window: once with the mouse alone, once with the keyboard alone.

Presses go to the window and not to its parts: what lies on top has them, or what has the focus. All games are played
in one program, one match after the other, as a person would.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from belote_desktop import variants
from belote_desktop.app import Program, build
from belote_desktop.engine import Card, Result
from belote_desktop.engine.actions import Discard, Play
from belote_desktop.engine.cards import Suit
from belote_desktop.engine.view import SeatView
from belote_desktop.models.match.matches import Seating, Workers, new_match
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.models.words.names import Names
from belote_desktop.table.overlays.key_buttons import KeyButton
from belote_desktop.table.overlays.panels import ChoicePanel
from belote_desktop.windows.score_sheet.deal_result import DealResult
from belote_desktop.windows.score_sheet.match_over import MatchOver

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

QUICK = {
    "animation_speed": "off", "thinking_pause": 0, "trick_hold": 0, "sound": False, "player_name": "Anna",
    "language": "en",
}  # fmt: skip
NAMES = Names(("Anna", "Samir", "Léa", "Karim"), 0)
ENOUGH = 400
"""More decisions than a deal of any game has, passed-out deals before it included."""
GAMES = [variant.id for variant in variants.all_variants()]
CUT_SHORT = (Result.VOID, Result.MISPLAY, Result.WON_AT_ONCE)
"""How deals end before the last card is played."""
SHIFT = Qt.KeyboardModifier.ShiftModifier
PLAIN = Qt.KeyboardModifier.NoModifier
SUIT_KEYS = {
    Suit.SPADES: (Qt.Key.Key_S, PLAIN), Suit.HEARTS: (Qt.Key.Key_H, SHIFT), Suit.DIAMONDS: (Qt.Key.Key_D, PLAIN),
    Suit.CLUBS: (Qt.Key.Key_C, PLAIN),
}  # fmt: skip


@pytest.fixture(scope="module")
def program(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """One program for all deals of this file."""
    font, palette, interval = qapp.font(), qapp.palette(), qapp.doubleClickInterval()
    made = build(tmp_path_factory.mktemp("profile"), workers=Workers(ImmediateTasks(), ImmediateTasks()))
    for key, value in QUICK.items():
        made.services.preferences.set(key, value)
    qapp.setDoubleClickInterval(0)  # no click is the echo of the one before: cards may lie in the same place
    made.window.resize(1100, 700)
    made.window.show()
    QTest.qWaitForWindowActive(made.window)
    yield made
    made.close()
    made.languages.remove()
    qapp.setDoubleClickInterval(interval)
    qapp.setFont(font)
    qapp.setPalette(palette)


class Person:
    """Somebody at the table who does at random what the window offers; how is told by the subclass."""

    def __init__(self, program: Program, game: str) -> None:
        self.window, self.table = program.window, program.window.table
        self.chance = Random(game)
        self.played: list[Card] = []
        """The cards of the deal in progress."""

    # ------------------------------------------------------------------ by hand
    def touch(self, card: Card) -> None:
        """Click a card of the hand, or whatever does the same."""
        raise NotImplementedError

    def press(self, button: QAbstractButton) -> None:
        """Press a button."""
        raise NotImplementedError

    def raise_bid(self, steps: int) -> None:
        """Go up some levels on the strip of a panel."""
        raise NotImplementedError

    # ------------------------------------------------------------------ decisions
    @property
    def view(self) -> SeatView:
        assert self.window.session is not None
        return self.window.session.controller.view()

    @property
    def panel(self) -> ChoicePanel:
        return self.table._chrome.panel

    def decide(self) -> None:
        """Do one of the things that may be done now, and see it done."""
        session, view = self.window.session, self.view
        assert session is not None
        assert session.is_waiting, "Nothing may be done, and nothing lies over the table."
        position = session.controller.position
        cards = [action.card for action in view.options if isinstance(action, Play)]
        if cards and not (self.panel.isVisible() and self.chance.random() < 0.5):
            card = self.chance.choice(cards)
            self._see(position, lambda: self.touch(card))
            self.played.append(card)
        else:
            self._say(view, position)

    def _say(self, view: SeatView, position: int) -> None:
        assert self.panel.isVisible()
        laid_away = [action.cards for action in view.options if isinstance(action, Discard)]
        for card in self.chance.choice(laid_away) if laid_away else ():
            self.touch(card)
        if self.panel.strip.isVisible():
            self.raise_bid(self.chance.randint(0, 3))
        offered = [button for button in self.panel.buttons if button.isVisible() and button.isEnabled()]
        button = offered[0] if laid_away else self.chance.choice(offered)
        if button is self.panel._why:  # no answer: it tells why the rest may not be said
            said = self.panel.accessibleDescription()
            self.press(button)
            assert self.panel.accessibleDescription() != said
            button = self.chance.choice([other for other in offered if other is not button])
        self._see(position, lambda: self._press_and_say(button))

    def _press_and_say(self, button: QAbstractButton) -> None:
        """What is chosen first is said then."""
        self.press(button)
        if isinstance(button, KeyButton):
            assert self.panel.calls.say is not None
            self.press(self.panel.calls.say)

    def _see(self, position: int, do: Callable[[], None]) -> None:
        """Do it, and again where the table warns first: the match has gone on."""
        session = self.window.session
        assert session is not None
        do()
        if session.controller.position == position and self.table._scene.bubbles.explanation is not None:
            do()
        assert session.controller.position != position, "What was pressed did nothing."

    # ------------------------------------------------------------------ a deal
    def play_a_deal(self) -> DealResult | MatchOver:
        """Until a deal that was played is settled, or the match is over."""
        for _ in range(ENOUGH):
            over = self.window.page.overlay
            if over is None:
                self.decide()
            elif isinstance(over, MatchOver) or (isinstance(over, DealResult) and over.result.contract is not None):
                return over
            else:
                assert isinstance(over, DealResult)
                self.press(over.next_button)
                self.played.clear()
        raise AssertionError("No deal came to its end.")


class MousePerson(Person):
    """Clicks."""

    def touch(self, card: Card) -> None:
        self.click(self.table.viewport(), self.table.card_point(card).toPoint())

    def press(self, button: QAbstractButton) -> None:
        self.click(button, button.rect().center())

    def raise_bid(self, steps: int) -> None:
        for _ in range(steps):
            strip = self.panel.strip
            level = strip._levels[min(strip.value() + 1, strip.maximum())]
            place = strip.place_of(level)
            end = QPoint(strip.width() - 10, strip.height() // 2)  # the arrow to higher levels
            self.click(strip, place.center().toPoint() if place.width() else end)

    def click(self, part: QWidget, point: QPoint) -> None:
        """A click into the window; whatever lies on top at this place has it."""
        place = part.mapTo(self.window, point)
        QTest.mouseClick(self.window.windowHandle(), Qt.MouseButton.LeftButton, PLAIN, place)


class KeyboardPerson(Person):
    """Types: goes to a card by its number, its suit or with the arrows, and to a button by its letter or with Tab."""

    def type(self, key: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN) -> None:
        """A key for the window; whatever has the focus has it."""
        QTest.keyClick(self.window.windowHandle(), key, modifier)

    def touch(self, card: Card) -> None:
        cards = self.table._scene.hand.cards
        ways = ["arrow"] + ["digit"] * (cards.index(card) < 9) + ["suit"] * (not self.panel.isVisible())
        way = self.chance.choice(ways)
        for _ in range(len(cards) + 1):
            if way == "digit":
                self.type(Qt.Key(Qt.Key.Key_1 + cards.index(card)))
            elif way == "suit":
                self.type(*SUIT_KEYS[card.suit])
            else:
                self.type(self.chance.choice((Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left)))
            if self.focused_card == card:
                break
        else:
            self.walk_to(card)
        self.type(self.chance.choice((Qt.Key.Key_Return, Qt.Key.Key_Enter)))

    def walk_to(self, card: Card) -> None:
        for _ in range(20):
            self.type(Qt.Key.Key_Right)
            if self.focused_card == card:
                return
        raise AssertionError(f"The arrows do not come to {card}.")

    @property
    def focused_card(self) -> Card | None:
        return self.table._chooser.ghosts.focused_card

    def press(self, button: QAbstractButton) -> None:
        key = getattr(button, "key", "")
        if key and self.chance.random() < 0.7:
            self.type(Qt.Key(ord(key[-1])), SHIFT if len(key) > 1 else PLAIN)
            return
        self.tab_to(button)
        self.type(self.chance.choice((Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Enter)))

    def raise_bid(self, steps: int) -> None:
        self.tab_to(self.panel.strip)
        for _ in range(steps):
            self.type(Qt.Key.Key_Up)

    def tab_to(self, part: QWidget) -> None:
        for _ in range(60):
            if self.window.focusWidget() is part:
                return
            self.type(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not come to {part.accessibleName()!r}.")


@pytest.mark.sampled(7)
@pytest.mark.parametrize("hands", [MousePerson, KeyboardPerson])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_deal_of_every_game(game: str, hands: type[Person], program: Program) -> None:
    """Every card of the person's hand was played by hand; a press begins the next deal or shows how the match ended."""
    parts, rules = program.services, variants.get(game)
    seats = rules.table.seats
    seating = Seating(NAMES[:seats], ("human", *("random",) * (seats - 1)))
    controller = new_match(rules, seating, parts.profile.saves, parts.workers, seed=5, dealer=seats - 1)
    program.window.show_controller(controller).begin()
    person = hands(program, game)
    over = person.play_a_deal()
    settled = controller.match.deals[-1]
    if settled.score.result not in CUT_SHORT:
        assert len(person.played) == len(set(person.played)) == rules.hand_size
    if isinstance(over, DealResult):
        person.press(over.next_button)
        if controller.match.is_over:
            assert isinstance(program.window.page.overlay, MatchOver)
        else:
            assert controller.view().number == settled.deal.number + 1
