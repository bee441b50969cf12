"""Read the outcome of a deal: the input of a vector of kind `settle`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from belote_desktop.commands.vectors.fields import (
    Fields,
    VectorError,
    read_by_side,
    read_side,
    read_sides,
    side_names,
    whole_number,
)
from belote_desktop.engine import Contract, Denomination, Outcome, Ruleset
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.terms import Settlement

PROJECTS: Mapping[str, int] = MappingProxyType({"sira": 20, "fifty": 50, "hundred": 100, "400": 200})
"""The points of a project by its name (docs/rules/baloot.md, Declarations)."""
BOTH = "both"
SURMANCHE = ((Settlement.BID, "surmanche"), (Settlement.BID, "match"))
STAKES: Mapping[tuple[Settlement, object], int] = MappingProxyType(
    {(Settlement.MATCH_POINTS, "match"): 3, (Settlement.PROJECTS, "gahwa"): 4}
)
"""Levels at which the whole match is at stake, by the game's kind of score, and after how many raises they come."""
RAISES: Mapping[int, int] = MappingProxyType({1: 0, 2: 1, 3: 2, 4: 2, 8: 3, 16: 4})
"""How many raises lead to a multiplier in a game that leaves them off by default."""


def read_outcome(rules: Ruleset, case: Fields) -> Outcome:
    """The outcome described by the case. Raises VectorError for missing or misplaced parts."""
    contract = _contract(rules, case)
    misplay = _misplay(rules, case)
    tricks = _tricks(rules, case)
    declared = _declared(rules, case)
    first = case.optional("belote_first", lambda key: case.word(key, "KQ"), "K")
    return Outcome(
        taker=read_side(rules, case.raw("taker"), "taker"),
        cards=_cards(rules, case, contract, tricks, decided=bool(misplay)),
        last_trick=_last_trick(rules, case, tricks, misplay),
        tricks=tricks,
        declared=declared,
        best=_best(rules, case, declared),
        belote=tuple((side, first) for side in _belote(rules, case)),
        contract=contract,
        jack=case.optional("trump_jack", lambda key: read_side(rules, case.raw(key), key), None),
        ace_turned=case.optional("ace_turned", case.switch, False),
        generale_made=case.optional("generale_made", case.switch, False),
        held_in=(case.optional("held_in", case.number, 0), *(0,) * (rules.side_count - 1)),
        bolts_in=_counters(rules, case, "bolts_in", "marks_in"),
        trickless_in=_counters(rules, case, "trickless_in"),
        misplay=misplay,
        order=_order(rules, case),
    )


def _contract(rules: Ruleset, case: Fields) -> Contract:
    contract = case.inner("contract")
    plain = Contract(
        0,
        Denomination(contract.word("denomination", [str(one) for one in Denomination])),
        bid=contract.optional("bid", contract.number, None),
        capot=contract.optional("capot", contract.switch, False),
        lock=contract.optional("lock", contract.switch, False),
        generale=contract.optional("generale", contract.switch, False),
        negative=contract.optional("negative", contract.switch, False),
    )
    kind = rules.scoring.settlement
    if (plain.bid is not None or plain.capot or plain.generale) and kind is not Settlement.BID:
        raise VectorError("contract: this game bids no points and no capot.")
    if plain.lock and kind is not Settlement.PROJECTS:
        raise VectorError("contract: this game has no closed deals.")
    doubles = contract.optional("doubles", contract.number, 0)
    raised = contract.raw("multiplier") if contract.has("multiplier") else 1
    if doubles and raised != 1:
        raise VectorError("contract.doubles and contract.multiplier mean the same: give only one of them.")
    if doubles:
        return _doubled(rules, plain, doubles)
    return _raised(rules, plain, 1 if raised is None else raised)


def _doubled(rules: Ruleset, contract: Contract, doubles: int) -> Contract:
    steps = rules.doubling.multipliers
    if not 0 < doubles <= len(steps):
        raise VectorError(f"contract.doubles must be a number from 0 to {len(steps)}, not {doubles}.")
    return replace(contract, multiplier=steps[doubles - 1], raises=doubles)


def _raised(rules: Ruleset, contract: Contract, multiplier: object) -> Contract:
    """The contract at this level. In games with bids, a word for a match means the deal that outbids a suit."""
    level = (rules.scoring.settlement, multiplier)
    if level in SURMANCHE:
        return replace(contract, surmanche=True)
    if level in STAKES:
        return replace(contract, stake=True, raises=STAKES[level])
    times = whole_number(multiplier, "contract.multiplier")
    steps = rules.doubling.multipliers
    raises = steps.index(times) + 1 if times in steps else RAISES.get(times)
    if raises is None:
        raise VectorError(f"contract.multiplier cannot be {times} in any game.")
    return replace(contract, multiplier=times, raises=raises)


