"""A match as plain text: each deal with its hands, auction, tricks and itemised score, and the final sheet."""

from __future__ import annotations

from collections.abc import Sequence

from belote_desktop.commands.terminal import columns, paragraph
from belote_desktop.engine import Card, Contract, Match, Ruleset, SettledDeal
from belote_desktop.engine.actions import Action, Declaration, Name, Say, Word
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.deal import Deal, Place
from belote_desktop.engine.deals.dealing import eldest, seats_from
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.terms import Direction, Zone
from belote_desktop.engine.score import Item
from belote_desktop.engine.tricks.playing import contest
from belote_desktop.engine.wording.messages import SUIT_MARKS, token

_COUNTER_CLOCKWISE = ("South", "East", "North", "West")
_CLOCKWISE = ("South", "West", "North", "East")


def seat_names(rules: Ruleset) -> tuple[str, ...]:
    """Seats by the compass, from South in the order of play."""
    if rules.table.seats != 4:
        return tuple(f"Player {seat + 1}" for seat in range(rules.table.seats))
    return _COUNTER_CLOCKWISE if rules.table.direction is Direction.CCW else _CLOCKWISE


def side_names(rules: Ruleset, names: Sequence[str]) -> tuple[str, ...]:
    """The sides by the names of their players."""
    seats = range(rules.table.seats)
    sides = range(rules.side_count)
    return tuple("-".join(names[seat] for seat in seats if rules.side_of(seat) == side) for side in sides)


def opening_lines(rules: Ruleset, names: Sequence[str]) -> list[str]:
    """The game, its players and its target."""
    end = f"{rules.match.deals} deals" if rules.match.deals else f"{rules.match.target} points"
    return paragraph(f"{rules.name}, {' against '.join(side_names(rules, names))}, to {end}.")


def deal_lines(match: Match, settled: SettledDeal, names: Sequence[str]) -> list[str]:
    """Everything about one deal."""
    rules, deal = match.rules, settled.deal
    title = f"Deal {settled.number}: {names[settled.dealer]} deals"
    lines = [title, "-" * len(title)]
    if deal.turn_up is not None:
        lines.append(f"Turn-up: {token(deal.turn_up)}")
    lines += paragraph(f"Auction: {_auction(deal, names)}", hanging=2)
    lines += ["Hands:", *_hands(rules, deal, names)]
    if deal.tricks:
        lines += _declarations(rules, deal, names)
        lines += ["Tricks:", *_tricks(rules, deal, names)]
    return [*lines, *_score(rules, settled, names)]


def _auction(deal: Deal, names: Sequence[str]) -> str:
    calls = [f"{names[seat]} {_call(action, deal.turn_up)}" for seat, action in (*deal.calls, *deal.doubles)]
    return ", ".join(calls) + (
        f". {_contract(deal.contract, names)}" if deal.contract else ". The deal was passed out."
    )


def _call(action: Action, turn_up: Card | None) -> str:
    if isinstance(action, Name):
        return f"names {_denomination(action.denomination)}"
    if isinstance(action, Say) and action.word is Word.TAKE and turn_up is not None:
        return f"takes {SUIT_MARKS[turn_up.suit]}"
    return {"pass": "passes", "double": "doubles"}.get(str(action), str(action))


def _contract(contract: Contract, names: Sequence[str]) -> str:
    doubled = ", doubled" if contract.multiplier > 1 else ""
    return f"Contract: {_denomination(contract.denomination)} by {names[contract.declarer]}{doubled}."


def _denomination(denomination: Denomination) -> str:
    if denomination.suit is not None:
        return SUIT_MARKS[denomination.suit]
    return {Denomination.NO_TRUMP: "no trumps", Denomination.ALL_TRUMP: "all trumps"}[denomination]


def _hands(rules: Ruleset, deal: Deal, names: Sequence[str]) -> list[str]:
    """The hands before the first card is played, trumps and high cards first."""
    hands: dict[int, list[Card]] = {
        seat: list(deal.places.get(Place(Zone.HAND, seat), ())) for seat in range(rules.table.seats)
    }
    for trick in deal.tricks:
        for seat, card in trick.plays(rules.table.seats):
            hands[seat].append(card)
    denomination = deal.contract.denomination if deal.contract else Denomination.NO_TRUMP
    strength = rank_table(rules.cards, denomination).strength
    order = seats_from(rules, eldest(rules, deal.dealer))

    def key(card: Card) -> tuple[bool, int, int]:
        return (not denomination.is_trump(card.suit), card.suit, -strength[card])

    return columns([(names[seat], _cards(sorted(hands[seat], key=key))) for seat in order], indent=2)


