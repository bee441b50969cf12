"""The pages that `belote-desktop rules` prints: the catalogue, a rule sheet as text, and as a web page."""

from __future__ import annotations

from collections.abc import Sequence

from belote_desktop import variants
from belote_desktop.commands.rules.wording import Wording
from belote_desktop.commands.terminal import columns, paragraph
from belote_desktop.engine import Message, Ruleset
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.rules.ruleset import spelled
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.resources import deck
from belote_desktop.variants import Variant
from belote_desktop.variants.rule_sheet import Told, page, rule_sheet


def catalogue(games: Sequence[Variant], unestablished: Sequence[Variant], wording: Wording) -> list[str]:
    """Two lines for each game: its id and badges under a line of headings, then its name and country.

    Games whose rules are not known come last, with the known facts only.
    """
    rows = [(*map(wording.text, _HEADINGS),)]
    for game in games:
        rules = variants.get(game.id)
        badges = (wording.text(badge.label) for badge in (game.length, game.luck, game.difficulty, game.standing))
        rows.append((game.id, str(rules.table.seats), str(len(pack(rules))), *badges))
    rows += [(game.id, *[_UNKNOWN] * 5, wording.text(game.standing.label)) for game in unestablished]
    heading, *lines = columns(rows, right=frozenset({1, 2}))
    found = [heading]
    for line, game in zip(lines, (*games, *unestablished), strict=True):
        named = wording.say(_NAMED, name=wording.text(game.name), country=wording.text(game.country))
        found += [line, *paragraph(named, indent=2, hanging=4)]
        found += paragraph(wording.text(game.known), indent=4) if game.known else []
    return [*found, "", *(line for text in LEGEND for line in paragraph(wording.text(text), hanging=2))]


_UNKNOWN = "–"
_HEADINGS = (
    #: Head of a column of the list of games in the terminal.
    QT_TRANSLATE_NOOP("pages", "id"),
    #: Head of a column of the list of games in the terminal.
    QT_TRANSLATE_NOOP("pages", "players"),
    #: Head of a column of the list of games in the terminal.
    QT_TRANSLATE_NOOP("pages", "cards"),
    #: Head of a column of the list of games in the terminal.
    QT_TRANSLATE_NOOP("pages", "length"),
    #: Head of a column of the list of games in the terminal.
    QT_TRANSLATE_NOOP("pages", "luck"),
    #: Head of a column of the list of games in the terminal.
    QT_TRANSLATE_NOOP("pages", "difficulty"),
    #: Head of a column of the list of games in the terminal.
    QT_TRANSLATE_NOOP("pages", "rules"),
)
#: {name}: a game. {country}: where it is played. In the list of games in the terminal.
_NAMED = QT_TRANSLATE_NOOP("pages", "{name}, {country}")
LEGEND = (
    #: Below the list of games in the terminal.
    QT_TRANSLATE_NOOP("pages",
        "Length of a match: short is up to half an hour, medium up to an hour, long over an hour."),
    #: Below the list of games in the terminal. The words are those of the column of rules.
    QT_TRANSLATE_NOOP("pages",
        "Rules: well documented rules follow one good text or several that agree. A house version fills gaps. Rules "
        "that need a local player’s check come mostly from closely related games. A game without written rules is "
        "played as a house version of its closest relative."),
)  # fmt: skip
"""What the words for the length of a match and the standing of the rules mean."""


def sheet_page(game: Variant, rules: Ruleset, wording: Wording) -> list[str]:
    """The rules of a game in sentences."""
    lines = [*heading(game, rules, wording), *paragraph(badges(game, wording))]
    for section in rule_sheet(rules):
        lines += ["", *_section(section.title, section.paragraphs, wording)]
    return [*lines, "", *paragraph(wording.say(_MORE, command=f"belote-desktop rules show {game.id} --options"))]


def web_page(game: Variant, rules: Ruleset, wording: Wording) -> list[str]:
    """The rules of a game as an HTML page, with pictures of the cards."""
    told = Told(wording.sentence, wording.text, wording.language, index=deck.index_of(wording.language))
    return page(wording.text(game.name), rules, told).splitlines()


def unestablished_page(game: Variant, wording: Wording) -> list[str]:
    """The known facts about a game without rules, and the game a house version of it starts from."""
    lines = [*underlined(f"{wording.text(game.name)} ({game.id})", "="), ""]
    for text in (game.flavour, game.known):
        lines += paragraph(wording.text(text))
    return [*lines, *paragraph(wording.say(_BEGIN, command=f"belote-desktop rules show {game.parent} --options"))]


#: {command}: a command to type, not translated. In the terminal.
_BEGIN = QT_TRANSLATE_NOOP("pages", "To see what you can change in its closest relative: {command}")
#: {command}: a command to type, not translated. In the terminal.
_MORE = QT_TRANSLATE_NOOP("pages", "To see what you can change in this game: {command}")
#: Facts about a game in the terminal: labels and their values.
_BADGES = QT_TRANSLATE_NOOP(
    "pages", "Country: {country}. Length of a match: {length}. Luck: {luck}. Difficulty: {difficulty}. Rules: {rules}."
)
#: {options}: names and values of options, not translated. In the terminal.
_CHANGED = QT_TRANSLATE_NOOP("pages", "With the options {options}.")


def heading(game: Variant, rules: Ruleset, wording: Wording) -> list[str]:
    """The name, the description, the known facts of a game without rules, and the options shown."""
    changed = [f"{name}={spelled(there)}" for name, (_, there) in variants.get(game.id).differences(rules).items()]
    lines = [*underlined(f"{wording.text(game.name)} ({game.id})", "="), ""]
    for text in (game.flavour, game.known):
        lines += paragraph(wording.text(text)) if text else []
    return [*lines, *(paragraph(wording.say(_CHANGED, options=", ".join(changed))) if changed else [])]


def badges(game: Variant, wording: Wording) -> str:
    """The country of a game, and how long, lucky, difficult and well documented it is."""
    return wording.say(
        _BADGES,
        country=wording.text(game.country),
        length=game.length,
        luck=game.luck,
        difficulty=game.difficulty,
        rules=game.standing,
    )


def underlined(title: str, sign: str) -> list[str]:
    """A title and a line of dashes."""
    return [title, sign * len(title)]


def _section(title: Message, texts: Sequence[Message], wording: Wording) -> list[str]:
    lines = underlined(wording.sentence(title), "-")
    for text in texts:
        lines += paragraph(wording.sentence(text))
    return lines
