"""Which house rules have an effect in a game; the others are not offered."""

from __future__ import annotations

from belote_desktop.engine.rules import RuleField, Ruleset


def is_relevant(field: RuleField, rules: Ruleset) -> bool:
    """Whether a rule changes anything in these rules; a row needs at least two values to choose from."""
    return means_something(field, rules) and (field.kind is not tuple or len(values_for(field, rules)) > 1)


def means_something(field: RuleField, rules: Ruleset) -> bool:
    """True if another value of the rule may change the play or the score of this game."""
    return field.applies(rules) and field.matters(rules)


def values_for(field: RuleField, rules: Ruleset) -> tuple[object, ...]:
    """The values a rule may take in these rules; rows of packets must deal as many cards as now."""
    now = rules.value(field.name)
    if field.kind is not tuple:
        return field.values()
    dealt = sum(now)
    fitting = tuple(value for value in field.values() if isinstance(value, tuple) and sum(value) == dealt)
    return fitting if now in fitting else (now, *fitting)
