"""The lessons of every game: they can be completed, answers are explained truly, and only news is told."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from string import Formatter

import pytest

from belote_desktop import engine, variants
from belote_desktop.coach.duties import obligation
from belote_desktop.coach.lessons import Ask, Do, Lesson, Option, PlayDeal, Step, Tell, course, first_told, outline
from belote_desktop.coach.lessons.combinations import declares
from belote_desktop.coach.lessons.courses import PLANS
from belote_desktop.coach.looking_back.luck import denominations
from belote_desktop.coach.strategy import CHAPTERS
from belote_desktop.engine import Card, Denomination, Message, Play, Ruleset, Suit, in_english
from belote_desktop.engine.actions import DOUBLE, REDOUBLE, Action, Bid, Declaration, Name, NameHokum
from belote_desktop.engine.auction.call_words import bid_fact
from belote_desktop.engine.auction.doubles import RAISE_WORDS
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.declarations import points_of
from belote_desktop.engine.declarations.ranking import four_points, run_points
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.terms import Doubling, Zone
from belote_desktop.engine.tricks.following import legal_cards, winning_place
from belote_desktop.engine.tricks.playing import situation_at
from belote_desktop.engine.wording.messages import SUIT_MARKS, SeatName, Source, say, token
from belote_desktop.variants.rule_sheet import sentences
from belote_desktop.variants.rule_sheet.topics.combinations import of_rank

GAMES = [variant.id for variant in variants.all_variants()]
LESSONS = {"table", "auction", "cards", "play", "declarations", "counting", "scoring", "deal"}
PAIRS = list(itertools.permutations(["classic", "coinche", "belot-bg", "baloot", "belot-2p-24"], 2))
NOT_TAUGHT = {"pack", "standing"}
"""Chapters of the rule sheet that say nothing of what a player does: the program shuffles and cuts."""


@cache
def whole_course(game: str) -> tuple[Lesson, ...]:
    """The course of a game, made once for all tests."""
    return course(variants.get(game))


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of the course that teach the rules, and the whole deal after them."""
    return tuple(lesson for lesson in whole_course(game) if lesson.id in LESSONS)


def asked(lessons: tuple[Lesson, ...]) -> Iterator[Ask]:
    return (ask for lesson in lessons for ask in lesson.questions)


def told(step: Step) -> tuple[Message, ...]:
    """Every sentence of a step but its answers'."""
    if isinstance(step, Ask):
        titles = tuple(row.title for row in step.picture if row.title is not None)
        return (*step.given, step.question, *titles)
    return step.sentences


def parts(message: Message) -> Iterator[Message]:
    """A message and those it is made of."""
    yield message
    for fact in message.facts.values():
        if isinstance(fact, Message):
            yield from parts(fact)


def action_of(option: Option) -> Action:
    """What the answer to a task does."""
    assert not isinstance(option.shown, (Message, tuple, int)) or isinstance(option.shown, Card)
    return Play(option.shown) if isinstance(option.shown, Card) else option.shown


def names_itself(option: Option) -> bool:
    """Whether the explanation of a forbidden card or call speaks of it: its card, or the suit or the bid that is said.

    A word that is no more than a word, as double, is what the reason speaks of.
    """
    why, action = in_english(option.why), action_of(option)
    if isinstance(action, Play):
        return why.startswith(in_english(say("{card} ", card=action.card)))
    if isinstance(action, Name | NameHokum):
        suit = action.suit if isinstance(action, NameHokum) else action.denomination.suit
        return suit is None or SUIT_MARKS[suit] in why
    if isinstance(action, Bid):
        return in_english(bid_fact(action)) in why or "cannot bid générale" in why
    return True


def action_is_call(task: Do) -> bool:
    """Whether a task is in the auction."""
    return not any(isinstance(option.shown, Card) for option in task.options)


