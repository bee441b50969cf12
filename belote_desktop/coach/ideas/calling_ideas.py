"""Ideas for the auction: what the seat's hand holds for or against a contract, by counting cards."""

from __future__ import annotations

from belote_desktop.coach.ideas.calling import FEW, TOP, Calling
from belote_desktop.coach.ideas.idea import Idea
from belote_desktop.coach.ideas.passing_ideas import few_aces, no_top_trump, partner_has_called, short_everywhere
from belote_desktop.engine.actions import PASS, Action, Bid, Name, NameHokum
from belote_desktop.engine.cards import Card, CardSet, Rank
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.rules.conditions import says_belote
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, SeatName, counted, say
from belote_desktop.players.calls.raising import RAISES
from belote_desktop.variants.kinship import declared

MANY = 4
"""From so many trumps on a suit is long: hands average two of a suit. A choice of what to teach, not measured."""


def top_trumps(at: Calling, call: Action) -> Message | None:
    """The jack and the nine make a trump suit; one of them does with enough others."""
    named = at.undertakes(call)
    if named is None or named.suit is None:
        return None
    trumps = at.hand(call, named).suited(named.suit)
    held = trumps & CardSet(at.top_trumps(named.suit))
    if len(held) == TOP:
        #: {suit}: a suit. {cards}: two cards.
        both = QT_TRANSLATE_NOOP(
            "ideas", "With {suit} as trumps you would hold {cards:the and}, the two highest trumps."
        )
        return say(both, suit=named.suit, cards=held)
    if not held or len(trumps) <= FEW:
        return None
    #: {suit}: a suit. {cards}: a card.
    source = QT_TRANSLATE_NOOP(
        "ideas",
        "With {suit} as trumps you would have %n trump(s), among them {cards:the}, one of the two highest.",
        "",
        1,
    )
    return counted(source, len(trumps), suit=named.suit, cards=held)


def long_suit(at: Calling, call: Action) -> Message | None:
    """Many trumps leave few to the others."""
    named = at.undertakes(call)
    if named is None or named.suit is None:
        return None
    trumps = at.hand(call, named).suited(named.suit)
    if len(trumps) < MANY:
        return None
    #: {suit}: a suit. {cards}: cards.
    source = QT_TRANSLATE_NOOP("ideas", "With {suit} as trumps you would have %n trump(s): {cards}.", "", 1)
    return counted(source, len(trumps), suit=named.suit, cards=trumps)


def side_aces(at: Calling, call: Action) -> Message | None:
    """Aces beside the trumps are likely tricks; with few trumps they make no contract."""
    named = at.undertakes(call)
    if named is None or named is Denomination.ALL_TRUMP:
        return None
    if named.suit is not None and len(at.hand(call, named).suited(named.suit)) <= FEW:
        return None
    aces = CardSet(card for card in at.hand(call, named) if card.rank is Rank.ACE and card.suit is not named.suit)
    if len(aces) < (1 if named.suit is not None else TOP):
        return None
    if named.suit is None:
        return say(
            #: {cards}: cards.
            QT_TRANSLATE_NOOP("ideas", "In no trumps {cards:the and} are the highest cards of their suits."),
            cards=aces,
        )
    #: {cards}: a card.
    source = QT_TRANSLATE_NOOP("ideas", "Besides your trumps, {cards:the} may win a trick.")
    if len(aces) > 1:
        #: {cards}: cards.
        source = QT_TRANSLATE_NOOP("ideas", "Besides your trumps, {cards:the and} may win a trick each.")
    return say(source, cards=aces)


def jacks_of_all_trumps(at: Calling, call: Action) -> Message | None:
    """Where all suits are trump the highest trumps of each are the masters."""
    if at.undertakes(call) is not Denomination.ALL_TRUMP:
        return None
    held = CardSet(card for card in at.view.hand if card == at.top_trumps(card.suit)[0])
    if len(held) < TOP:
        return None
    #: {cards}: cards.
    return say(
        QT_TRANSLATE_NOOP("ideas", "In all trumps {cards:the and} are the highest cards of their suits."), cards=held
    )


