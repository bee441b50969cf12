"""The sentences about a moment of a reviewed deal: who did what, the verdict on it, and what could have been known.

Where an index set is asked for, SPOKEN in its place gives the sentence for reading aloud.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QLocale

from belote_desktop.coach.looking_back.review import Judged, Verdict
from belote_desktop.coach.standing import Severity, Standing
from belote_desktop.engine import Action, Play, Ruleset
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, Source, say, say_of
from belote_desktop.engine.wording.places import Worded
from belote_desktop.models.words import words
from belote_desktop.models.words.forms import SPOKEN, card_worded
from belote_desktop.models.words.names import Names
from belote_desktop.records import Played


def moment_name(trick: int) -> str:
    """The name of a point of the deal: a trick, or the auction where it is 0."""
    if not trick:
        #: The title of a decision in the review of a deal.
        return words.sentence(say(QT_TRANSLATE_NOOP("review", "Auction")))
    #: The title of a decision in the review of a deal. {number}: which trick it is.
    return words.sentence(say(QT_TRANSLATE_NOOP("review", "Trick {number}"), number=trick))


def action_text(action: Action, rules: Ruleset, index: str) -> str:
    """A card as its token, a call in words."""
    return str(action_worded(action, rules, index))


def action_worded(action: Action, rules: Ruleset, index: str) -> Worded:
    """The same, with its forms."""
    if isinstance(action, Play):
        return card_worded(action.card, index)
    return Worded(words.call_text(action, rules) if index == SPOKEN else words.call_token(action, rules))


def deed_text(step: Played, index: str, names: Names) -> str:
    """Who did what, in a few words."""
    if not isinstance(step.action, Play):
        #: {name}: a player's name, or You. {call}: what was said, "100 ♥". What a player did, in a few words.
        source = QT_TRANSLATE_NOOP("review", "{name}: {call}")
        call = action_text(step.action, step.before.rules, index)
        return told(say(source, name=names.first(step.seat), call=call), index, names)
    trick = step.before.deal.trick if step.before.deal is not None else None
    theirs, yours = _LEADS if trick is None or not trick.cards else _PLAYS
    return told(say_of(step.seat, theirs, yours, card=step.action.card), index, names)


_LEADS = (
    #: {player}: a name. {card}: a card. What a player did, in a few words.
    QT_TRANSLATE_NOOP("review", "{player} leads {card:the}"),
    #: {card}: a card. What a player did, in a few words.
    QT_TRANSLATE_NOOP("review", "You lead {card:the}"),
)
_PLAYS = (
    #: {player}: a name. {card}: a card. What a player did, in a few words.
    QT_TRANSLATE_NOOP("review", "{player} plays {card:the}"),
    #: {card}: a card. What a player did, in a few words.
    QT_TRANSLATE_NOOP("review", "You play {card:the}"),
)

_VERDICTS: Mapping[Verdict, Source] = MappingProxyType(
    {
        #: The verdict on a decision, above its explanation: nothing was better.
        Verdict.FINE: QT_TRANSLATE_NOOP("review", "Good choice"),
        #: The verdict on a decision, above its explanation: good, but it cost points.
        Verdict.BAD_LUCK: QT_TRANSLATE_NOOP("review", "Bad luck"),
        #: The verdict on a decision, above its explanation: a mistake that cost nothing.
        Verdict.LUCKY: QT_TRANSLATE_NOOP("review", "No harm done this time"),
    }
)
_MISTAKES: Mapping[Severity, Source] = MappingProxyType(
    {
        #: The verdict on a decision, above its explanation.
        Severity.SLIP: QT_TRANSLATE_NOOP("review", "Small mistake"),
        #: The verdict on a decision, above its explanation.
        Severity.MISTAKE: QT_TRANSLATE_NOOP("review", "Serious mistake"),
        #: The verdict on a decision, above its explanation.
        Severity.BLUNDER: QT_TRANSLATE_NOOP("review", "Blunder"),
    }
)


def verdict_text(judged: Judged) -> str:
    """The verdict in a word or two; for a mistake, how serious it is."""
    return words.translated(
        _MISTAKES[judged.severity] if judged.verdict is Verdict.MISTAKE else _VERDICTS[judged.verdict]
    )


def headline(judged: Judged, index: str, names: Names) -> str:
    """The verdict in a sentence: which action was better than the one chosen; else the verdict in a word or two."""
    if judged.verdict not in (Verdict.MISTAKE, Verdict.LUCKY):
        return verdict_text(judged)
    advice = judged.advice
    best = advice.action if advice.found is None else advice.found.action
    rules = advice.view.rules
    if isinstance(best, Play) and isinstance(judged.action, Play):
        #: {best}, {chosen}: cards. A title.
        source = QT_TRANSLATE_NOOP("review", "{best:the} was better than {chosen:the}")
        return told(say(source, best=best.card, chosen=judged.action.card), index, names)
    #: {best}, {chosen}: calls: Pass, 100 ♠. A title.
    source = QT_TRANSLATE_NOOP("review", "“{best}” was better than “{chosen}”")
    found = (action_text(action, rules, index) for action in (best, judged.action))
    return told(say(source, **dict(zip(("best", "chosen"), found, strict=True))), index, names)


#: What the verdict on a decision means, below it.
_CLOSE = QT_TRANSLATE_NOOP("review", "Nearly as good as the best choice, so not a mistake.")
#: What the verdict on a decision means, below it. {points}: with one decimal, 3.4.
_CLOSE_BY = QT_TRANSLATE_NOOP(
    "review",
    "Nearly as good as the best choice, so not a mistake: on average it cost {points} {points:n|point|points}.",
)
#: What the verdict on a decision means, below it.
_CLOSE_BUT_COSTLY = QT_TRANSLATE_NOOP(
    "review", "Your choice was nearly as good as the best. You could not have known that it would cost points."
)
_MEANINGS: Mapping[Verdict, Source] = MappingProxyType(
    {
        #: What the verdict on a decision means, below it.
        Verdict.FINE: QT_TRANSLATE_NOOP("review", "A sound choice, and it cost nothing."),
        Verdict.BAD_LUCK: QT_TRANSLATE_NOOP(
            #: What the verdict on a decision means, below it.
            "review",
            "A sound choice. You could not have known that it would cost points.",
        ),
        Verdict.LUCKY: QT_TRANSLATE_NOOP(
            #: What the verdict on a decision means, below it.
            "review",
            "You could have known that another choice was better, but this time yours cost nothing.",
        ),
    }
)
_COST_LITTLE: Mapping[Verdict, Source] = MappingProxyType(
    {
        Verdict.FINE: QT_TRANSLATE_NOOP(
            #: What the verdict on a decision means, below it. {points}: with one decimal, 3.4.
            "review",
            "A sound choice. This time it cost only {points} {points:n|point|points}.",
        ),
        Verdict.LUCKY: QT_TRANSLATE_NOOP(
            #: What the verdict on a decision means, below it. {points}: with one decimal, 3.4.
            "review",
            "You could have known that another choice was better, but this time yours cost only {points} "
            "{points:n|point|points}.",
        ),
    }
)
"""Only the lie of the cards made it cost something, too little to count. The figure is the one below."""


def verdict_meaning(judged: Judged) -> str:
    """What the verdict means; empty for a mistake, whose headline says it all.

    It says "cost nothing" only if the figure below does.
    """
    if judged.verdict is Verdict.MISTAKE:
        return ""
    if judged.real is None:
        return _unreplayed(judged)
    if judged.judgement.standing is Standing.CLOSE:
        return words.translated(_CLOSE_BUT_COSTLY) if judged.verdict is Verdict.BAD_LUCK else _close(judged)
    if decimal(judged.real) != decimal(0.0) and judged.verdict in _COST_LITTLE:
        return words.sentence(say(_COST_LITTLE[judged.verdict], points=judged.real))
    return words.translated(_MEANINGS[judged.verdict])


def _unreplayed(judged: Judged) -> str:
    """A good choice of which it is not known what it cost as the cards lay."""
    if judged.judgement.standing is Standing.CLOSE:
        return _close(judged)
    #: What the verdict on a decision means, below it.
    return words.translated(QT_TRANSLATE_NOOP("review", "Nothing you could have known made another choice better."))


def _close(judged: Judged) -> str:
    """A choice nearly as good as the best, with the points that stand below it on the timeline."""
    return words.sentence(say(_CLOSE_BY, points=judged.cost)) if _told_cost(judged) else words.translated(_CLOSE)


_BY_LUCK = (Verdict.LUCKY, Verdict.BAD_LUCK)
"""The verdicts that only the lie of the cards explains."""


def points_text(judged: Judged | None) -> str:
    """What a decision cost, below it on the timeline; empty where no figure may be told."""
    cost = None if judged is None else _told_cost(judged)
    return "" if cost is None else words.number(-cost)


def points_meaning(judged: Judged) -> str:
    """What the figure below a decision is, in a sentence; empty where there is none."""
    cost = _told_cost(judged)
    if cost is None:
        return ""
    #: Below a decision whose cost was good or bad luck. {points}: a whole number.
    real = QT_TRANSLATE_NOOP("review", "Points lost, as the cards lay: {points}.")
    #: Below a decision. {points}: a whole number.
    average = QT_TRANSLATE_NOOP("review", "Points lost on average: {points}.")
    return words.sentence(say(real if judged.verdict in _BY_LUCK else average, points=cost))


def _told_cost(judged: Judged) -> int | None:
    """The points that the verdict speaks of: with luck those that it cost as the cards lay, else those that it loses on
    average; a choice as good as the best loses none.
    """
    if judged.verdict in _BY_LUCK:
        return None if judged.real is None else round(judged.real)
    if not judged.judgement.is_counted:
        return None
    return 0 if judged.judgement.standing in (Standing.BEST, Standing.AS_GOOD) else round(judged.cost)


def decimal(value: float) -> str:
    """A number of points with one decimal."""
    return words.sign_first(QLocale().toString(value, "f", 1))


def told(message: Message, index: str, names: Names = words.NOBODY) -> str:
    """A message on screen, or aloud."""
    return words.spoken(message, names) if index == SPOKEN else words.sentence(message, index, names)
