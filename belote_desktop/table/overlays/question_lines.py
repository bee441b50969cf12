"""The title of a panel and the line under it: the question, the standing bid, and what the game's words mean."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine.actions import (
    DOUBLE,
    PASS,
    REDOUBLE,
    TAKE,
    Action,
    Bid,
    Exchange,
    Name,
    NameHokum,
    Say,
    Word,
)
from belote_desktop.engine.cards import Suit
from belote_desktop.engine.deals.dealing import turn_up_owner
from belote_desktop.engine.phases.raise_ladders import ladder
from belote_desktop.engine.rules.terms import PassOut, Phase, Schmeiss
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import SUIT_MARKS
from belote_desktop.models.words import words
from belote_desktop.models.words.forms import card_worded, suit_worded
from belote_desktop.models.words.names import Names

HOKUM, SUN = Say(Word.HOKUM), Say(Word.SUN)
_SCHMEISS, _ACCEPT = Say(Word.SCHMEISS), Say(Word.ACCEPT)
_RAISES = (DOUBLE, REDOUBLE, Say(Word.RAISE), Say(Word.MATCH))
_NAMED = (Bid, Name, NameHokum)


def title(view: SeatView, actions: Sequence[Action], index: str) -> str:
    """The title of a question."""
    if view.to_act != view.seat:
        #: Buttons follow.
        return QCoreApplication.translate("ChoicePanel", "Before the next player speaks, you may say:")
    if view.phase is Phase.RAISES:
        return _raising(view, actions)
    if view.phase is Phase.PLAY and all(isinstance(action, Exchange) for action in actions):
        return QCoreApplication.translate("ChoicePanel", "Exchange a card?")
    if view.phase is Phase.PLAY:
        #: Buttons follow.
        return QCoreApplication.translate("ChoicePanel", "You may say:")
    if _ACCEPT in actions:
        return QCoreApplication.translate("ChoicePanel", "Do you accept the schmeiss?")
    if set(actions) == {HOKUM, SUN}:
        return QCoreApplication.translate("ChoicePanel", "Keep Hokum, or change it to Sun?")
    if tuple(actions) == (PASS,):
        return QCoreApplication.translate("ChoicePanel", "You can only pass.")
    if view.turn_up is not None and TAKE in actions:
        card, suit = card_worded(view.turn_up, index), suit_worded(view.turn_up.suit)
        return _taking(view).format(card=card, suit=suit)
    if any(isinstance(action, Name) for action in actions) and not _standing_call(view):
        return _naming(actions)
    return QCoreApplication.translate("ChoicePanel", "Choose a call.")


def _raising(view: SeatView, actions: Sequence[Action]) -> str:
    raises = [action for action in actions if action != PASS]
    if len(raises) == 1 and raises[0] != DOUBLE:
        #: {call}: Coinche.
        pattern = QCoreApplication.translate("ChoicePanel", "Say {call}?")
        return pattern.format(call=words.call_text(raises[0], view.rules))
    if DOUBLE in raises and words.call_text(DOUBLE, view.rules) != words.call_text(DOUBLE):
        #: {call}: Coinche.
        pattern = QCoreApplication.translate("ChoicePanel", "Say {call}?")
        return pattern.format(call=words.call_text(DOUBLE, view.rules))
    if DOUBLE in raises:
        return QCoreApplication.translate("ChoicePanel", "Double the contract?")
    #: A further multiplier after a double.
    return QCoreApplication.translate("ChoicePanel", "Raise the contract?")


def _taking(view: SeatView) -> str:
    """The title for taking the turn-up, which is picked up or only names the suit."""
    assert view.seat is not None
    if turn_up_owner(view.rules, view.dealer, view.seat) == view.seat:
        #: {card}: K♥, the turn-up, whose suit becomes trumps.
        return QCoreApplication.translate("ChoicePanel", "Take {card:the}?")
    #: {suit}: a suit, hearts. {card}: K♥.
    return QCoreApplication.translate("ChoicePanel", "Take {suit}? The turn-up is {card:the}.")


def _naming(actions: Sequence[Action]) -> str:
    suits_only = all(action.denomination.suit is not None for action in actions if isinstance(action, Name))
    if not suits_only and PASS in actions:
        return QCoreApplication.translate("ChoicePanel", "Name a contract or pass.")
    if not suits_only:
        return QCoreApplication.translate("ChoicePanel", "Name a contract.")
    if PASS in actions:
        return QCoreApplication.translate("ChoicePanel", "Name a suit or pass.")
    return QCoreApplication.translate("ChoicePanel", "Name a suit.")


def _standing_call(view: SeatView) -> tuple[int, Action] | None:
    """The last bid or contract of an auction with its seat; None if there is none."""
    if view.phase is not Phase.AUCTION:
        return None
    named = [(seat, call) for seat, call in view.calls if isinstance(call, _NAMED) or call in (HOKUM, SUN)]
    return named[-1] if named else None


def standing(view: SeatView, names: Names) -> str:
    """The bid or contract to beat, and how it was raised; empty if nothing has been bid."""
    last = _standing_call(view)
    if last is None:
        return ""
    call = words.call_token(last[1], view.rules)
    place = max(at for at, one in enumerate(view.calls) if one == last)
    raised = [(seat, action) for seat, action in view.calls[place:] if action in _RAISES]
    if raised:
        seat, word = raised[-1]
        return _raised(last[0], call, seat, words.call_text(word, view.rules), names)
    #: {name}: a player's name. {call}: what was said, "100 in hearts".
    theirs = QCoreApplication.translate("ChoicePanel", "{name} said {call}.")
    #: {call}: what was said, "100 in hearts".
    return names.told(last[0], theirs, QCoreApplication.translate("ChoicePanel", "You said {call}."), call=call)


def _raised(bidder: int, call: str, raiser: int, raise_word: str, names: Names) -> str:
    """A bid and its last raise as a sentence; either may be the user's."""
    if raiser == names.you:
        #: {name}: a player's name. {call}: what was said, "100 in hearts". {raise_word}: Coinche.
        theirs = QCoreApplication.translate("ChoicePanel", "{name} said {call}, you said {raise_word}.")
        #: {call}: what was said, "100 in hearts". {raise_word}: Coinche.
        yours = QCoreApplication.translate("ChoicePanel", "You said {call}, then {raise_word}.")
    else:
        #: {name}: a player's name. {call}: what was said, "100 in hearts". {other}: another player's name.
        #: {raise_word}: Coinche.
        theirs = QCoreApplication.translate("ChoicePanel", "{name} said {call}, {other} said {raise_word}.")
        #: {call}: what was said, "100 in hearts". {other}: a player's name. {raise_word}: Coinche.
        yours = QCoreApplication.translate("ChoicePanel", "You said {call}, {other} said {raise_word}.")
    return names.told(bidder, theirs, yours, call=call, other=names.of(raiser), raise_word=raise_word)


