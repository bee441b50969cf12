"""The rule sheet of a game: whole sentences, chosen by the values of its rules.

`rule_sheet(rules)` returns sections with a title, paragraphs and an anchor; `section_about(sheet, rule)` finds the
section that a refusal refers to. The sentences are data in tables, so a new value of a rule needs only a new row.
`sentences(rules)` is the sheet without its worked example, which only repeats the rules in numbers.
`pictures(rules)` are its pictures of cards, and `page` is the whole sheet as one HTML page,
made of `in_order`, `figure` and `cards_in_groups`.
`difference(here, there)` gives the sentences in which the sheets of two games differ, side by side.
"""

from typing import TYPE_CHECKING

from belote_desktop.on_demand import on_demand

if TYPE_CHECKING:
    from belote_desktop.variants.rule_sheet.chapters import CHAPTERS, rule_sheet, section_about, sentences
    from belote_desktop.variants.rule_sheet.comparing import Row, difference
    from belote_desktop.variants.rule_sheet.page import Told, cards_in_groups, figure, in_order, page
    from belote_desktop.variants.rule_sheet.pictures import pictures
    from belote_desktop.variants.rule_sheet.picturing import HIGHEST, LOWEST, Group, Picture, Pictured, in_words
    from belote_desktop.variants.rule_sheet.topics.lines import Section

__getattr__ = on_demand(
    __name__,
    {
        "belote_desktop.variants.rule_sheet.chapters": ("CHAPTERS", "rule_sheet", "section_about", "sentences"),
        "belote_desktop.variants.rule_sheet.comparing": ("Row", "difference"),
        "belote_desktop.variants.rule_sheet.topics.lines": ("Section",),
        "belote_desktop.variants.rule_sheet.page": ("Told", "cards_in_groups", "figure", "in_order", "page"),
        "belote_desktop.variants.rule_sheet.pictures": ("pictures",),
        "belote_desktop.variants.rule_sheet.picturing": (
            "HIGHEST", "LOWEST", "Group", "Picture", "Pictured", "in_words",
        ),
    },
)  # fmt: skip

__all__ = [
    "CHAPTERS", "HIGHEST", "LOWEST", "Group", "Picture", "Pictured", "Row", "Section", "Told", "cards_in_groups",
    "difference", "figure", "in_order", "in_words", "page", "pictures", "rule_sheet", "section_about", "sentences",
]  # fmt: skip
