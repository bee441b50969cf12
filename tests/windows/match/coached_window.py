"""A decision on the table of the real window, for tests of hints and the tutor."""

from __future__ import annotations

from belote_desktop import engine
from belote_desktop.app import Program
from belote_desktop.models.match.controller import MatchController, SeatedPlayers
from belote_desktop.models.match.journal import MemoryJournal
from belote_desktop.models.tasks import Done, ImmediateTasks, Task, Tasks
from belote_desktop.records import Recorder
from belote_desktop.windows.match.match_session import MatchSession
from tests.coach.deals_in_play import played

HANDS = {
    0: "TC 7C KD 7D 8D 9D QD JD", 1: "JS 9S AS TS 8H AC KC 7H",
    2: "AH KH QH JH TH 8S TD 8C", 3: "9H KS QS 7S JC 9C QC AD",
}  # fmt: skip
"""The person has neither hearts nor spades, which are trumps, and a ten whose ace is out."""


class Nobody:
    """Thinking that never comes to an end: the other players do nothing, and count how often they are asked."""

    def __init__(self) -> None:
        self.asked = 0

    def run(self, task: Task, done: Done) -> None:
        self.asked += 1

    def close(self) -> None:
        """Nothing is under way."""


def feeding() -> engine.Match:
    """The person plays last to a trick that the partner's ace of hearts wins for certain."""
    return played(HANDS, taker=1, trump="S", cards="8H AH 9H", dealer=0)


def winning() -> engine.Match:
    """The person plays last to diamonds, and holds the ace and the eight of them: the ten and the king lie there."""
    hands = {
        0: "AD 8D KC 7C QC QH 7H JC", 1: "JS 9S AS TD 8H AC 9C KS",
        2: "7D 9D JD AH KH TS 8C 9H", 3: "KD QD QS 8S 7S TC TH JH",
    }  # fmt: skip
    return played(hands, taker=1, trump="S", cards="TD 7D KD", dealer=0)


def on_table(
    program: Program,
    match: engine.Match,
    advice_tasks: Tasks | None = None,
    players: Nobody | None = None,
    *,
    journal: MemoryJournal | None = None,
    writing_tasks: Tasks | None = None,
) -> tuple[MatchSession, MemoryJournal]:
    """The match on the table, where the person is asked, and what is written of it."""
    journal = journal or MemoryJournal()
    controller = MatchController(
        match, SeatedPlayers(("Anna", "Samir", "Léa", "Karim"), (None, *("casual",) * 3)), journal, Recorder("00"),
        writing_tasks=writing_tasks or ImmediateTasks(), thinking_tasks=players or Nobody(),
        advice_tasks=advice_tasks or ImmediateTasks(),
    )  # fmt: skip
    session = program.window.show_controller(controller)
    session.begin(deal_shown=False)
    return session, journal


def explained(program: Program) -> str:
    """What is said over the hand; empty where nothing is."""
    return program.window.table._scene.bubbles.explanation or ""
