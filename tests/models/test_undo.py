"""Undo is exact: after it the match is what it was, and so is the file."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from belote_desktop import engine, players, records, variants
from belote_desktop.models.match.controller import MatchController, SeatedPlayers
from belote_desktop.models.match.journal import MemoryJournal
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.records import Header, Recorder

NAMES = ("Anna", "Samir", "Léa", "Karim")
KINDS = ("human", "random", "random", "random")


@pytest.mark.parametrize("game", [game.id for game in variants.all_variants()])
@settings(max_examples=8)
@given(seed=st.integers(0, 10**6), decisions=st.integers(1, 20), choice=st.integers(0, 10**6))
def test_undo_after_an_action_leaves_the_match_as_it_was(game: str, seed: int, decisions: int, choice: int) -> None:
    rules = variants.get(game)
    seats = rules.table.seats
    names, kinds = NAMES[:seats], KINDS[:seats]
    match = engine.start(rules, seed)
    recorder = Recorder("00")
    journal = MemoryJournal(recorder.opening_text(Header.of(rules, names, kinds, "2026-11-21"), match))
    random = players.get("random")
    controller = MatchController(
        match, SeatedPlayers(names, (None, *("random",) * (seats - 1))), journal, recorder,
        writing_tasks=ImmediateTasks(), thinking_tasks=ImmediateTasks(),
    )  # fmt: skip
    controller.stepped.connect(lambda step: controller.shown(step.position))
    controller.deal_ended.connect(lambda _view: controller.next_deal())
    controller.begin()
    before = controller.match
    for number in range(decisions):
        before = controller.match
        if before.is_over:
            return
        controller.submit(random.choose(controller.view(), seed=choice + number))
    if not controller.can_undo():
        return  # the decision ended its deal: what is scored stands
    controller.undo()
    assert controller.match == before
    record = records.parse_record(journal.text).record
    assert record is not None
    folded = records.fold(record, seed)
    assert (folded.deal, folded.totals, len(folded.deals)) == (before.deal, before.totals, len(before.deals))
