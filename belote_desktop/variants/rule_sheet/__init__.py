"""The rule sheet of a game: whole sentences, chosen by the values of its rules.

`rule_sheet(rules)` gives sections with a title, paragraphs and an anchor; `section_about(sheet, rule)` finds the one a
refusal speaks of. The sentences are data: what a value says stands in a table, so that a new value is a new row.
`sentences(rules)` is the sheet without its worked example, which only repeats the rules in numbers.
`difference(here, there)` gives the sentences in which the sheets of two games differ, side by side.
"""

from belote_desktop.variants.rule_sheet.chapters import CHAPTERS, rule_sheet, section_about, sentences
from belote_desktop.variants.rule_sheet.comparing import Row, difference
from belote_desktop.variants.rule_sheet.lines import Section

__all__ = ["CHAPTERS", "Row", "Section", "difference", "rule_sheet", "section_about", "sentences"]
