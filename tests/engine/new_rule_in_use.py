"""What the program makes of the rule that `test_new_rule` declares: printed as JSON, run inside the copied program."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import belote_desktop
from belote_desktop import records, variants
from belote_desktop.commands.rules.comparison_page import comparison
from belote_desktop.commands.rules.option_pages import options_page
from belote_desktop.commands.rules.rule_pages import sheet_page
from belote_desktop.commands.rules.wording import Wording
from belote_desktop.engine.matches.end import Standing, Verdict, verdict
from belote_desktop.engine.rules import rule_field
from belote_desktop.records.header import Header
from belote_desktop.variants.relevance import is_relevant
from belote_desktop.windows.drafts.match_draft import fields_on


def flat(lines: list[str]) -> str:
    return " ".join(" ".join(lines).split())


def ended(shutout: bool, *totals: int) -> Verdict:
    return verdict(variants.get("classic", shutout=shutout), Standing(totals))


def in_use(old_record: str) -> dict[str, object]:
    """Where the rule turns up, by the words of the test."""
    game, plain, with_rule = variants.variant("classic"), variants.get("classic"), variants.get("classic", shutout="on")
    header = Header.of(with_rule, ["A", "B", "C", "D"], ["human"] * 4, "2026-11-22")
    found = records.parse_record(old_record).record
    assert found is not None
    return {
        "program": str(Path(belote_desktop.__file__).parent),
        "options": flat(options_page(game, plain, Wording())),
        "dialog": [field.name for field in fields_on("match")],
        "offered": is_relevant(rule_field("shutout"), plain),
        "offered with a fixed number of deals": is_relevant(rule_field("shutout"), plain.change(deals=12, target=0)),
        "sheet": flat(sheet_page(game, with_rule, Wording())),
        "sheet without it": flat(sheet_page(game, plain, Wording())),
        "comparison": flat(comparison((game, plain), (game, with_rule), Wording())),
        "record": [str(tag) for tag in header.tags()],
        "read again": header.ruleset() == with_rule,
        "old record": [found.header.ruleset().value("shutout"), [str(one) for one in records.check(old_record)]],
        "winner": [ended(True, 500, 0).winner, ended(True, 0, 500).winner],
        "not over": [ended(True, 500, 10).over, ended(True, 490, 0).over, ended(False, 500, 0).over],
    }


if __name__ == "__main__":
    json.dump(in_use(Path(sys.argv[1]).read_text(encoding="utf-8")), sys.stdout)
