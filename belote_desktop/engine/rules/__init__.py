"""Rules as data: the `Ruleset`, its sections and fields, and the checks on their values.

Imports no other room of the engine.
"""

from belote_desktop.engine.rules.fields import Choice, RuleField, RulesetError
from belote_desktop.engine.rules.ruleset import RULE_FIELDS, Ruleset, rule_field

__all__ = ["RULE_FIELDS", "Choice", "RuleField", "Ruleset", "RulesetError", "rule_field"]
