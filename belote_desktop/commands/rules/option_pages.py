"""The page that `belote-desktop rules show ID --options` prints: what can be changed in a game. Plain text."""

from __future__ import annotations

from collections.abc import Mapping

from belote_desktop.commands.rules.rule_pages import heading, underlined
from belote_desktop.commands.rules.wording import Wording
from belote_desktop.commands.terminal import paragraph
from belote_desktop.engine import Ruleset, RulesetError
from belote_desktop.engine.rules import RULE_FIELDS
from belote_desktop.engine.rules.fields import Choice, RuleField
from belote_desktop.engine.rules.ruleset import spelled
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants import Variant
from belote_desktop.variants.families.bundles import COMPOUND, words_of
from belote_desktop.variants.own_words import OWN_WORDS
from belote_desktop.variants.relevance import is_relevant
from belote_desktop.variants.rule_sheet import Section, sentences

Told = tuple[Section, ...]


def options_page(game: Variant, rules: Ruleset, wording: Wording) -> list[str]:
    """Every rule that can be changed: its name and value, label, sentence, and the other values in words."""
    lines = [*heading(game, rules, wording), *paragraph(wording.text(_HOW_TO_CHANGE))]
    told = sentences(rules)
    for title, shapes_the_game in ((_USUAL, False), (_SHAPING, True)):
        lines += ["", *underlined(wording.text(title), "-")]
        for field in RULE_FIELDS.values():
            if field.secondary is not shapes_the_game:
                continue
            if _matters(field, rules, told) if shapes_the_game else is_relevant(field, rules):
                lines += ["", *_option(field, rules.value(field.name), wording)]
    lines += ["", *underlined(wording.text(_BUNDLES), "-")]
    for name in dict.fromkeys((*COMPOUND, *OWN_WORDS.get(game.id, {}))):
        values = words_of(name, game.id)
        if any(_changes(rules, told, changed) for changed in values.values()):
            lines += paragraph(f"{name} = {', '.join(values)}", hanging=4)
    return lines


#: In the terminal, above a list of options. --option name=value is typed as it stands.
_HOW_TO_CHANGE = QT_TRANSLATE_NOOP(
    "pages", "To change an option, add --option name=value. The current value comes first, then the other values."
)
#: A title above options, in the terminal.
_USUAL = QT_TRANSLATE_NOOP("pages", "House rules")
#: A title above options, in the terminal.
_SHAPING = QT_TRANSLATE_NOOP("pages", "Rules that shape the game")
#: A title above options, in the terminal.
_BUNDLES = QT_TRANSLATE_NOOP("pages", "Options that set several rules at once")
#: {low}, {high}: numbers. What an option can be set to.
_RANGE = QT_TRANSLATE_NOOP("pages", "any whole number from {low} to {high}")
#: {label}: a rule. {sentence}: its explanation. In the terminal.
_LABELLED = QT_TRANSLATE_NOOP("pages", "{label}: {sentence}")
#: {value}: a word to type, not translated. {meaning}: what it means. In the terminal.
_MEANS = QT_TRANSLATE_NOOP("pages", "{value}: {meaning}")


def _matters(field: RuleField, rules: Ruleset, told: Told) -> bool:
    """True if another value of the rule would change this game; rules without effect are left out."""
    now = rules.value(field.name)
    wide = (field.low, field.high) if field.kind is int else ()
    listed = [value for value in (*field.values(), *wide) if value not in (None, now)]
    return not listed or any(_changes(rules, told, {field.name: value}) for value in listed)


def _changes(rules: Ruleset, told: Told, changed: Mapping[str, object]) -> bool:
    """True if the rule sheet of the game would differ with these rules."""
    try:
        return sentences(rules.change(changed)) != told
    except RulesetError:
        return False


def _option(field: RuleField, value: object, wording: Wording) -> list[str]:
    about = wording.say(_LABELLED, label=wording.text(field.label), sentence=wording.text(field.sentence))
    lines = [*paragraph(f"{field.name} = {_values(field, value, wording)}", hanging=4), *paragraph(about, indent=2)]
    if issubclass(field.kind, Choice):
        for member in field.kind:
            if member.label != str(member):
                lines += paragraph(wording.say(_MEANS, value=str(member), meaning=member), indent=4, hanging=6)
    return lines


def _values(field: RuleField, value: object, wording: Wording) -> str:
    others = [spelled(other) for other in field.values() if other != value]
    if field.kind is int and field.low is not None:
        others.append(wording.say(_RANGE, low=field.low, high=field.high))
    return "; ".join([spelled(value), ", ".join(others)]) if others else spelled(value)
