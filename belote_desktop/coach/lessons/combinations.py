"""Questions on declarations in a hand: which cards are one, what it scores, which of two is better."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from belote_desktop.coach.lessons.deals import Deals
from belote_desktop.coach.lessons.steps import Ask, Option, Picture, Row, Step
from belote_desktop.coach.lessons.wording import together
from belote_desktop.engine import Card, Message, Rank, Ruleset, Suit
from belote_desktop.engine.actions import Declaration
from belote_desktop.engine.cards import parse_cards
from belote_desktop.engine.declarations import compare, points_of
from belote_desktop.engine.declarations.ranking import four_points
from belote_desktop.engine.rules.conditions import two_seats
from belote_desktop.engine.rules.sections import DeclarationRules
from belote_desktop.engine.rules.terms import DeclarationPlace, Declarations, DeclarationScore
from belote_desktop.engine.tricks.roem import counts_roem
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.variants.kinship import declared
from belote_desktop.variants.rule_sheet.topics.combinations import of_rank

TRUMPS = Suit.SPADES
RUNS = ("KH QH JH", "JC TC 9C", "KD QD JD TD", "AC KC QC JC", "AD KD QD JD TD")
"""Runs to choose from, in the order they are tried; those the game has no cards for are left out."""


def declares(rules: Ruleset) -> bool:
    """Whether runs and fours of a kind in a hand count in this game."""
    declaration = rules.declaration
    return declaration.declarations is Declarations.ON and declaration.declaration_place is DeclarationPlace.HAND


def title(rules: Ruleset) -> Message:
    """The title of the lesson on what cards score together, in the words of the game."""
    if counts_roem(rules):
        return say(QT_TRANSLATE_NOOP("lessons", "Roem"))
    #: The title of a lesson. {belote}: the game’s word for king and queen of trumps.
    return say(QT_TRANSLATE_NOOP("lessons", "Declarations and {belote}"), belote=declared(rules).belote)


def values(rules: Ruleset) -> object:
    """What declarations score and how they rank."""
    each = rules.declaration
    order = (each.hundred_order, each.carre_tie, each.decl_pools, each.declaration_score)
    return declares(rules), each.run_points, each.carre_points, order, rules.deck.lowest_rank


def examples(rules: Ruleset) -> Picture:
    """A declaration of each kind, with its points."""
    shown = _runs(rules) if declares(rules) else []
    lengths = {len(run.cards): run for run in reversed(shown)}
    fours = _fours(rules)[:1] if declares(rules) else []
    #: {points}: a number of points. Below a picture of cards.
    source = QT_TRANSLATE_NOOP("lessons", "Scores {points}")
    return tuple(
        Row(each.cards, say(source, points=points_of(rules.declaration, each)))
        for each in (*(lengths[length] for length in sorted(lengths)), *fours)
    )


def what_is_one(deals: Deals) -> tuple[Step, ...]:
    """A question: which of these sets of cards is a run? One wrong answer uses the trump order."""
    rules = deals.rules
    if not declares(rules) or not deals.is_new(declares):
        return ()
    run = _runs(rules)[0].cards
    by_trumps = tuple(Card.of(rank, Suit.CLUBS) for rank in _top_trumps(rules))
    mixed = (run[0], Card.of(run[1].rank, Suit.SPADES), run[2])
    options = (
        Option(by_trumps, False, say(_BY_TRUMPS, cards=by_trumps)),
        Option(mixed, False, say(_MIXED, card=mixed[1], cards=mixed)),
        Option(run, True, say(_RUN, cards=run)),
    )
    question = QT_TRANSLATE_NOOP("lessons", "Which of these is a run?")
    return (Ask(question=say(question), options=options),)


def what_it_scores(deals: Deals) -> tuple[Step, ...]:
    """Questions on what a run and a four of a kind score, only for some whose points differ from the known game."""
    rules = deals.rules
    if not declares(rules):
        return ()
    runs, fours = _runs(rules), _fours(rules)
    draw = deals.draw("declarations")
    new = ([one for one in each if deals.is_new(partial(_points, one=one))] for each in (runs, fours))
    asked = [each[draw.below(len(each))] for each in new if each]
    made = (_scores(rules.declaration, one, (*runs, *fours)) for one in asked)
    return tuple(ask for ask in made if len(ask.options) > 1)


def which_is_better(deals: Deals) -> tuple[Step, ...]:
    """Questions: which of two opponents' declarations counts?"""
    rules = deals.rules
    if not declares(rules) or rules.declaration.declaration_score is DeclarationScore.BOTH_SIDES:
        return ()
    runs, fours = _runs(rules), _fours(rules)
    short = sorted(runs, key=lambda run: (len(run.cards), run.rank))
    wanted = [(short[0], short[::-1]), (short[0], short[1:]), *zip(fours[:1], [fours[::-1]], strict=False)]
    wanted += [(fours[-1], short[::-1]), (fours[0], short)] if fours else []
    pairs = [(one, other) for one, others in wanted for other in _first_apart(one, others)]
    distinct = [(one, other) for one, other in dict.fromkeys(pairs) if one != other]
    new = (pair for pair in distinct if deals.is_new(partial(_best, pair=pair)))
    asks = (_better(rules, one, other) for one, other in new)
    return tuple(ask for ask in asks if ask is not None)


