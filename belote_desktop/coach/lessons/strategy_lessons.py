"""Lessons of playing well: the sentences of a chapter, then positions in which its idea decides."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from belote_desktop import engine, variants
from belote_desktop.coach.lessons.deals import seen
from belote_desktop.coach.lessons.steps import Do, Lesson, Option, Picture, Row, Shown, Tell
from belote_desktop.coach.lessons.voids import known_voids
from belote_desktop.coach.lessons.wording import trumps_are
from belote_desktop.coach.strategy import (
    CHAPTERS,
    CURRICULA,
    Chapter,
    Curriculum,
    Custom,
    Question,
    positions_of,
    question,
)
from belote_desktop.engine import Action, CardSet, Message, Play, Ruleset, SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, SeatName, say

QUESTIONS = 6
"""The most questions of a lesson; the other positions of its chapter are for drills."""


def curriculum_of(rules: Ruleset) -> Curriculum | None:
    """The curriculum of a game; None for a game without positions, and for one whose house rules change more than the
    target, as its positions may have other answers."""
    curriculum = CURRICULA.get(rules.variant)
    if curriculum is None:
        return None
    registered = variants.get(rules.variant)
    return curriculum if replace(rules, match=registered.match) == registered else None


def strategy_lessons(rules: Ruleset, chapters: Iterable[str], known: Ruleset | None = None) -> tuple[Lesson, ...]:
    """The lessons of these chapters in their order; of those that `known` teaches too, none."""
    learnt = set() if known is None or curriculum_of(known) is None else set(_by_chapter(known))
    asked = _by_chapter(rules)
    made = (
        _lesson(CHAPTERS[each].told_in(rules), asked[each]) for each in chapters if each in asked and each not in learnt
    )
    return tuple(made)


def chapters_with_lessons(rules: Ruleset, known: Ruleset | None = None) -> tuple[str, ...]:
    """The ids of all strategy lessons of a game, without those that `known` teaches too. No lesson is made for it."""
    curriculum = curriculum_of(rules)
    if curriculum is None:
        return ()
    learnt = set() if known is None else set(chapters_with_lessons(known))
    asked = {position.chapter for position in positions_of(rules.variant)}
    return tuple(each for each in (*curriculum.first, *curriculum.after) if each in asked and each not in learnt)


@lru_cache(maxsize=4)
def _by_chapter(rules: Ruleset) -> Mapping[str, Sequence[Question]]:
    """The questions of a game by their chapters, the first few of each; kept, as a course has them in two parts."""
    found: dict[str, list[Question]] = {}
    for position in positions_of(rules.variant):
        asked = found.get(position.chapter, [])
        if len(asked) < QUESTIONS and (made := question(position, rules)) is not None:
            found[position.chapter] = [*asked, made]
    return found


def _lesson(chapter: Chapter, questions: Iterable[Question]) -> Lesson:
    asked = tuple(questions)
    scene = seen(asked[0].match) if asked else None
    told = (Tell(sentences=each, scene=scene) for each in _pages(chapter))
    tasks = (_task(each, chapter) for each in asked)
    return Lesson(chapter.id, say(chapter.title), (*told, *tasks), is_custom=chapter.custom is not None)


def _pages(chapter: Chapter) -> tuple[tuple[Message, ...], ...]:
    """The sentences of a chapter, page by page: its goal with the first notion, or with what a custom is."""
    goal, taught = say(chapter.goal), tuple(map(say, chapter.teach))
    if chapter.custom is None:
        return ((goal, *taught[:1]), *((each,) for each in taught[1:]))
    return ((goal, say(_CUSTOM), say(chapter.custom.computers)), *((each,) for each in taught))


_CUSTOM = QT_TRANSLATE_NOOP("strategy", "This is a custom, not a rule. Agree on it with your partner before you play.")


def _task(asked: Question, chapter: Chapter) -> Do:
    view, custom = engine.view(asked.match, asked.seat), chapter.custom
    score = (*_score(view), *(_so_far(view) if chapter.by_score or view.totals != view.rules.start_totals else ()))
    options = sorted(_options(asked), key=lambda option: _order(view, option))
    if all(isinstance(action, Play) for action in asked.right):
        what = say(QT_TRANSLATE_NOOP("strategy", "Which card do you play?"))
    else:
        what = say(QT_TRANSLATE_NOOP("strategy", "What do you call?"))
    return Do(
        position=asked.match,
        seat=asked.seat,
        given=(*score, *_given(view)) if custom is None else (*_agreed(custom, view), *_on_the_play(view)),
        picture=_picture(view),
        question=what,
        options=tuple(options),
    )


def _score(view: SeatView) -> Iterator[Message]:
    """The score of the match; nothing in the first deal."""
    if view.totals == view.rules.start_totals or view.seat is None:
        return
    mine, target = view.rules.side_of(view.seat), view.rules.match.target
    #: {target}: the points that end the match. {mine}, {theirs}: the points of the sides so far.
    score = QT_TRANSLATE_NOOP(
        "strategy", "The match goes to {target} points. Your side has {mine}, your opponents have {theirs}."
    )
    yield say(score, target=target, mine=view.totals[mine], theirs=view.totals[1 - mine])


def _so_far(view: SeatView) -> Iterator[Message]:
    """What the tricks of this deal have brought the two sides; nothing before the second trick."""
    if view.tricks and view.seat is not None:
        mine = view.rules.side_of(view.seat)
        won = [(trick.winner, trick.points) for trick in view.tricks if trick.winner is not None]
        taken = [sum(points for seat, points in won if view.rules.side_of(seat) == side) for side in (mine, 1 - mine)]
        #: {mine}, {theirs}: the points that the sides have taken so far.
        so_far = QT_TRANSLATE_NOOP(
            "strategy", "The tricks of this deal have brought your side {mine} so far, and your opponents {theirs}."
        )
        yield say(so_far, mine=taken[0], theirs=taken[1])


def _agreed(custom: Custom, view: SeatView) -> tuple[Message, ...]:
    """What the partners agree on, and what they have told each other by it."""
    return (say(custom.agreed), *custom.recall(view))


def _options(asked: Question) -> Iterator[Option]:
    """The answers: of cards all that may be played, of calls those that were judged."""
    yield from (Option(_shown(action), True, why) for action, why in {**asked.right, **asked.close}.items())
    yield from (Option(_shown(action), False, why) for action, why in asked.wrong.items())


def _shown(action: Action) -> Shown:
    return action.card if isinstance(action, Play) else action


def _order(view: SeatView, option: Option) -> int:
    """Answers stand in the order in which the game offers them, so that their order gives nothing away."""
    lawful = [_shown(action) for action in view.lawful]
    return lawful.index(option.shown)


def _given(view: SeatView) -> tuple[Message, ...]:
    """Whose contract it is, and what has been played. No custom of the play asks whose contract it is."""
    if view.contract is None or view.seat is None:
        return ()
    declarer, rules = view.contract.declarer, view.rules
    if declarer == view.seat:
        role = QT_TRANSLATE_NOOP("strategy", "You are the taker.")
    elif rules.side_of(declarer) == rules.side_of(view.seat):
        role = QT_TRANSLATE_NOOP("strategy", "Your partner is the taker.")
    else:
        role = QT_TRANSLATE_NOOP("strategy", "You are defending.")
    trumps, *played = _on_the_play(view)
    return (trumps, say(role), *played)


def _on_the_play(view: SeatView) -> tuple[Message, ...]:
    """The trumps and what has been played; nothing in the auction."""
    if view.contract is None:
        return ()
    given = (trumps_are(view.rules, view.contract),)
    earlier = CardSet(card for trick in view.tricks for card in trick.cards)
    #: {cards}: cards.
    played = QT_TRANSLATE_NOOP("strategy", "Played in earlier tricks: {cards}.")
    return (*given, *_shown_by_others(view), say(played, cards=earlier), *known_voids(view)) if earlier else given


def _shown_by_others(view: SeatView) -> Iterator[Message]:
    """Whose cards were shown with a declaration, for all to remember."""
    #: {player}: a player’s name. {cards}: the cards of a declaration.
    shown = QT_TRANSLATE_NOOP("strategy", "{player} has shown {cards:the and}.")
    for seat, declaration in view.shown:
        if seat != view.seat:
            yield say(shown, player=SeatName(seat), cards=declaration.cards)


def _picture(view: SeatView) -> Picture:
    """What the seat sees: the turn-up, the cards on the table, and the hand."""
    rows = []
    if view.contract is None and view.turn_up is not None:
        rows.append(Row((view.turn_up,), say(QT_TRANSLATE_NOOP("lessons", "The turn-up"))))
    if view.trick is not None and view.trick.cards:
        rows.append(_on_the_table(view))
    if view.stacks:
        rows += _stacks(view)
    elif {Play(card) for card in view.hand} != set(view.lawful):  # else the answers show the hand
        rows.append(Row(tuple(view.hand), say(QT_TRANSLATE_NOOP("lessons", "Your hand"))))
    return tuple(rows)


def _stacks(view: SeatView) -> Iterator[Row]:
    """The open cards of each player, and which of them lie on a covered one."""
    on_another = say(QT_TRANSLATE_NOOP("strategy", "covers a card"))
    alone = say(QT_TRANSLATE_NOOP("strategy", "alone"))
    for seat, stacks in enumerate(view.stacks):
        mine = seat == view.seat
        covering = {stack.top for stack in stacks if stack.covered}
        cards = tuple(view.hand if mine else CardSet(stack.top for stack in stacks if stack.top is not None))
        title = QT_TRANSLATE_NOOP("strategy", "Your opponent’s open cards")
        notes = tuple(on_another if card in covering else alone for card in cards)
        yield Row(cards, say(QT_TRANSLATE_NOOP("strategy", "Your open cards") if mine else title), notes)


def _on_the_table(view: SeatView) -> Row:
    """The cards of the trick, in order, and whose they are."""
    trick, rules, seat = view.trick, view.rules, view.seat
    assert trick is not None
    assert seat is not None
    #: Below a card: who played it.
    partner = say(QT_TRANSLATE_NOOP("lessons", "partner"))
    #: Below a card: who played it.
    opponent = say(QT_TRANSLATE_NOOP("lessons", "opponent"))
    seats = [trick.seat_of(place, rules.table.seats) for place in range(len(trick.cards))]
    notes = tuple(partner if rules.side_of(each) == rules.side_of(seat) else opponent for each in seats)
    return Row(trick.cards, say(QT_TRANSLATE_NOOP("lessons", "On the table, in order from the lead")), notes)
