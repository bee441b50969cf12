"""A rule sheet as one self-contained HTML page with its pictures, for printing, sending and any browser."""

from __future__ import annotations

import base64
import html
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from string import Template

from belote_desktop.engine import Card, Message, Ruleset
from belote_desktop.engine.wording.messages import say
from belote_desktop.resources import deck
from belote_desktop.variants.rule_sheet.chapters import rule_sheet
from belote_desktop.variants.rule_sheet.pictures import pictures
from belote_desktop.variants.rule_sheet.picturing import HIGHEST, LOWEST, Group, Picture, Pictured, in_words
from belote_desktop.variants.rule_sheet.topics.lines import Section

_PAGE = Template("""\
<!DOCTYPE html>
<html lang="$language" dir="$direction">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>$title</title>
<style>
body { font: 1rem/1.5 sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #23211E;
  background: #FCF9F3; }
h1, h2 { font-family: serif; line-height: 1.2; }
h2 { margin: 1.8rem 0 .4rem; break-after: avoid; }
p { margin: 0 0 .5rem; }
figure { margin: .8rem 0 1.2rem; break-inside: avoid; }
figcaption { color: #575148; font-size: .9rem; }
.groups { display: flex; flex-wrap: wrap; gap: .6rem 1.6rem; direction: ltr; }
.cards { display: flex; flex-wrap: wrap; gap: .4rem; align-items: flex-end; }
.label, .ends, .note { font-size: .8rem; font-weight: bold; }
.ends { display: flex; justify-content: space-between; }
.card { text-align: center; }
.card img { display: block; width: 3.5rem; margin: 0 auto; }
.not img { opacity: .45; }
.wins img { outline: 2px solid #775312; outline-offset: 1px; border-radius: .2rem; }
@media print { body { background: none; margin: 0; } }
</style>
</head>
<body>
<h1>$title</h1>
$body
</body>
</html>
""")


@dataclass(frozen=True)
class Told:
    """The language and deck style of a page: its translations, language code, text direction, and the deck's name.

    `sentence` gives a message in the language, `text` an English text, `face` the address of a card's picture. If
    `face` is None, the page contains the pictures.
    """

    sentence: Callable[[Message], str]
    text: Callable[[str], str]
    language: str = "en"
    direction: str = "ltr"
    index: str = "en"
    deck: str = deck.USUAL
    face: Callable[[Card], str] | None = None


def page(title: str, rules: Ruleset, told: Told) -> str:
    """The whole sheet of a game, with its pictures, as a page that needs nothing else."""
    drawn = pictures(rules)
    body = "\n".join(_section(section, drawn, told) for section in rule_sheet(rules))
    return _PAGE.substitute(
        title=html.escape(title), body=body, language=html.escape(told.language), direction=told.direction
    )


def in_order(section: Section, drawn: tuple[Picture, ...]) -> Iterator[Message | Picture]:
    """The paragraphs of a section, each with the pictures that follow it, then the other pictures of the section."""
    own = [picture for picture in drawn if picture.anchor == section.anchor]
    for paragraph in section.paragraphs:
        yield paragraph
        yield from (picture for picture in own if picture.follows == paragraph.source)
    yield from (picture for picture in own if not picture.follows)


def _section(section: Section, drawn: tuple[Picture, ...], told: Told) -> str:
    lines = [f'<h2 id="{html.escape(section.anchor)}">{_said(section.title, told)}</h2>']
    for part in in_order(section, drawn):
        lines.append(figure(part, told) if isinstance(part, Picture) else f"<p>{_said(part, told)}</p>")
    return "\n".join(lines)


def _said(message: Message, told: Told) -> str:
    return html.escape(told.sentence(message), quote=False)


def figure(picture: Picture, told: Told) -> str:
    """A picture of a rule sheet with its caption, as HTML on one line."""
    caption = _said(picture.caption, told)
    return f"<figure>{cards_in_groups(picture.groups, told)}<figcaption>{caption}</figcaption></figure>"


def cards_in_groups(groups: tuple[Group, ...], told: Told) -> str:
    """Groups of cards, as HTML on one line."""
    return f'<div class="groups">{"".join(_group(group, told) for group in groups)}</div>'


def _group(group: Group, told: Told) -> str:
    head = "" if group.label is None else f'<div class="label">{_said(group.label, told)}</div>'
    if group.ranked:
        ends = "".join(f"<span>{html.escape(told.text(word))}</span>" for word in (HIGHEST, LOWEST))
        head = f'<div class="ends">{ends}</div>'
    cards = "".join(_card(shown, told) for shown in group.cards)
    return f'<div>{head}<div class="cards">{cards}</div></div>'


def _card(shown: Pictured, told: Told) -> str:
    note = "" if shown.note is None else told.sentence(say("{note}", note=shown.note))
    alternative = html.escape(told.sentence(say(in_words(shown), card=shown.card, note=shown.note)))
    kind = "card wins" if shown.wins else "card not" if shown.allowed is False else "card"
    sign = "✓" if shown.allowed else html.escape(note) or "&nbsp;"
    below = "" if shown.allowed is None and shown.note is None else f'<div class="note">{sign}</div>'
    face = told.face(shown.card) if told.face else _face(shown.card, told.index, told.deck)
    return f'<div class="{kind}"><img src="{face}" alt="{alternative}">{below}</div>'


@lru_cache(maxsize=128)
def _face(card: Card, index: str, chosen: str) -> str:
    name = str(card)
    drawn = deck.named(chosen).face(name[0], name[1], index=index)
    return f"data:image/svg+xml;base64,{base64.b64encode(drawn.encode()).decode()}"
