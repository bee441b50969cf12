"""The cards that may be played: obligations applied in order, each narrowing what the ones before it left.

The order and the flags are those of docs/rules/common.md, Following suit. The same objects answer "what may I play?"
and "why not this card?": the first obligation that takes a card away is the reason it is refused.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum, auto

from belote_desktop.engine.cards import Card, CardSet, Rank, Suit, cards_of
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.rank_tables import RankTable, rank_table
from belote_desktop.engine.refusals import Refusal, Rule
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.sections import PlayRules
from belote_desktop.engine.rules.terms import PartnerWinning, Raise, Undertrump
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, say, under_contract


@dataclass(slots=True)
class Situation:
    """A player about to play: the hand, the cards on the table in order, whether the partner is winning.

    One is made at every step, so it is a plain object that is never changed, and its sets of cards are masks: bit `n`
    stands for `Card(n)`.
    """

    play: PlayRules
    table: RankTable
    denomination: Denomination
    hand: CardSet
    trick: tuple[Card, ...] = ()
    partner_winning: bool = False
    locked: bool = False
    trumps: int = field(init=False)
    """The cards in hand that can ruff: none without a trump suit and in all trumps."""
    followers: int = field(init=False)
    """The cards in hand of the suit led; none for the player who leads."""

    def __post_init__(self) -> None:
        trump, hand = self.denomination.suit, self.hand.mask
        self.trumps = 0 if trump is None else hand & _SUITED[trump]
        self.followers = hand & _SUITED[self.trick[0] // 9] if self.trick else 0

    @property
    def led(self) -> Suit:
        return self.trick[0].suit

    @property
    def best(self) -> Card:
        """The card that is winning the trick."""
        return self.trick[winning_place(self.trick, self.table)]

    @property
    def best_led(self) -> Card:
        """The highest card on the table of the suit led; a trump that ruffed is none."""
        return max((card for card in self.trick if card.suit == self.led), key=lambda card: self.table.strength[card])

    @property
    def best_is_trump(self) -> bool:
        return self.denomination.suit is not None and self.best.suit == self.denomination.suit

    def above(self, cards: int, than: Card | None = None) -> int:
        """Those of `cards` that are higher than `than`, or than the card that is winning now."""
        return cards & self.table.higher[self.best if than is None else than]


_SUITED = tuple(0x1FF << suit * 9 for suit in range(4))


def winning_place(trick: tuple[Card, ...], table: RankTable) -> int:
    """The index of the winning card: the highest trump, else the highest card of the suit led."""
    if len(trick) == 1:
        return 0
    strength = table.in_trick[trick[0] // 9]
    strengths = [*map(strength.__getitem__, trick)]
    return strengths.index(max(strengths))


class Moment(Enum):
    """The kind of moment at which an obligation applies: leading, following suit, or playing when void."""

    LEAD = auto()
    FOLLOW = auto()
    RUFF_OR_DISCARD = auto()


@dataclass(frozen=True)
class Obligation:
    """One obligation: `narrow` returns the cards it leaves of those allowed so far, as masks, `reason` the sentence.

    It applies only at its `moment`.
    """

    moment: Moment
    rule: Rule
    narrow: Callable[[Situation, int], int]
    reason: Callable[[Situation, CardSet], Message]

    def refusal(self, at: Situation, cards: CardSet) -> Refusal:
        """The refusal of other cards than these."""
        return Refusal(self.rule, under_contract(self.reason(at, cards), at.table.strength))


def _keep_trumps_in(at: Situation, cards: int) -> int:
    return cards if at.trick or not at.locked else cards & ~at.trumps


def _follow(at: Situation, cards: int) -> int:
    return at.followers & cards if at.trick else cards


def _raise_trump(at: Situation, cards: int) -> int:
    if not at.followers or not at.denomination.is_trump(at.led) or at.play.trump_led_raise is Raise.NEVER:
        return cards
    if at.play.trump_led_raise is Raise.NOT_IF_PARTNER_WINNING and at.partner_winning:
        return cards
    higher = at.above(cards)
    if not at.play.jack_forced and [card.rank for card in cards_of(higher)] == [Rank.JACK]:
        return cards
    return higher


def _beat_plain(at: Situation, cards: int) -> int:
    """Beat the suit led, if it is a side suit of a suit contract (docs/rules/common.md, Following suit).

    After a ruff this holds only where the rules ask for it.
    """
    if not at.play.plain_must_beat or not at.followers or at.denomination.suit in (None, at.led):
        return cards
    return cards if at.best_is_trump and not at.play.beat_after_ruff else at.above(cards, at.best_led)


_HELD_TO_TRUMP = (PartnerWinning.MUST_TRUMP, PartnerWinning.ANY_TRUMP)


def _must_ruff(at: Situation) -> bool:
    """Whether a void player is held to play a trump, high or low."""
    if not at.trick or at.followers or not at.trumps:
        return False
    if at.partner_winning and at.play.partner_winning not in _HELD_TO_TRUMP:
        return False
    return at.play.undertrump is Undertrump.MUST or not _can_only_underruff(at)


def _can_only_underruff(at: Situation) -> bool:
    """Whether a trump on the table would have to be beaten by a void player, and none in hand can."""
    return at.best_is_trump and at.play.overtrump and not at.above(at.trumps)


def _ruff(at: Situation, cards: int) -> int:
    return at.trumps & cards if _must_ruff(at) else cards


def _overruff(at: Situation, cards: int) -> int:
    """A higher trump than the best; the partner's may be exempt (docs/rules/clabber.md, Where sources differ)."""
    spared = at.partner_winning and at.play.partner_winning is PartnerWinning.ANY_TRUMP
    return at.above(cards) if _must_ruff(at) and at.best_is_trump and at.play.overtrump and not spared else cards


