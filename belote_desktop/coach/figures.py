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

    #: A chance: “The chance of making the contract: good.”
    VERY_GOOD = "very_good", QT_TRANSLATE_NOOP("coach", "very good")
    #: A chance: “The chance of making the contract: good.”
    GOOD = "good", QT_TRANSLATE_NOOP("coach", "good")
    #: A chance: “The chance of making the contract: good.”
    EVEN = "even", QT_TRANSLATE_NOOP("coach", "even")
    #: A chance: “The chance of making the contract: good.”
    POOR = "poor", QT_TRANSLATE_NOOP("coach", "poor")
    #: A chance: “The chance of making the contract: good.”
    VERY_POOR = "very_poor", QT_TRANSLATE_NOOP("coach", "very poor")


_CHANCES = ((0.9, Chance.VERY_GOOD), (0.65, Chance.GOOD), (0.35, Chance.EVEN), (0.1, Chance.POOR))
"""From which share on each word holds. The words lie further apart than the standard error of a share in FEWEST deals,
0.18: another sample of them says the same word or the next one."""


def chance(share: float) -> Chance:
    """The word for a share, from 0 to 1."""
    return next((word for least, word in _CHANCES if share >= least), Chance.VERY_POOR)


class Expected(Choice):
    """A result in words."""

    #: A result: “On average your side comes out far ahead.”
    FAR_AHEAD = "far_ahead", QT_TRANSLATE_NOOP("coach", "far ahead")
    #: A result: “On average your side comes out far ahead.”
    AHEAD = "ahead", QT_TRANSLATE_NOOP("coach", "ahead")
    #: A result: “On average your side comes out far ahead.”
    EVEN = "even", QT_TRANSLATE_NOOP("coach", "about even")
    #: A result: “On average your side comes out far ahead.”
    BEHIND = "behind", QT_TRANSLATE_NOOP("coach", "behind")
    #: A result: “On average your side comes out far ahead.”
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

    #: A card or a call, compared with a better one: “It is almost as good.”
    HARDLY = "hardly", QT_TRANSLATE_NOOP("coach", "almost as good")
    #: A card or a call, compared with a better one: “It is almost as good.”
    LITTLE = "little", QT_TRANSLATE_NOOP("coach", "a little worse")
    #: A card or a call, compared with a better one: “It is almost as good.”
    CLEARLY = "clearly", QT_TRANSLATE_NOOP("coach", "noticeably worse")
    #: A card or a call, compared with a better one: “It is almost as good.”
    FAR = "far", QT_TRANSLATE_NOOP("coach", "far worse")


LESS = {
    Severity.NONE: Less.HARDLY, Severity.SLIP: Less.LITTLE, Severity.MISTAKE: Less.CLEARLY, Severity.BLUNDER: Less.FAR
}  # fmt: skip