def _counters(rules: Ruleset, case: Fields, *keys: str) -> tuple[int, ...]:
    """The number of bolts, or other marks, of each side so far."""
    found = [read_by_side(rules, case.inner(key)) for key in keys if case.has(key)]
    if len(found) > 1:
        raise VectorError(f"{' and '.join(keys)} mean the same: give only one of them.")
    return found[0] if found else (0,) * rules.side_count


def _order(rules: Ruleset, case: Fields) -> tuple[int, ...]:
    """The sides in turn order, starting with that of the player after the dealer; by default the first one."""
    eldest = case.optional("eldest_side", lambda key: read_side(rules, case.raw(key), key), 0)
    return tuple((eldest + place) % rules.side_count for place in range(rules.side_count))


def _misplay(rules: Ruleset, case: Fields) -> tuple[int, ...]:
    value = case.raw("misplay_by") if case.has("misplay_by") else None
    return tuple(range(rules.side_count)) if value == BOTH else read_sides(rules, value, "misplay_by")


def _tricks(rules: Ruleset, case: Fields) -> tuple[int, ...] | None:
    """The tricks of each side, or None if no side took all. Without cards, the side of the last trick took all."""
    if case.has("tricks"):
        return read_by_side(rules, case.inner("tricks"))
    if case.has("cards") or case.has("misplay_by"):
        return None
    last = read_side(rules, case.raw("last_trick"), "last_trick")
    return tuple(rules.hand_size * (side == last) for side in range(rules.side_count))


def _last_trick(rules: Ruleset, case: Fields, tricks: tuple[int, ...] | None, misplay: tuple[int, ...]) -> int:
    """The side of the last trick; if the case does not give it, the side that took all tricks."""
    if case.has("last_trick") or (not misplay and (tricks is None or not _swept(tricks))):
        return read_side(rules, case.raw("last_trick"), "last_trick")
    return 0 if tricks is None else tricks.index(max(tricks))


def _swept(tricks: tuple[int, ...]) -> bool:
    return sum(number > 0 for number in tricks) == 1


def _cards(
    rules: Ruleset, case: Fields, contract: Contract, tricks: tuple[int, ...] | None, *, decided: bool
) -> tuple[int, ...]:
    """The card points of each side. If the case gives none, one side took every card, or play was stopped."""
    if case.has("cards"):
        return read_by_side(rules, case.inner("cards"))
    if tricks is None and decided:
        return (0,) * rules.side_count
    if tricks is None or not _swept(tricks):
        raise VectorError("cards is missing, and no side took every trick.")
    table = rank_table(rules.cards, contract.denomination)
    everything = sum(table.points[card] for card in pack(rules))
    return tuple(everything * (number > 0) for number in tricks)


def _declared(rules: Ruleset, case: Fields) -> tuple[int, ...]:
    """The declared points of each side, as numbers or as names of projects."""
    if not case.has("projects"):
        return case.optional("declared", lambda key: read_by_side(rules, case.inner(key)), (0,) * rules.side_count)
    if case.has("declared"):
        raise VectorError("declared and projects mean the same: give only one of them.")
    if rules.scoring.settlement is not Settlement.PROJECTS:
        raise VectorError("projects: this game has no projects with names.")
    projects = case.inner("projects")
    return tuple(sum(_project(name) for name in projects.texts(side)) for side in side_names(rules))


def _project(name: str) -> int:
    if name not in PROJECTS:
        raise VectorError(f"projects: {name!r} must be one of {', '.join(PROJECTS)}.")
    return PROJECTS[name]


def _best(rules: Ruleset, case: Fields, declared: tuple[int, ...]) -> tuple[int, ...]:
    """The sides with the best declarations; without the key, `declared` decides."""
    if case.has("best_declaration"):
        return read_sides(rules, case.raw("best_declaration"), "best_declaration")
    return tuple(side for side, points in enumerate(declared) if points)


def _belote(rules: Ruleset, case: Fields) -> tuple[int, ...]:
    """The sides that hold king and queen of trumps, once for each pair."""
    sides = case.optional("belote", case.row, list[object]())
    return tuple(read_side(rules, side, "belote") for side in sides)