def _no_underruff(at: Situation, cards: int) -> int:
    """No lower trump on the partner's ruff, or on one that cannot be beaten.

    Source: docs/rules/klaverjas.md, Following suit.
    """
    if not at.trick or at.followers or not at.best_is_trump:
        return cards
    if at.partner_winning and at.play.partner_winning not in _HELD_TO_TRUMP:
        guarded = at.play.partner_winning is PartnerWinning.NO_UNDERRUFF
    else:
        guarded = at.play.undertrump is Undertrump.AVOID and _can_only_underruff(at)
    return cards & ~(at.trumps & ~at.above(at.trumps)) if guarded else cards


def _underruff_reason(at: Situation, left: CardSet) -> Message:
    if at.partner_winning:
        #: {best}: 9♥ on screen, the nine of hearts aloud. {cards}: the cards to play, Q♠ J♠.
        partner = QT_TRANSLATE_NOOP(
            "engine", "Your partner ruffed with {best:the}. You must not underruff while you hold {cards:the or}."
        )
        return say(partner, best=at.best, cards=left)
    #: {best}: 9♥ on screen, the nine of hearts aloud. {cards}: the cards to play, Q♠ J♠.
    opponent = QT_TRANSLATE_NOOP(
        "engine", "You cannot beat {best:the}, so you must not underruff while you hold {cards:the or}."
    )
    return say(opponent, best=at.best, cards=left)