def meanings(view: SeatView, actions: Sequence[Action], names: Names, index: str) -> str:
    """What the words of a game mean, one sentence each."""
    suit = hokum_suit(view)
    hokum = QCoreApplication.translate("ChoicePanel", "Hokum: one suit is trumps.")
    if suit is not None and HOKUM in actions:
        #: {suit}: the sign of a suit, ♥.
        hokum = QCoreApplication.translate("ChoicePanel", "Hokum: trumps are {suit}.").format(suit=SUIT_MARKS[suit])
    said = {
        HOKUM: hokum,
        SUN: QCoreApplication.translate("ChoicePanel", "Sun: no trumps."),
        Say(Word.ASHKAL): QCoreApplication.translate("ChoicePanel", "Ashkal: your partner takes Sun."),
        #: A raise of Baloot.
        Say(Word.DOUBLE_OPEN): QCoreApplication.translate("ChoicePanel", "Closed: trumps cannot be led."),
        #: A raise of Baloot.
        Say(Word.THREE_OPEN): QCoreApplication.translate("ChoicePanel", "Closed: trumps cannot be led."),
        #: A raise of Baloot.
        Say(Word.FOUR_OPEN): QCoreApplication.translate("ChoicePanel", "Closed: trumps cannot be led."),
        #: The last raise.
        Say(Word.MATCH): QCoreApplication.translate("ChoicePanel", "This deal decides the whole match."),
        Say(Word.THROW_IN): QCoreApplication.translate("ChoicePanel", "Throw in: nobody plays this deal."),
        _SCHMEISS: QCoreApplication.translate("ChoicePanel", "Schmeiss: you offer to throw in the deal."),
    }
    lone = {word: closed for word, closed in _CLOSED.items() if closed not in actions}
    lines = [text for word, text in said.items() if word in actions and word not in lone]
    if any(isinstance(action, NameHokum) for action in actions):
        lines.insert(0, QCoreApplication.translate("ChoicePanel", "Hokum: the suit you name is trumps."))
    lines += [_schmeiss(view, names)] if _ACCEPT in actions else []
    lines += [_forced_turn(view)] if PASS in actions else []
    lines += [_worth(view, actions)] if view.phase is Phase.RAISES else []
    lines += [_exchanging(view, index)] if view.phase is Phase.AUCTION and _has_exchange(actions) else []
    return " ".join(line for line in lines if line)


