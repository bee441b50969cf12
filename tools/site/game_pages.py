"""The pages of the games: the index by families, and the rules of each game with its pictures."""

from __future__ import annotations

import html
from collections.abc import Iterator

from belote_desktop import variants
from belote_desktop.commands.rules.rule_pages import LEGEND, badges
from belote_desktop.engine import Message
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted
from belote_desktop.models.words.glossary_words import GlossaryWords
from belote_desktop.variants import Variant
from belote_desktop.variants.families.all_families import FAMILIES
from belote_desktop.variants.glossary import of_game
from belote_desktop.variants.local_names import LOCAL_NAMES
from belote_desktop.variants.rule_sheet import Picture, figure, in_order, pictures, rule_sheet
from tools.rules.pages import pages
from tools.site.languages import SiteLanguage, escaped


def raw(text: str) -> str:
    """HTML as a part of a page; it is not searched."""
    return f"```{{raw}} html\n{text}\n```"


def index(language: SiteLanguage) -> str:
    """The page of all games by families, with a field to search them."""
    words, say = language.words, language.wording.text
    parts = [f"# {words['games']}", words["games-intro"], raw(_search_form(language))]
    for family in FAMILIES:
        parts.append(f"## {escaped(say(family.name))}")
        parts.append("\n".join(("::::{container} shelf", *(_entry(game, language) for game in family.games), "::::")))
    parts += [f"## {words['games-words']}", *(escaped(say(text)) for text in LEGEND)]
    names = (game.id for game in variants.all_variants())
    return "\n\n".join((*parts, "\n".join(("```{toctree}", ":hidden:", "", *names, "```")))) + "\n"


def _search_form(language: SiteLanguage) -> str:
    words = language.words
    return (
        f'<form class="games-search" action="../search.html" role="search"><input type="search" name="q" '
        f'placeholder="{html.escape(words["games-search"])}" aria-label="{html.escape(words["games-search"])}">'
        f"<button>{html.escape(words['search'])}</button></form>"
    )


def _entry(game: Variant, language: SiteLanguage) -> str:
    """A game on the page of all games; one without known rules has no page of its own."""
    say = language.wording.text
    if game.known:
        name, about = f"**{escaped(say(game.name))}**", say(game.known)
    else:
        name, about = f"[{escaped(say(game.name))}]({game.id}.md)", say(game.flavour)
    figures = () if game.known else map(language.wording.sentence, _figures(game))
    line = escaped(language.wording.in_one_line(say(game.country), *figures))
    return f":::{{container}} game\n{name}\n\n{line}\n\n{escaped(about)}\n:::"


_PLAYERS = QT_TRANSLATE_NOOP("GameFigures", "%n player(s)", "", 1)
_CARDS = QT_TRANSLATE_NOOP("GameFigures", "%n card(s)", "", 1)


def _figures(game: Variant) -> tuple[Message, Message]:
    rules = variants.get(game.id)
    return counted(_PLAYERS, rules.table.seats), counted(_CARDS, len(pack(rules)))


def rules_page(game: Variant, language: SiteLanguage) -> str:
    """The rules of a game, with its pictures, links to the glossary and where the rules come from."""
    wording, words = language.wording, language.words
    facts = f"{badges(game, wording)} {wording.say('{figures:and}.', figures=_figures(game))}"
    parts = [f"# {escaped(wording.text(game.name))}", f"_{escaped(wording.text(game.flavour))}_"]
    parts.append(f":::{{container}} facts\n{escaped(facts)}\n:::")
    if game.source:
        parts.append(escaped(wording.text(game.source)))
    parts += _sheet(game, language)
    parts += [f"## {words['about-rules']}", *_origin(game, language)]
    if other := LOCAL_NAMES.get(game.id):
        parts.append(f"{words['other-names']} {escaped(other)}.")
    return "\n\n".join(parts) + "\n"


def _sheet(game: Variant, language: SiteLanguage) -> Iterator[str]:
    rules, told = variants.get(game.id), language.told("../")
    drawn, linked = pictures(rules), _Linked(game, language)
    for section in rule_sheet(rules):
        yield f"## {escaped(language.wording.sentence(section.title))}"
        for part in in_order(section, drawn):
            yield raw(figure(part, told)) if isinstance(part, Picture) else linked.paragraph(part)


class _Linked:
    """Paragraphs of a rule sheet in which a word of the glossary is a link where it is first met."""

    def __init__(self, game: Variant, language: SiteLanguage) -> None:
        self._wording = language.wording
        self._words = GlossaryWords(of_game(variants.get(game.id)), language.wording.text)
        self._met: set[str] = set()

    def paragraph(self, message: Message) -> str:
        """The sentence as Markdown."""
        sentence = self._wording.sentence(message)
        parts, end = [], 0
        for spot in self._words.spots(sentence, self._met):
            self._met.add(spot.entry.id)
            word = sentence[spot.start : spot.start + spot.length]
            parts += [escaped(sentence[end : spot.start]), f"[{escaped(word)}](#word-{spot.entry.id})"]
            end = spot.start + spot.length
        return "".join((*parts, escaped(sentence[end:])))


def _origin(game: Variant, language: SiteLanguage) -> Iterator[str]:
    """Where the rules come from, and how to play or change the game in the program."""
    page = next((page.name for page in pages() if game.id in page.games), None)
    if page is not None:
        top = "../../" if language.folder else "../"  # these pages are in English only
        yield f'<a hreflang="en" href="{top}docs/rules/{page}.html">{html.escape(language.words["origin"])}</a>'
    yield language.words["options"].format(command=f"`belote-desktop rules show {game.id} --options`")
