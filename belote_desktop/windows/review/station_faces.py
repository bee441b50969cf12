"""What the stations of the timeline show of the moments of a deal; the verdict only once it may be known."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from PySide6.QtCore import QCoreApplication

from belote_desktop.coach.looking_back.review import Verdict
from belote_desktop.models.analysis.deal_moments import Moment
from belote_desktop.models.words import moment_words, words
from belote_desktop.models.words.forms import SPOKEN
from belote_desktop.models.words.names import Names
from belote_desktop.windows.review.timeline_station import Face, Sign

SIGNS = {
    Verdict.FINE: Sign.FINE, Verdict.MISTAKE: Sign.MISTAKE, Verdict.BAD_LUCK: Sign.BAD_LUCK,
    Verdict.LUCKY: Sign.GOOD_LUCK,
}  # fmt: skip


def face_of(moment: Moment, answered: Collection[tuple[int, int]], score: str, index: str, names: Names) -> Face:
    """The face of a moment. `answered` are the keys of the moments whose verdict is known, `score` tells the result."""
    step, judged = moment.step, moment.judged
    if step is None:
        #: The last station of the timeline of a deal.
        caption = QCoreApplication.translate("Timeline", "Result")
        return Face(caption, Sign.RESULT, score, "", f"{caption}: {score}")
    caption, deed = moment_words.moment_name(moment.trick), moment_words.deed_text(step, index, names)
    aloud = moment_words.deed_text(step, SPOKEN, names)
    if moment.is_asked and moment.key not in answered:
        #: Read aloud. {moment}: a point of the deal, "Trick 3". {deed}: what was done, "You play the ten of hearts".
        asked = QCoreApplication.translate("Timeline", "{moment}: {deed}. Not answered yet.")
        return Face(caption, Sign.ASKED, deed, "", asked.format(moment=caption, deed=aloud))
    if judged is None:
        #: Read aloud. {moment}: a point of the deal, "Trick 3". {deed}: what was done, "You play the ten of hearts".
        plain = QCoreApplication.translate("Timeline", "{moment}: {deed}.")
        return Face(caption, Sign.UNJUDGED, deed, "", plain.format(moment=caption, deed=aloud))
    verdict = moment_words.verdict_text(judged)
    #: Read aloud. {moment}: a point of the deal, "Trick 3". {deed}: what was done. {verdict}: "Small mistake".
    told = QCoreApplication.translate("Timeline", "{moment}: {deed}. {verdict}.")
    meaning = moment_words.points_meaning(judged)
    spoken = f"{told.format(moment=caption, deed=aloud, verdict=verdict)} {meaning}".rstrip()
    return Face(caption, SIGNS[judged.verdict], deed, moment_words.points_text(judged), spoken, meaning)


def face_of_deal(number: int, moments: Iterable[Moment]) -> Face:
    """The face of a deal on the line of all deals; larger where a decision mattered, whatever the verdict."""
    sign = Sign.ASKED if any(each.matters for each in moments) else Sign.UNJUDGED
    #: A deal on the line of all deals. Read aloud. {number}: which deal.
    spoken = QCoreApplication.translate("Timeline", "Deal {number}")
    return Face(words.number(number), sign, "", "", spoken.format(number=words.number(number)))
