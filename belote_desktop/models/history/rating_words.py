"""A rating in words: the place between the levels, its interval, and the points behind it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, counted
from belote_desktop.models.history.match_words import day_of, level_name
from belote_desktop.models.history.tables import Table, decimal
from belote_desktop.models.words import words
from belote_desktop.profile.play_rating.estimate import LEAST, Estimate
from belote_desktop.profile.play_rating.rated import Rated, RatedDeal
from belote_desktop.profile.play_rating.scale import BEST, Scale

#: %n: deals compared with Expert, but with rules or players that the levels were not measured with.
_UNMEASURED = QT_TRANSLATE_NOOP(
    "rating", "%n more deal(s) had other rules or players, for which the levels were not measured.", "", 1
)
#: %n: the number of deals. {version}: of the program, 0.7.0.
_TOO_FEW = QT_TRANSLATE_NOOP(
    "rating", "%n deal(s) were compared with the levels of version {version}, too few for a level.", "", 1
)
#: %n: the number of deals. {version}: of the program, 0.7.0. {place}: a place between levels, “Club + 0.3”.
_EARLIER = QT_TRANSLATE_NOOP(
    "rating", "Compared with the levels of version {version}, your level was {place} in %n deal(s).", "", 1
)
#: %n: the number of deals. {level}: the level of the other players, Club. {version}: of the program, 0.7.0.
_MEASURED = QT_TRANSLATE_NOOP(
    "rating",
    "Each level played the same %n deal(s) with players of level {level} in the other seats, in version {version}.",
    "",
    1,
)
#: A point of a chart: after so many deals.
_DEALS = QT_TRANSLATE_NOOP("rating", "%n deal(s)", "", 1)

HALF = 0.5


def place_text(place: float, scale: Scale) -> str:
    """A place on the scale by its nearest level: “Club + 0.3”."""
    nearest = round(place)
    name, apart = level_name(scale.marks[nearest].level), round(place - nearest, 1)
    if not apart:
        return name
    if apart > 0:
        #: A place between two levels. {level}: a level, Club. {tenths}: a number, 0.3.
        pattern = QCoreApplication.translate("rating", "{level} + {tenths}")
    else:
        #: A place between two levels. {level}: a level, Club. {tenths}: a number, 0.3. The sign is a minus.
        pattern = QCoreApplication.translate("rating", "{level} − {tenths}")
    return words.kept_together(pattern).format(level=name, tenths=decimal(abs(apart)))


def between_text(place: float, scale: Scale) -> str:
    """What a figure beside a level means, in one sentence; empty for a level without a figure."""
    nearest = round(place)
    apart = round(place - nearest, 1)
    other = nearest + (1 if apart > 0 else -1)
    if not apart or not 0 <= other < len(scale.marks):
        return ""
    level, low, high = (level_name(scale.marks[each].level) for each in (nearest, *sorted((nearest, other))))
    if abs(apart) == HALF:
        #: {low}, {high}: two levels, Club and Strong.
        pattern = QCoreApplication.translate("rating", "You play half-way between {low} and {high}.")
        return pattern.format(low=low, high=high)
    #: {low}, {high}: two levels, Club and Strong. {level}: one of the two.
    pattern = QCoreApplication.translate("rating", "You play between {low} and {high}, nearer to {level}.")
    return pattern.format(low=low, high=high, level=level)


def interval_text(found: Estimate, scale: Scale) -> str:
    """The 95 % interval in one sentence."""
    low, high = place_text(found.low, scale), place_text(found.high, scale)
    if found.is_open_below and found.is_open_above:
        return QCoreApplication.translate("rating", "The 95 % interval covers all levels.")
    if found.is_open_below:
        #: {high}: a place between levels, “Club + 0.3”.
        return QCoreApplication.translate("rating", "95 % interval: {high} or weaker.").format(high=high)
    if found.is_open_above:
        #: {low}: a place between levels, “Club + 0.3”.
        return QCoreApplication.translate("rating", "95 % interval: {low} or stronger.").format(low=low)
    #: {low}, {high}: places between levels, “Club − 0.2” and “Strong”.
    return QCoreApplication.translate("rating", "95 % interval: {low} to {high}.").format(low=low, high=high)


def headline(found: Rated, game: str) -> str:
    """The rating in one sentence, or why there is none."""
    count, estimate, scale = len(found.latest), found.estimate, found.scale
    if count < LEAST:
        #: Too few deals for a rating. {done}: how many there are. {wanted}: how many are needed.
        pattern = QCoreApplication.translate("rating", "Too few deals: {done} of {wanted}")
        return pattern.format(done=words.number(count), wanted=words.number(LEAST))
    if estimate is None or estimate.place is None or scale is None:
        #: {game}: the name of a game.
        return QCoreApplication.translate("rating", "Compared with Expert in {game}").format(game=game)
    if not estimate.is_useful:
        #: {game}: the name of a game.
        return QCoreApplication.translate("rating", "Too few deals for a level in {game}").format(game=game)
    #: {place}: a place between two levels, “Club + 0.3”. {game}: the name of a game.
    pattern = QCoreApplication.translate("rating", "Your level in {game}: {place}")
    return pattern.format(place=place_text(estimate.place, scale), game=game)


def facts(found: Rated) -> tuple[str, ...]:
    """What stands below the headline, a sentence each: the interval, and the points."""
    estimate = found.estimate
    if estimate is None or estimate.deals < LEAST:
        return ()
    told = [points_text(estimate)]
    if found.scale is not None and estimate.place is not None:
        told.insert(0, interval_text(estimate, found.scale))
        between = between_text(estimate.place, found.scale) if estimate.is_useful else ""
        told = [between, *told] if between else told
    return tuple(told)


def points_text(found: Estimate) -> str:
    """The mean difference to Expert with how sure it is."""
    points, spread = decimal(abs(found.mean)), decimal(found.spread)
    if found.mean > 0:
        #: {points}, {spread}: points a deal, 12.3 and 8.1.
        pattern = QCoreApplication.translate(
            "rating", "With the same cards you score {points} ± {spread} more points per deal than Expert."
        )
    else:
        #: {points}, {spread}: points a deal, 12.3 and 8.1.
        pattern = QCoreApplication.translate(
            "rating", "With the same cards Expert scores {points} ± {spread} more points per deal than you."
        )
    return words.kept_together(pattern).format(points=points, spread=spread)


def earlier(found: Rated) -> str:
    """Another rating in the same game, in one sentence: an earlier one, or deals that have no scale."""
    count, estimate, scale = len(found.deals), found.estimate, found.scale
    if scale is None:
        return words.sentence(counted(_UNMEASURED, count))
    if estimate is None or not estimate.is_useful or estimate.place is None:
        return words.sentence(counted(_TOO_FEW, count, version=scale.version))
    place = place_text(estimate.place, scale)
    return words.sentence(counted(_EARLIER, count, version=scale.version, place=place))


def measured(scale: Scale) -> str:
    """How the levels were measured."""
    return words.sentence(counted(_MEASURED, scale.deals, level=level_name(scale.company), version=scale.version))


def count_text(count: int) -> str:
    """A number of deals."""
    return words.sentence(counted(_DEALS, count))


def curve_table(curve: Sequence[Estimate], scale: Scale | None) -> Table:
    """The curve as a table: after so many deals, the rating, and the ends of its interval."""
    heads = (
        #: A table head: how many deals were played.
        QCoreApplication.translate("rating", "Deals"),
        #: A table head: the rating.
        QCoreApplication.translate("rating", "Rating"),
        #: A table head: the lower end of the interval.
        QCoreApplication.translate("rating", "At least"),
        #: A table head: the upper end of the interval.
        QCoreApplication.translate("rating", "At most"),
    )
    return Table(heads, tuple((words.number(each.deals), *_cells(each, scale)) for each in curve))


def _cells(each: Estimate, scale: Scale | None) -> tuple[str, str, str]:
    if scale is None or each.place is None:
        ends = (each.mean, each.mean - each.spread, each.mean + each.spread)
        middle, low, high = (decimal(end, plus=True) for end in ends)
        return middle, low, high
    middle, low, high = (place_text(end, scale) for end in (each.place, each.low, each.high))
    return middle, low, high


def deals_table(deals: Sequence[RatedDeal]) -> Table:
    """Deals with what you and Expert got in them: by how many points your side was ahead."""
    heads = (
        #: A table head: which deal of which day.
        QCoreApplication.translate("rating", "Deal"),
        #: A table head: the points of the user.
        QCoreApplication.translate("rating", "You"),
        level_name(BEST),
        #: A table head: how many points more or less.
        QCoreApplication.translate("rating", "Difference"),
    )
    rows = tuple(
        (
            deal_text(each),
            words.signed(each.deal.lead),
            words.signed(each.deal.expert),
            words.signed(each.deal.difference),
        )
        for each in deals
    )
    return Table(heads, rows)


def deal_text(each: RatedDeal) -> str:
    """Which deal it was."""
    #: A deal of a match. {number}: the number of the deal. {day}: the day the match began.
    pattern = QCoreApplication.translate("rating", "Deal {number}, {day}")
    return pattern.format(number=words.number(each.deal.number), day=day_of(each.date))
