"""When figures from possible deals are shown, and the words used instead if there are too few deals."""

from __future__ import annotations

from belote_desktop.coach.standing import FROM, Severity
from belote_desktop.engine.rules.fields import Choice
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.players.evidence import Evidence, Weighed

EVEN_DEALS = 100
"""The fewest deals of equal weight from which figures are shown, unless every possible deal was counted. A share is
then right to within 10 of 100 in 19 cases of 20. Deals of unequal weight count for less (`effective_size`)."""
FEWEST = 8
"""The fewest deals of equal weight that allow a statement in words, or blame: with fewer, a share may be wrong by 18 of
100 or more."""


def are_counted(evidence: Evidence) -> bool:
    """True if there are enough of these deals to show figures."""
    return evidence.exhaustive or evidence.effective >= EVEN_DEALS


def is_counted(evidence: Evidence, weighed: Weighed) -> bool:
    """Whether figures may be told of an action: not if it was left out early."""
    return are_counted(evidence) and is_whole(evidence, weighed)


def is_whole(evidence: Evidence, weighed: Weighed) -> bool:
    """Whether an action was weighed in all of these deals."""
    return len(weighed.payoffs) == len(evidence.worlds)


def tell_something(evidence: Evidence) -> bool:
    """True if there are enough of these deals for an answer in words."""
    return evidence.exhaustive or evidence.effective >= FEWEST


class Chance(Choice):
    """A share of the possible deals in words."""

    #: A chance.
    VERY_GOOD = "very_good", QT_TRANSLATE_NOOP("coach", "very good")
    #: A chance.
    GOOD = "good", QT_TRANSLATE_NOOP("coach", "good")
    #: A chance.
    EVEN = "even", QT_TRANSLATE_NOOP("coach", "even")
    #: A chance.
    POOR = "poor", QT_TRANSLATE_NOOP("coach", "poor")
    #: A chance.
    VERY_POOR = "very_poor", QT_TRANSLATE_NOOP("coach", "very poor")


_CHANCES = ((0.9, Chance.VERY_GOOD), (0.65, Chance.GOOD), (0.35, Chance.EVEN), (0.1, Chance.POOR))
"""From which share on each word holds. The words lie further apart than the standard error of a share in FEWEST deals,
0.18: another sample of them says the same word or the next one."""


def chance(share: float) -> Chance:
    """The word for a share, from 0 to 1."""
    return next((word for least, word in _CHANCES if share >= least), Chance.VERY_POOR)


class Expected(Choice):
    """A result in words."""

    #: The result that is expected of a deal.
    FAR_AHEAD = "far_ahead", QT_TRANSLATE_NOOP("coach", "far ahead")
    #: The result that is expected of a deal.
    AHEAD = "ahead", QT_TRANSLATE_NOOP("coach", "ahead")
    #: The result that is expected of a deal.
    EVEN = "even", QT_TRANSLATE_NOOP("coach", "about even")
    #: The result that is expected of a deal.
    BEHIND = "behind", QT_TRANSLATE_NOOP("coach", "behind")
    #: The result that is expected of a deal.
    FAR_BEHIND = "far_behind", QT_TRANSLATE_NOOP("coach", "far behind")


_AHEAD, _FAR = FROM[Severity.BLUNDER], 1.0
"""From which parts of the stake on a side is ahead and far ahead: as much as a grave mistake costs, and as much as lies
between an even result and the best of a usual deal."""


def expected(part: float) -> Expected:
    """The word for a result of this part of the stake; negative for a loss."""
    if abs(part) < _AHEAD:
        return Expected.EVEN
    if part > 0:
        return Expected.FAR_AHEAD if part >= _FAR else Expected.AHEAD
    return Expected.FAR_BEHIND if part <= -_FAR else Expected.BEHIND


class Less(Choice):
    """By how much an action is worse, in words; with the limits of the severities (`standing.FROM`)."""

    #: What a card brings, compared with another.
    HARDLY = "hardly", QT_TRANSLATE_NOOP("coach", "hardly less")
    #: What a card brings, compared with another.
    LITTLE = "little", QT_TRANSLATE_NOOP("coach", "a little less")
    #: What a card brings, compared with another.
    CLEARLY = "clearly", QT_TRANSLATE_NOOP("coach", "clearly less")
    #: What a card brings, compared with another.
    FAR = "far", QT_TRANSLATE_NOOP("coach", "far less")


LESS = {
    Severity.NONE: Less.HARDLY, Severity.SLIP: Less.LITTLE, Severity.MISTAKE: Less.CLEARLY, Severity.BLUNDER: Less.FAR
}  # fmt: skip


class Cost(Choice):
    """What an action cost, in words; with the same limits."""

    #: What a decision cost.
    HARDLY = "hardly", QT_TRANSLATE_NOOP("coach", "hardly anything")
    #: What a decision cost.
    LITTLE = "little", QT_TRANSLATE_NOOP("coach", "a little")
    #: What a decision cost.
    MUCH = "much", QT_TRANSLATE_NOOP("coach", "a lot")
    #: What a decision cost.
    VERY_MUCH = "very_much", QT_TRANSLATE_NOOP("coach", "a great deal")


COST = {
    Severity.NONE: Cost.HARDLY, Severity.SLIP: Cost.LITTLE, Severity.MISTAKE: Cost.MUCH,
    Severity.BLUNDER: Cost.VERY_MUCH,
}  # fmt: skip