def _cards(cards: Sequence[Card]) -> str:
    return " ".join(token(card) for card in cards)


def _declarations(rules: Ruleset, deal: Deal, names: Sequence[str]) -> list[str]:
    if not deal.declared:
        return []
    valid = contest(rules, deal).valid
    rows = [
        (names[seat], _declaration(one), "counts" if (seat, one) in valid else "does not count")
        for seat, one in deal.declared
    ]
    return ["Declarations:", *columns(rows, indent=2)]


def _declaration(one: Declaration) -> str:
    kind = "four of a kind" if one.is_carre else f"run of {len(one.cards)}"
    return f"{kind} {_cards(one.cards)}"


def _tricks(rules: Ruleset, deal: Deal, names: Sequence[str]) -> list[str]:
    """A line for each trick: its leader, the cards in order, the winner and the points."""
    words = _belote_words(deal)
    rows = []
    for number, trick in enumerate(deal.tricks, 1):
        assert trick.winner is not None
        plays = trick.plays(rules.table.seats)
        said = ", ".join(f"{names[seat]}: {words[card]}" for seat, card in plays if card in words)
        cards = [token(card) for card in trick.cards]
        won = f"{names[trick.winner]} wins {trick.points}"
        rows.append((str(number), f"{names[trick.leader]} leads", *cards, won, said))
    return columns(rows, indent=2)


def _belote_words(deal: Deal) -> dict[Card, str]:
    """The word said with a card: belote on the first of a pair, rebelote on the second."""
    words: dict[Card, str] = {}
    for _, card in deal.belote_said:
        words[card] = "rebelote" if any(card.suit == other.suit for other in words) else "belote"
    return words


def _score(rules: Ruleset, settled: SettledDeal, names: Sequence[str]) -> list[str]:
    """The points of each side before and after settlement, item by item, and the totals."""
    score, sides = settled.score, side_names(rules, names)
    lines = [f"Result: {score.result.label}."]
    if score.counted:
        heading = "Counted and scored:" if score.written == score.counted else "Counted:"
        lines += [heading, *_items(score.counted, sides), *_sum_line("together", score.compared, sides)]
    if score.written != score.counted:
        lines += ["Scored:", *_items(score.written, sides)]
    lines += _sum_line("scored", score.points, sides)
    if any(score.held_out):
        lines.append(f"  held over for the next deal: {sum(score.held_out)}")
    return lines + _sum_line("totals", settled.totals, sides)


def _items(items: Sequence[Item], sides: Sequence[str]) -> list[str]:
    ordered = sorted(items, key=lambda item: item.side)
    rows = [(sides[item.side], item.what.label, str(item.points)) for item in ordered if item.points]
    return columns(rows, indent=2, right=frozenset({2})) if rows else ["  nothing"]


def _sum_line(word: str, points: Sequence[int], sides: Sequence[str]) -> list[str]:
    return [f"  {word}: " + ", ".join(f"{side} {number}" for side, number in zip(sides, points, strict=True))]


def final_lines(match: Match, names: Sequence[str]) -> list[str]:
    """The final sheet: a line for each deal, and the winner."""
    rules = match.rules
    sides = side_names(rules, names)
    title = "Final score sheet"
    rows = [("deal", "contract", "result", *sides, *(f"total {side}" for side in sides))]
    for settled in match.deals:
        contract = settled.contract
        by = f"{_denomination(contract.denomination)} {names[contract.declarer]}" if contract else ""
        numbers = [str(points) for points in (*settled.score.points, *settled.totals)]
        rows.append((str(settled.number), by, settled.score.result.label, *numbers))
    numeric = frozenset(range(3, 3 + 2 * len(sides)))
    won = "The match is a draw." if match.winner is None else f"{sides[match.winner]} wins the match."
    return [title, "-" * len(title), *columns(rows, right=numeric), won]
