"""The animation of each event on the table, and the pause after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF

from belote_desktop.engine import events as happened
from belote_desktop.engine.cards import Card
from belote_desktop.engine.events import Event
from belote_desktop.engine.view import SeatView
from belote_desktop.table import hearing
from belote_desktop.table.items.card_item import CardItem
from belote_desktop.table.layout.card_positions import trick_spot
from belote_desktop.table.layout.shapes import Spot
from belote_desktop.table.scene.flourish import LARGE, SMALL
from belote_desktop.table.scene.picture import Picture, picture_of
from belote_desktop.table.scene.picture_updates import after
from belote_desktop.table.scene.scene import AT_ONCE, TableScene, Timing
from belote_desktop.table.sounding import Sounding
from belote_desktop.table.speech import AFTER_CALL, Speech
from belote_desktop.table.transfers import Transfers

PACKET, NEXT_PACKET, SORT = 190, 90, 220
FLIP, PLAY, CLOSE, CROWN = 160, 220, 160, 140
SQUARE, GATHER, APART, ARRIVES = 120, 260, 30, 90
BEGIN, HANDED_ON = 150, 420
"""Times of the movements in milliseconds at the normal pace, chosen by eye; the pace in the settings scales them.
The cards of a trick are pushed together APART after each other, and play goes on ARRIVES before it lies on its pile. A
deal begins after BEGIN, or when the dealer's mark has been HANDED_ON."""
_LANDED = 20
"""Milliseconds after a card has reached the trick in which it comes to rest there, before anything else happens."""


