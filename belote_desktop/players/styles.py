"""The ideas with their sentences, and the styles: the ideas that each level uses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from belote_desktop.engine.cards import Card, CardSet, Rank
from belote_desktop.engine.contract import Contract
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say
from belote_desktop.players import ideas
from belote_desktop.players.calls.calling import Caller
from belote_desktop.players.calls.standards import OF_ANYONE, OF_CLUB, Caution
from belote_desktop.players.knowledge import Knowledge
from belote_desktop.players.personas import Persona
from belote_desktop.players.slips import ALL_SLIPS, Slip

Value = Callable[[Knowledge, Card], float]
Truth = Callable[[Value, Knowledge, Card], bool]


def _gains(value: Value, at: Knowledge, card: Card) -> bool:
    """True if the idea gives the card points."""
    return value(at, card) > 0


def _spares(value: Value, at: Knowledge, card: Card) -> bool:
    """True if the idea takes points from another legal card but not from this one."""
    return value(at, card) == 0 and any(value(at, other) < 0 for other in at.legal)


def _feeds(value: Value, at: Knowledge, card: Card) -> bool:
    return value(at, card) > 0 and at.points(card) > 0


def _gives_least(value: Value, at: Knowledge, card: Card) -> bool:
    return value(at, card) < 0 and at.points(card) == min(at.points(other) for other in at.legal)


def _keeps_better_trumps(_value: Value, at: Knowledge, card: Card) -> bool:
    return any(at.is_trump(other) and at.strength(other) > at.strength(card) for other in at.legal)


def _leaves_ten(value: Value, at: Knowledge, card: Card) -> bool:
    return card.rank is not Rank.TEN and _spares(value, at, card)


def _always(_value: Value, _at: Knowledge, _card: Card) -> bool:
    return True


@dataclass(frozen=True)
class Idea:
    """One rule of thumb: `value` in card points, a sentence, and when the sentence is true of the card chosen."""

    name: str
    value: Value
    sentence: str
    truth: Truth = _gains
    weight: float = 1.0
    """How much it counts beside the others."""

    def reason(self, card: Card) -> Message:
        return say(self.sentence, card=card, suit=card.suit)


# Weights other than 1 come from duplicate deals against weight 1.
ALL_IDEAS = (
    Idea("cash", ideas.cash,
         #: {card}: a card.
         QT_TRANSLATE_NOOP("players", "Your side is likely to win the trick if you lead {card:the}.")),
    Idea("feed", ideas.feed,
         #: {card}: a card.
         QT_TRANSLATE_NOOP("players", "Your partner is likely to win this trick: feed {card:the} to it."), _feeds),
    #: {card}: a card.
    Idea("win", ideas.win, QT_TRANSLATE_NOOP("players", "{card:the} is likely to win this trick.")),
    Idea("duck", ideas.duck,
         #: {card}: a card.
         QT_TRANSLATE_NOOP("players",
             "You are likely to lose this trick: "
             "{card:the} gives little away."), _gives_least),
    Idea("save_trumps", ideas.save_trumps,
         #: {card}: a card.
         QT_TRANSLATE_NOOP("players", "{card:the} saves your better trumps."), _keeps_better_trumps),
    Idea("save_masters", ideas.save_masters,
         #: {card}: a card.
         QT_TRANSLATE_NOOP("players", "{card:the} keeps a sure trick for later."), _spares),
    #: {card}: a card.
    Idea("guard_tens", ideas.guard_tens, QT_TRANSLATE_NOOP("players",
        "{card:the} leaves your ten "
        "guarded."), _leaves_ten),
    Idea("pull_trumps", ideas.pull_trumps,
         #: {card}: a card.
         QT_TRANSLATE_NOOP("players",
             "Your side has the contract: {card:the} "
             "draws the opponents’ trumps."), weight=2.0),
    Idea("spare_trumps", ideas.spare_trumps,
         #: {card}: a card.
         QT_TRANSLATE_NOOP("players", "{card:the} keeps your trumps: leading them would not help you."), _spares),
    Idea("last_trick", ideas.last_trick,
         #: {card}: a card.
         QT_TRANSLATE_NOOP("players", "{card:the} keeps your sure trick for the last trick."), _spares),
    Idea("short_suit", ideas.short_suit,
         #: {card}: a card. {suit}: a suit.
         QT_TRANSLATE_NOOP("players", "{card:the} shortens your {suit}, which you may ruff later."), weight=2.0),
    Idea("partner_suit", ideas.partner_suit,
         #: {card}: a card. {suit}: a suit.
         QT_TRANSLATE_NOOP("players", "Your partner led {suit}: {card:the} returns that suit.")),
    Idea("lead_low", ideas.lead_low,
         #: {card}: a card.
         QT_TRANSLATE_NOOP("players", "{card:the} avoids leading a suit in which you hold the ten."), _spares, 2.0),
    #: {card}: a card.
    Idea("meet", ideas.meet, QT_TRANSLATE_NOOP("players", "{card:the} makes roem in this trick.")),
    Idea("all_tricks", ideas.all_tricks,
         #: {card}: a card.
         QT_TRANSLATE_NOOP("players", "Every trick counts: {card:the} is your best chance to win this one.")),
    Idea("top_first", ideas.top_first,
         #: {card}: a card. {suit}: a suit.
         QT_TRANSLATE_NOOP("players", "{card:the} is your highest sure trick in {suit}.")),
    Idea("small_cards", ideas.small_cards,
         #: {card}: a card.
         QT_TRANSLATE_NOOP("players", "{card:the} is the card you need least."), _always),
)  # fmt: skip

NEGATIVE_IDEAS = (
    Idea("avoid", ideas.avoid,
         #: {card}: a card.
         QT_TRANSLATE_NOOP("players", "Points count against you: {card:the} keeps them away from your side.")),
    #: {card}: a card.
    Idea("keep_low", ideas.keep_low, QT_TRANSLATE_NOOP("players", "{card:the} leaves you cards that win nothing.")),
    Idea("small_cards", ideas.small_cards,
         #: {card}: a card.
         QT_TRANSLATE_NOOP("players", "{card:the} is the card you need least."), _always),
)  # fmt: skip
"""The ideas for a deal that everyone passed and that is played for the fewest points."""


@dataclass(frozen=True)
class Style:
    """What a player of one level knows: ideas, calls, how many deals it reckons with, and the slips it makes.

    `remembers` tells whether it looks back further than the last trick for a misplay of the opponents.
    """

    ideas: tuple[Idea, ...] = ALL_IDEAS
    caller: Caller = field(default_factory=Caller)
    worlds: int = 0
    remembers: bool = True
    slips: tuple[Slip, ...] = ()

    def ideas_for(self, contract: Contract, slips: tuple[Slip, ...] = ()) -> tuple[Idea, ...]:
        """The ideas that go with a contract, and the slips that happen now, which are ideas too while they do."""
        if contract.negative:
            return NEGATIVE_IDEAS
        return (*self.ideas, *(Idea(slip.name, slip.value, slip.sentence) for slip in slips))

    def with_persona(self, persona: Persona) -> Style:
        """The same style with this persona."""
        factors = dict(persona.ideas)
        ideas = tuple(replace(idea, weight=idea.weight * factors.get(idea.name, 1.0)) for idea in self.ideas)
        return replace(self, ideas=ideas, caller=self.caller.with_persona(persona))


# The worlds and the caution of these levels are estimates; what they come to in play is measured (docs/strength.md).
_FIRST_IDEAS = ("cash", "feed", "win", "pull_trumps", "all_tricks", "small_cards")
BEGINNER = Style(
    tuple(idea for idea in ALL_IDEAS if idea.name in _FIRST_IDEAS),
    Caller(Caution(taking=10.0, last_word=-18.0, among_stacks=0.0)),
    remembers=False,
    slips=ALL_SLIPS,
)
CASUAL = Style(caller=Caller(OF_CLUB), worlds=4)
CLUB = Style(caller=Caller(OF_CLUB), worlds=16)
ANYONE = Style(caller=Caller(by_auction=OF_ANYONE), worlds=16)
"""A player of unknown level. Players who weigh calls take everyone at the table to call like this."""


def weigh(row: tuple[Idea, ...], at: Knowledge) -> tuple[tuple[Card, float], ...]:
    """The lawful cards with the sum of the ideas, best first."""
    weighed = [(card, sum(idea.weight * idea.value(at, card) for idea in row)) for card in at.legal]
    return tuple(sorted(weighed, key=lambda pair: -pair[1]))


def leading_idea(row: tuple[Idea, ...], at: Knowledge, card: Card) -> Idea:
    """Of the ideas whose sentence is true of this card the one that speaks most for it against the others."""
    others = at.legal - CardSet((card,))

    def lead(idea: Idea) -> float:
        elsewhere = sum(idea.value(at, other) for other in others) / max(len(others), 1)
        return idea.weight * (idea.value(at, card) - elsewhere)

    return max((idea for idea in row if idea.truth(idea.value, at, card)), key=lead)