def belote_in_hand(at: Calling, call: Action) -> Message | None:
    """King and queen of trumps score."""
    named = at.undertakes(call)
    if named is None or named.suit is None or not says_belote(at.view.rules):
        return None
    pair = CardSet((Card.of(Rank.KING, named.suit), Card.of(Rank.QUEEN, named.suit)))
    if pair & at.hand(call, named) != pair:
        return None
    return say(
        #: {suit}: a suit. {cards}: two cards. {belote}: the game’s word for king and queen of trumps.
        QT_TRANSLATE_NOOP("ideas", "With {suit} as trumps, {cards:the and} would be {belote}."),
        cards=pair,
        suit=named.suit,
        belote=declared(at.view.rules).belote,
    )


def support_partner(at: Calling, call: Action) -> Message | None:
    """The partner's suit is raised with trumps or aces."""
    named = at.undertakes(call)
    if named is None or named.suit is None:
        return None
    bid = any(
        seat in at.seats_with and isinstance(said, (Bid, Name, NameHokum)) and at.undertakes(said) is named
        for seat, said in at.view.calls
    )
    held = CardSet(card for card in at.view.hand if card.suit is named.suit or card.rank is Rank.ACE)
    if not bid or not held:
        return None
    #: {suit}: a suit. {cards}: cards.
    source = QT_TRANSLATE_NOOP("ideas", "Your partner called {suit}, and you support it with {cards:the and}.")
    return say(source, suit=named.suit, cards=held)


def strong_against(at: Calling, call: Action) -> Message | None:
    """Trumps of the other side's suit with their heads or with aces beside speak for raising; where no suit is trump,
    masters of several suits."""
    standing = _standing_against(at)
    if call not in RAISES or standing is None:
        return None
    named, declarer = standing
    held = at.view.hand & CardSet(at.masters(named))
    if named.suit is None:
        #: {name}: a player. {cards}: cards.
        source = QT_TRANSLATE_NOOP("ideas", "Against {name} you hold {cards:the and}, the highest of their suits.")
        return say(source, name=SeatName(declarer), cards=held) if len(held) >= TOP else None
    trumps = at.view.hand.suited(named.suit)
    aces = CardSet(card for card in at.view.hand if card.rank is Rank.ACE and card.suit is not named.suit)
    #: {name}: a player. {suit}: a suit. {cards}: cards.
    source = QT_TRANSLATE_NOOP("ideas", "{name} plays with {suit} as trumps, and you hold {cards:the and}.")
    told = say(source, name=SeatName(declarer), suit=named.suit, cards=trumps | aces)
    return told if held or (trumps and aces) else None


def nothing_against(at: Calling, call: Action) -> Message | None:
    """Without a good trump of theirs, or masters of several suits, nothing speaks for raising."""
    standing = _standing_against(at)
    if call != PASS or standing is None or not any(word in RAISES for word in at.view.words):
        return None
    wanted = at.masters(standing[0])
    held = at.view.hand & CardSet(wanted)
    if standing[0].suit is None:
        #: {cards}: cards.
        source = QT_TRANSLATE_NOOP(
            "ideas", "You hold too few of these cards: {cards}. Nothing suggests that the contract will fail."
        )
        return say(source, cards=wanted) if len(held) < TOP else None
    #: {cards}: cards.
    source = QT_TRANSLATE_NOOP(
        "ideas", "You lack the two highest trumps, {cards:the and}, so nothing suggests that the contract will fail."
    )
    return None if held else say(source, cards=wanted)


def _standing_against(at: Calling) -> tuple[Denomination, int] | None:
    """What the other side's contract, or its call that stands, makes trumps, and whose it is."""
    view = at.view
    if view.contract is not None:
        named, declarer = view.contract.denomination, view.contract.declarer
    else:
        found = ((at.undertakes(call), seat) for seat, call in reversed(view.calls))
        standing = next(((one, seat) for one, seat in found if one is not None), None)
        if standing is None:
            return None
        named, declarer = standing
    return None if declarer == view.seat or declarer in at.seats_with else (named, declarer)


CALLING: tuple[Idea[Calling, Action], ...] = (
    Idea("top_trumps", top_trumps),
    Idea("support_partner", support_partner),
    Idea("jacks_of_all_trumps", jacks_of_all_trumps),
    Idea("long_suit", long_suit),
    Idea("side_aces", side_aces),
    Idea("belote_in_hand", belote_in_hand),
    Idea("strong_against", strong_against),
    Idea("partner_has_called", partner_has_called),
    Idea("no_top_trump", no_top_trump),
    Idea("short_everywhere", short_everywhere),
    Idea("few_aces", few_aces),
    Idea("nothing_against", nothing_against),
)
"""What can be argued in an auction."""