class Choreography:
    """Animates a scene, one event at a time; `picture` is what the scene shows."""

    def __init__(self, scene: TableScene, cue: Callable[[str], None]) -> None:
        self._scene = scene
        self._stage = scene.stage
        self._transfers = Transfers(scene)
        self._sounding = Sounding(scene.stage.clock, cue)
        self.speech = Speech(scene)
        """What the seats say, in bubbles."""
        self.picture: Picture | None = None
        self.visible: Picture | None = None
        self._keeps_trick = False

    def show(self, picture: Picture) -> None:
        """Show a picture at once."""
        self._sounding.drop()
        self._keeps_trick = False
        self._stage.dealing = None
        self.picture = picture
        self._scene.close_open()
        self._present()
        self._scene.settle()

    def refresh(self) -> None:
        """Show the current picture again, after a change of window size, theme or preference."""
        if self.visible is not None:
            self._scene.present(self.visible)
            self._scene.relay_open()
            self._scene.settle()

    @property
    def seen(self) -> Picture | None:
        """The picture as it is seen: a trick that was kept on the table has not gone to its winner yet."""
        if self.picture is None or not self._keeps_trick:
            return self.picture
        return replace(self.picture, taken=self.picture.taken[:-1])

    @property
    def shows_old_trick(self) -> bool:
        """Whether the last trick is still shown because animation is off."""
        return self.visible is not None and self.picture is not None and self.visible.trick != self.picture.trick

    def finish(self, view: SeatView, *, instant: bool) -> None:
        """Bring the table in line with the view after a step."""
        if instant:
            self._sounding.hurry()
        self._keeps_trick = False
        self._stage.dealing = None
        self.picture = picture_of(view)
        if not instant:
            self._present(Timing(close=self._stage.travel(CLOSE), play=self._stage.travel(PLAY)))
            return
        if not self._stage.is_instant:
            self._scene.close_open()
        self._present(shown=self._with_last_trick(self.picture) if self._stage.is_instant else None)
        if self.visible is not None and not self.visible.trick:
            self._scene.bubbles.hush_trick()
        self._scene.settle()

    def _with_last_trick(self, picture: Picture) -> Picture:
        """The picture, with a finished trick kept until the next card if animation is off."""
        last = picture.last_trick
        if picture.trick or last is None or int(self._stage.wish("trick_hold")) == 0:
            return picture
        return replace(picture, trick=last.plays(picture.rules.table.seats))

    def begin(self, events: Sequence[Event]) -> None:
        """Start a step: remove old speech of its seats and of the last trick, and the calls once a card is played."""
        self._scene.close_open()
        self._scene.bubbles.hush_trick()
        for event in events:
            if isinstance(event, (happened.Called, happened.Announced, happened.BeloteSaid, happened.CardPlayed)):
                self._scene.bubbles.hush_passing(event.seat)
            if isinstance(event, happened.CardPlayed):
                self._scene.bubbles.hush_calls()

    def perform(self, event: Event, following: Event | None, *, instant: bool) -> int:
        """Show one event; returns the milliseconds until the next one, or -1 to wait for a click."""
        assert self.picture is not None, "a step follows a view"
        before, self.picture = self.picture, after(self.picture, event)
        if not instant:
            self._flourish(event)
        wait = self._show(event, before, following, instant)
        flies = isinstance(event, happened.CardPlayed) and not instant
        self._sounding.hear(hearing.sound_of_event(event, self.picture), self._stage.travel(PLAY) if flies else 0)
        return wait

    def _show(self, event: Event, before: Picture, following: Event | None, instant: bool) -> int:
        """Show what has changed since the picture `before`; returns the wait as `perform` does."""
        assert self.picture is not None
        match event:
            case happened.DealStarted():
                return self._deal_started(instant)
            case happened.CardsDealt():
                return 0 if instant else self._packet(event, before, _is_last(following))
            case happened.TurnedUp():
                return self._turned_up(event, instant)
            case happened.TookTurnUp():
                return self._took_turn_up(event, instant)
            case happened.PacketLaid() | happened.BottomShown():
                return 0 if instant else self._packet(event, before, _is_last(following))
            case happened.Uncovered():
                is_last = not isinstance(following, happened.Uncovered)
                return 0 if instant else self._transfer(event, before, PACKET, PACKET if is_last else NEXT_PACKET)
            case happened.Exchanged() | happened.Discarded():
                return 0 if instant else self._transfer(event, before, GATHER, AFTER_CALL)
            case happened.CardPlayed():
                return self._played(event, instant)
            case happened.TrickWon():
                return self._trick_won(before, instant)
            case _:
                return self.speech.tell(event, following, self.picture, instant)

    def _flourish(self, event: Event) -> None:
        """Open a flourish round a card of belote, or in the middle after a capot or a match my side wins."""
        assert self.picture is not None
        layout = self._stage.layout
        rules, me = self.picture.rules, self.picture.me
        match event:
            case happened.BeloteSaid(seat=seat):
                played = [each for each, _ in self.picture.trick]
                place = played.index(seat) if seat in played else len(played)
                spot = trick_spot(layout, self._stage.side(seat), place)
                self._scene.flourishes.open(QPointF(spot.x, spot.y), SMALL)
            case happened.TrickWon() if hearing.is_capot(self.picture):
                self._scene.flourishes.open(QPointF(layout.centre_x, layout.centre_y), LARGE)
            case happened.MatchEnded(winner=winner) if winner == rules.side_of(me):
                self._scene.flourishes.open(QPointF(layout.centre_x, layout.centre_y), LARGE)

    def _present(
        self,
        timing: Timing = AT_ONCE,
        *,
        in_order: bool = True,
        played: dict[Card, CardItem] | None = None,
        shown: Picture | None = None,
        source: Spot | None = None,
        dealt: bool = False,
    ) -> None:
        self.visible = shown or self.picture
        assert self.visible is not None
        self._scene.sweep()
        self._scene.present(self.visible, timing, in_order=in_order, played=played, source=source, dealt=dealt)

    def _deal_started(self, instant: bool) -> int:
        self._scene.bubbles.hush_all()
        self._scene.bubbles.close_explanation()
        self._scene.close_open()
        self._stage.dealing = self._dealer()
        if instant:
            self._present()
            return 0
        is_handed_on = self.visible is not None and self.visible.dealer != self._dealer()
        ms = self._stage.travel(HANDED_ON)
        self._present(Timing(mark=ms))
        return max(self._stage.time(BEGIN), ms if is_handed_on else 0)

    def _dealer(self) -> int | None:
        """The seat that deals; None if nobody does."""
        return None if self.picture is None else self.picture.dealer

    def _packet(self, event: Event, before: Picture, is_last: bool) -> int:
        self._scene.bubbles.hush_all()
        return self._transfer(event, before, PACKET, PACKET if is_last else NEXT_PACKET)

    def _transfer(self, event: Event, before: Picture, ms: int, wait: int) -> int:
        """Animate cards that move without being played; new cards of a hand start where they lay before."""
        assert self.picture is not None
        travel = self._stage.travel(ms)
        source = self._transfers.source(event, before, self.picture)
        self._transfers.begin(event, self.picture, travel)
        dealt = isinstance(event, (happened.CardsDealt, happened.PacketLaid, happened.BottomShown))
        if isinstance(event, happened.CardsDealt) and source is None:
            self._stage.dealing = self._dealer()
        self._present(Timing(close=travel, arrive=travel), in_order=False, source=source, dealt=dealt)
        return self._stage.time(wait)

    def sort(self) -> int:
        """Take up what was dealt, and put my hand in order."""
        assert self.picture is not None
        in_order = list(self._scene.hand.fan_cards) == self._scene.sorted_hand(self.picture)
        if in_order and not self._scene.has_piles_dealt:
            return 0
        self._stage.dealing = None
        self._present(Timing(close=self._stage.travel(SORT)))
        return self._stage.time(SORT)

    def _turned_up(self, event: happened.TurnedUp, instant: bool) -> int:
        if instant:
            return 0
        self._present_with_turn_up(event)
        return self._stage.time(PACKET + FLIP + 120)

    def _present_with_turn_up(self, event: happened.TurnedUp) -> None:
        assert self.picture is not None
        travel = self._stage.travel
        self._stage.dealing = None
        self._scene.stock.show(self.picture.stock, None, 0, beside=True)
        self._scene.stock.turn_up(event.card, travel(PACKET), travel(FLIP))

    def _took_turn_up(self, event: happened.TookTurnUp, instant: bool) -> int:
        assert self.picture is not None
        self._scene.bubbles.hush_all()
        ms = 0 if instant else self._stage.travel(GATHER)
        self._transfers.take_turn_up(event.seat, self.picture.me, event.card, ms)
        self._present(Timing(close=ms, arrive=ms))
        return 0 if instant else self._stage.time(GATHER + 60)

    def _played(self, event: happened.CardPlayed, instant: bool) -> int:
        assert self.picture is not None
        mine = event.seat == self.picture.me
        self._scene.close_open()
        travel = self._stage.travel
        ms = 0 if instant else travel(PLAY)
        item = self._scene.hand.release(event.card) if mine else self._transfers.played(event.seat, event.card, ms)
        timing = (
            AT_ONCE if instant else Timing(close=travel(CLOSE), play=travel(PLAY), delay=travel(PLAY) if mine else 0)
        )
        self._scene.trick.show_slot(False)
        self._present(timing, played={event.card: item} if item is not None else None)
        return 0 if instant else self._stage.time(PLAY) + _LANDED

    def _trick_won(self, before: Picture, instant: bool) -> int:
        """Leave the trick on the table for the time in the settings; `gather` then carries it away."""
        assert self.picture is not None
        self._scene.bubbles.end_trick()
        if instant:
            return 0
        self.visible = replace(self.picture, trick=before.trick)
        hold = int(self._stage.wish("trick_hold"))
        return hold if hold != 0 else self._stage.time(CROWN)

    def keep_trick(self) -> None:
        """Show the trick that was just won, until it is gathered."""
        if self.picture is not None and self.picture.last_trick is not None:
            self._keeps_trick = True
            plays = self.picture.last_trick.plays(self.picture.rules.table.seats)
            self._present(shown=replace(self.picture, trick=plays))

    def square(self) -> int:
        """Push the trick together; what was said with its cards goes too."""
        self._keeps_trick = False
        self._scene.bubbles.hush_trick()
        self._sounding.hear(hearing.GATHERED)
        stage, cards = self._stage, len(self.visible.trick) if self.visible is not None else 0
        self._scene.trick.square(stage.travel(SQUARE), stage.travel(APART))
        return stage.time(SQUARE + (cards - 1) * APART)

    def gather(self, winner: int) -> int:
        """Carry the trick to its winner."""
        assert self.picture is not None
        cards = self._scene.trick.give()
        self._present()
        self._scene.won.receive(self.picture, winner, cards, self._stage.travel(GATHER))
        return self._stage.time(GATHER - ARRIVES)


def _is_last(following: Event | None) -> bool:
    """Whether no packet follows, so the arrival of this one is waited for."""
    return not isinstance(following, (happened.CardsDealt, happened.PacketLaid, happened.Uncovered))
