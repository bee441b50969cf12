"""The hands of a printed deal: stacks, kitties, talons and turn-ups lie as they lay on the table, all on one page."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPageSize, QPainter, QTextDocument, QTextTable

from belote_desktop import variants
from belote_desktop.commands.scenes.learn.replay_scenes import recorded
from belote_desktop.engine.cards import Card
from belote_desktop.engine.deal import Deal
from belote_desktop.engine.deals.dealing import open_deal
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.windows.look.languages import Languages
from belote_desktop.windows.match_parts.deal_hands import DealHands
from belote_desktop.windows.match_parts.deal_paper import deal_document
from belote_desktop.windows.printing import printed_stacks
from belote_desktop.windows.printing.document import Cell, PrintedDocument, PrintedTable, Row, in_halves, paragraph
from belote_desktop.windows.printing.pages import INCH, SIDE, TOP, Pages
from belote_desktop.windows.printing.printed_cards import PrintedCards
from tests.windows.printing.papers import PAPER, ink_in, painted, text_of

FOR_THREE = [
    game.id for game in variants.all_variants()
    if variants.get(game.id).table.seats == 3 and not game.id.startswith("belot-wiki")
]  # fmt: skip
OF_SIXTEEN_TRICKS = ["decouverte", "belot-2p-open", "bela-open"]
SIZES = [QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter]
Painted = list[tuple[Card | None, QRectF]]


def paper(game: str, preferences: Preferences, seed: int = 3) -> PrintedDocument:
    played = recorded(game, seed=seed)
    return deal_document(played.match, 2, played.names, preferences, "2026-11-21")


def settled(game: str, seed: int = 3) -> Deal:
    return recorded(game, seed=seed).match.deals[-1].deal


def hands_of(game: str, seed: int = 3) -> DealHands:
    played = recorded(game, seed=seed)
    return DealHands(played.match.rules, settled(game, seed), played.names, 0)


def table_of(document: QTextDocument, number: int) -> list[list[str]]:
    """The texts of the cells of a table, from left to right."""
    table = [frame for frame in document.rootFrame().childFrames() if isinstance(frame, QTextTable)][number]
    rows, columns = range(table.rows()), range(table.columns())
    return [[table.cellAt(row, column).firstCursorPosition().block().text() for column in columns] for row in rows]


def cards_painted(printed: PrintedDocument, monkeypatch: pytest.MonkeyPatch) -> Painted:
    """The cards of the hands and the backs (None), in the order in which they are painted, and where."""
    found: Painted = []
    monkeypatch.setattr(PrintedCards, "paint", lambda _self, _painter, card, place: found.append((card, place)))
    image = QImage(640, 500, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    printed.drawings["hands"](painter, QRectF(0, 0, 640, 500))
    painter.end()
    return found


@pytest.mark.parametrize("game", ["decouverte", "belot-2p-open", "bela-open"])
def test_an_open_card_lies_over_the_back_of_the_covered_one_which_is_named(
    game: str, preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    named: list[str] = []
    monkeypatch.setattr(printed_stacks, "card_token", lambda _p, _rect, text, *_: named.append(text))
    printed, deal = paper(game, preferences), settled(game)
    found = cards_painted(printed, monkeypatch)
    over = {card: back for (none, back), (card, place) in pairwise(found) if none is None and back.intersects(place)}
    stacks = [stack for row in deal.stacks for stack in row]
    assert set(over) == {stack.open for stack in stacks}
    for card, place in found:
        if card in over:
            assert over[card].left() > place.left()
            assert over[card].top() < place.top()
    assert len(named) == len(stacks)
    assert len({card for card, _ in found} - {None}) + len(named) == len(deal.deck), "each card is there once"
    assert "The card named below each stack lay face down." in text_of(printed)


def test_the_stacks_of_a_player_lie_in_their_order_and_those_of_a_row_nearer_to_each_other(
    preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = {card: at.left() for card, at in cards_painted(paper("decouverte", preferences), monkeypatch)}
    for stacks in settled("decouverte").stacks:
        steps = [place[after.open] - place[before.open] for before, after in pairwise(stacks)]
        assert min(steps) == pytest.approx(steps[0])
        assert [number for number, step in enumerate(steps) if step > steps[0] + 1] == [3]


def test_a_turn_up_on_a_stack_is_outlined_and_not_shown_again(
    preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    marked: list[QRectF] = []
    monkeypatch.setattr(printed_stacks, "outline", lambda _painter, place: marked.append(place))
    printed = paper("decouverte", preferences)
    found = cards_painted(printed, monkeypatch)
    assert [place for card, place in found if card == settled("decouverte").turn_up] == marked
    assert "The outlined card is the turn-up." in text_of(printed)


def test_the_kitty_lies_open_in_the_middle_and_what_was_discarded_is_told(preferences: Preferences) -> None:
    deal, rules = settled("belote-3p-chien"), variants.get("belote-3p-chien")
    dealt, _ = open_deal(rules, deal.number, deal.dealer, deal.deck)
    (kitty,) = hands_of("belote-3p-chien")._aside()
    assert kitty.caption == "Kitty"
    assert kitty.cards == dealt.at(Zone.KITTY)
    assert len(kitty.cards) == 2
    assert "face-down cards: J♦ K♦" in text_of(paper("belote-3p-chien", preferences))


@pytest.mark.parametrize(("game", "count"), [("bela-4p", 2), ("bela-2p", 4), ("tarabish", 3)])
def test_the_cards_of_a_talon_stand_apart_from_the_hand(game: str, count: int, preferences: Preferences) -> None:
    deal, rules = settled(game), variants.get(game)
    dealt, _ = open_deal(rules, deal.number, deal.dealer, deal.deck)
    for seat in range(rules.table.seats):
        hand = hands_of(game)._hand(seat)
        assert {*hand.apart} == {*dealt.at(Zone.KITTY, seat)}
        assert len(hand.apart) == count
        assert not {*hand.cards} & {*hand.apart}
    assert "The cards after the gap lay face down during the auction." in text_of(paper(game, preferences))


def test_there_is_a_gap_before_the_cards_that_stand_apart(
    preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = dict(cards_painted(paper("tarabish", preferences), monkeypatch))
    for seat in range(4):
        hand = hands_of("tarabish")._hand(seat)
        assert place[hand.apart[0]].left() > place[hand.cards[-1]].right()


def test_the_rest_of_the_stock_is_a_pile_of_backs(preferences: Preferences, monkeypatch: pytest.MonkeyPatch) -> None:
    seed = 5  # its second deal is taken: the bottom card is shown
    stock, bottom = hands_of("belote-2p", seed)._aside()
    assert (stock.caption, stock.cards) == ("Stock", (None, None, None))
    assert (bottom.caption, bottom.cards) == ("Bottom card", (settled("belote-2p", seed).bottom,))
    assert list(hands_of("coinche")._aside()) == []
    found = [card for card, _ in cards_painted(paper("belote-2p", preferences, seed), monkeypatch)]
    assert found.count(None) == 3
    assert settled("belote-2p", seed).turn_up in found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", FOR_THREE)
def test_a_deal_for_three_fits_on_one_page(game: str, size: QPageSize.PageSizeId, preferences: Preferences) -> None:
    room = QPageSize(size).size(QPageSize.Unit.Point) * (INCH / 72)
    pages = Pages(paper(game, preferences), room)
    assert pages.count == 1
    assert pages.scale >= 0.75


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", OF_SIXTEEN_TRICKS)
def test_a_deal_of_sixteen_tricks_fits_on_one_page(
    game: str, size: QPageSize.PageSizeId, language: str, preferences: Preferences, languages: Languages
) -> None:
    languages.use(language)
    assert len(settled(game).tricks) == 16
    room = QPageSize(size).size(QPageSize.Unit.Point) * (INCH / 72)
    pages = Pages(paper(game, preferences), room)
    assert pages.count == 1
    assert pages.scale >= 0.75


@pytest.mark.parametrize(("language", "is_mirrored"), [("en", False), ("xx-rtl", True)])
def test_many_tricks_of_two_are_read_down_one_half_and_then_down_the_other(
    language: str, is_mirrored: bool, preferences: Preferences, languages: Languages
) -> None:
    languages.use(language)
    cells = table_of(Pages(paper("decouverte", preferences), PAPER).document, 1)
    assert len(cells) == 9, "the heads and eight rows"
    rows = [row[::-1] if is_mirrored else row for row in cells]
    for row in rows:
        assert len(row) == 9
        assert not row[4].strip(), "the gap"
    assert rows[0][:4] == rows[0][5:]
    halves = [row[:4] for row in rows[1:]] + [row[5:] for row in rows[1:]]
    assert [row[0] for row in halves] == [str(number) for number in range(1, 17)]
    tricks = settled("decouverte").tricks
    assert [int(row[3]) for row in halves] == [trick.points for trick in tricks]
    for row, trick in zip(halves, tricks, strict=True):
        assert {text.strip("\u200e") for text in row[1:3]} == {words.card_token(card) for card in trick.cards}


def test_the_last_row_of_an_odd_number_has_nothing_beside_it(qapp: object) -> None:
    rows = [Row([Cell(str(number)), Cell("x")]) for number in range(5)]
    halves = in_halves(PrintedTable([Cell("Trick"), Cell("Points")], rows, (50, 50)))
    assert [[cell.inside for cell in row.cells] for row in halves.rows] == [
        ["0", "x", "", "3", "x"], ["1", "x", "", "4", "x"], ["2", "x", "", "", ""],
    ]  # fmt: skip
    assert sum(halves.widths) == 100
    assert all(cell.gap for cell in halves.rows[2].cells[2:]), "no line below nothing"


def test_a_text_is_only_as_small_as_it_must_be_to_fit(qapp: object) -> None:
    scales = []
    for lines in (28, 31, 38, 45):
        body = "".join(paragraph(f"line {number}") for number in range(lines))
        printed = PrintedDocument("Title", "", "name", body, smallest=0.75)
        pages = Pages(printed, PAPER)
        scales.append(pages.scale)
        assert (pages.count == 1) == (lines < 45)
        assert Pages(PrintedDocument("Title", "", "name", body), PAPER).scale == 1
    assert scales[0] == scales[-1] == 1, "what cannot fit keeps its size"
    assert 1 > scales[1] > scales[2] >= 0.75


def test_a_smaller_text_begins_where_others_do_and_is_as_wide_as_the_page(preferences: Preferences) -> None:
    pages = Pages(paper("decouverte", preferences), QSizeF(PAPER))
    assert pages.scale < 1
    ink = ink_in(painted(pages, 0), QRectF(0, TOP, PAPER.width(), PAPER.height() - 200))
    assert ink.left() == pytest.approx(SIDE, abs=3)
    assert ink.right() == pytest.approx(PAPER.width() - SIDE, abs=3)
