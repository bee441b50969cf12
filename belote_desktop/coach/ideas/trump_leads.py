"""Ideas on leading trumps: drawing them, helping the taker to, and leaving them alone."""

from __future__ import annotations

from belote_desktop.coach.ideas.facts import higher_out, trumps_against
from belote_desktop.coach.ideas.sentences import by_open_cards, by_opponents, say_in, told_in
from belote_desktop.engine.cards import Card
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, counted, say
from belote_desktop.players.knowledge import Knowledge

MANY = 3
"""More trumps than this are counted, not named. A choice of what can be read at a glance."""
FEW = 2
"""So many trumps of the opponents are few. A choice of what to teach; not measured."""


def draw_trumps(at: Knowledge, card: Card) -> Message | None:
    """The takers lead a trump that no opponent can beat while one may hold some."""
    out = at.trumps_out
    if not _draws(at, card) or higher_out(at, card) & out:
        return None
    if len(out) > MANY:
        return counted(told_in(at.view.rules, _DRAW_MANY), len(out))
    return say_in(at.view.rules, _DRAW_FEW, cards=out)


_DRAW_MANY = by_opponents(
    QT_TRANSLATE_NOOP("ideas", "Draw trumps from the top: your opponents may still have up to %n trump(s).", "", 1),
    by_open_cards(
        QT_TRANSLATE_NOOP("ideas", "Draw trumps from the top: your opponent may still have up to %n trump(s).", "", 1),
        QT_TRANSLATE_NOOP("ideas", "Draw trumps from the top: your opponent has %n open trump(s).", "", 1),
    ),
)
_DRAW_FEW = by_opponents(
    #: {cards}: trumps.
    QT_TRANSLATE_NOOP("ideas", "Draw trumps from the top: an opponent may still ruff with {cards:the or}."),
    #: {cards}: trumps.
    QT_TRANSLATE_NOOP("ideas", "Draw trumps from the top: your opponent may still ruff with {cards:the or}."),
)


def help_the_taker(at: Knowledge, card: Card) -> Message | None:
    """The partner of the taker leads a trump."""
    if not _draws(at, card) or at.is_declarer:
        return None
    source = QT_TRANSLATE_NOOP("ideas", "Your partner is the taker: lead a trump to help draw your opponents’ trumps.")
    return say(source)


def draw_low(at: Knowledge, card: Card) -> Message | None:
    """A taker without the highest trump draws with the lower ones and keeps the best."""
    if not _draws(at, card) or not at.is_declarer:
        return None
    kept = max(at.trumps, key=at.strength)
    above = higher_out(at, kept) & at.trumps_out  # not one that lies covered: it cannot be played
    if not above or card == kept:
        return None
    #: {above}: trumps that are still out. {kept}: your highest trump.
    source = QT_TRANSLATE_NOOP(
        "ideas", "You are the taker: draw trumps with a lower card than {kept:the}, as {above:the or} could take it."
    )
    return say(source, above=above, kept=kept)


def drive_trump_out(at: Knowledge, card: Card) -> Message | None:
    """A taker without the highest trump has it played, so that the own ones are good."""
    if not _draws(at, card) or not at.is_declarer or at.is_master(card):
        return None
    above = higher_out(at, max(at.trumps, key=at.strength)) & at.trumps_out
    if not above:
        return None
    if len(at.trumps) == 1 and len(at.hand) == at.tricks_left:  # no other can be uncovered
        return say_in(at.view.rules, _LAST_TRUMP)
    #: {above}: trumps that are still out.
    source = QT_TRANSLATE_NOOP(
        "ideas", "You are the taker: lead trumps to draw those that are out and to drive out {above:the and}."
    )
    return say(source, above=above)


_LAST_TRUMP = by_opponents(
    QT_TRANSLATE_NOOP("ideas", "You are the taker: lead your last trump to draw trumps from your opponents."),
    QT_TRANSLATE_NOOP("ideas", "You are the taker: lead your last trump to draw a trump from your opponent."),
)


def _draws(at: Knowledge, card: Card) -> bool:
    """Whether the card is a trump that the takers lead while an opponent may hold some."""
    return at.leads and at.is_trump(card) and at.is_taker and bool(at.trumps_out)


def lead_master_trump(at: Knowledge, card: Card) -> Message | None:
    """The highest trump takes a lower one from the opponents while it is the highest."""
    if not at.leads or not at.is_trump(card) or not at.is_master(card) or not at.trumps_out:
        return None
    return say(QT_TRANSLATE_NOOP("ideas", "Draw trumps while you hold the highest one left."))


def leave_top_trump(at: Knowledge, card: Card) -> Message | None:
    """A trump that beats all of the player's own takes its trick anyway: none is spent to draw it."""
    out = at.trumps_out
    if not at.leads or at.is_trump(card) or not at.is_taker or not 0 < len(out) <= FEW or not at.legal & at.trumps:
        return None
    highest = max(out, key=at.strength)
    if any(at.strength(other) > at.strength(highest) for other in at.trumps):
        return None
    #: {card}: a trump that is still out.
    source = QT_TRANSLATE_NOOP(
        "ideas",
        "Lead a side suit and leave {card:the} alone: it beats all your trumps, so drawing it would cost you one.",
    )
    return say(source, card=highest)


def leave_trumps_alone(at: Knowledge, card: Card) -> Message | None:
    """The defenders do not draw their own trumps for the takers."""
    if not at.leads or at.trump is None or at.is_trump(card) or at.is_taker or not at.legal.suited(at.trump):
        return None
    source = QT_TRANSLATE_NOOP("ideas", "You are defending: lead a side suit, as leading trumps would help the taker.")
    return say(source)


def trumps_are_drawn(at: Knowledge, card: Card) -> Message | None:
    """Once the opponents have no trumps left, the player keeps their own for later."""
    if not at.leads or at.trump is None or at.is_trump(card) or trumps_against(at) or not at.legal.suited(at.trump):
        return None
    return say_in(at.view.rules, _DRAWN)


_DRAWN = by_opponents(
    QT_TRANSLATE_NOOP("ideas", "No opponent has a trump left: save yours to win tricks later."),
    QT_TRANSLATE_NOOP("ideas", "Your opponent has no trumps left: save yours to win tricks later."),
)
