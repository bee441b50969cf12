"""The coach: hints, reviews and the duties of a seat, all from what the seat itself can see.

>>> print(coach.hint(view))                     # question, idea, action, numbers
>>> for deal in coach.review(record):           # the decisions of each settled deal,
...     print(deal)                             # mistakes and bad luck apart
>>> coach.permitted(view).duties                # the duties of the seat now
"""

from typing import TYPE_CHECKING

from belote_desktop.on_demand import on_demand

if TYPE_CHECKING:
    from belote_desktop.coach.duties import in_force, obligation
    from belote_desktop.coach.explanations import Permitted, permitted
    from belote_desktop.coach.hint import Hint, hint
    from belote_desktop.coach.looking_back.review import DealReview, Judged, Verdict
    from belote_desktop.coach.record_review import review
    from belote_desktop.coach.warnings import warning

__getattr__ = on_demand(
    __name__,
    {
        "belote_desktop.coach.duties": ("in_force", "obligation"),
        "belote_desktop.coach.explanations": ("Permitted", "permitted"),
        "belote_desktop.coach.hint": ("Hint", "hint"),
        "belote_desktop.coach.record_review": ("review",),
        "belote_desktop.coach.looking_back.review": ("DealReview", "Judged", "Verdict"),
        "belote_desktop.coach.warnings": ("warning",),
    },
)  # fmt: skip

__all__ = [
    "DealReview", "Hint", "Judged", "Permitted", "Verdict", "hint", "in_force", "obligation", "permitted", "review",
    "warning",
]  # fmt: skip
