"""Matches played by chance, of every game, with options drawn by chance."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from belote_desktop import engine, variants
from belote_desktop.engine import Action, Event, Match, Ruleset, RulesetError, SettledDeal
from belote_desktop.engine.actions import PASS
from belote_desktop.engine.rules.ruleset import RULE_FIELDS

Step = tuple[Match, Action, Match, tuple[Event, ...]]

GAMES = [game.id for game in variants.all_variants()]
OPTIONS = [name for name, field in RULE_FIELDS.items() if field.values()]


def drawn_rules(game: str, chance: Random, changes: int = 3) -> Ruleset:
    """The game with some options changed; those that cannot stand together are left out."""
    rules = variants.get(game)
    for name in chance.sample(OPTIONS, chance.randint(0, changes)):
        value = chance.choice(RULE_FIELDS[name].values())
        try:
            changed = rules.change({name: value})
            engine.start(changed, 0)
        except RulesetError:
            continue
        rules = changed
    return rules


def choose(match: Match, chance: Random) -> Action:
    """Some option; calls are made more often than a blind choice would, so that deals are played."""
    offered = engine.legal(match)
    if PASS in offered and len(offered) > 1 and chance.random() < 0.3:
        return chance.choice([action for action in offered if action != PASS])
    return chance.choice(offered)


def steps(rules: Ruleset, chance: Random, deals: int = 2) -> Iterator[Step]:
    """Each step of a match played by chance: before, what was done, after, what happened."""
    match = engine.start(rules, chance.randrange(2**32))
    while not match.is_over and len(match.deals) < deals:
        action = choose(match, chance)
        after, events = engine.apply(match, action)
        yield match, action, after, events
        match = after


def settled_deals(rules: Ruleset, chance: Random, deals: int = 3) -> tuple[SettledDeal, ...]:
    found: tuple[SettledDeal, ...] = ()
    for _, _, after, _ in steps(rules, chance, deals):
        found = after.deals
    return found
