"""The pages that `belote-desktop rules` prints: the catalogue, a rule sheet, a comparison. Plain text in English."""

from __future__ import annotations

from collections.abc import Sequence

from belote_desktop import variants
from belote_desktop.commands.terminal import columns, paragraph
from belote_desktop.engine import Ruleset
from belote_desktop.engine.dealing import pack
from belote_desktop.engine.rules import RULE_FIELDS
from belote_desktop.engine.rules.fields import Choice, RuleField
from belote_desktop.engine.rules.ruleset import spelled
from belote_desktop.variants import Variant
from belote_desktop.variants.bundles import COMPOUND
from belote_desktop.variants.rule_sheet import Section, rule_sheet

Game = tuple[Variant, Ruleset]


def catalogue(games: Sequence[Variant]) -> list[str]:
    """A line for each game, under a line of headings, and what the letters of confidence mean."""
    rows = [("id", "name", "players", "cards", "country", "confidence")]
    for game in games:
        rules = variants.get(game.id)
        rows.append(
            (game.id, game.name, str(rules.table.seats), str(len(pack(rules))), game.country, str(game.confidence))
        )
    known = sorted({game.confidence for game in games})
    meanings = [f"Confidence {letter}: {letter.label}." for letter in known]
    return [*columns(rows, right=frozenset({2, 3})), "", *meanings]


def sheet_page(game: Variant, rules: Ruleset) -> list[str]:
    """The rules of a game in sentences, and its options with their values."""
    title = f"{game.name} ({game.id})"
    changed = [f"{name}={spelled(there)}" for name, (_, there) in variants.get(game.id).differences(rules).items()]
    lines = [title, "=" * len(title), "", *paragraph(game.flavour)]
    lines += paragraph(f"With the options {', '.join(changed)}.") if changed else []
    for section in rule_sheet(rules):
        lines += ["", *_section(section)]
    return [*lines, "", *_options(rules)]


def _section(section: Section) -> list[str]:
    title = str(section.title)
    lines = [title, "-" * len(title)]
    for text in section.paragraphs:
        lines += paragraph(str(text))
    return lines


def _options(rules: Ruleset) -> list[str]:
    """Every option of the game: its value now, what it is about, its values."""
    title = "Options"
    lines = [title, "-" * len(title), *paragraph("Each as --option name=value; the value in force stands first.")]
    for field in RULE_FIELDS.values():
        if not field.secondary:
            lines += ["", *_option(field, rules.value(field.name))]
    lines += ["", "Several options at once:"]
    for name, values in COMPOUND.items():
        lines += paragraph(f"{name} = {', '.join(values)}", indent=2, hanging=6)
    return lines


def _option(field: RuleField, value: object) -> list[str]:
    others = [spelled(other) for other in field.values() if other != value]
    open_ended = [f"any from {field.low} to {field.high}"] if field.kind is int and field.low is not None else []
    choices = "; ".join([spelled(value), ", ".join([*others, *open_ended])])
    return [*paragraph(f"{field.name} = {choices}", hanging=6), *paragraph(field.sentence, indent=2)]


def comparison(here: Game, there: Game) -> list[str]:
    """The rules in which two games differ: what each is about, and the value in either."""
    found = here[1].differences(there[1])
    names = f"{here[0].name} ({here[0].id})", f"{there[0].name} ({there[0].id})"
    if not found:
        return paragraph(f"{names[0]} and {names[1]} have the same rules.")
    lines = paragraph(f"{names[0]} and {names[1]} differ in {len(found)} {'rule' if len(found) == 1 else 'rules'}.")
    for name, values in found.items():
        field = RULE_FIELDS[name]
        lines += ["", f"{field.label} ({name})", *paragraph(field.sentence, indent=2)]
        rows = [
            (f"{game[0].id}:", _value_words(field, value)) for game, value in zip((here, there), values, strict=True)
        ]
        lines += columns(rows, indent=2)
    return lines


def _value_words(field: RuleField, value: object) -> str:
    """A value in words: the label of a choice, yes or no of a switch, else as it is written."""
    if isinstance(value, Choice):
        return f"{value.label} ({value})" if value.label != str(value) else str(value)
    if field.kind is bool:
        return "yes" if value else "no"
    return spelled(value)
