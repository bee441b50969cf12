"""What is said of points beside the tricks: declarations, belote, the count half-way, the last trick, the result."""

from __future__ import annotations

from belote_desktop.coach.guided.moment import Moment, Remark
from belote_desktop.engine import Card, Message, Rank, Result
from belote_desktop.engine import events as happened
from belote_desktop.engine.actions import announcement
from belote_desktop.engine.declarations.finding import in_contract
from belote_desktop.engine.declarations.ranking import points_of
from belote_desktop.engine.rules.terms import Phase, Settlement, Unit
from belote_desktop.engine.view import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted, counted_of, say, say_of
from belote_desktop.variants.kinship import declared


def declaration(at: Moment) -> Remark | None:
    """The first declaration of the deal."""
    said = at.happened(happened.Announced)
    if said is None:
        return None
    order = (say(_ORDER),) if said.announcement.length else ()
    scores = say(_BEST if at.view.rules.declaration.declarations_help else _BEST_APART)
    return _declared(at, said, *order, scores)


def declaration_again(at: Moment) -> Remark | None:
    """Another declaration."""
    said = at.happened(happened.Announced)
    return None if said is None else _declared(at, said)


def _declared(at: Moment, said: happened.Announced, *more: Message) -> Remark:
    """What was declared: beside the cards in the learner's hand, or beside another player, whose cards are hidden."""
    cards = _declared_cards(at, said)
    held = tuple(card for card in cards if card in at.view.hand)
    about: Card | int = held[len(held) // 2] if held else said.seat
    return Remark(say(_DECLARATION), (_said(at, said, cards), *more), about, lifted=held)


def _declared_cards(at: Moment, said: happened.Announced) -> tuple[Card, ...]:
    """The cards of a declaration of the learner; none of another player's."""
    own = at.view.own_declarations if said.seat == at.learner else ()
    found = next((one for one in reversed(own) if announcement(one) == said.announcement), None)
    return () if found is None else tuple(found.cards)


_DECLARATION = QT_TRANSLATE_NOOP("guided", "A declaration")
_ORDER = QT_TRANSLATE_NOOP("guided", "In a sequence the ten stands between the nine and the jack.")
_BEST = QT_TRANSLATE_NOOP(
    "guided", "The side with the best declaration scores extra points, which also help to make the contract."
)
_BEST_APART = QT_TRANSLATE_NOOP(
    "guided", "The side with the best declaration scores extra points, which do not help to make the contract."
)


def _said(at: Moment, said: happened.Announced, cards: tuple[Card, ...]) -> Message:
    """What was declared, and what the word means; `cards` are those of the learner."""
    length = said.announcement.length
    theirs, yours = _MEANINGS.get(length, _LONG)
    return say_of(said.seat, theirs, yours, word=declared(at.view.rules).of_class(length), cards=cards)


_LONG = (
    #: {player}: a player. {word}: quinte.
    QT_TRANSLATE_NOOP("guided", "{player} declares “{word}”: at least five cards of one suit in sequence."),
    #: {word}: quinte. {cards}: the cards of it.
    QT_TRANSLATE_NOOP("guided", "You declare “{word}” with {cards:the}: at least five cards of one suit in sequence."),
)
_MEANINGS = {
    0: (
        #: {player}: a player. {word}: carré.
        QT_TRANSLATE_NOOP("guided", "{player} declares “{word}”: four cards of one rank."),
        #: {word}: carré. {cards}: the cards of it.
        QT_TRANSLATE_NOOP("guided", "You declare “{word}” with {cards:the}: four cards of one rank."),
    ),
    3: (
        #: {player}: a player. {word}: tierce.
        QT_TRANSLATE_NOOP("guided", "{player} declares “{word}”: three cards of one suit in sequence."),
        #: {word}: tierce. {cards}: the cards of it.
        QT_TRANSLATE_NOOP("guided", "You declare “{word}” with {cards:the}: three cards of one suit in sequence."),
    ),
    4: (
        #: {player}: a player. {word}: quarte.
        QT_TRANSLATE_NOOP("guided", "{player} declares “{word}”: four cards of one suit in sequence."),
        #: {word}: quarte. {cards}: the cards of it.
        QT_TRANSLATE_NOOP("guided", "You declare “{word}” with {cards:the}: four cards of one suit in sequence."),
    ),
}


def shown(at: Moment) -> Remark | None:
    """The declarations that count are shown."""
    laid = at.all_happened(happened.Shown)
    if not laid or at.happened(happened.DealSettled) is not None:
        return None
    told = tuple(_laid(at.view, one) for one in laid[:2])
    why = say(_OURS_BEST if at.is_ours(laid[0].seat) else _THEIRS_BEST)
    own = tuple(card for one in laid[:2] for card in one.declaration.cards if card in at.view.hand)
    return Remark(say(_SHOWN_TITLE), (why, *told), laid[0].seat, lifted=own)


_SHOWN_TITLE = QT_TRANSLATE_NOOP("guided", "Which declarations score?")
_OURS_BEST = QT_TRANSLATE_NOOP("guided", "Your side has the best declaration, so only your side scores.")
_THEIRS_BEST = QT_TRANSLATE_NOOP("guided", "The other side has the best declaration, so only that side scores.")


def _laid(view: SeatView, one: happened.Shown) -> Message:
    """Whose declaration it is, and what it scores."""
    denomination = None if view.contract is None else view.contract.denomination
    points = points_of(in_contract(view.rules.declaration, denomination), one.declaration)
    #: {player}: a player. {cards}: cards. %n: points.
    theirs = QT_TRANSLATE_NOOP("guided", "{player} shows {cards:the}: %n point(s).", "", 1)
    #: {cards}: cards. %n: points.
    yours = QT_TRANSLATE_NOOP("guided", "You show {cards:the}: %n point(s).", "", 1)
    return counted_of(one.seat, theirs, yours, points, cards=one.declaration.cards)


def belote(at: Moment) -> Remark | None:
    """Somebody says belote."""
    said = at.happened(happened.BeloteSaid)
    if said is None:
        return None
    words, points = declared(at.view.rules), at.view.rules.belote.belote_points
    #: {player}: a player. {word}: belote. {cards}: the king and the queen of the trump suit.
    theirs = QT_TRANSLATE_NOOP(
        "guided", "{player} says “{word}”: this player has {cards:the}, the king and queen of trumps."
    )
    #: {word}: belote. {cards}: the king and the queen of the trump suit.
    yours = QT_TRANSLATE_NOOP("guided", "You say “{word}”: you have {cards:the}, the king and queen of trumps.")
    pair = _pair(at)
    told = say_of(said.seat, theirs, yours, word=words.belote, cards=pair)
    #: %n: points.
    worth = counted(QT_TRANSLATE_NOOP("guided", "This pair scores %n extra point(s).", "", 1), points)
    helps = (say(_HELPS),) if at.view.rules.belote.belote_helps_contract else ()
    held = tuple(card for card in pair if card in at.view.hand)
    return Remark(say(_BELOTE_TITLE), (told, worth, *helps), _card_of(at, said), lifted=held)


_HELPS = QT_TRANSLATE_NOOP("guided", "These points also help to make the contract.")
_BELOTE_TITLE = QT_TRANSLATE_NOOP("guided", "King and queen of trumps")


def _pair(at: Moment) -> tuple[Card, ...]:
    """The king and queen of trumps."""
    trump = None if at.view.contract is None else at.view.contract.trump
    return () if trump is None else tuple(Card.of(rank, trump) for rank in (Rank.KING, Rank.QUEEN))


def belote_again(at: Moment) -> Remark | None:
    """The second card of the pair."""
    said = at.happened(happened.BeloteSaid)
    if said is None:
        return None
    #: {player}: a player. {word}: rebelote.
    theirs = QT_TRANSLATE_NOOP("guided", "{player} says “{word}” with the second card of the pair.")
    #: {word}: rebelote.
    yours = QT_TRANSLATE_NOOP("guided", "You say “{word}” with the second card of the pair.")
    told = say_of(said.seat, theirs, yours, word=declared(at.view.rules).rebelote)
    return Remark(say(_BELOTE_TITLE), (told,), _card_of(at, said))


def _card_of(at: Moment, said: happened.BeloteSaid) -> Card | int:
    """The card belote was said with; the player if it is yet to be played."""
    return next((each.card for each in at.all_happened(happened.CardPlayed) if each.seat == said.seat), said.seat)


def counting(at: Moment) -> Remark | None:
    """What each side has won, in the middle of the deal."""
    view = at.view
    if view.phase is not Phase.PLAY or not at.is_half_way:
        return None
    if at.happened(happened.TrickWon) is None:
        return None
    ours, theirs = at.points_won
    stand = say(_HALF_WAY_ALONE if at.plays_alone else _HALF_WAY, ours=ours, theirs=theirs)
    later = (say(_ADDED_LATER),) if view.announced or view.belote_said else ()
    return Remark(say(_COUNTING_TITLE), (stand, *later, say(_POINTS_COUNT)))


_COUNTING_TITLE = QT_TRANSLATE_NOOP("guided", "Counting")
#: {ours}, {theirs}: points won in tricks so far.
_HALF_WAY = QT_TRANSLATE_NOOP(
    "guided", "Half of the tricks are played. Your side has {ours} points from them, the other side {theirs}."
)
#: {ours}, {theirs}: points won in tricks so far.
_HALF_WAY_ALONE = QT_TRANSLATE_NOOP(
    "guided", "Half of the tricks are played. You have {ours} points from them, your opponent {theirs}."
)
_ADDED_LATER = QT_TRANSLATE_NOOP("guided", "The extra points are added at the end of the deal.")
_POINTS_COUNT = QT_TRANSLATE_NOOP("guided", "Only the points count, not the number of tricks.")


def last_trick(at: Moment) -> Remark | None:
    """The last trick is about to be played, and it scores extra."""
    view, extra = at.view, at.view.rules.scoring.last_trick
    if view.phase is not Phase.PLAY or not extra or len(view.tricks) != view.rules.hand_size - 1:
        return None
    #: %n: points.
    told = counted(QT_TRANSLATE_NOOP("guided", "The winner of the last trick gets %n extra point(s).", "", 1), extra)
    return Remark(say(QT_TRANSLATE_NOOP("guided", "The last trick")), (told,))


def result(at: Moment) -> Remark | None:
    """The deal is over: whether the contract was made, and what each side scores."""
    settled = at.happened(happened.DealSettled)
    if settled is None:
        return None
    ours = settled.score.points[at.view.rules.side_of(at.learner)]
    others = sum(settled.score.points) - ours
    is_made = settled.score.result is Result.MADE
    made = say((_MADE_ALONE if is_made else _NOT_MADE_ALONE) if at.plays_alone else (_MADE if is_made else _NOT_MADE))
    stand = say(_SCORE_ALONE if at.plays_alone else _SCORE, ours=ours, theirs=others)
    scoring = at.view.rules.scoring
    tens = scoring.unit is Unit.TENS or scoring.settlement is Settlement.PROJECTS
    return Remark(say(_RESULT_TITLE), (made, stand, *((say(_TENS),) if tens else ())))


_RESULT_TITLE = QT_TRANSLATE_NOOP("guided", "The deal is over")
_MADE = QT_TRANSLATE_NOOP("guided", "The taker’s side has won enough points: the contract is made.")
_NOT_MADE = QT_TRANSLATE_NOOP("guided", "The taker’s side has not won enough points: the contract has failed.")
_MADE_ALONE = QT_TRANSLATE_NOOP("guided", "The taker has won enough points: the contract is made.")
_NOT_MADE_ALONE = QT_TRANSLATE_NOOP("guided", "The taker has not won enough points: the contract has failed.")
#: {ours}, {theirs}: the score of the deal.
_SCORE = QT_TRANSLATE_NOOP("guided", "Your side scores {ours}, the other side {theirs}. Next you see how it adds up.")
#: {ours}, {theirs}: the score of the deal.
_SCORE_ALONE = QT_TRANSLATE_NOOP("guided", "You score {ours}, your opponent {theirs}. Next you see how it adds up.")
_TENS = QT_TRANSLATE_NOOP("guided", "In this game, every 10 points score 1 on the score sheet.")