def _first_apart(one: Declaration, others: Sequence[Declaration]) -> tuple[Declaration, ...]:
    """The first of the others that shares no card with `one`, so that two players can hold both; empty if none is."""
    return tuple(other for other in others if not set(one.cards) & set(other.cards))[:1]


def _runs(rules: Ruleset) -> list[Declaration]:
    """The runs that can be held and that score in this game."""
    lowest, longest = Rank(rules.deck.lowest_rank), rules.hand_size
    limit = rules.declaration.run_limit or longest
    found = [Declaration(parse_cards(text)) for text in RUNS]
    return [
        run for run in found
        if run.cards[-1].rank >= lowest and len(run.cards) <= min(longest, limit)
        and points_of(rules.declaration, run) and not 0 < rules.declaration.instant_run <= len(run.cards)
    ]  # fmt: skip


def _fours(rules: Ruleset) -> list[Declaration]:
    """The fours of a kind that score, the best first."""
    worth = four_points(rules.declaration.carre_points)
    ranks = [rank for rank, points in worth.items() if points and rank >= rules.deck.lowest_rank]
    return [Declaration(tuple(Card.of(rank, suit) for suit in Suit)) for rank in ranks]


def _top_trumps(rules: Ruleset) -> tuple[Rank, ...]:
    return tuple(Rank.parse(letter) for letter in rules.cards.trump_order[:3])


def _scores(rules: DeclarationRules, one: Declaration, others: tuple[Declaration, ...]) -> Ask:
    right = points_of(rules, one)
    options = {right: Option(right, True, _on_points(one, right, _RUN_SCORES, _FOUR_SCORES))}
    shown = _on_points(one, right, _THIS_RUN, _THIS_FOUR)
    for other in others:
        points = points_of(rules, other)
        if points not in options and len(options) < 4:
            why = together((_on_points(other, points, _RUN_SCORES, _FOUR_SCORES), shown))
            options[points] = Option(points, False, why)
    ordered = tuple(options[points] for points in sorted(options))
    question = QT_TRANSLATE_NOOP("lessons", "What does this declaration score?")
    return Ask(picture=(Row(one.cards),), question=say(question), options=ordered)


def _on_points(one: Declaration, points: int, of_run: str, of_four: str) -> Message:
    """A sentence on what a declaration of this kind scores."""
    if one.is_carre:
        return say(of_four, ranks=of_rank(one.rank), points=points)
    return say(of_run, length=len(one.cards), points=points)


def _points(rules: Ruleset, one: Declaration) -> int:
    """What a declaration scores in a game: nothing where there are none."""
    return points_of(rules.declaration, one) if declares(rules) else 0


def _best(rules: Ruleset, pair: tuple[Declaration, Declaration]) -> Declaration | None:
    """Which of two declarations of opponents counts; None where both do, or where neither is better."""
    sides = {seat: rules.side_of(seat) for seat in range(rules.table.seats)}
    found = compare(
        rules.declaration, tuple(enumerate(pair)), trump=TRUMPS, eldest=0, seats=rules.table.seats, side_of=sides
    )
    one_counts = declares(rules) and len(found.valid) == 1
    return found.best[1] if found.best is not None and one_counts else None