class Learner:
    """Goes through lessons, trying every wrong answer before a right one."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.read: list[str] = []

    def take(self, lesson: Lesson) -> None:
        for step in lesson.steps:
            self.read += [in_english(each) for each in told(step)]
            if isinstance(step, Ask):
                wrong = [option for option in step.options if not option.is_right]
                told_why = [in_english(option.why) for option in wrong]
                assert len(set(told_why)) == len(told_why)
                self.read += [*told_why, in_english(step.right[0].why)]
        self.done.append(lesson.id)


# ---------------------------------------------------------------------- every lesson of every game
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_can_be_completed(game: str) -> None:
    learner = Learner()
    for lesson in whole_course(game):
        learner.take(lesson)
    assert {lesson for lesson in learner.done if lesson not in CHAPTERS} == LESSONS
    assert len(set(learner.done)) == len(learner.done)
    assert all(text.strip() and "{" not in text for text in learner.read)


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_but_the_last_asks_something(game: str) -> None:
    lessons = lessons_of(game)
    assert isinstance(lessons[-1].steps[0], PlayDeal)
    silent = [lesson.id for lesson in lessons[:-1] if not lesson.questions]
    assert silent in ([], ["declarations"])  # a game without declarations and without belote has nothing to ask there
    if silent:
        rules = variants.get(game)
        assert not declares(rules)
        assert not rules.belote.belote


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_of_the_rule_sheet_is_told_once(game: str) -> None:
    rules = variants.get(game)
    wanted = [
        in_english(each) for part in sentences(rules) if part.anchor not in NOT_TAUGHT for each in part.paragraphs
    ]
    given = [
        in_english(each)
        for lesson in lessons_of(game)[:-1]
        for step in lesson.steps
        if isinstance(step, Tell)
        for each in step.sentences
    ]
    assert sorted(given) == sorted(wanted)


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_another_one_and_has_its_own_explanation(game: str) -> None:
    for ask in asked(whole_course(game)):
        shown = [str(option.shown) for option in ask.options]
        assert len(set(shown)) == len(shown) > 1
        assert ask.right
        assert len(ask.right) < len(ask.options)
        right = {in_english(option.why) for option in ask.right}
        wrong = [in_english(option.why) for option in ask.options if not option.is_right]
        assert right.isdisjoint(wrong)
        assert len(set(wrong)) == len(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_no_explanation_says_a_sentence_twice_or_repeats_the_verdict_above_it(game: str) -> None:
    """The window writes “Correct.” or “Not quite.” above the explanation."""
    for ask in asked(lessons_of(game)):
        for option in ask.options:
            ends = ("contract is made.", "contract fails.")
            why = in_english(option.why)
            assert sum(why.count(end) for end in ends) <= 1
            assert not why.startswith(("Correct", "Not quite"))
            assert "nother side" not in why or variants.get(game).side_count > 2


@pytest.mark.parametrize("game", GAMES)
def test_a_first_wrong_card_is_told_what_is_wrong_and_not_which_card_is_right(game: str) -> None:
    for ask in asked(whole_course(game)):
        cards = [option.shown for option in ask.options if isinstance(option.shown, Card)]
        right = {token(card) for option in ask.right if isinstance(card := option.shown, Card)}
        for option in ask.options if cards else ():
            words = in_english(first_told(ask, option)).replace("highest down", "").replace(".", "").split()
            if not option.is_right and "From" not in words:  # the order of a suit names every card of it
                assert right.isdisjoint(words), words
                assert words


def test_a_first_wrong_card_is_told_which_rule_it_breaks() -> None:
    tasks = [ask for ask in asked(lessons_of("classic")) if isinstance(ask, Do)]
    told = {in_english(first_told(ask, option)): option for ask in tasks for option in ask.options}
    assert "8♠ does not beat A♠." in told
    assert "play J♠" in in_english(told["8♠ does not beat A♠."].why)


@pytest.mark.parametrize("game", GAMES)
def test_a_forbidden_card_or_call_is_named_in_its_explanation(game: str) -> None:
    tasks = [ask for ask in asked(lessons_of(game)) if isinstance(ask, Do)]
    assert tasks
    for option in (option for ask in tasks for option in ask.options if not option.is_right):
        assert names_itself(option), in_english(option.why)


@pytest.mark.parametrize("game", GAMES)
def test_a_double_is_a_wrong_answer_only_where_it_has_been_taught_or_nothing_else_is_wrong(game: str) -> None:
    for ask in asked(lessons_of(game)):
        wrong = [action_of(option) for option in ask.options if not option.is_right] if isinstance(ask, Do) else []
        if variants.get(game).doubling.doubling is Doubling.OFF and DOUBLE in wrong:
            assert wrong == [DOUBLE]


@pytest.mark.parametrize("game", GAMES)
def test_every_place_of_a_template_has_its_fact(game: str) -> None:
    for lesson in whole_course(game):
        for step in lesson.steps:
            whys = tuple(option.why for option in step.options) if isinstance(step, Ask) else ()
            for message in itertools.chain.from_iterable(parts(each) for each in (*told(step), *whys)):
                assert isinstance(message.source, Source)
                places = {name for _, name, _, _ in Formatter().parse(message.source) if name}
                assert places <= set(message.facts)


@pytest.mark.parametrize("game", GAMES)
def test_an_outline_has_the_lessons_of_the_course(game: str) -> None:
    found = outline(variants.get(game))
    assert sorted((*found.rules, *found.play)) == sorted(lesson.id for lesson in whole_course(game))
    assert set(found.rules) <= LESSONS


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("game", "known"), [("coinche", "classic"), ("classic", "coinche"), ("baloot", "coinche")])
def test_an_outline_leaves_out_what_another_game_has_taught(game: str, known: str) -> None:
    rules, other = variants.get(game), variants.get(known)
    found = outline(rules, other)
    assert sorted((*found.rules, *found.play)) == sorted(lesson.id for lesson in course(rules, other))


def test_a_course_is_the_same_every_time() -> None:
    once = course(variants.get("coinche"))
    course.cache_clear()
    assert course(variants.get("coinche")) == once


# ---------------------------------------------------------------------- what is said is true
@pytest.mark.parametrize("game", GAMES)
def test_in_a_task_an_answer_is_right_when_the_engine_allows_it(game: str) -> None:
    for ask in asked(lessons_of(game)):
        if isinstance(ask, Do):
            assert engine.to_act(ask.position) == ask.seat
            for option in ask.options:
                refused = engine.refusals(ask.position, action_of(option), ask.seat)
                assert option.is_right == (not refused)
                if refused and isinstance(option.shown, Card):
                    reasons = [in_english(each) for each in parts(option.why)]
                    assert in_english(obligation(engine.view(ask.position, ask.seat)) or say("")) in reasons
                elif refused and action_of(option) not in RAISE_WORDS:
                    reasons = [in_english(each) for each in parts(option.why)]
                    assert in_english(refused[0].message) in reasons


@pytest.mark.parametrize("game", GAMES)
def test_a_task_with_cards_offers_the_whole_hand(game: str) -> None:
    tasks = [ask for ask in asked(lessons_of(game)) if isinstance(ask, Do)]
    for task in tasks:
        if isinstance(task.options[0].shown, Card):
            hand = engine.view(task.position, task.seat).hand
            assert {option.shown for option in task.options} == set(hand)


@pytest.mark.parametrize("game", GAMES)
def test_sums_in_explanations_are_right(game: str) -> None:
    rules = variants.get(game)
    for ask in asked(lessons_of(game)):
        right = ask.right[0].shown
        for option in ask.options:
            facts, source = option.why.facts, option.why.source
            if "leaves out" in source:
                assert facts["wrong"] + facts["points"] == right  # type: ignore[operator]
            if "for the last trick, but" in source:
                assert facts["wrong"] == right + facts["last"]  # type: ignore[operator]
            if "every suit as a side suit" in source:
                points = rank_table(rules.cards, Denomination.SPADES).points
                hearts = sum(points[card] for card in pack(rules) if card.suit is Suit.HEARTS)
                assert option.shown == 4 * hearts + rules.scoring.last_trick
            if "would hold" in source:
                assert facts["held"] == facts["wrong"] * facts["seats"]  # type: ignore[operator]
                assert facts["total"] == rules.hand_size * rules.table.seats
            points = rank_table(rules.cards, Denomination.SPADES).points
            if source.startswith("As a trump"):
                other, card = facts["other"], facts["card"]
                assert isinstance(other, Card)
                assert isinstance(card, Card)
                assert (facts["wrong"], right) == (points[other], points[card])
            if "as a trump and" in source:
                card = facts["card"]
                assert isinstance(card, Card)
                assert (facts["right"], facts["plain"]) == (points[card], points[Card.of(card.rank, Suit.HEARTS)])


def points_told(rules: Ruleset, sentence: Message) -> int:
    """What the engine counts for a run of the length, or for four cards of the rank, that a sentence names."""
    length, ranks = sentence.facts.get("length"), sentence.facts.get("ranks")
    if ranks is not None:
        worth = four_points(rules.declaration.carre_points)
        return next(points for rank, points in worth.items() if of_rank(rank) == ranks)
    assert isinstance(length, int)
    return run_points(rules.declaration, length)


@pytest.mark.parametrize("game", GAMES)
def test_the_points_of_declarations_are_those_of_the_engine(game: str) -> None:
    rules = variants.get(game)
    scored = [ask for ask in asked(lessons_of(game)) if "this declaration score" in ask.question.source]
    assert bool(scored) == declares(rules)
    for ask in scored:
        one = Declaration(ask.picture[0].cards)
        assert ask.right[0].shown == points_of(rules.declaration, one)
        for option in ask.options:
            if not option.is_right:
                other, own = option.why.facts["sentence"], option.why.facts["rest"]
                assert isinstance(other, Message)
                assert isinstance(own, Message)
                assert points_told(rules, other) == option.shown == other.facts["points"]
                assert points_told(rules, own) == ask.right[0].shown == own.facts["points"]


@pytest.mark.parametrize("game", GAMES)
def test_the_card_that_wins_a_trick_beats_every_other(game: str) -> None:
    rules = variants.get(game)
    tricks = [ask for ask in asked(lessons_of(game)) if "wins this trick" in ask.question.source]
    assert tricks
    for ask in tricks:
        trump = ask.given[0].facts.get("suit")
        every_suit = "every suit" in ask.given[0].source
        nothing = Denomination.ALL_TRUMP if every_suit else Denomination.NO_TRUMP
        strength = rank_table(rules.cards, Denomination.of(trump) if isinstance(trump, Suit) else nothing).strength
        cards = [option.shown for option in ask.options if isinstance(option.shown, Card)]
        in_it = [card for card in cards if card.suit in (cards[0].suit, trump)]
        assert [option.shown for option in ask.right] == [max(in_it, key=strength.__getitem__)]
        assert ask.scene is not None
        assert ask.scene.trick is not None
        assert list(ask.scene.trick.cards) == cards
        assert not set(cards) & set(ask.scene.hand)
        held = [ask.scene.count(Zone.HAND, seat) for seat in range(rules.table.seats)]
        assert len(set(held)) == 1 or rules.deal.stacks, "all have played as many cards"


def test_a_better_trump_is_not_the_better_card_of_a_run() -> None:
    runs = [ask for ask in asked(lessons_of("classic")) if "is a run" in ask.question.source]
    wrong = next(option for option in runs[0].options if "high as trumps" in option.why.source)
    assert [str(card.rank) for card in wrong.shown] == ["J", "9", "A"]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_of_a_forbidden_card_is_true(game: str) -> None:
    tasks = [ask for ask in asked(lessons_of(game)) if isinstance(ask, Do) and isinstance(ask.options[0].shown, Card)]
    assert tasks
    for task in tasks:
        view = engine.view(task.position, task.seat)
        assert view.trick is not None
        assert view.contract is not None
        strength = rank_table(view.rules.cards, view.contract.denomination).strength
        for why in (option.why.facts["sentence"] for option in task.options if not option.is_right):
            assert isinstance(why, Message)
            card, best = why.facts["card"], why.facts.get("best")
            assert isinstance(card, Card)
            if "of the suit led" in why.source:
                assert card.suit is not view.trick.cards[0].suit
            if "a trump" in why.source:
                assert (card.suit is view.contract.trump) == ("not a trump" not in why.source)
            if "does not beat" in why.source:
                assert isinstance(best, Card)
                assert strength[card] < strength[best]
            if "the order is" in why.source:
                order = why.facts["cards"]
                assert isinstance(order, tuple)
                assert list(order) == sorted((each for each in pack(view.rules) if each.suit is card.suit),
                                             key=strength.__getitem__, reverse=True)  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_a_bid_that_nobody_has_doubled_is_redoubled_later_only_by_its_own_side(game: str) -> None:
    for ask in asked(lessons_of(game)):
        if not isinstance(ask, Do):
            continue
        view = engine.view(ask.position, ask.seat)
        made = [seat for seat, call in view.calls if isinstance(call, Bid | Name)]
        for why in (in_english(option.why) for option in ask.options if option.shown == REDOUBLE and made):
            is_own = view.rules.side_of(made[-1]) == view.rules.side_of(ask.seat)
            assert ("redouble only your own side’s bid" in why) is not is_own
            assert ("has not been doubled yet" in why) is is_own


@pytest.mark.parametrize("game", GAMES)
def test_a_trump_counted_as_a_plain_card_is_told_what_it_counts_and_several_what_they_do(game: str) -> None:
    whys = [option.why for ask in asked(lessons_of(game)) for option in ask.options]
    for why in (each for each in whys if " counts {card" in each.source and " of a side suit." in each.source):
        cards = why.facts.get("cards", (why.facts.get("card"),))
        assert isinstance(cards, tuple)
        assert ("As trumps they count" in why.source, "As a trump it counts" in why.source) == (
            len(cards) > 1, len(cards) == 1
        )  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_of_a_task_tells_the_learner_of_themselves_by_name(game: str) -> None:
    for ask in asked(whole_course(game)):
        if isinstance(ask, Do):
            whys = itertools.chain.from_iterable(parts(option.why) for option in ask.options)
            assert SeatName(ask.seat) not in [fact for why in whys for fact in why.facts.values()]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_of_an_allowed_call_is_true(game: str) -> None:
    for ask in asked(lessons_of(game)):
        if not isinstance(ask, Do) or isinstance(ask.options[0].shown, Card):
            continue
        view = engine.view(ask.position, ask.seat)
        bids = [call for _, call in view.calls if isinstance(call, Bid)]
        for option in ask.right:
            action, facts = action_of(option), option.why.facts
            if isinstance(action, Bid):
                assert facts.get("highest") == (bid_fact(bids[-1]) if bids else None)
            if isinstance(action, Name) and bool(view.turn_up) and "suit" in facts:
                assert facts["suit"] != action.denomination.suit
            if "suit" in facts:
                assert view.turn_up is not None
                assert facts["suit"] == view.turn_up.suit


# ---------------------------------------------------------------------- what is taught follows the ruleset
def cases(game: str) -> set[str]:
    """What is said in the lesson on playing, to all answers."""
    play = next(lesson for lesson in lessons_of(game) if lesson.id == "play")
    return {in_english(option.why) for ask in play.questions for option in ask.options}


def test_beating_in_plain_suits_is_taught_where_it_is_a_rule() -> None:
    assert any("You must beat" in why and "Trumps" not in why for why in cases("bela-4p"))
    assert not any("You must beat" in why and "Trumps" not in why for why in cases("classic"))


def test_roem_is_taught_where_cards_meet_in_tricks() -> None:
    questions = [ask.question.source for ask in asked(course(variants.get("klaverjas-amsterdam")))]
    assert any("roem" in question for question in questions)
    assert not any("declaration score" in question for question in questions)


def test_other_rules_make_another_lesson() -> None:
    usual, other = course(variants.get("classic")), course(variants.get("classic", target=2000))
    ended, longer = (next(lesson for lesson in each if lesson.id == "scoring") for each in (usual, other))
    assert ended != longer
    ends = [ask for ask in asked(other) if "ends the match" in ask.question.source]
    assert [option.shown for option in ends[0].right] == [2000]


# ---------------------------------------------------------------------- whoever knows another game
@pytest.mark.parametrize("game", GAMES)
def test_each_question_on_calls_has_one_right_answer_and_no_two_offer_the_same(game: str) -> None:
    tasks = [step for step in asked(lessons_of(game)) if isinstance(step, Do) and action_is_call(step)]
    assert all(len(task.right) == 1 for task in tasks)
    assert len({frozenset(engine.legal(task.position)) for task in tasks}) == len(tasks)


@pytest.mark.parametrize("game", GAMES)
def test_who_knows_the_game_has_only_a_deal_left_to_play(game: str) -> None:
    assert [lesson.id for lesson in course(variants.get(game), variants.get(game))] == ["deal"]


@pytest.mark.sampled(6)
@pytest.mark.parametrize(("game", "known"), PAIRS)
def test_only_what_is_otherwise_is_told(game: str, known: str) -> None:
    rules, before = variants.get(game), variants.get(known)
    old = {in_english(each) for part in sentences(before) for each in part.paragraphs}
    steps = [step for lesson in course(rules, before) for step in lesson.steps if isinstance(step, Tell)]
    new = [in_english(each) for step in steps for each in step.sentences]
    assert new
    assert old.isdisjoint(new)


def test_the_order_of_the_cards_is_not_asked_twice() -> None:
    learnt = asked(course(variants.get("coinche"), variants.get("classic")))
    assert not [ask for ask in learnt if "the highest" in ask.question.source]
    assert [ask for ask in asked(course(variants.get("coinche"))) if "the highest" in ask.question.source]


def test_the_auction_is_learnt_anew_for_another_kind_of_auction() -> None:
    learnt = {lesson.id: lesson for lesson in course(variants.get("coinche"), variants.get("classic"))}
    assert learnt["auction"].questions


def known_answer(task: Do, known: str) -> set[Card]:
    """The cards that somebody would think allowed in the position of a task who knows no other game than this."""
    view, rules = engine.view(task.position, task.seat), variants.get(known)
    assert view.contract is not None
    assert view.trick is not None
    at = situation_at(view.rules, view.contract, view.hand, view.trick, task.seat)
    table = rank_table(rules.cards, at.denomination)
    winning = at.partner_winning and rules.side_count < rules.table.seats
    return set(legal_cards(replace(at, play=rules.play, table=table, partner_winning=winning)))


@pytest.mark.sampled(6)
@pytest.mark.parametrize(("game", "known"), PAIRS)
def test_a_card_is_asked_for_only_where_the_known_game_allows_others(game: str, known: str) -> None:
    before, of_the_rules = variants.get(known), {plan.id for plan in PLANS}
    lessons = tuple(lesson for lesson in course(variants.get(game), before) if lesson.id in of_the_rules)
    for ask in asked(lessons):
        if isinstance(ask, Do) and isinstance(ask.options[0].shown, Card):
            contract = engine.view(ask.position, ask.seat).contract
            assert contract is not None
            if contract.denomination in denominations(before):
                assert {option.shown for option in ask.right} != known_answer(ask, known)


def test_following_suit_and_ruffing_are_not_asked_of_who_knows_them() -> None:
    whole = [ask for ask in asked(lessons_of("bidding")) if "Choose a card" in ask.question.source]
    learnt = asked(course(variants.get("bidding"), variants.get("classic")))
    assert len([ask for ask in learnt if "Choose a card" in ask.question.source]) < len(whole)


@pytest.mark.sampled(6)
@pytest.mark.parametrize(("game", "known"), PAIRS)
def test_what_a_declaration_scores_as_before_is_not_asked(game: str, known: str) -> None:
    before = variants.get(known)
    questions = list(asked(course(variants.get(game), before)))
    for ask in questions:
        if "this declaration score" in ask.question.source and declares(before):
            assert ask.right[0].shown != points_of(before.declaration, Declaration(ask.picture[0].cards))
    if declares(before):
        assert not [ask for ask in questions if "is a run" in ask.question.source]


@pytest.mark.sampled(6)
@pytest.mark.parametrize(("game", "known"), PAIRS)
def test_no_row_of_a_picture_is_shown_again(game: str, known: str) -> None:
    old = {row.cards: row for lesson in course(variants.get(known)) for step in lesson.steps if isinstance(step, Tell)
           for row in step.picture}  # fmt: skip
    new = [row for lesson in course(variants.get(game), variants.get(known)) for step in lesson.steps
           if isinstance(step, Tell) for row in step.picture]  # fmt: skip
    assert all(old.get(row.cards) != row for row in new)


# ---------------------------------------------------------------------- where everything is allowed
@pytest.mark.parametrize("game", GAMES)
def test_where_any_card_may_be_played_it_is_told_what_frees_from_the_duties(game: str) -> None:
    rules = variants.get(game)
    for ask in asked(lessons_of(game)):
        if "What can you play?" not in ask.question.source:
            continue
        on_table, hand = ask.picture
        trump = ask.given[0].facts.get("suit")
        nothing = Denomination.ALL_TRUMP if "every suit" in ask.given[0].source else Denomination.NO_TRUMP
        table = rank_table(rules.cards, Denomination.of(trump) if isinstance(trump, Suit) else nothing)
        best = winning_place(on_table.cards, table)
        led, whys = on_table.cards[0].suit, [in_english(option.why) for option in ask.options]
        note = on_table.notes[best]
        assert isinstance(note, Message)
        follows = any(card.suit is led for card in hand.cards)
        for why in whys:
            assert ("Your partner" in why) is (in_english(note) == "partner")
            void = (f"You are void in {SUIT_MARKS[led]}", f"You cannot follow suit in {SUIT_MARKS[led]}")
            assert any(told in why for told in void) is not follows


@pytest.mark.parametrize("game", GAMES)
def test_declarations_of_two_players_share_no_card(game: str) -> None:
    asks = [ask for ask in asked(lessons_of(game)) if "an opponent the other" in ask.question.source]
    for ask in asks:
        one, other = (option.shown for option in ask.options)
        assert isinstance(one, tuple)
        assert isinstance(other, tuple)
        assert not set(one) & set(other)
