"""The parts of lessons: each exists if the game has its subject, and is cut down to what is new to the learner."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import islice

from belote_desktop.coach.lessons.deals import Deals, seen
from belote_desktop.coach.lessons.steps import Ask, Do, Lesson, Picture, Step, Tell
from belote_desktop.engine import Message, Ruleset, SeatView
from belote_desktop.engine.wording.messages import in_english, say
from belote_desktop.variants.rule_sheet import sentences

LETTERS = 430
"""About how many letters a step tells at most, in English."""


def _nothing(_rules: Ruleset) -> object:
    return None


def _no_steps(_deals: Deals) -> tuple[Step, ...]:
    return ()


def _no_picture(_rules: Ruleset) -> Picture:
    return ()


@dataclass(frozen=True)
class Part:
    """Sections of the rule sheet (`anchors`), a picture beside them, and questions about them.

    `facts` are what the questions turn on: for somebody who knows a game with the same facts they are left out, and of
    the sentences and the rows of the picture those that this game has as well. Where the facts differ in part the
    questions look themselves which of them that game answers otherwise (`Deals.is_new`).
    """

    anchors: tuple[str, ...] = ()
    steps: Callable[[Deals], tuple[Step, ...]] = _no_steps
    facts: Callable[[Ruleset], object] = _nothing
    picture: Callable[[Ruleset], Picture] = _no_picture

    def made(self, deals: Deals) -> tuple[Step, ...]:
        """The steps for a game, those that are new for somebody who knows another one."""
        asks = deals.is_new(self.facts)
        told = tell(self._new_sentences(deals.rules, deals.known), self._new_rows(deals) if asks else ())
        return (*told, *(self.steps(deals) if asks else ()))

    def _new_rows(self, deals: Deals) -> Picture:
        old = () if deals.known is None else self.picture(deals.known)
        return tuple(row for row in self.picture(deals.rules) if row not in old)

    def _new_sentences(self, rules: Ruleset, known: Ruleset | None) -> tuple[Message, ...]:
        old = set() if known is None else {in_english(each) for each in _told(known, self.anchors)}
        return tuple(each for each in _told(rules, self.anchors) if in_english(each) not in old)


@dataclass(frozen=True)
class Plan:
    """The outline of a lesson, from which `lesson` makes the lesson of a game."""

    id: str
    title: str | Callable[[Ruleset], Message]
    """A source, or what gives the title of a game if games have different ones."""
    parts: tuple[Part, ...]
    before_play: bool = False
    """Whether it is about what comes before the play: its questions are asked at a table where no card is played."""

    def lesson(self, deals: Deals) -> Lesson | None:
        """The lesson of a game; None where there is nothing to learn."""
        steps = tuple(step for part in self.parts for step in part.made(deals))
        title = say(self.title) if isinstance(self.title, str) else self.title(deals.rules)
        scene = _scene(deals, before_play=self.before_play) if steps else None
        return Lesson(self.id, title, tuple(self._at_table(step, scene) for step in steps)) if steps else None

    def _at_table(self, step: Step, scene: SeatView | None) -> Step:
        """A step with the table beside it, where it has no picture of its own."""
        shows = isinstance(step, Do) or bool(step.picture if isinstance(step, Tell | Ask) else ())
        at_table = isinstance(step, Tell) or (isinstance(step, Ask) and self.before_play)
        return replace(step, scene=scene) if at_table and not shows else step


def _scene(deals: Deals, *, before_play: bool) -> SeatView | None:
    """A position to look at: before the first call, or with two cards in the trick."""
    if before_play:
        return next(map(seen, deals.in_auction()), None)
    tricks = ((match, match.deal.trick) for match in deals.in_play() if match.deal is not None)
    met = (match for match, trick in tricks if trick is not None and len(trick.cards) > 1)
    return next((seen(match) for match in (*islice(met, 1), *islice(deals.in_play(), 1))), None)


def _told(rules: Ruleset, anchors: tuple[str, ...]) -> tuple[Message, ...]:
    by_anchor = {str(section.anchor): section.paragraphs for section in sentences(rules)}
    return tuple(each for anchor in anchors for each in by_anchor.get(anchor, ()))


def tell(told: tuple[Message, ...], picture: Picture = ()) -> tuple[Tell, ...]:
    """Sentences as steps, a few to each; the picture belongs to the first."""
    pages: list[list[Message]] = []
    room = 0
    for each in told:
        length = len(in_english(each))
        if not pages or length > room:
            pages.append([])
            room = LETTERS
        pages[-1].append(each)
        room -= length
    steps = [Tell(sentences=tuple(page)) for page in pages]
    if picture:
        steps[:1] = [Tell(sentences=steps[0].sentences if steps else (), picture=picture)]
    return tuple(steps)