def _better(rules: Ruleset, one: Declaration, other: Declaration) -> Ask | None:
    """None where both count, or where neither is better."""
    best = _best(rules, (one, other))
    if best is None:
        return None
    beaten = other if best == one else one
    why = _why(rules.declaration, best, beaten)
    wrong = say(_BEATEN, cards=beaten.cards, reason=why)
    options = tuple(Option(each.cards, each == best, why if each == best else wrong) for each in (one, other))
    question = QT_TRANSLATE_NOOP("lessons", "You declare one of these, an opponent the other. Which one scores?")
    if two_seats(rules):
        question = QT_TRANSLATE_NOOP("lessons", "You declare one of these, your opponent the other. Which one scores?")
    #: {suit}: ♠ on screen, spades aloud.
    given = QT_TRANSLATE_NOOP("lessons", "Trumps: {suit}.")
    return Ask(given=(say(given, suit=TRUMPS),), question=say(question), options=options)


def _why(rules: DeclarationRules, best: Declaration, beaten: Declaration) -> Message:
    """The sentence that says why one declaration is better: the first criterion in which they differ."""
    facts = {"best": best.cards, "beaten": beaten.cards}
    more, less = points_of(rules, best), points_of(rules, beaten)
    if best.is_carre != beaten.is_carre:
        return say(_FOUR if best.is_carre else _LONG_RUN, **facts, more=more, less=less)
    if best.is_carre:
        return say(_FOUR_POINTS if more > less else _FOUR_RANK, **facts, more=more, less=less)
    if len(best.cards) > len(beaten.cards):
        return say(_LONGER, **facts, more=len(best.cards), less=len(beaten.cards))
    return say(_TOP_CARD, **facts, top=best.cards[0], lower=beaten.cards[0])


#: {cards}: the cards of a declaration. {reason}: a whole sentence.
_BEATEN = QT_TRANSLATE_NOOP("lessons", "{cards:the} would be beaten. {reason}")
#: {cards}: cards.
_BY_TRUMPS = QT_TRANSLATE_NOOP(
    "lessons",
    "{cards:the and} are high as trumps, but a run always follows the order ace, king, queen, jack, ten, nine and so "
    "on.",
)
#: {cards}: cards. {card}: one of them.
_MIXED = QT_TRANSLATE_NOOP("lessons", "{cards:the and} are not a run, because {card:the} is of another suit.")
#: {cards}: cards.
_RUN = QT_TRANSLATE_NOOP("lessons", "{cards:the and} are in sequence and of one suit.")
#: {length}: a number of cards, at least 3. {points}: a number.
_RUN_SCORES = QT_TRANSLATE_NOOP("lessons", "A run of {length} cards scores {points}.")
#: {ranks}: a rank, jacks. {points}: a number.
_FOUR_SCORES = QT_TRANSLATE_NOOP("lessons", "Four {ranks} score {points}.")
#: The cards of the question. {length}: a number of cards, at least 3. {points}: a number.
_THIS_RUN = QT_TRANSLATE_NOOP("lessons", "This is a run of {length} cards: {points}.")
#: The cards of the question. {ranks}: a rank, jacks. {points}: a number.
_THIS_FOUR = QT_TRANSLATE_NOOP("lessons", "These are four {ranks}: {points}.")
#: {best}, {beaten}: cards of declarations. {more}, {less}: points.
_FOUR = QT_TRANSLATE_NOOP(
    "lessons",
    "The four of a kind, {best:the}, scores {more} and ranks above the run, {beaten:the}, which scores {less}.",
)
#: {best}, {beaten}: cards of declarations. {more}, {less}: points.
_LONG_RUN = QT_TRANSLATE_NOOP(
    "lessons",
    "The run, {best:the}, scores {more} and ranks above the four of a kind, {beaten:the}, which scores {less}.",
)
#: {best}, {beaten}: cards of declarations. {more}, {less}: points.
_FOUR_POINTS = QT_TRANSLATE_NOOP("lessons", "{best:the} score {more}, but {beaten:the} only {less}.")
#: {best}, {beaten}: cards of declarations. {more}: points.
_FOUR_RANK = QT_TRANSLATE_NOOP("lessons", "Both score {more}, but {best:the} rank above {beaten:the} in this game.")
#: {best}, {beaten}: cards of runs. {more}, {less}: numbers of cards, at least 3.
_LONGER = QT_TRANSLATE_NOOP("lessons", "{best:the} are a longer run than {beaten:the}: {more} cards against {less}.")
#: {top}, {lower}: cards.
_TOP_CARD = QT_TRANSLATE_NOOP("lessons", "Both runs are equally long. {top:the} at the top is higher than {lower:the}.")
