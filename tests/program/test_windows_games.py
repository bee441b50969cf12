"""Every game can be chosen and played in the real window: two players, three players, a person on any seat."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from belote_desktop import players, variants
from belote_desktop.app import Program
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.models.games.game_words import badges
from belote_desktop.models.match.matches import Seating, new_match
from belote_desktop.variants.relevance import is_relevant, values_for
from belote_desktop.variants.variant import Standing
from belote_desktop.windows.drafts.match_draft import MatchWish, fields_on
from belote_desktop.windows.new_match.catalogue.game_list import GameList
from belote_desktop.windows.new_match.new_match_page import NewMatch
from belote_desktop.windows.score_sheet.deal_result import DealResult
from belote_desktop.windows.score_sheet.score_page import ScoreSheet
from belote_desktop.windows.widgets.overlay import Overlay

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

ENOUGH = 400
"""More decisions than a deal of any game has, passed-out deals before it included."""


def start(program: Program, game: str) -> None:
    """The match of a person who chose this game."""
    rules = variants.get(game)
    program.window.start(MatchWish(game, {}, rules, "random", "Anna"))


def waits(program: Program) -> bool:
    return program.window.session is not None and program.window.session.is_waiting


def play_a_deal(program: Program, qtbot: QtBot, look: Callable[[], None] = lambda: None) -> Overlay:
    """Until a deal that was played is settled, or the match is over; `look` at every decision of the person."""
    window, anybody = program.window, players.get("random")
    for number in range(ENOUGH):
        qtbot.waitUntil(lambda: window.page.overlay is not None or waits(program), timeout=5000)
        overlay = window.page.overlay
        if isinstance(overlay, DealResult) and overlay.result.contract is not None:
            return overlay
        if isinstance(overlay, DealResult):
            overlay.next_button.click()
            continue
        if overlay is not None:  # the deal decided the match
            return overlay
        look()
        assert window.session is not None
        window.table.action_chosen.emit(anybody.choose(window.session.controller.view(), seed=number))
    raise AssertionError("no deal came to its end")


def texts(widget: object) -> set[str]:
    return {part.text() for part in widget.findChildren(QLabel) if not part.isHidden()}  # type: ignore[attr-defined]


def kinds_of_games() -> list[str]:
    """One game of each kind: by its players, its auction, where its cards lie and how it is scored."""
    kinds: dict[object, str] = {}
    for game in variants.all_variants():
        rules = variants.get(game.id)
        deal = rules.deal
        lying = (deal.stacks > 0, deal.kitty > 0, bool(deal.talon_packets), deal.turn_up, deal.exchange)
        kind = (rules.table.seats, rules.auction.auction_model, *lying, rules.scoring.settlement)
        kinds.setdefault(kind, game.id)
    return list(kinds.values())


# ---------------------------------------------------------------------- whole deals
def test_a_match_of_two_is_scored_by_name(program: Program, qtbot: QtBot) -> None:
    start(program, "belote-2p")
    result = play_a_deal(program, qtbot)
    assert {"Anna", "Samir"} <= texts(result)
    assert not {"We", "They"} & texts(result)
    program.window.show_sheet()
    sheet = program.window.stack.currentWidget()
    assert isinstance(sheet, ScoreSheet)
    assert len(sheet.heads.totals) == 2
    assert "Samir" in texts(sheet)


def test_a_match_of_three_has_three_columns_and_three_lines(program: Program, qtbot: QtBot) -> None:
    start(program, "belote-3p-24")
    result = play_a_deal(program, qtbot)
    assert {"Anna", "Samir", "Léa"} <= texts(result)
    program.window.show_sheet()
    sheet = program.window.stack.currentWidget()
    assert isinstance(sheet, ScoreSheet)
    assert program.window.session is not None
    totals = program.window.session.view.totals
    assert [int(label.text()) for label in sheet.heads.totals] == list(totals)
    assert all(name in sheet.plot.accessibleDescription() for name in ("You", "Samir", "Léa"))
    assert sheet.grab().width() > 0


def test_three_players_sit_round_the_table_in_turn_order(program: Program, qtbot: QtBot) -> None:
    start(program, "belote-3p-24")
    plates = program.window.table._scene.plate_boxes()
    assert sorted(plates) == [0, 1, 2]
    assert plates[2].x < plates[0].x < plates[1].x or plates[2].right < plates[1].x


def test_open_stacks_are_played_from_in_the_window(program: Program, qtbot: QtBot) -> None:
    start(program, "decouverte")
    seen: list[int] = []
    play_a_deal(program, qtbot, lambda: seen.append(len(program.window.table._scene.hand.cards)))
    assert seen[0] == 8
    assert min(seen) < 8


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", kinds_of_games())
def test_a_deal_of_every_kind_of_game_is_played_in_the_window(program: Program, qtbot: QtBot, game: str) -> None:
    """Whatever the game asks there is something to press, and the table says who has which points."""

    def look() -> None:
        window = program.window
        assert window.session is not None
        view = window.session.controller.view()
        words_only = view.phase is not Phase.PLAY
        assert window.table._chrome.panel.isVisible() or not words_only
        assert window.table._chrome.panel.buttons or not words_only

    start(program, game)
    result = play_a_deal(program, qtbot, look)
    assert result.grab().width() > 0


def test_the_person_on_another_seat_reads_about_the_own_side(program: Program, qtbot: QtBot) -> None:
    """A record from elsewhere may have the person on any seat."""
    parts, window = program.services, program.window
    names, kinds = ("Samir", "Anna", "Karim", "Léa"), ("random", "human", "random", "random")
    controller = new_match(variants.get("classic"), Seating(names, kinds), parts.profile.saves, parts.workers, seed=7)
    window.show_controller(controller).begin()
    result = play_a_deal(program, qtbot)
    assert isinstance(result, DealResult)
    points = result.result.score.points
    log = window.session.log if window.session is not None else None
    assert log is not None
    said = [log.index(row).data() for row in range(log.rowCount())]
    assert f"We score {points[1]}, they score {points[0]}." in said[-1]
    window.show_sheet()
    sheet = window.stack.currentWidget()
    assert isinstance(sheet, ScoreSheet)
    assert int(sheet.heads.totals[0].text()) == result.result.totals[1]
    assert "Anna and Léa" in texts(sheet)


# ---------------------------------------------------------------------- choosing a game
@pytest.fixture
def page(program: Program) -> NewMatch:
    return program.window.show_new_match()


def found(games: GameList) -> set[str]:
    return games.shown


def test_every_game_is_listed_in_exactly_one_family(page: NewMatch) -> None:
    listed = (*variants.all_variants(), *variants.unestablished())
    assert found(page.games) == {variant.id for variant in listed}
    families = [section for key, section in page.games.sections.items() if key not in ("last", "each")]
    games = [entry.id for section in families for entry in section.entries]
    assert sorted(games) == sorted(variant.id for variant in listed)


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("search", "expected", "unwanted"),
    [
        ("croatia", "bela-4p", "classic"),
        ("contree", "contree-ffb", "belot-bg"),  # without the accent
        ("DÉCOUVERTE", "decouverte", "classic"),
        ("bulgaria three", "belot-3p", "belot-bg"),
    ],
)
def test_a_search_finds_names_and_countries(page: NewMatch, search: str, expected: str, unwanted: str) -> None:
    page.games.search.setText(search)
    assert expected in found(page.games)
    assert unwanted not in found(page.games)


def test_a_search_without_result_says_so(page: NewMatch) -> None:
    page.games.search.setText("whist")
    assert not found(page.games)
    assert page.games.nothing.isVisibleTo(page.games)
    page.games.search.clear()
    assert page.games.nothing.isHidden()


def test_enter_in_the_search_takes_the_first_game(page: NewMatch, qtbot: QtBot) -> None:
    page.games.search.setText("decouverte")
    qtbot.keyClick(page.games.search, Qt.Key.Key_Return)
    assert page.draft.variant == "decouverte"
    with qtbot.waitSignal(page.start) as started:
        page.start_button.click()
    assert started.args[0].rules.table.seats == 2


def test_a_game_of_which_little_is_known_says_so_in_words(page: NewMatch) -> None:
    for section in page.games.sections.values():
        section.head.setChecked(bool(section.entries))
    cautions = {card.entry.variant.standing: card.caution for card in page.games.cards}
    assert not cautions[Standing.STANDARD]
    assert cautions[Standing.HOUSE] == "House version"
    assert cautions[Standing.UNKNOWN] == "No written rules"


def test_a_game_without_rules_opens_the_options_of_its_nearest_relative(page: NewMatch) -> None:
    """Nothing is invented: what is known is said, and the rest is for the person to change."""
    game = variants.unestablished()[0]
    page.games.card(game.id).click()
    assert page.draft.variant == game.parent
    assert page.strip.sentence == game.known
    assert page.sidebar.current == "deal"


def test_a_card_says_what_its_game_is_like(page: NewMatch) -> None:
    card = page.games.card("decouverte")
    said = badges(card.entry)
    assert said[:2] == ["2 players", "32 cards"]
    assert all(badge in card.accessibleDescription() for badge in said)
    assert len(said) == 5


def test_another_game_changes_the_rules_that_are_offered(page: NewMatch) -> None:
    page.draft.choose("belot-2p-24")
    page.sidebar.show_page("deal")
    assert page.pages.rules_on("deal").rows["direction"].isHidden()
    page.draft.choose("classic")
    assert not page.pages.rules_on("deal").rows["direction"].isHidden()


def test_the_targets_offered_are_those_of_the_game(page: NewMatch) -> None:
    page.draft.choose("belot-bg")
    page.players.target_control.chosen.emit(301)
    assert page.draft.rules.match.target == 301


@pytest.mark.parametrize("game", ["classic", "coinche", "belote-3p-27", "bela-4p"])
def test_packets_can_be_exchanged_for_packets_of_the_same_size_only(game: str) -> None:
    rules = variants.get(game)
    field = next(field for field in fields_on("deal") if field.name == "packets")
    offered = values_for(field, rules)
    assert rules.deal.packets in offered
    assert {sum(packets) for packets in offered} == {sum(rules.deal.packets)}  # type: ignore[call-overload]


def test_rules_that_mean_nothing_in_a_game_are_not_offered() -> None:
    def offered(game: str, page: str) -> set[str]:
        return {field.name for field in fields_on(page) if is_relevant(field, variants.get(game))}

    assert "run_tie" in offered("classic", "declarations")
    assert offered("decouverte", "declarations") == {"declarations", "belote"}
    assert "partner_winning" not in offered("belote-2p", "play")
    assert "pass_out" not in offered("coinche", "auction")


def test_packets_of_one_game_are_not_carried_into_another(page: NewMatch) -> None:
    page.draft.set_option("packets", (2, 3))
    page.draft.choose("coinche")
    assert sum(page.draft.rules.deal.packets) == 8
