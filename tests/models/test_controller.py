"""The controller: nothing is shown before it is written, and only what one seat may know is shown."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QObject

from belote_desktop import engine, variants
from belote_desktop.engine.actions import PASS, TAKE, Play
from belote_desktop.engine.events import CardPlayed, CardsDealt, DealSettled
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.engine.wording.messages import say
from belote_desktop.models.match.controller import MatchController, SeatedPlayers, Step
from belote_desktop.models.match.journal import MemoryJournal
from belote_desktop.models.match.thinker import Question, Think, Thought
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.records import Recorder, parse_view
from belote_desktop.search.stopping import Stop
from tests.coach.deals_in_play import played
from tests.models.later_tasks import LaterTasks

NAMES = ("Anna", "Samir", "Léa", "Karim")


class Watcher(QObject):
    """Keeps what a controller tells."""

    def __init__(self, controller: MatchController, *, answer: bool = True) -> None:
        super().__init__()
        self.told: list[tuple[str, Any]] = []
        for name in ("reset", "stepped", "awaiting", "refused", "failed", "deal_ended", "ended"):
            getattr(controller, name).connect(lambda what, name=name: self.told.append((name, what)))
        if answer:
            controller.stepped.connect(lambda step: controller.shown(step.position))

    def of(self, name: str) -> list[Any]:
        return [what for kind, what in self.told if kind == name]

    @property
    def steps(self) -> list[Step]:
        return self.of("stepped")


class FullDisk(MemoryJournal):
    """A journal that cannot write while `full`."""

    full = True

    def append(self, text: str) -> None:
        if self.full:
            raise OSError(28, "No space left on device")
        super().append(text)


def controller_of(
    *,
    dealer: int = 3,
    person: int | None = 0,
    journal: MemoryJournal | None = None,
    writing_tasks: Any = None,
    thinking_tasks: Any = None,
    match: engine.Match | None = None,
    **options: object,
) -> MatchController:
    match = match or engine.start(variants.get("classic", **options), seed=7, dealer=dealer)
    players = SeatedPlayers(NAMES, tuple(None if seat == person else "beginner" for seat in range(4)))
    return MatchController(
        match,
        players,
        journal or MemoryJournal(),
        Recorder("00"),
        writing_tasks=writing_tasks or ImmediateTasks(),
        thinking_tasks=thinking_tasks or ImmediateTasks(),
    )


def first_option(controller: MatchController) -> engine.Action:
    options = controller.view().options
    return next((action for action in options if isinstance(action, Play) or action == TAKE), options[0])


def test_a_match_begins_with_the_cards_being_dealt_and_the_hands_of_the_others_stay_hidden() -> None:
    controller = controller_of()
    watcher = Watcher(controller)
    controller.begin()
    dealt = [event for event in watcher.steps[0].events if isinstance(event, CardsDealt)]
    assert {event.seat for event in dealt} == {0, 1, 2, 3}
    assert all((None in event.cards) == (event.seat != 0) for event in dealt)
    assert watcher.of("awaiting")[0].options == (PASS, TAKE)


def test_it_is_known_beforehand_whether_an_action_shows_its_player_new_cards() -> None:
    auction = controller_of()
    assert auction.shows_cards(TAKE), "the rest of the hand is dealt"
    assert not auction.shows_cards(PASS)
    assert not auction.shows_cards(Play(next(iter(auction.view().hand)))), "it is not allowed yet"


def test_a_pass_after_which_face_down_cards_may_be_looked_at_shows_them() -> None:
    for may_look in (True, False):
        rules = variants.get("tarabish").change(see_talon_on_pass=may_look)
        controller = controller_of(match=engine.start(rules, seed=7, dealer=3))
        assert controller.view().to_act == 0
        assert controller.shows_cards(PASS) is may_look


RUN = {1: "JS 9S AS TS 8H AC KC 7H", 2: "AH KH QH JH TH 8S TD 8C", 3: "9H KS QS 7S JC 9C QC AD"}
OWN_RUN = {1: "JS 9S AS TD 8H AC 9C KS", 2: "7D 9D JD AH KH TS 8C 9H", 3: "KD QD QS 8S 7S TC TH JH"}
"""The hands of the others: with a run of hearts, and without any, while the person holds one of clubs."""


@pytest.mark.parametrize(
    ("hands", "game", "cards", "expected"),
    [
        (RUN, "classic", "8H AH 9H", True),
        (RUN, "classic-no-decl", "8H AH 9H", False),
        (OWN_RUN, "classic", "TD 7D KD", False),
    ],
)
def test_the_last_card_of_the_first_trick_shows_the_declarations_that_are_laid_open(
    hands: dict[int, str], game: str, cards: str, expected: bool
) -> None:
    match = played(hands, taker=1, trump="S", cards=cards, dealer=0, rules=variants.get(game))
    controller = controller_of(match=match)
    assert engine.to_act(match) == 0
    assert {controller.shows_cards(action) for action in controller.view().lawful} == {expected}


def test_an_action_that_begins_another_deal_shows_cards() -> None:
    match = engine.start(variants.get("classic"), seed=7, dealer=0)
    for _ in range(7):
        match = engine.apply(match, PASS)[0]
    assert controller_of(match=match).shows_cards(PASS)


def test_a_card_shows_those_it_covered_once_the_trick_is_complete() -> None:
    match = engine.start(variants.get("decouverte"), seed=7, dealer=1)
    seen = set[tuple[int, bool]]()
    while len(match.deals) == 0:
        lawful = engine.legal(match)
        view = engine.view(match, 0)
        if view.phase is Phase.PLAY and view.to_act == 0 and len(view.tricks) < 14:
            led = 0 if view.trick is None else len(view.trick.cards)
            bared = any(stack.covered and stack.top is None for own in view.stacks for stack in own)
            on_covered = {stack.top for stack in view.stacks[0] if stack.covered}
            for each in filter(lambda action: isinstance(action, Play), lawful):
                expected = bool(led) and (bared or each.card in on_covered)
                assert controller_of(match=match).shows_cards(each) is expected
                seen.add((led, expected))
        match = engine.apply(match, TAKE if TAKE in lawful else lawful[0])[0]
    assert seen == {(0, False), (1, False), (1, True)}


def test_nothing_is_shown_before_it_is_written() -> None:
    writing = LaterTasks()
    journal = MemoryJournal()
    controller = controller_of(journal=journal, writing_tasks=writing)
    watcher = Watcher(controller)
    controller.begin()
    shown = len(watcher.steps)
    controller.submit(PASS)
    assert len(watcher.steps) == shown
    assert controller.view().calls == ()
    writing.do_one()
    assert "pass" in journal.text
    assert controller.view().calls == ((0, PASS),)


def test_what_could_not_be_written_did_not_happen_and_can_be_tried_again() -> None:
    journal = FullDisk()
    controller = controller_of(journal=journal)
    watcher = Watcher(controller)
    controller.begin()
    controller.submit(PASS)
    assert "No space left" in str(watcher.of("failed")[0])
    assert controller.view().calls == ()
    journal.full = False
    controller.retry()
    assert controller.view().calls[0] == (0, PASS)


def test_a_new_attempt_writes_first_what_could_not_be_written() -> None:
    """However the person goes on after a full disk, the match does not stand still."""
    journal = FullDisk()
    controller = controller_of(journal=journal)
    Watcher(controller)
    controller.begin()
    controller.submit(TAKE)
    journal.full = False
    controller.submit(TAKE)
    assert controller.view().calls == ((0, TAKE),)


def test_a_note_of_help_that_cannot_be_written_holds_nothing_up() -> None:
    journal = FullDisk()
    controller = controller_of(journal=journal)
    watcher = Watcher(controller)
    given: list[str] = []
    controller.begin()
    controller.note_help("hint", lambda: given.append("hint"))
    assert given == [], "help is marked before it is given"
    assert len(watcher.of("failed")) == 1
    journal.full = False
    controller.submit(PASS)
    assert controller.view().calls[0] == (0, PASS)


@pytest.mark.parametrize("full", [False, True], ids=["written", "not written"])
def test_a_card_played_while_a_note_is_written_is_not_lost(full: bool) -> None:
    """H and then quickly T: the hint's note is still on its way to the disk."""
    writing = LaterTasks()
    journal = FullDisk()
    controller = controller_of(journal=journal, writing_tasks=writing)
    Watcher(controller)
    controller.begin()
    journal.full = full
    controller.note_help("hint", lambda: None)
    controller.submit(TAKE)
    writing.do_one()
    journal.full = False
    writing.do_one()
    assert controller.view().calls == ((0, TAKE),)


