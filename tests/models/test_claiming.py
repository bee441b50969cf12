"""A claim plays the rest out by lawful cards that are on record, and one undo takes it back whole."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from belote_desktop import engine, players, records, variants
from belote_desktop.engine.events import CardPlayed
from belote_desktop.models.match.claims import Claimed
from belote_desktop.models.match.controller import MatchController, SeatedPlayers, Step
from belote_desktop.models.match.journal import MemoryJournal
from belote_desktop.models.match.log import log_of
from belote_desktop.models.match.matches import Workers, resumed_match
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.profile import Saves
from belote_desktop.records import Header, Recorder
from belote_desktop.search.claim_proof import Rest
from tests.models.later_tasks import LaterTasks

NAMES, KINDS = ("Anna", "Samir", "Léa", "Karim"), ("human", "casual", "casual", "casual")


@dataclass
class Sitting:
    """A match played by rules of thumb up to the first rest that may be claimed; what was shown since."""

    controller: MatchController
    journal: MemoryJournal
    rest: Rest

    @property
    def folded(self) -> engine.Match:
        """The match as its record tells it."""
        record = records.parse_record(self.journal.text).record
        assert record is not None
        return records.fold(record, 0)


def sitting(game: str = "classic", seed: int = 1, tricks: int = 1, **options: object) -> Sitting:
    """The first match from this seed on with a rest of at least so many tricks."""
    match = engine.start(variants.get(game, **options), seed)
    recorder = Recorder("00")
    seats = match.rules.table.seats
    names, kinds = NAMES[:seats], KINDS[:seats]
    journal = MemoryJournal(recorder.opening_text(Header.of(match.rules, names, kinds, "2026-11-21"), match))
    controller = MatchController(
        match,
        SeatedPlayers(names, (None, *kinds[1:])),
        journal,
        recorder,
        writing_tasks=ImmediateTasks(),
        thinking_tasks=ImmediateTasks(),
    )
    controller.stepped.connect(lambda step: controller.shown(step.position))
    controller.begin()
    rest = next_rest(controller)
    if rest is None or rest.tricks < tricks:
        return sitting(game, seed + 1, tricks, **options)
    return Sitting(controller, journal, rest)


def next_rest(controller: MatchController) -> Rest | None:
    """Play on to a rest that may be claimed; None if the match ends without one."""
    found: list[Rest] = []
    thumb = players.get("casual")
    while not controller.match.is_over:
        controller.next_deal()
        controller.find_rest(lambda rest: found.append(rest) if rest is not None else None)
        if found:
            return found[0]
        controller.submit(thumb.choose(controller.view(), seed=1))
    return None


def test_everybody_plays_the_rest_and_the_person_takes_all_of_it() -> None:
    at = sitting()
    before, tricks = at.controller.match, len(at.controller.view().tricks)
    scored: list[object] = []
    at.controller.deal_ended.connect(scored.append)
    at.controller.claim()
    assert len(at.controller.match.deals) == len(before.deals) + 1
    played = at.controller.match.deals[-1].deal.tricks[tricks:]
    assert len(played) == at.rest.tricks
    assert {trick.winner for trick in played} <= {0, 2}
    assert len(scored) == 1
    assert "help claim\n" in at.journal.text
    assert at.folded.deals[-1].deal == at.controller.match.deals[-1].deal


@pytest.mark.parametrize("game", ["classic", "belot-bg", "belote-2p", "coinche"])
def test_one_undo_takes_the_whole_claim_back_though_the_deal_was_scored(game: str) -> None:
    at = sitting(game, seed=5)
    before = at.controller.match
    at.controller.claim()
    assert at.controller.may_take_claim_back
    assert at.controller.can_undo()
    at.controller.undo()
    assert at.controller.match == before
    assert (at.folded.deal, at.folded.totals) == (before.deal, before.totals)
    at.controller.claim()
    assert len(at.controller.match.deals) == len(before.deals) + 1, "what was taken back can be claimed again"


def test_a_match_ended_by_a_claim_is_in_play_again_after_an_undo() -> None:
    at, over = sitting(), list[object]()
    at.controller.ended.connect(over.append)
    before = at.controller.match
    at.controller.claim()
    for _ in range(40):
        if over:
            break
        if next_rest(at.controller) is None:
            over.clear()
            tried = at.controller.match.seed
            assert isinstance(tried, int)
            at = sitting(seed=tried + 1)
            at.controller.ended.connect(over.append)
        before = at.controller.match
        at.controller.claim()
    assert over
    at.controller.undo()
    assert at.controller.match == before
    assert not at.controller.match.is_over


def test_what_was_scored_stands_once_the_next_deal_is_begun() -> None:
    at = sitting(target=2000)
    at.controller.claim()
    at.controller.next_deal()
    assert not at.controller.may_take_claim_back
    assert len(at.controller.match.deals) >= 1


def cut_short(at: Sitting, cards: int) -> None:
    """Claim; the program ends when so many cards are played."""
    shown: list[Step] = []

    def show(step: Step) -> None:
        shown.append(step)
        if len(shown) < cards:
            at.controller.shown(step.position)

    at.controller.stepped.disconnect()
    at.controller.stepped.connect(show)
    at.controller.claim()
    at.controller.close()


def taken_up(journal: MemoryJournal, folder: Path) -> tuple[MatchController, Path]:
    """A match taken up again from its record, and the file it goes on in; nothing of it is shown yet."""
    path = folder / "match.brn"
    path.write_text(journal.text)
    return resumed_match(path, Saves(folder, folder), Workers(ImmediateTasks(), ImmediateTasks())), path


@pytest.mark.parametrize("cards", [1, 3, 6], ids=["own card", "within a trick", "in the second trick"])
def test_a_claim_taken_up_from_the_record_is_taken_back_whole(cards: int, tmp_path: Path) -> None:
    at = sitting(tricks=3)
    before, progress = at.controller.match, at.controller.progress
    cut_short(at, cards)
    controller, path = taken_up(at.journal, tmp_path)
    assert controller.progress == (progress[0], progress[1] + cards)
    controller.undo()
    assert (controller.match.deal, controller.match.totals) == (before.deal, before.totals)
    assert controller.progress == progress
    assert not controller.may_take_claim_back
    again, _ = taken_up(MemoryJournal(path.read_text()), tmp_path)
    assert not again.may_take_claim_back, "what was taken back is no claim any more"
    assert again.match.deal == before.deal


def test_the_log_of_a_match_taken_up_tells_a_claim_before_its_first_card(tmp_path: Path) -> None:
    at = sitting(tricks=3)
    _, progress = at.controller.progress
    cut_short(at, 6)
    controller, _ = taken_up(at.journal, tmp_path)
    log = log_of(controller)
    assert [isinstance(each, Claimed) for each in log.told].count(True) == 1
    place = next(place for place, each in enumerate(log.told) if isinstance(each, Claimed))
    assert log.told[place + 1] == CardPlayed(0, at.rest.card)
    log.take_back((0, progress))
    assert not any(isinstance(each, Claimed) for each in log.told)


def test_a_claim_cut_short_goes_on_when_the_match_is_taken_up(tmp_path: Path) -> None:
    at = sitting()
    deals = len(at.controller.match.deals)
    cut_short(at, 2)
    controller, path = taken_up(at.journal, tmp_path)
    asked: list[object] = []
    controller.awaiting.connect(asked.append)
    controller.stepped.connect(lambda step: controller.shown(step.position))
    controller.begin()
    assert len(controller.match.deals) == deals + 1
    assert not asked
    assert records.check(path.read_text()) == ()


def test_a_claim_that_ended_its_deal_is_taken_back_after_the_match_is_taken_up(tmp_path: Path) -> None:
    at = sitting(target=2000)
    before = at.controller.match
    at.controller.claim()
    assert len(at.controller.match.deals) == len(before.deals) + 1
    controller, path = taken_up(at.journal, tmp_path)
    assert controller.can_undo()
    controller.undo()
    assert (controller.match.deal, controller.match.totals) == (before.deal, before.totals)
    controller.stepped.connect(lambda step: controller.shown(step.position))
    controller.claim()
    assert len(controller.match.deals) == len(before.deals) + 1, "what was taken back can be claimed again"
    assert records.check(path.read_text()) == (), "the deck opened is the one that was sealed"


def test_a_card_played_by_hand_after_a_claim_was_taken_back_belongs_to_no_claim(tmp_path: Path) -> None:
    at = sitting()
    before = at.controller.match
    at.controller.claim()
    at.controller.undo()
    at.controller.submit(players.get("casual").choose(at.controller.view(), seed=1))
    controller, _ = taken_up(at.journal, tmp_path)
    assert not controller.may_take_claim_back
    controller.undo()
    assert controller.match.deal == before.deal


def test_a_claim_taken_back_before_its_first_card_leaves_nothing_in_the_record() -> None:
    at = sitting()
    before, text = at.controller.match, at.journal.text
    waiting = LaterTasks()
    at.controller._questioner._tasks = waiting
    at.controller.claim()
    at.controller.undo()
    waiting.do_all()
    assert at.controller.match == before
    assert at.journal.text == text
    assert not at.controller.is_claiming
