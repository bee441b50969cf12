"""The question a view puts to its seat and its answers, as shown on the panel above the hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine.actions import (
    DONE,
    DOUBLE,
    PASS,
    REDOUBLE,
    TAKE,
    Action,
    Bid,
    Declare,
    Discard,
    Exchange,
    Name,
    NameHokum,
    Play,
    Say,
    Word,
)
from belote_desktop.engine.auction.bids import every_bid
from belote_desktop.engine.cards import Card
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted
from belote_desktop.models.words import words
from belote_desktop.models.words.forms import card_worded, suit_worded
from belote_desktop.models.words.names import Names
from belote_desktop.table.items.keys import Command
from belote_desktop.table.overlays import question_lines
from belote_desktop.table.overlays.bid_levels import Bids
from belote_desktop.table.overlays.call_keys import call_command
from belote_desktop.table.overlays.unavailable_calls import RefusalOf as RefusalOf
from belote_desktop.table.overlays.unavailable_calls import contracts_in_order, reasons, unavailable_contracts

_RAISES = (DOUBLE, REDOUBLE, Say(Word.RAISE), Say(Word.MATCH))
_ASIDE = (Say(Word.SCHMEISS), Say(Word.THROW_IN))
_CONTRACTS = (TAKE, *map(Say, (Word.HOKUM, Word.SUN, Word.ASHKAL)))


@dataclass(frozen=True)
class Choice:
    """One button of a panel; `action` is None while it cannot be pressed."""

    action: Action | None
    text: str
    sign: Denomination | None = None
    """Trumps whose sign is drawn with the text and can stand for it."""
    command: Command | None = None
    """The command whose key presses the button."""
    says_choice: bool = False
    """Whether it repeats the call chosen before; only such a button is ever filled."""
    name: str = ""
    """The text for a screen reader, if different."""
    why: str = ""
    """Why it cannot be pressed; empty if it can."""


@dataclass(frozen=True)
class Question:
    """A question on the panel: a title, a line, and choices that each commit when pressed.

    `keys` are calls to choose from before one button makes the call; so are `bids`, with a number box and a key for
    each suit. `marks_cards` means that cards of the hand are chosen too; they rise towards the panel. `is_aside` marks
    an optional call, shown clear of the trick. `withheld` are the reasons why other calls are not legal, shown on
    request.
    """

    title: str
    line: str
    choices: tuple[Choice, ...]
    keys: tuple[Choice, ...] = ()
    bids: Bids | None = None
    marks_cards: bool = False
    is_aside: bool = False
    withheld: tuple[str, ...] = ()


def question_for(
    view: SeatView,
    refusal_of: RefusalOf,
    index: str,
    marked: frozenset[Card] = frozenset(),
    names: Names = words.NOBODY,
) -> Question | None:
    """The question of a view for its seat; None if only cards may be played.

    `marked` are the cards chosen to be discarded, `names` the names of the players.
    """
    actions = tuple(action for action in view.options if not isinstance(action, Play))
    if not actions:
        return None
    if any(isinstance(action, Discard) for action in actions):
        return discard_question(view, actions, marked, refusal_of, index)
    if view.phase is Phase.CHALLENGE:
        return _challenge_question(actions)
    title = question_lines.title(view, actions, index)
    line = _line(view, actions, refusal_of, index, names)
    withheld = tuple(why for why in reasons(view, refusal_of, index, names) if not line or not why.endswith(line))
    bids = Bids.among(actions, every_bid(view.rules))
    if bids is not None:
        rest = tuple(action for action in actions if not isinstance(action, Bid))
        title = QCoreApplication.translate("ChoicePanel", "What do you bid?")
        how = QCoreApplication.translate("ChoicePanel", "Choose the points, then trumps.")
        if len(bids.levels) == 1:
            how = QCoreApplication.translate("ChoicePanel", "Choose trumps.")
        return Question(title, line or how, _choices(view, rest, index), bids=bids, withheld=withheld)
    aside = view.phase is Phase.PLAY
    named = _contracts(actions)
    choices = _choices(view, tuple(action for action in actions if action not in named), index)
    if aside:
        choices = tuple(_plainly(choice, view, index) for choice in choices)
    keys = _choices(view, named, index)
    if keys:
        keys = tuple(_in_order(view, keys, unavailable_contracts(view, refusal_of, index, names), index))
    return Question(title, line, choices, keys, is_aside=aside, withheld=withheld)


def _in_order(
    view: SeatView, keys: tuple[Choice, ...], unavailable: Mapping[Action, str], index: str
) -> Iterator[Choice]:
    """The contracts in the order of the game, each in its place also where it is not legal now."""
    legal = {choice.action: choice for choice in keys if choice.action is not None}
    known = dict.fromkeys((*contracts_in_order(view), *legal))
    for action in known:
        if action in legal:
            yield legal[action]
        elif action in unavailable:
            yield replace(_choice(view, action, index), action=None, why=unavailable[action])


def _contracts(actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """The contracts to choose from; empty if there is only a turn-up to take or refuse."""
    found = tuple(action for action in actions if isinstance(action, Name | NameHokum) or action in _CONTRACTS)
    return () if found == (TAKE,) else found


def _plainly(choice: Choice, view: SeatView, index: str) -> Choice:
    """The choice with the declaration named on its button, as the title already says that it may be declared."""
    if not isinstance(choice.action, Declare):
        return choice
    text = words.declaration_text(choice.action.declaration, view.rules, view.contract, index)
    #: A button. {what}: a declaration, "Tierce to K♥".
    spoken = QCoreApplication.translate("calls", "Declare {what}").format(what=text)
    return replace(choice, text=text, name=spoken)


def _line(view: SeatView, actions: tuple[Action, ...], refusal_of: RefusalOf, index: str, names: Names) -> str:
    """The standing bid and what the words mean; or else why you may not pass, or take."""
    if view.phase is not Phase.AUCTION or view.to_act != view.seat:
        return question_lines.meanings(view, actions, names, index)
    lines = [question_lines.standing(view, names), question_lines.meanings(view, actions, names, index)]
    said = " ".join(line for line in lines if line)
    must = _reason(PASS, actions, refusal_of, index, names)
    if said or must:
        return said or must
    if actions == (PASS,):
        return _reason(TAKE, actions, refusal_of, index, names)
    return ""


def _reason(action: Action, actions: tuple[Action, ...], refusal_of: RefusalOf, index: str, names: Names) -> str:
    """Why a call is not legal; empty if it is."""
    refusals = () if action in actions else refusal_of(action)
    return words.sentence(refusals[0].message, index, names) if refusals else ""


def _challenge_question(actions: tuple[Action, ...]) -> Question:
    """The question after the tricks of free play: whether to claim a misplay."""
    #: A button.
    stands = QCoreApplication.translate("ChoicePanel", "Do not challenge")
    choices = (Choice(action, stands if action == DONE else words.call_text(action)) for action in actions)
    title = QCoreApplication.translate("ChoicePanel", "All tricks are played. Did the other side misplay a card?")
    return Question(title, "", tuple(choices))


def discard_size(view: SeatView) -> int:
    """The number of cards to discard now; 0 for none."""
    return max((len(action.cards) for action in view.options if isinstance(action, Discard)), default=0)


def discard_of(view: SeatView, marked: frozenset[Card]) -> Discard | None:
    """The discard of these cards; None if it is not legal."""
    found = (action for action in view.options if isinstance(action, Discard) and frozenset(action.cards) == marked)
    return next(found, None)


def discard_question(
    view: SeatView, actions: tuple[Action, ...], marked: frozenset[Card], refusal_of: RefusalOf, index: str
) -> Question:
    """The question for a discard: cards are marked in the hand, and the button works once enough are marked."""
    size, action = discard_size(view), discard_of(view, marked)
    title = words.sentence(counted(QT_TRANSLATE_NOOP("ChoicePanel", "Choose %n card(s) to discard.", "", 1), size))
    line = QCoreApplication.translate("ChoicePanel", "No cards chosen yet.")
    if marked:
        chosen = " ".join(words.card_token(card, index) for card in sorted(marked))
        #: {cards}: K♥ and A♠, or the names aloud.
        line = QCoreApplication.translate("ChoicePanel", "Chosen: {cards}").format(cards=chosen)
    if len(marked) == size and action is None:
        refusals = refusal_of(Discard(tuple(sorted(marked))))
        line = words.sentence(refusals[0].message, index) if refusals else line
    lay = Choice(
        #: A button: discard the chosen cards.
        action,
        QCoreApplication.translate("ChoicePanel", "Discard"),
        command=Command.LAY_AWAY,
        says_choice=True,
    )
    others = tuple(one for one in actions if not isinstance(one, Discard))
    return Question(title, line, (lay, *_choices(view, others, index)), marks_cards=True)


def _choices(view: SeatView, actions: tuple[Action, ...], index: str) -> tuple[Choice, ...]:
    """The choices in the order people look for them: contracts first, then raises, pass last."""
    return tuple(_choice(view, action, index) for action in sorted(actions, key=_place))


def _place(action: Action) -> int:
    if action in (PASS, DONE):
        return 3
    return 2 if action in _ASIDE else int(action in _RAISES)


def _choice(view: SeatView, action: Action, index: str) -> Choice:
    command = call_command(action)
    turned = None if view.turn_up is None else view.turn_up.suit
    if action == TAKE and turned is not None:
        #: {suit}: a suit, hearts. A button.
        text = QCoreApplication.translate("ChoicePanel", "Take {suit}").format(suit=suit_worded(turned))
        return Choice(action, text, Denomination.of(turned), command)
    if action == TAKE:
        return Choice(action, words.call_text(action), None, command)
    if isinstance(action, Name):
        return denomination_choice(action, action.denomination)
    if isinstance(action, NameHokum):
        return Choice(action, words.call_text(action), Denomination.of(action.suit), command)
    if isinstance(action, Exchange):
        #: {card}: K♥ on screen, the king of hearts aloud. A button.
        pattern = QCoreApplication.translate("ChoicePanel", "Exchange {card:the}")
        text = pattern.format(card=card_worded(action.card, index))
        return Choice(action, text, None, command, name=words.call_text(action))
    suit = question_lines.hokum_suit(view) if action == question_lines.HOKUM else None
    sign = None if suit is None else Denomination.of(suit)
    return Choice(action, words.call_text(action, view.rules), sign, command)


def denomination_choice(action: Action | None, denomination: Denomination) -> Choice:
    """The choice for a trump suit, no trumps or all trumps."""
    return Choice(action, words.denomination_name(denomination), denomination, call_command(Name(denomination)))