_CLOSED = {
    Say(Word.DOUBLE_OPEN): Say(Word.DOUBLE_CLOSED),
    Say(Word.THREE_OPEN): Say(Word.THREE_CLOSED),
    Say(Word.FOUR_OPEN): Say(Word.FOUR_CLOSED),
}


def hokum_suit(view: SeatView) -> Suit | None:
    """The suit a Hokum would be played in: the one named for it, or else the suit of the turn-up."""
    named = [call.suit for _seat, call in view.calls if isinstance(call, NameHokum)]
    return named[-1] if named else None if view.turn_up is None else view.turn_up.suit


def _worth(view: SeatView, actions: Sequence[Action]) -> str:
    """What a raise makes of the deal; empty if it stakes the match, which has a sentence of its own."""
    level = next((level for level in ladder(view.rules, view) if set(level.words) & set(actions)), None)
    if level is None or level.stake:
        return ""
    #: {factor}: a number, by which a raise multiplies the points of the deal.
    pattern = QCoreApplication.translate("ChoicePanel", "This deal would count ×{factor}.")
    return pattern.format(factor=words.number(level.factor))


def _has_exchange(actions: Sequence[Action]) -> bool:
    return any(isinstance(action, Exchange) for action in actions)


def _exchanging(view: SeatView, index: str) -> str:
    """The line that explains the exchange: it also takes the suit of the turn-up."""
    assert view.turn_up is not None
    #: {card}: K♥ on screen, the king of hearts aloud.
    pattern = QCoreApplication.translate(
        "ChoicePanel", "Exchange: you take, and swap your seven for {card:the} at once."
    )
    return pattern.format(card=card_worded(view.turn_up, index))


def _forced_turn(view: SeatView) -> str:
    """The warning to a dealer whose pass means playing the suit of the turn-up, if the rules say so."""
    passes = sum(call == PASS for _seat, call in view.calls)
    last = passes == 2 * view.rules.table.seats - 1
    if not last or view.rules.auction.pass_out is not PassOut.TURNED_FORCED or view.turn_up is None:
        return ""
    #: {suit}: a suit, hearts.
    pattern = QCoreApplication.translate("ChoicePanel", "If you pass, you must take {suit}.")
    return pattern.format(suit=suit_worded(view.turn_up.suit))


def _schmeiss(view: SeatView, names: Names) -> str:
    """What an answer leads to, in the three forms of the offer. Source: docs/rules/klaberjass.md, Auction."""
    seat = next((seat for seat, call in view.calls if call == _SCHMEISS), 0)
    in_first = sum(call == PASS for _seat, call in view.calls) < view.rules.table.seats
    patterns = {
        #: {name}: a player's name. {suit}: a suit, hearts.
        (Schmeiss.A, True): QCoreApplication.translate(
            "ChoicePanel", "Accept: the deal is thrown in. Refuse: {name} takes {suit}."
        ),
        #: {suit}: a suit, hearts.
        (Schmeiss.B, True): QCoreApplication.translate(
            "ChoicePanel", "Accept: the deal is thrown in. Refuse: you take {suit}."
        ),
        #: {name}: a player's name. {suit}: a suit, hearts.
        (Schmeiss.C, True): QCoreApplication.translate(
            "ChoicePanel", "Accept: {name} takes {suit}. Refuse: the deal is thrown in."
        ),
        #: {name}: a player's name.
        (Schmeiss.C, False): QCoreApplication.translate(
            "ChoicePanel", "Accept: {name} must name a suit. Refuse: the deal is thrown in."
        ),
    }
    #: {name}: a player's name.
    named = QCoreApplication.translate("ChoicePanel", "Accept: the deal is thrown in. Refuse: {name} must name a suit.")
    suit = "" if view.turn_up is None else suit_worded(view.turn_up.suit)
    return patterns.get((view.rules.auction.schmeiss, in_first), named).format(name=names.of(seat), suit=suit)
