"""What each printed document tells, read back from its text."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPageSize

from belote_desktop import engine, variants
from belote_desktop.commands.scenes.learn.replay_scenes import recorded
from belote_desktop.models.preferences import Preferences
from belote_desktop.variants.rule_sheet import pictures, rule_sheet
from belote_desktop.windows.look.languages import Languages
from belote_desktop.windows.match_parts.deal_hands import DealHands
from belote_desktop.windows.match_parts.deal_paper import deal_document
from belote_desktop.windows.printing.output import picture_of
from belote_desktop.windows.printing.pages import INCH, Pages
from belote_desktop.windows.score_sheet.score_paper import score_document
from tests.windows.printing.papers import (
    PAPER,
    blocks,
    ink_in,
    of_deal,
    of_rules,
    of_score,
    of_statistics,
    page_of,
    text_of,
)


def test_a_rule_sheet_has_every_section_and_picture(preferences: Preferences) -> None:
    rules = variants.get("classic")
    printed = of_rules(preferences)
    text = text_of(printed)
    assert printed.subtitle == "To 1000 points"
    assert len(printed.drawings) == len(pictures(rules))
    assert all(f"{section.title}" in text for section in rule_sheet(rules) if not section.title.facts)
    assert "Practise" not in text
    assert re.search(r"[♠♥♦♣][.,]", text)
    assert not re.search("\xa0\\w{0,2}[♠♥♦♣]|[♠♥♦♣]\xa0", text), "the room of the chips of the screen"
    assert "<a href" not in printed.body


def test_a_score_sheet_has_the_deals_the_totals_and_the_items_that_are_open(preferences: Preferences) -> None:
    played = recorded("classic")
    view = engine.view(played.match, 0)
    text = text_of(of_score(preferences))
    assert text.count("Score of this deal") == 1, "only the first deal is open"
    assert all(str(total) in text for total in view.totals)
    assert "Anna" in text
    closed = score_document(view, played.names, preferences, over=False)
    assert "Score of this deal" not in text_of(closed)
    assert "Course of the match" in text_of(closed)
    assert "lead by" in text_of(closed)


def test_the_score_sheet_of_a_finished_match_says_who_won(preferences: Preferences) -> None:
    played = recorded("classic")
    view = replace(engine.view(played.match, 0), winner=1)
    printed = score_document(view, played.names, preferences, over=True)
    assert printed.subtitle.endswith("finished")
    text = text_of(printed)
    told = ("win the match.", "Course of the match", "so far", "lead by")
    assert [part for part in told if part in text] == ["win the match.", "Course of the match"]


@pytest.mark.parametrize("size", [QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter])
@pytest.mark.parametrize("game", ["classic", "coinche"])
def test_an_opened_deal_is_on_one_page_of_a_score_sheet(
    game: str, size: QPageSize.PageSizeId, preferences: Preferences
) -> None:
    played = recorded(game, deals=9)
    view = engine.view(played.match, 0)
    printed = score_document(view, played.names, preferences, over=False, opened=range(9))
    document = Pages(printed, QPageSize(size).size(QPageSize.Unit.Point) * (INCH / 72)).document
    found = [block for block in blocks(document) if block.text() in ("Card points", "Score of this deal")]
    assert len(found) == 2 * sum(result.score.result.name != "PASSED_OUT" for result in view.results)
    pages = [page_of(document, block) for block in found]
    assert pages[::2] == pages[1::2], "the first and the last item of each deal"
    assert max(pages) > 0


@pytest.mark.parametrize("game", ["classic", "belote-3p-chien", "decouverte", "baloot", "klaverjas-rotterdam"])
def test_a_deal_has_every_hand_and_every_trick(game: str, preferences: Preferences) -> None:
    played = recorded(game)
    settled = played.match.deals[-1]
    printed = deal_document(played.match, settled.number, played.names, preferences)
    lines = text_of(printed).splitlines()
    assert lines[0] == f"Deal {settled.number}"
    if settled.deal.tricks:
        assert str(len(settled.deal.tricks)) in lines
        cards = [line for line in lines if re.fullmatch("\u200e\\w{1,2}[♠♥♦♣]\u200e", line)]
        assert len(cards) == sum(len(trick.cards) for trick in settled.deal.tricks)
    assert not picture_of(printed).isNull()


def test_paper_has_the_day_the_game_and_all_names(preferences: Preferences, languages: Languages) -> None:
    languages.use("en")
    played = recorded("coinche")
    day, date = "21 November 2026", played.header.date
    assert played.names.you == 0
    assert date == "2026-11-21"
    preferences.set("player_name", "Anna")
    score = score_document(engine.view(played.match, 0), played.names, preferences, over=False, date=date)
    deal_ = deal_document(played.match, 2, played.names, preferences, date)
    statistics = of_statistics(preferences)
    for printed, head in ((score, "Coinche · Score sheet"), (deal_, "Coinche · Deal 2"), (statistics, "Your play")):
        assert printed.head.startswith(head)
        assert day in printed.head
        assert day in printed.subtitle
        assert Pages(printed, PAPER).head(1) == printed.head
    assert statistics.subtitle.startswith("Anna · As of")
    for printed in (score, deal_):
        assert "You" not in re.split(r"\W+", text_of(printed))
        assert "Anna and Léa" in text_of(printed)
    undated = deal_document(played.match, 2, played.names, preferences)
    assert undated.head == "Coinche · Deal 2"


def test_a_deal_that_is_not_over_stays_sealed(preferences: Preferences) -> None:
    played = recorded("classic")
    with pytest.raises(ValueError, match="is not over"):
        deal_document(played.match, 9, played.names, preferences)


def test_a_picture_of_a_deal_is_as_high_as_it_needs(preferences: Preferences) -> None:
    image = picture_of(of_deal(preferences))
    assert image.height() > image.width()
    foot = ink_in(image.scaledToWidth(image.width() // 2), QRectF(0, image.height() // 2 - 90, image.width() // 2, 90))
    assert not foot.isEmpty()


def test_the_statistics_have_every_figure(preferences: Preferences) -> None:
    text = text_of(of_statistics(preferences))
    told = ("Deals won over time", "Matches", "Trumps", "Spades", "100 %", "\nHints: 0\n")
    assert [part for part in told if part not in text] == []
    assert "Contracts\nNumber\nSuccess\nShare\nContracts made\n" in text, "those defeated were not taken and made"


def test_the_facts_of_matches_are_on_the_page_of_their_figures(preferences: Preferences) -> None:
    document = Pages(of_statistics(preferences), PAPER).document
    assert document.pageCount() > 1
    told = [block for block in blocks(document) if block.text() in ("Matches", "Contracts made", "Hints: 0")]
    assert len({page_of(document, block) for block in told[-2:]}) == 1


def test_a_score_sheet_says_which_points_are_of_the_deal_and_which_are_the_total(preferences: Preferences) -> None:
    lines = text_of(of_score(preferences)).splitlines()
    first = lines.index("Contract") - 1
    assert lines[first : first + 7] == ["Deal", "Contract", "Result", "Deal", "Total", "Deal", "Total"]


def test_a_deal_of_a_usual_game_fits_on_one_page(preferences: Preferences) -> None:
    played = recorded("coinche")
    assert Pages(deal_document(played.match, 2, played.names, preferences, "2026-11-21"), PAPER).count == 1


def test_a_cell_without_a_call_has_a_dash(preferences: Preferences) -> None:
    played = recorded("coinche")
    rows = text_of(deal_document(played.match, 2, played.names, preferences)).partition("Tricks")[0].splitlines()
    assert [row for row in rows if row][-1] == "–"


def test_who_deals_and_takes_is_told_in_one_line(qapp: object) -> None:
    played = recorded("coinche")
    settled = played.match.deals[-1]
    assert settled.deal.contract is not None
    deal = replace(settled.deal, dealer=settled.deal.contract.declarer)
    hands = DealHands(played.match.rules, deal, played.names, 0)
    assert hands._role(settled.deal.contract.declarer) == "Dealer and taker"
