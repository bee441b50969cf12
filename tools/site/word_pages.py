"""The glossary and the page on playing well, from the words and the lessons of the program."""

from __future__ import annotations

from collections.abc import Iterator

from belote_desktop import variants
from belote_desktop.coach.strategy import CHAPTERS, CURRICULA, Chapter, positions_of
from belote_desktop.variants.glossary import Entry, auction, cards, declaring, own_words, play, scoring
from belote_desktop.variants.rule_sheet import cards_in_groups, figure
from tools.site.examples import example
from tools.site.game_pages import raw
from tools.site.languages import SiteLanguage, escaped

WORDS = {
    "words-cards": cards.ENTRIES,
    "words-auction": auction.ENTRIES,
    "words-play": play.ENTRIES,
    "words-declaring": declaring.ENTRIES,
    "words-scoring": scoring.ENTRIES,
    "words-own": own_words.ENTRIES,
}
"""The parts of the glossary: the name of the title of each, and its words."""
PARTS = {
    "part-calls": ("when-to-take", "opening-bids", "three-kinds", "sun-or-hokum", "forced-dealer"),
    "part-trumps": ("draw-trumps", "stop-drawing", "leave-the-top-trump", "partner-leads-trump"),
    "part-counting": ("count-trumps", "find-the-master", "count-a-suit", "count-the-points", "shown-cards"),
    "part-leading": (
        "defender-cashes", "defender-keeps-trumps", "lead-singleton", "force-the-declarer", "partner-ruffs",
        "do-not-lead-the-ten", "guard-the-ten", "guard-the-nine", "not-into-a-ruff", "cash-masters-no-trump",
        "establish-long-suit",
    ),
    "part-winning": (
        "take-the-points", "win-high-enough", "win-cheaply", "win-with-points", "beat-low", "finesse", "ace-first",
        "discard-not-ruff", "ruff-to-protect", "ruff-low", "ruff-high",
    ),
    "part-giving": (
        "load-partner", "trust-partner", "give-nothing", "keep-master", "keep-promising", "empty-a-suit",
    ),
    "part-ends": (
        "keep-for-last-trick", "play-for-capot", "avoid-capot", "say-belote", "hold-belote", "make-roem", "deny-roem",
        "uncover-a-card",
    ),
    "part-score": ("calling-at-score", "doubling-at-score", "defend-at-score", "enough-to-win", "must-not-lose"),
    "part-customs": (
        "raising", "count-declarations", "doubling", "direct-signal", "seinen", "read-signal", "tahreeb",
        "read-tahreeb", "tanfeer",
    ),
}  # fmt: skip
"""The parts of the page on playing well: the name of the title of each, and its chapters."""


def glossary(language: SiteLanguage) -> str:
    """Every word of the games with its meaning, and a picture where cards can show it."""
    parts = [f"# {language.words['glossary']}", language.words["glossary-intro"]]
    for title, entries in WORDS.items():
        parts += [f"## {language.words[title]}", *(_entry(entry, language) for entry in entries)]
    return "\n\n".join(parts) + "\n"


def _entry(entry: Entry, language: SiteLanguage) -> str:
    say = language.wording.text
    parts = [f"(word-{entry.id})=", f"### {escaped(say(entry.term))}", escaped(say(entry.meaning))]
    rules = next((rules for game in variants.all_variants() if entry.concerns(rules := variants.get(game.id))), None)
    groups = entry.picture(rules) if rules is not None else ()
    if groups:
        parts.append(raw(f"<figure>{cards_in_groups(groups, language.told())}</figure>"))
    return "\n\n".join(parts)


def strategy(language: SiteLanguage) -> str:
    """What the lessons of the program say on playing well, with an example each where a card is asked for."""
    parts = [f"# {language.words['strategy']}", language.words["strategy-intro"]]
    for title, chapters in PARTS.items():
        parts.append(f"## {language.words[title]}")
        for each in chapters:
            parts += _chapter(CHAPTERS[each], language)
    return "\n\n".join(parts) + "\n"


def _chapter(chapter: Chapter, language: SiteLanguage) -> Iterator[str]:
    say = language.wording.text
    taught = tuple(game for game in CURRICULA if any(each.chapter == chapter.id for each in positions_of(game)))
    if taught:
        chapter = chapter.told_in(variants.get(taught[0]))
    yield f"### {escaped(say(chapter.title))}"
    yield "\n".join(f"* {escaped(say(text))}" for text in chapter.teach)
    if chapter.custom is not None:
        yield escaped(say(chapter.custom.computers))
    picture = example(chapter.id, taught)
    if picture is not None:
        yield raw(figure(picture, language.told()))
    if taught:
        links = ", ".join(f"[{escaped(say(variants.name_of(game)))}](games/{game}.md)" for game in taught)
        yield f":::{{container}} taught\n{language.words['taught-in']} {links}\n:::"