def dreamer(answer: str | None) -> Think:
    """A computer player that answers wrongly, or not at all."""

    def think(question: Question, stop: Stop) -> Thought:
        if answer is None:
            raise ValueError("lost the thread")
        return Thought(answer, say(""))

    return think


@pytest.mark.parametrize("answer", [None, "7S", "shout"], ids=["raises", "unlawful", "nonsense"])
def test_a_computer_player_that_fails_does_not_stop_the_match(answer: str | None) -> None:
    match = engine.start(variants.get("classic"), seed=7, dealer=3)
    players = SeatedPlayers(NAMES, ("dreamer",) * 4)
    controller = MatchController(
        match, players, MemoryJournal(), Recorder("00"),
        writing_tasks=ImmediateTasks(), thinking_tasks=ImmediateTasks(),
        think=dreamer(answer),
    )  # fmt: skip
    told: list[object] = []
    controller.noticed.connect(told.append)
    controller.stepped.connect(lambda step: controller.shown(step.position) if controller.match.deals == () else None)
    controller.begin()
    assert "ran into a problem" in str(told[0])
    assert len(controller.match.deals) == 1, "everyone passes, the first thing the rules allow"


def test_while_the_score_is_read_nothing_of_the_next_deal_is_accepted() -> None:
    controller = controller_of()
    watcher = Watcher(controller)
    controller.begin()
    while not watcher.of("deal_ended"):
        controller.submit(first_option(controller))
    controller.submit(PASS)
    assert controller.progress == (1, 0)
    assert "is over" in str(watcher.of("refused")[-1][0])


