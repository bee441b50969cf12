"""The table of deals is read by any reader of CSV as it was written."""

from __future__ import annotations

import csv
import io
import re

from belote_desktop.profile.figures.csv_text import COLUMNS, csv_text
from tests.folders import DOCS
from tests.profile.figures.matches import deal, match


def test_every_deal_is_a_line_with_its_figures() -> None:
    one = deal(162, 0, number=7, declarer=2, trump="AT", bid="120", multiplier=2, capot=0, belotes=(0, 1))
    two = deal(30, 132, taker=1, number=8, made=False)
    names = ("=1+1", 'Léa "the fox", Paris', "Karim", "Tom")
    text = csv_text([match("m", 500, 300, one, two, names=names, kinds=("human", "club", "club bold", "expert"))])
    first, second = csv.DictReader(io.StringIO(text, newline=""))
    assert first == {
        "match": "m", "game": "classic", "date": "2026-11-01", "ending": "won", "partners": "Karim",
        "opponents": 'Léa "the fox", Paris, Tom', "levels": "club, club bold, expert", "deal": "7",
        "contract_by": "partner", "trump": "AT", "bid": "120", "multiplier": "2", "result": "made", "winner": "us",
        "points": "162", "their_points": "0", "total": "162", "their_total": "0", "capot": "us", "belote": "us them",
    }  # fmt: skip
    assert (second["contract_by"], second["winner"], second["points"], second["capot"]) == ("them", "them", "30", "")


def test_a_name_is_no_formula() -> None:
    text = csv_text([match("m", 1, 0, deal(1, 0), names=("Ann", "Bo", "=HYPERLINK(1)", "Di"))])
    assert next(csv.DictReader(io.StringIO(text)))["partners"] == "'=HYPERLINK(1)"


def test_the_page_describes_every_column() -> None:
    page = (DOCS / "statistics.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `")]
    assert [name for row in rows for name in re.findall(r"`(\w+)`", row)] == list(COLUMNS)
