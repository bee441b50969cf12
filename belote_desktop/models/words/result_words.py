"""How a deal and a match ended, in whole sentences."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.engine.score import Result, Score
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, Source, say, say_of
from belote_desktop.models.words import words
from belote_desktop.models.words.sides import Sides

_WITHOUT_SCORE: Mapping[Result, Source] = MappingProxyType(
    {
        #: The end of a deal, in the log.
        Result.PASSED_OUT: QT_TRANSLATE_NOOP("log", "The deal was passed out. The cards are dealt again."),
        #: The end of a deal, in the log.
        Result.REPLAY: QT_TRANSLATE_NOOP("log", "A tie: the deal is played again."),
        #: The end of a deal, in the log.
        Result.VOID: QT_TRANSLATE_NOOP("log", "The deal does not count."),
    }
)
_OF_PARTNERS: Mapping[Result, Source] = MappingProxyType(
    {
        #: {we}, {they}: the points of the user's side and of the other. In the log.
        Result.MADE: QT_TRANSLATE_NOOP("log", "The contract is made. We score {we}, they score {they}."),
        #: {we}, {they}: the points of the user's side and of the other. In the log.
        Result.FAILED: QT_TRANSLATE_NOOP("log", "The contract failed. We score {we}, they score {they}."),
        #: {we}, {they}: the points of the user's side and of the other. In the log.
        Result.HELD: QT_TRANSLATE_NOOP("log", "A tie, so points are held over. We score {we}, they score {they}."),
        #: {we}, {they}: the points of the user's side and of the other. In the log.
        Result.SHARED: QT_TRANSLATE_NOOP(
            "log",
            "A tie, so both sides keep their points. We score {we}, they score {they}.",
        ),
        #: {we}, {they}: the points of the user's side and of the other. In the log.
        Result.HALF: QT_TRANSLATE_NOOP(
            "log",
            "A tie, so the taker’s side scores nothing. We score {we}, they score {they}.",
        ),
        #: {we}, {they}: the points of the user's side and of the other. In the log.
        Result.NEGATIVE: QT_TRANSLATE_NOOP(
            "log",
            "The deal was passed out, so points are taken off each side’s score. We score {we}, they score {they}.",
        ),
        #: {we}, {they}: the points of the user's side and of the other. In the log.
        Result.MISPLAY: QT_TRANSLATE_NOOP("log", "A challenge decides the deal. We score {we}, they score {they}."),
        #: {we}, {they}: the points of the user's side and of the other. In the log.
        Result.WON_AT_ONCE: QT_TRANSLATE_NOOP("log", "This deal wins the match. We score {we}, they score {they}."),
    }
)
_BY_NAME: Mapping[Result, Source] = MappingProxyType(
    {
        #: {points}: every side with its points, "You: 82, Samir: 80". In the log.
        Result.MADE: QT_TRANSLATE_NOOP("log", "The contract is made. {points}."),
        #: {points}: every side with its points, "You: 82, Samir: 80". In the log.
        Result.FAILED: QT_TRANSLATE_NOOP("log", "The contract failed. {points}."),
        #: {points}: every side with its points, "You: 82, Samir: 80". In the log.
        Result.HELD: QT_TRANSLATE_NOOP("log", "A tie, so points are held over. {points}."),
        #: {points}: every side with its points, "You: 82, Samir: 80". In the log.
        Result.SHARED: QT_TRANSLATE_NOOP("log", "A tie, so each side keeps its points. {points}."),
        #: {points}: every side with its points, "You: 82, Samir: 80". In the log.
        Result.HALF: QT_TRANSLATE_NOOP("log", "A tie, so the taker scores nothing. {points}."),
        #: {points}: every side with its points, "You: 82, Samir: 80". In the log.
        Result.NEGATIVE: QT_TRANSLATE_NOOP(
            "log", "The deal was passed out, so points are taken off each player’s score. {points}."
        ),
        #: {points}: every side with its points, "You: 82, Samir: 80". In the log.
        Result.MISPLAY: QT_TRANSLATE_NOOP("log", "A challenge decides the deal. {points}."),
        #: {points}: every side with its points, "You: 82, Samir: 80". In the log.
        Result.WON_AT_ONCE: QT_TRANSLATE_NOOP("log", "This deal wins the match. {points}."),
    }
)


def settled_text(score: Score, sides: Sides) -> str:
    """The sentence for the end of a deal, with the points of each side."""
    if score.result in _WITHOUT_SCORE:
        return words.sentence(say(_WITHOUT_SCORE[score.result]))
    if not sides.say_we:
        return words.sentence(say(_BY_NAME[score.result], points=sides.with_points(score.points)))
    ours = sides.ours or 0
    return words.sentence(say(_OF_PARTNERS[score.result], we=score.points[ours], they=score.points[1 - ours]))


def winner_text(winner: int | None, sides: Sides) -> str:
    """The sentence for the end of the match; a winner of None means a draw."""
    return words.sentence(_end_of_match(winner, sides), names=sides.names)


def _end_of_match(winner: int | None, sides: Sides) -> Message:
    if winner is None:
        #: The end of a match, in the log and as a title.
        return say(QT_TRANSLATE_NOOP("log", "The match is a draw."))
    if sides.say_we and winner == sides.ours:
        #: The end of a match, in the log and as a title.
        return say(QT_TRANSLATE_NOOP("log", "We win the match."))
    if sides.say_we:
        #: The end of a match, in the log and as a title.
        return say(QT_TRANSLATE_NOOP("log", "They win the match."))
    if sides.are_pairs:
        #: {names}: two or more players, "Anna and Léa". The end of a match, in the log and as a title.
        return say(QT_TRANSLATE_NOOP("log", "{names} win the match."), names=sides.members(winner))
    #: {player}: a name. The end of a match, in the log and as a title.
    theirs = QT_TRANSLATE_NOOP("log", "{player} wins the match.")
    #: The end of a match, in the log and as a title.
    return say_of(sides.seats(winner)[0], theirs, QT_TRANSLATE_NOOP("log", "You win the match."))