def test_an_unlawful_action_is_refused_with_its_reason() -> None:
    controller = controller_of()
    watcher = Watcher(controller)
    controller.begin()
    controller.submit(Play(engine.Card.parse("7S")))
    assert watcher.of("refused")[0][0].rule in (engine.Rule.POSSESSION, engine.Rule.PHASE)
    assert controller.view().calls == ()


def test_the_next_player_is_asked_only_when_the_step_was_shown() -> None:
    controller = controller_of()
    watcher = Watcher(controller, answer=False)
    controller.begin()
    assert not watcher.of("awaiting")
    controller.shown(watcher.steps[-1].position)
    assert len(watcher.of("awaiting")) == 1
    controller.shown(watcher.steps[-1].position)
    assert len(watcher.of("awaiting")) == 1, "a step that is reported twice asks only once"


def test_undo_goes_back_to_ones_own_last_decision_and_says_so_in_the_record() -> None:
    journal = MemoryJournal()
    controller = controller_of(journal=journal)
    watcher = Watcher(controller)
    controller.begin()
    assert not controller.can_undo()
    before = controller.view()
    controller.submit(TAKE)
    assert controller.can_undo()
    controller.undo()
    assert controller.view() == before
    assert "take-back" in journal.text
    assert watcher.of("reset")[-1] == before


def test_an_answer_for_an_older_position_is_dropped() -> None:
    thinking = LaterTasks()
    controller = controller_of(thinking_tasks=thinking)
    Watcher(controller)
    controller.begin()
    controller.submit(PASS)
    controller.undo()
    thinking.do_one()
    assert controller.view().calls == ()


def test_a_settled_deal_waits_until_it_was_read() -> None:
    controller = controller_of()
    watcher = Watcher(controller)
    controller.begin()
    while not watcher.of("deal_ended"):
        controller.submit(first_option(controller))
    settled = [event for step in watcher.steps for event in step.events if isinstance(event, DealSettled)]
    assert len(settled) == 1
    assert watcher.of("deal_ended")[0].results[-1].score == settled[0].score
    shown = len(watcher.steps)
    controller.next_deal()
    assert len(watcher.steps) > shown
    assert controller.view().number == 2


def test_a_match_left_while_the_score_is_read_shows_that_score_again_and_deals_only_when_asked() -> None:
    controller = controller_of()
    watcher = Watcher(controller)
    controller.begin()
    while not watcher.of("deal_ended"):
        controller.submit(first_option(controller))
    settled = controller.match.deals[-1]
    again = controller_of(match=controller.match)
    found = Watcher(again)
    again.begin()
    assert [view.results[-1].score for view in found.of("deal_ended")] == [settled.score]
    assert not found.steps
    again.next_deal()
    assert any(isinstance(event, CardsDealt) for event in found.steps[0].events)


def test_a_whole_match_without_a_person_ends_with_its_winner() -> None:
    controller = controller_of(person=None, target=300)
    watcher = Watcher(controller)
    controller.deal_ended.connect(lambda _view: controller.next_deal())
    controller.begin()
    assert watcher.of("ended")[0].winner is not None
    played = [event for step in watcher.steps for event in step.events if isinstance(event, CardPlayed)]
    assert len(played) % 32 == 0


def test_a_controller_that_was_left_does_nothing_more() -> None:
    thinking = LaterTasks()
    controller = controller_of(thinking_tasks=thinking, dealer=0)
    watcher = Watcher(controller)
    controller.begin()
    controller.close()
    told = len(watcher.told)
    thinking.do_one()
    controller.submit(PASS)
    assert len(watcher.told) == told


@pytest.mark.parametrize("seed", range(3))
def test_computer_players_are_not_given_the_seed_of_the_decks(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def spy(question: Question, stop: Stop) -> Thought:
        seeds.append(question.seed)
        return Thought(str(parse_view(question.view).options[0]), say(""))

    match = engine.start(variants.get("classic"), seed=seed, dealer=3)
    players = SeatedPlayers(NAMES, ("spy", "spy", "spy", None))
    controller = MatchController(
        match,
        players,
        MemoryJournal(),
        Recorder("00"),
        writing_tasks=ImmediateTasks(),
        thinking_tasks=ImmediateTasks(),
        think=spy,
    )
    Watcher(controller)
    controller.begin()
    assert seeds
    assert isinstance(match.seed, int)
    assert all(given ^ match.seed > 1000 for given in seeds)
