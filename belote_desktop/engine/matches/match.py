"""The functions that play a match: start it, ask for the options, apply an action, explain a refusal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from belote_desktop.engine.actions import Action, Play, parse_seated_action
from belote_desktop.engine.cards import Card, parse_cards
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.deals.dealing import open_deal, pack
from belote_desktop.engine.deals.gathering import next_deck
from belote_desktop.engine.deals.randomness import Seed, chance_of, deck_chance
from belote_desktop.engine.deals.shared_seed import SharedSeed
from belote_desktop.engine.errors import NotationError, argument_error, check_kind, check_number, check_seat
from belote_desktop.engine.events import DealSettled, Event, MatchEnded
from belote_desktop.engine.given_action import understood
from belote_desktop.engine.matches.between_deals import next_dealer, score_of, verdict_after
from belote_desktop.engine.matches.state import A_MATCH, Match, SettledDeal, to_act
from belote_desktop.engine.phases import AT_ANY_TIME, PHASES, PhaseRules, card_too_early, out_of_phase
from belote_desktop.engine.refusals import ActionRefused, Refusal, Rule
from belote_desktop.engine.rules.fields import RulesetError
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.tricks.misplay import is_free
from belote_desktop.engine.tricks.playing import playable
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, SeatName, say

Step = tuple[Match, tuple[Event, ...]]
A_RULESET = "a Ruleset, such as variants.get('classic')"


def start(
    rules: Ruleset,
    seed: Seed = 0,
    *,
    decks: Sequence[Iterable[Card | str] | str] = (),
    dealer: int | None = None,
    totals: Sequence[int] = (),
    last_deal: int = 0,
) -> Match:
    """Start a match and deal.

    `decks` fixes the first deals exactly: each the whole pack in dealing order, after the cut, as cards or text;
    later decks are drawn from `seed`, any whole number or a `SharedSeed`. If no `dealer` (a seat, from 0) is given, it
    is drawn. `totals` are the points each side has before the first deal, where they are not those of the rules. With
    `last_deal` the match ends after that deal, even if all pass in it, and the side with more points has won.
    RulesetError for a deck that is not the pack of the game, a seat that does not exist, or totals of another number
    of sides; ArgumentError for any other invalid argument.
    """
    check_kind(rules, Ruleset, "rules", A_RULESET)
    if not isinstance(seed, SharedSeed):
        check_number(seed, "seed")
    check_number(last_deal, "last_deal")
    if isinstance(decks, str) or not isinstance(decks, Iterable):
        raise argument_error("decks", "a list of decks (decks=[deck] for one deck)", decks)
    fixed = tuple(_read_deck(rules, number, deck) for number, deck in enumerate(decks, 1))
    if dealer is not None and (not hasattr(dealer, "__index__") or not 0 <= dealer < rules.table.seats):
        raise RulesetError(f"The dealer must be a seat from 0 to {rules.table.seats - 1}, not {dealer!r}.")
    before = tuple(totals)
    if before and len(before) != rules.side_count:
        raise RulesetError(f"There must be totals of {rules.side_count} sides, not of {len(before)}.")
    first = chance_of(seed, 1, "first dealer").below(rules.table.seats) if dealer is None else dealer
    match = Match(rules, seed, fixed, before=before or rules.start_totals, last_deal=max(0, last_deal))
    return _next_deal(match, first)[0]


def _read_deck(rules: Ruleset, number: int, deck: Iterable[Card | str] | str) -> tuple[Card, ...]:
    try:
        cards = parse_cards(deck)
    except ValueError as problem:
        raise RulesetError(f"Deck {number}: {problem}") from None
    if sorted(cards) != sorted(pack(rules)):
        raise RulesetError(f"Deck {number} is not the pack of {len(pack(rules))} cards, each once.")
    return cards


def opening_events(match: Match) -> tuple[Event, ...]:
    """The events of dealing the deal in progress, as they happened when it began."""
    if match.deal is None:
        return ()
    return open_deal(match.rules, match.deal.number, match.deal.dealer, match.deal.deck)[1]


def _next_deal(match: Match, dealer: int) -> Step:
    number = len(match.deals) + 1
    before = match.deals[-1].deal if match.deals else None
    fixed = number <= len(match.decks)
    deck = match.decks[number - 1] if fixed else next_deck(match.rules, deck_chance(match.seed, number), before)
    deal, events = open_deal(match.rules, number, dealer, deck)
    return match.with_(deal=deal.with_(totals=match.totals)), events


def _phase(deal: Deal) -> PhaseRules:
    return PHASES[deal.phase]


def options(match: Match) -> Mapping[int, tuple[Action, ...]]:
    """The legal actions by seat, including those out of turn; empty when the match is over."""
    try:
        deal = match.deal
    except AttributeError:
        raise argument_error("match", A_MATCH, match) from None
    if deal is None:
        return {}
    found: Mapping[int, tuple[Action, ...]] | None = match.memo.get("options")
    if found is None:
        found = match.memo["options"] = PHASES[deal.phase].options(match.rules, deal)
    return found


def legal(match: Match) -> tuple[Action, ...]:
    """The options of the seat to act; empty only when the match is over."""
    seat = to_act(match)
    return () if seat is None else options(match)[seat]


def refusals(match: Match, action: Action | Card | str, seat: int | None = None) -> tuple[Refusal, ...]:
    """Why the rules do not allow an action of the seat to act (or of `seat`); () if it is lawful.

    The reasons are: not the seat's turn, not its card, and the first obligation that excludes the card. `str(refusal)`
    is a sentence. In free play, `apply` accepts a card that is refused here, at the player's risk. The action may be
    given as for `apply`.
    """
    action, seat = understood(action, seat)
    actor = to_act(match)
    if seat is not None and not isinstance(seat, int):
        check_seat(seat, match.rules.table.seats)
    if match.deal is None:
        return (Refusal(Rule.PHASE, say(QT_TRANSLATE_NOOP("engine", "The match is over."))),)
    seat = actor if seat is None else seat
    if seat is None:
        return (out_of_phase(match.deal.phase),)
    if not 0 <= seat < match.rules.table.seats:
        #: For programmers. {seat}, {last}: numbers from 0.
        nobody = QT_TRANSLATE_NOOP("engine", "There is no seat {seat}. The seats are 0 to {last}.")
        return (Refusal(Rule.TURN, say(nobody, seat=seat, last=match.rules.table.seats - 1)),)
    if action in options(match).get(seat, ()):
        return _misplay(match, action, seat)
    if AT_ANY_TIME.get(match.deal.phase, _never)(match.rules, action):
        return (_phase(match.deal).refusal(match.rules, match.deal, seat, action),)
    found = []
    if seat != actor:
        #: {player}: a name.
        waiting = QT_TRANSLATE_NOOP("engine", "It is {player}’s turn, not yours.")
        found.append(Refusal(Rule.TURN, say(waiting, player=SeatName(actor or 0))))
    if isinstance(action, Play) and action.card not in match.deal.hand(seat):
        #: {card}: K♥ on screen, the king of hearts aloud.
        missing = say(QT_TRANSLATE_NOOP("engine", "You do not hold {card:the}."), card=action.card)
        found.append(Refusal(Rule.POSSESSION, missing))
    elif isinstance(action, Play) and match.deal.phase is not Phase.PLAY:
        found.append(card_too_early(match.deal.phase))
    elif seat == actor:
        found.append(_phase(match.deal).refusal(match.rules, match.deal, seat, action))
    return tuple(found)


def _never(_rules: Ruleset, _action: Action) -> bool:
    return False


def _misplay(match: Match, action: Action, seat: int) -> tuple[Refusal, ...]:
    """The refusals for a card that free play accepts although it is a misplay."""
    if match.deal is None or match.deal.phase is not Phase.PLAY or not is_free(match.rules):
        return ()
    if not isinstance(action, Play) or action.card in playable(match.rules, match.deal, seat):
        return ()
    return (_phase(match.deal).refusal(match.rules, match.deal, seat, action),)


def apply(match: Match, action: Action | Card | str, seat: int | None = None) -> Step:
    """The match after an action of the seat to act (or of `seat`), and the events, in order.

    The action may be an object or text: `"KH"`, `"take"`, `"100S"`, or with its seat `"2: double"`. The last card
    settles the deal and deals the next. ActionRefused, with the reasons, if the rules do not allow it; NotationError
    for a text that is not an action.
    """
    if isinstance(action, (str, Card)):
        action, seat = understood(action, seat)
    actor = to_act(match) if seat is None else seat
    if match.deal is None or actor is None or not _is_offered(action, options(match).get(actor, ())):
        raise ActionRefused(refusals(match, action, seat))
    match, events, goes_on = act(match, actor, action)
    if match.deal is not None or not goes_on:
        return match, events
    match, dealt = deal_again(match)
    return match, (*events, *dealt)


def _is_offered(action: Action, offered: tuple[Action, ...]) -> bool:
    """True if the action is an option. Identity is tried first: comparing fields takes ten times as long."""
    for one in offered:
        if one is action:
            return True
    return action in offered


def act(match: Match, seat: int, action: Action) -> tuple[Match, tuple[Event, ...], bool]:
    """The match after one of the `options` of this seat, the events, and whether the match goes on.

    Nothing is checked: `apply` does that. Nor is the next deal dealt: after the last card of a deal the match has none
    in progress, until `deal_again`.
    """
    rules, deal = match.rules, match.deal
    assert deal is not None, "only a match that goes on has options"
    phase = PHASES[deal.phase]
    deal, events = phase.apply(rules, deal, seat, action)
    following = phase.actor(rules, deal)
    if following is None:
        deal, more, following = _advance(rules, deal)
        events = (*events, *more)
        if deal.phase is Phase.SETTLED:
            match, ended, is_over = _settle(match, deal)
            return match, (*events, *ended), not is_over
    match = match.with_(deal=deal)
    match.memo["actor"] = following
    return match, events, True


def _advance(rules: Ruleset, deal: Deal) -> tuple[Deal, tuple[Event, ...], int | None]:
    """Advance from a phase that is over until a seat has to act; the last value is that seat."""
    events: tuple[Event, ...] = ()
    actor: int | None = None
    while actor is None:
        order = (*rules.play.phases, *((Phase.CHALLENGE,) if is_free(rules) else ()), Phase.SETTLED)
        following = order[order.index(deal.phase) + 1]
        if deal.contract is None or deal.void:
            following = Phase.SETTLED
        deal = deal.with_(phase=following)
        if following is Phase.SETTLED:
            break
        deal, more = _phase(deal).enter(rules, deal)
        events += more
        actor = _phase(deal).actor(rules, deal)
    return deal, events, actor


def _settle(match: Match, deal: Deal) -> tuple[Match, tuple[Event, ...], bool]:
    """Score the deal and end the match if it is over, which the last value tells."""
    score = score_of(match, deal)
    totals = tuple(before + gained for before, gained in zip(match.totals, score.points, strict=True))
    settled = SettledDeal(deal, score, totals)
    match = match.with_(deals=(*match.deals, settled), deal=None)
    events: tuple[Event, ...] = (DealSettled(deal.number, score, totals),)
    end = verdict_after(match, settled)
    if end.over:
        return match.with_(winner=end.winner), (*events, MatchEnded(end.winner)), True
    return match, events, False


def deal_again(match: Match) -> Step:
    """Deal the next deal of a match that goes on after its last one was settled."""
    return _next_deal(match, next_dealer(match.rules, match.deals[-1]))


def parse_action(match: Match, text: str) -> Action:
    """The action in a text such as `100S` or `KH`; NotationError if there is none. `str(action)` is the inverse.

    This does not check whether the rules allow it, only whether a card belongs to the pack of the match.
    """
    check_kind(match, Match, "match", A_MATCH)
    action = parse_seated_action(text)[1]
    if isinstance(action, Play) and action.card not in pack(match.rules):
        raise NotationError(f"{action} is not in the pack of this game.")
    return action


__all__ = [
    "Match", "SettledDeal", "Step", "act", "apply", "deal_again", "legal", "opening_events", "options", "parse_action",
    "refusals", "start", "to_act",
]  # fmt: skip
