"""Questions on tricks: who wins one, and what it counts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from belote_desktop.coach.lessons.deals import Deals
from belote_desktop.coach.lessons.ranking import order
from belote_desktop.coach.lessons.steps import Ask, Option, Step
from belote_desktop.coach.lessons.wording import trumps_are
from belote_desktop.engine import Card, Contract, Message, Ruleset, SeatView
from belote_desktop.engine.rank_tables import RankTable, rank_table
from belote_desktop.engine.tricks.following import winning_place
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say


@dataclass(frozen=True)
class Laid:
    """A trick that is over, under its contract."""

    view: SeatView
    """What the first seat sees of it, before it is gathered."""
    rules: Ruleset
    contract: Contract
    cards: tuple[Card, ...]

    @property
    def table(self) -> RankTable:
        """The order and the points that hold here."""
        return rank_table(self.rules.cards, self.contract.denomination)

    @property
    def best(self) -> Card:
        """The card that wins the trick."""
        return self.cards[winning_place(self.cards, self.table)]

    def is_trump(self, card: Card) -> bool:
        """Whether a card is of the trump suit; not so in all trumps, where nothing is ruffed."""
        return self.contract.trump is card.suit

    @property
    def ruffs(self) -> tuple[Card, ...]:
        """The trumps in a trick to which another suit was led."""
        return () if self.is_trump(self.cards[0]) else tuple(card for card in self.cards if self.is_trump(card))


def _tempting(laid: Laid) -> bool:
    """A plain trick with a high card of another suit in it."""
    thrown = [card for card in laid.cards if card.suit is not laid.cards[0].suit]
    return not laid.ruffs and any(card.rank > laid.best.rank for card in thrown)


def _led_trumps(laid: Laid) -> bool:
    """Trumps were led, and the winner is not the card that is highest in a plain suit."""
    trumps = [card for card in laid.cards if laid.is_trump(card)]
    return laid.is_trump(laid.cards[0]) and laid.best != max(trumps) and len(trumps) > 1


_KINDS: tuple[Callable[[Laid], bool], ...] = (
    _tempting,
    _led_trumps,
    lambda laid: len(laid.ruffs) == 1,
    lambda laid: len(laid.ruffs) > 1,
)
"""What makes a trick worth a question, one question for each."""


def winners(deals: Deals) -> tuple[Step, ...]:
    """Questions on who wins a trick, one for each kind of trick that comes up."""
    found: dict[int, Laid] = {}
    for laid in _laid(deals):
        kind = next((number for number, fits in enumerate(_KINDS) if fits(laid)), None)
        if kind is not None:
            found.setdefault(kind, laid)
        if len(found) == len(_KINDS):
            break
    return tuple(_winner(found[kind]) for kind in sorted(found))


def trick_points(deals: Deals) -> tuple[Step, ...]:
    """A question on the points of a trick with trumps that count differently than in a side suit."""
    if not deals.is_new(order):
        return ()
    counted = (_count(laid) for laid in _laid(deals) if laid.contract.trump is not None)
    return tuple(ask for ask in (next((ask for ask in counted if ask is not None), None),) if ask is not None)


def _laid(deals: Deals) -> list[Laid]:
    return [
        Laid(view, deals.rules, view.contract, view.trick.cards)
        for view in deals.tricks()
        if view.trick is not None and view.contract is not None
    ]


def _winner(laid: Laid) -> Ask:
    return Ask(
        given=(trumps_are(laid.rules, laid.contract),),
        scene=laid.view,
        question=say(QT_TRANSLATE_NOOP("lessons", "Which card wins this trick?")),
        options=tuple(Option(card, card == laid.best, _why(laid, card)) for card in laid.cards),
    )


def _why(laid: Laid, card: Card) -> Message:
    """Why a card wins the trick or not."""
    led, best = laid.cards[0], laid.best
    if card == best and laid.is_trump(card):
        #: {card}: a card.
        return say(QT_TRANSLATE_NOOP("lessons", "{card:the} is the highest trump in the trick."), card=card)
    if card == best:
        #: {card}: a card.
        source = QT_TRANSLATE_NOOP("lessons", "{card:the} is the highest card of the suit led.")
        return say(source, card=card)
    if card.suit is best.suit and laid.is_trump(card):
        #: {best}, {card}: cards.
        return say(QT_TRANSLATE_NOOP("lessons", "{best:the} is a higher trump than {card:the}."), best=best, card=card)
    if card.suit is best.suit:
        #: {best}, {card}: cards.
        return say(
            QT_TRANSLATE_NOOP("lessons", "In this suit {best:the} is higher than {card:the}."), best=best, card=card
        )
    if laid.is_trump(best):
        #: {best}, {card}: cards.
        source = QT_TRANSLATE_NOOP("lessons", "{best:the} is a trump and beats {card:the}, which is not.")
        return say(source, best=best, card=card)
    #: {card}: a card. {suit}: the suit led.
    source = QT_TRANSLATE_NOOP("lessons", "{card:the} is a discard: {suit} were led, so it cannot win.")
    #: {card}: a card. {suit}: the suit led.
    ruffless = QT_TRANSLATE_NOOP("lessons", "{card:the} cannot win: it is neither a trump nor of the suit led, {suit}.")
    return say(source if laid.contract.trump is None else ruffless, card=card, suit=led.suit)


def _count(laid: Laid) -> Ask | None:
    """The points of a trick, and the slips that lead to other numbers; None where there are too few of them."""
    table = laid.table
    right = sum(table.points[card] for card in laid.cards)
    wrong: dict[int, Message] = {}
    for number, why in (*_as_plain(laid), *_left_out(laid), *_with_last_trick(laid, right)):
        if number != right and len(wrong) < 3:
            wrong.setdefault(number, why)
    if len(wrong) < 3 or all(number == right for number, _ in _as_plain(laid)):
        return None
    shown = say(_RIGHT, points=tuple(table.points[card] for card in laid.cards), right=right)
    options = [Option(right, True, shown), *(Option(number, False, why) for number, why in wrong.items())]
    options.sort(key=lambda option: int(str(option.shown)))
    return Ask(
        given=(trumps_are(laid.rules, laid.contract),),
        scene=laid.view,
        question=say(QT_TRANSLATE_NOOP("lessons", "How many points are the cards of this trick worth?")),
        options=tuple(options),
    )


def _as_plain(laid: Laid) -> list[tuple[int, Message]]:
    """The trumps counted as cards of a plain suit; only those are named that would count otherwise there."""
    other = next(suit for suit in ("S", "H") if suit != laid.contract.denomination)
    plain = rank_table(laid.rules.cards, type(laid.contract.denomination)(other))
    of_trumps = laid.table.points
    trumps = tuple(card for card in laid.cards if laid.is_trump(card) and of_trumps[card] != plain.points[card])
    points = tuple(of_trumps[card] for card in trumps)
    if not trumps:
        return []
    total = sum((plain.points if card in trumps else of_trumps)[card] for card in laid.cards)
    if len(trumps) == 1:
        return [(total, say(_ONE_AS_PLAIN, wrong=total, card=trumps[0], points=points[0]))]
    return [(total, say(_AS_PLAIN, wrong=total, cards=trumps, points=points))]


def _left_out(laid: Laid) -> list[tuple[int, Message]]:
    """One card forgotten."""
    points = laid.table.points
    right = sum(points[card] for card in laid.cards)
    return [
        (right - points[card], say(_LEFT_OUT, wrong=right - points[card], card=card, points=points[card]))
        for card in sorted(laid.cards, key=points.__getitem__)
        if points[card]
    ]


def _with_last_trick(laid: Laid, right: int) -> list[tuple[int, Message]]:
    last = laid.rules.scoring.last_trick
    return [(right + last, say(_WITH_LAST, wrong=right + last, last=last))] if last else []


#: {card}: a trump. {wrong}, {points}: points.
_ONE_AS_PLAIN = QT_TRANSLATE_NOOP(
    "lessons", "{wrong} counts {card:the} as a card of a side suit. As a trump it counts {points}."
)
#: {cards}: trumps, two or more. {wrong}: points. {points}: the points of each of these cards.
_AS_PLAIN = QT_TRANSLATE_NOOP(
    "lessons", "{wrong} counts {cards:the and} as cards of a side suit. As trumps they count {points:and}."
)
#: {card}: a card. {wrong}, {points}: points.
_LEFT_OUT = QT_TRANSLATE_NOOP("lessons", "{wrong} leaves out {card:the}, which counts {points}.")
#: {wrong}, {last}: points.
_WITH_LAST = QT_TRANSLATE_NOOP("lessons", "{wrong} adds {last} for the last trick, but this is not the last trick.")
#: {points}: the points of each card. {right}: their sum.
_RIGHT = QT_TRANSLATE_NOOP("lessons", "The cards count {points:and}: {right} in all.")