OBLIGATIONS: tuple[Obligation, ...] = (
    Obligation(Moment.LEAD, Rule.LOCKED, _keep_trumps_in, lambda _, left: say(
        #: {cards}: the cards to play, Q♠ J♠ on screen, named aloud.
        QT_TRANSLATE_NOOP("engine",
            "The deal is closed. You cannot lead a trump while you hold {cards:the or}."), cards=left)),
    Obligation(Moment.FOLLOW, Rule.FOLLOW_SUIT, _follow, lambda at, left: say(
        #: {suit}: ♥ on screen, hearts aloud. {cards}: the cards to play, Q♠ J♠.
        QT_TRANSLATE_NOOP("engine", "You must follow suit in {suit}: play {cards:the or}."),
        suit=at.led, cards=left)),
    Obligation(Moment.FOLLOW, Rule.RAISE_TRUMP, _raise_trump, lambda at, left: say(
        #: {best}: 9♥ on screen, the nine of hearts aloud. {cards}: the cards to play, Q♠ J♠.
        QT_TRANSLATE_NOOP("engine", "Trumps were led and you must beat {best:the}: play {cards:the or}."),
        best=at.best, cards=left)),
    Obligation(Moment.FOLLOW, Rule.BEAT_PLAIN, _beat_plain, lambda at, left: say(
        #: {best}: 9♥ on screen, the nine of hearts aloud. {cards}: the cards to play, Q♠ J♠.
        QT_TRANSLATE_NOOP("engine", "You must beat {best:the}: play {cards:the or}."), best=at.best_led, cards=left)),
    Obligation(Moment.RUFF_OR_DISCARD, Rule.RUFF, _ruff, lambda at, left: say(
        #: {suit}: ♥ on screen, hearts aloud. {cards}: the cards to play, Q♠ J♠.
        QT_TRANSLATE_NOOP("engine", "You cannot follow suit in {suit} and must ruff: play {cards:the or}."),
        suit=at.led, cards=left)),
    Obligation(Moment.RUFF_OR_DISCARD, Rule.OVERRUFF, _overruff, lambda at, left: say(
        #: {best}: 9♥ on screen, the nine of hearts aloud. {cards}: the cards to play, Q♠ J♠.
        QT_TRANSLATE_NOOP("engine", "You must overruff {best:the}: play {cards:the or}."),
        best=at.best, cards=left)),
    Obligation(Moment.RUFF_OR_DISCARD, Rule.UNDERRUFF, _no_underruff, _underruff_reason),
)  # fmt: skip

_ON_LEAD, _ON_FOLLOWING, _ON_RUFFING = (
    tuple(one.narrow for one in OBLIGATIONS if one.moment is moment) for moment in Moment
)


def situation(
    rules: Ruleset,
    denomination: Denomination,
    hand: CardSet,
    trick: tuple[Card, ...] = (),
    *,
    partner_places: frozenset[int] = frozenset(),
    locked: bool = False,
) -> Situation:
    """The situation of a player; `partner_places` are the places in the trick at which partners have played."""
    table = rank_table(rules.cards, denomination)
    winning = bool(trick) and winning_place(trick, table) in partner_places
    return Situation(rules.play, table, denomination, hand, trick, winning, locked)


def legal_cards(at: Situation) -> CardSet:
    """The cards that may be played; never empty for a hand with cards."""
    left = at.hand.mask
    if not left & (left - 1) or not (at.trick or at.locked):
        return at.hand  # nothing obliges a player who leads, or who has one card left
    for narrow in _ON_LEAD if not at.trick else _ON_FOLLOWING if at.followers else _ON_RUFFING:
        left = narrow(at, left) or left
    return CardSet.of_mask(left)


def card_refusal(at: Situation, card: Card) -> Refusal | None:
    """The first obligation that excludes a card of the hand, with its facts; None if the card may be played.

    Its sentence names the cards that may be played, though later obligations may have excluded some of the others.
    """
    left = at.hand.mask
    for obligation in OBLIGATIONS:
        narrowed = obligation.narrow(at, left) or left
        if (left & ~narrowed) >> card & 1:
            return obligation.refusal(at, legal_cards(at))
        left = narrowed
    return None


def obligation_in_force(at: Situation) -> Refusal | None:
    """The last obligation that forbids a card of the hand; None if every card is allowed."""
    left, held = at.hand.mask, None
    for obligation in OBLIGATIONS:
        narrowed = obligation.narrow(at, left) or left
        if narrowed != left:
            held = obligation.refusal(at, CardSet.of_mask(narrowed))
        left = narrowed
    return held
