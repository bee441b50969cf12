"""The question a view puts to its seat, and the answers: what is written on the panel above the hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine.actions import (
    DONE,
    DOUBLE,
    PASS,
    TAKE,
    Action,
    Bid,
    Discard,
    Name,
    NameHokum,
    Play,
    Say,
    Word,
)
from belote_desktop.engine.cards import Card, Suit
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.dealing import turn_up_owner
from belote_desktop.engine.refusals import Refusal
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.view import SeatView
from belote_desktop.models import words
from belote_desktop.table.bid_levels import Bids
from belote_desktop.table.keys import suit_key

_HOKUM, _SUN = Say(Word.HOKUM), Say(Word.SUN)
_RASH = frozenset({DOUBLE, Say(Word.CHALLENGE), Say(Word.CLAIM)})
"""What costs a lot when it is said in error is never offered as the first thing to do."""

RefusalOf = Callable[[Action], tuple[Refusal, ...]]


@dataclass(frozen=True)
class Choice:
    """One button of a panel; `action` is None while it cannot be pressed."""

    action: Action | None
    text: str
    sign: Suit | str | None = None
    """A suit, or a short word such as NT, that can stand for the text."""
    key: str = ""
    is_primary: bool = False


@dataclass(frozen=True)
class Question:
    """What a panel says: a title, a quieter line, and the choices; `bids` are chosen with a number box.

    `marks_cards` tells that cards of the hand are chosen as well, which rise towards the panel. What `is_aside` is no
    question of the moment: it may be said, and leaves the sight of the trick free.
    """

    title: str
    line: str
    choices: tuple[Choice, ...]
    bids: Bids | None = None
    marks_cards: bool = False
    is_aside: bool = False


def question_for(
    view: SeatView, refusal_of: RefusalOf, index: str, marked: frozenset[Card] = frozenset()
) -> Question | None:
    """The question a view puts to its seat; None when only cards may be played.

    `marked` are the cards that have been chosen to be laid away.
    """
    actions = tuple(action for action in view.options if not isinstance(action, Play))
    if not actions:
        return None
    if any(isinstance(action, Discard) for action in actions):
        return discard_question(view, actions, marked, refusal_of, index)
    if view.phase is Phase.CHALLENGE:
        return _challenge_question(actions)
    if view.phase is Phase.AUCTION and view.turn_up is not None and all(_is_known(action) for action in actions):
        return _auction_question(view, actions, refusal_of, index)
    bids = Bids.among(actions)
    if bids is not None:
        rest = tuple(action for action in actions if not isinstance(action, Bid))
        title = QCoreApplication.translate("ChoicePanel", "What do you bid?")
        how = QCoreApplication.translate("ChoicePanel", "Choose the points, then the trump.")
        return Question(title, _standing(view) or how, _choices(rest), bids)
    aside = view.phase is Phase.PLAY
    line = _standing(view) or _meanings(actions)
    return Question(_title(view, actions), line, _choices(actions, _hokum_suit(view)), is_aside=aside)


def _meanings(actions: tuple[Action, ...]) -> str:
    """What the words of Baloot stand for, a sentence each."""
    meanings = {
        _HOKUM: QCoreApplication.translate("ChoicePanel", "Hokum: one suit is trump."),
        _SUN: QCoreApplication.translate("ChoicePanel", "Sun: no trump."),
        Say(Word.ASHKAL): QCoreApplication.translate("ChoicePanel", "Ashkal: Sun, taken by your partner."),
    }
    return " ".join(meaning for word, meaning in meanings.items() if word in actions)


def _hokum_suit(view: SeatView) -> Suit | None:
    """The suit a Hokum would be played in: the one named for it, else the turned one."""
    named = [call.suit for _seat, call in view.calls if isinstance(call, NameHokum)]
    return named[-1] if named else None if view.turn_up is None else view.turn_up.suit


def _standing(view: SeatView) -> str:
    """The bid or contract that has to be gone over; empty where nothing has been bid."""
    named = [call for _seat, call in view.calls if isinstance(call, Bid | Name)]
    if view.phase is not Phase.AUCTION or not named:
        return ""
    return QCoreApplication.translate("ChoicePanel", "{call} stands.").format(call=words.call_text(named[-1]))


def _title(view: SeatView, actions: tuple[Action, ...]) -> str:
    if view.to_act != view.seat:
        return QCoreApplication.translate("ChoicePanel", "Before the next player speaks you may say:")
    if view.phase is Phase.RAISES and DOUBLE in actions:
        return QCoreApplication.translate("ChoicePanel", "Do you double the contract?")
    if view.phase is Phase.RAISES:
        return QCoreApplication.translate("ChoicePanel", "Do you raise the contract?")
    if Say(Word.ACCEPT) in actions:
        return QCoreApplication.translate("ChoicePanel", "Do you accept that the deal is thrown in?")
    if view.phase is Phase.PLAY:
        return QCoreApplication.translate("ChoicePanel", "Before you play you may say:")
    if set(actions) == {_HOKUM, _SUN}:
        return QCoreApplication.translate("ChoicePanel", "Do you keep Hokum, or turn it to Sun?")
    if all(action == PASS or _is_suit(action) for action in actions):
        return _naming(PASS in actions)
    return QCoreApplication.translate("ChoicePanel", "What do you say?")


def _naming(may_pass: bool) -> str:
    if may_pass:
        return QCoreApplication.translate("ChoicePanel", "Name the trump suit, or pass.")
    return QCoreApplication.translate("ChoicePanel", "Name the trump suit.")


def _is_suit(action: Action) -> bool:
    return isinstance(action, Name) and action.denomination.suit is not None


def _challenge_question(actions: tuple[Action, ...]) -> Question:
    """After the tricks of free play: a misplay may still be claimed."""
    stands = QCoreApplication.translate("ChoicePanel", "Let the deal stand")
    choices = (
        Choice(action, stands, is_primary=True) if action == DONE else Choice(action, words.call_text(action))
        for action in actions
    )
    title = QCoreApplication.translate("ChoicePanel", "The tricks are over. Has the other side misplayed a card?")
    return Question(title, "", tuple(choices))


def discard_size(view: SeatView) -> int:
    """How many cards have to be laid away now; 0 if none."""
    return max((len(action.cards) for action in view.options if isinstance(action, Discard)), default=0)


def discard_of(view: SeatView, marked: frozenset[Card]) -> Discard | None:
    """The discard of these cards; None if it may not be made."""
    found = (action for action in view.options if isinstance(action, Discard) and frozenset(action.cards) == marked)
    return next(found, None)


def discard_question(
    view: SeatView, actions: tuple[Action, ...], marked: frozenset[Card], refusal_of: RefusalOf, index: str
) -> Question:
    """Cards are marked in the hand; the button lays them away once they are as many as they must be."""
    size, action = discard_size(view), discard_of(view, marked)
    pattern = QCoreApplication.translate("ChoicePanel", "Cards to lay away: {count}. Choose them in your hand.")
    title = pattern.format(count=words.number(size))
    line = QCoreApplication.translate("ChoicePanel", "Nothing is chosen yet.")
    if marked:
        chosen = " ".join(words.card_token(card, index) for card in sorted(marked))
        line = QCoreApplication.translate("ChoicePanel", "Chosen: {cards}").format(cards=chosen)
    if len(marked) == size and action is None:
        refusals = refusal_of(Discard(tuple(sorted(marked))))
        line = words.sentence(refusals[0].message, index) if refusals else line
    lay = Choice(action, QCoreApplication.translate("ChoicePanel", "Lay away"), key="L", is_primary=True)
    others = tuple(one for one in actions if not isinstance(one, Discard))
    return Question(title, line, (lay, *_choices(others)), marks_cards=True)


def _is_known(action: Action) -> bool:
    return action in (PASS, TAKE) or isinstance(action, Name)


def _auction_question(view: SeatView, actions: tuple[Action, ...], refusal_of: RefusalOf, index: str) -> Question:
    """The two-round auction: take the turned suit, or name another; the quiet line says why not the rest."""
    assert view.turn_up is not None
    turned = view.turn_up
    if TAKE in actions:
        title = _taking(view).format(card=words.card_token(turned, index), suit=words.suit_name(turned.suit))
    else:
        title = _naming(PASS in actions)
    return Question(title, _why_not(actions, refusal_of, index), _choices(actions, turned.suit))


def _taking(view: SeatView) -> str:
    """The turned card is taken up as well, or only tells the suit."""
    assert view.seat is not None
    if turn_up_owner(view.rules, view.dealer, view.seat) == view.seat:
        return QCoreApplication.translate("ChoicePanel", "Take {card} and play {suit}?")
    return QCoreApplication.translate("ChoicePanel", "Play {suit}, the suit of {card}?")


def _why_not(actions: tuple[Action, ...], refusal_of: RefusalOf, index: str) -> str:
    """The rule that keeps the first suit that may not be named from being named."""
    for suit in Suit:
        call = Name(Denomination.of(suit))
        if call not in actions:
            refusals = refusal_of(call)
            if refusals:
                return words.sentence(refusals[0].message, index)
    return ""


def _choices(actions: tuple[Action, ...], turned: Suit | None = None) -> tuple[Choice, ...]:
    """The buttons in the order a person looks for them: what commits first, pass last."""
    order = sorted(actions, key=lambda action: action in (PASS, DONE))
    return tuple(_choice(action, turned, first=place == 0 and len(order) <= 2) for place, action in enumerate(order))


def _choice(action: Action, turned: Suit | None, *, first: bool) -> Choice:
    if action == TAKE and turned is not None:
        text = QCoreApplication.translate("ChoicePanel", "Take {suit}").format(suit=words.suit_name(turned))
        return Choice(action, text, turned, "T", is_primary=True)
    if action == TAKE:
        return Choice(action, words.call_text(action), None, "T", is_primary=True)
    if action == PASS:
        return Choice(action, words.call_text(action), None, "P")
    if isinstance(action, Name):
        return denomination_choice(action, action.denomination)
    if isinstance(action, NameHokum):
        return Choice(action, words.call_text(action), action.suit, suit_key(action.suit))
    if isinstance(action, Bid):
        return Choice(action, words.call_text(action), action.denomination.suit)
    sign = turned if action == _HOKUM else None
    return Choice(action, words.call_text(action), sign, is_primary=first and action not in _RASH)


def denomination_choice(action: Action | None, denomination: Denomination) -> Choice:
    """The button of a trump."""
    suit = denomination.suit
    sign = str(denomination) if suit is None else suit
    return Choice(action, words.denomination_name(denomination), sign, suit_key(suit) if suit is not None else "")
