"""Looking at a deal again, by keyboard and by mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from belote_desktop import engine, records
from belote_desktop.app import Program
from belote_desktop.coach.looking_back.what_if import How
from belote_desktop.commands.scenes.learn.replay_scenes import recorded
from belote_desktop.duplicate import SetDeal, parse_code
from belote_desktop.engine.rules.terms import Phase, Zone
from belote_desktop.models.analysis import replayer as replayer
from belote_desktop.models.match.controller import MatchController
from belote_desktop.models.match.recorded import Recorded
from belote_desktop.records import Header
from belote_desktop.windows.cards.game_picture import GamePicture
from belote_desktop.windows.review.replay_list import ReplayList
from belote_desktop.windows.review.replay_page import ReplayPage
from belote_desktop.windows.review.replay_pages import ReplayPages, open_replay
from belote_desktop.windows.score_sheet.score_page import ScoreSheet

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
KEY, BUTTON = Qt.Key, Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def quick_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine goes by rules of thumb here: how well it plays is measured elsewhere."""
    monkeypatch.setattr(replayer, "MACHINE", "casual")


@pytest.fixture
def page(program: Program) -> ReplayPage:
    """The second deal of a match of Classic Belote."""
    return open_replay(program.services, recorded("classic"), program.window.show_page)


def press(page: ReplayPage, qtbot: QtBot, *keys: Qt.Key) -> None:
    for key in keys:
        qtbot.keyClick(page.focusWidget() or page, key)


def test_it_begins_with_the_cards_as_they_were_dealt(page: ReplayPage) -> None:
    assert page.isVisible()
    assert (page.number, page.place) == (2, 0)
    assert page.choices.heading.text() == "The cards are dealt"
    assert page.choices.said.text().startswith("Deal 2: ")
    assert not page.transport.buttons["start"].isEnabled()
    assert page.transport.buttons["end"].isEnabled()


def test_arrows_home_and_end_go_through_the_deal(page: ReplayPage, qtbot: QtBot) -> None:
    press(page, qtbot, KEY.Key_Right, KEY.Key_Right)
    assert page.place == 2
    press(page, qtbot, KEY.Key_Left)
    assert page.place == 1
    press(page, qtbot, KEY.Key_End)
    assert page.place == len(page.found) - 1
    assert page.choices.heading.text() == "The deal is over"
    press(page, qtbot, KEY.Key_Right)
    assert page.place == len(page.found) - 1
    press(page, qtbot, KEY.Key_Home)
    assert page.place == 0


def test_arrows_follow_the_direction_of_reading(page: ReplayPage, qtbot: QtBot) -> None:
    page.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    press(page, qtbot, KEY.Key_Left)
    assert page.place == 1
    press(page, qtbot, KEY.Key_Right)
    assert page.place == 0


def test_from_trick_to_trick(page: ReplayPage, qtbot: QtBot) -> None:
    seen = []
    for _ in range(9):
        press(page, qtbot, KEY.Key_PageDown)
        seen.append((page.position.tricks, page.place))
    assert [tricks for tricks, _ in seen] == [0, 1, 2, 3, 4, 5, 6, 7, 8]
    press(page, qtbot, KEY.Key_PageUp)
    assert (page.position.tricks, page.place) == seen[-2]


def test_the_buttons_and_the_slider_do_the_same(page: ReplayPage, qtbot: QtBot) -> None:
    buttons = page.transport.buttons
    qtbot.mouseClick(buttons["on"], BUTTON)
    qtbot.mouseClick(buttons["on"], BUTTON)
    qtbot.mouseClick(buttons["back"], BUTTON)
    assert page.place == 1
    qtbot.mouseClick(buttons["trick_on"], BUTTON)
    qtbot.mouseClick(buttons["trick_on"], BUTTON)
    assert page.position.tricks == 1
    page.transport.slider.setValue(20)
    assert page.place == 20
    qtbot.mouseClick(buttons["end"], BUTTON)
    assert page.position.is_settled
    qtbot.mouseClick(buttons["start"], BUTTON)
    assert page.place == 0


def test_closed_hands_show_what_the_seat_saw_and_open_ones_everything(page: ReplayPage, qtbot: QtBot) -> None:
    page.show_place(12)
    picture = page.board.picture
    assert picture is not None
    assert picture.laid_open == ()
    press(page, qtbot, KEY.Key_V)
    assert page.choices.open_hands.isChecked()
    picture, deal = page.board.picture, page.position.match.deal
    assert picture is not None
    assert deal is not None
    assert [set(hand) for hand in picture.laid_open] == [set(deal.at(Zone.HAND, seat)) for seat in range(4)]
    qtbot.mouseClick(page.choices.open_hands, BUTTON)
    assert page.board.picture is not None
    assert page.board.picture.laid_open == ()


def test_every_position_is_shown_as_the_record_has_it(page: ReplayPage, qtbot: QtBot) -> None:
    for place, position in enumerate(page.found):
        assert page.place == place
        picture, view = page.board.picture, engine.view(position.match, 0)
        assert picture is not None
        assert set(picture.hand) == set(view.closed_hand)
        assert picture.to_act == view.to_act
        if view.trick is not None and view.trick.cards:
            assert picture.trick == view.trick.plays(4)
        elif view.tricks:
            assert picture.trick == view.tricks[-1].plays(4), "the last card of a trick is seen"
        press(page, qtbot, KEY.Key_Right)


def test_nothing_can_be_played_on_the_board(page: ReplayPage, qtbot: QtBot) -> None:
    page.show_place(next(place for place, each in enumerate(page.found) if each.match.deal is not None
                         and each.match.deal.phase is Phase.PLAY and engine.to_act(each.match) == 0))  # fmt: skip
    place, steps = page.place, page.version.steps
    qtbot.mouseClick(page.board.viewport(), BUTTON, pos=page.board.viewport().rect().center())
    assert (page.place, page.version.steps) == (place, steps)


def test_any_deal_that_is_over_can_be_sent_as_a_code(page: ReplayPage) -> None:
    page.choices.code.click()
    found = parse_code(QGuiApplication.clipboard().text())
    assert found == SetDeal.of(page._recorded.match, 2)
    assert page.choices.said.text() == "The code was copied."


def test_another_deal_of_the_match_is_chosen(page: ReplayPage, qtbot: QtBot) -> None:
    page.choices.deals.setFocus()
    page.choices.deals.setCurrentIndex(0)
    page.choices.deals.activated.emit(0)
    assert page.number == 1
    assert page.header.title.text() == "Replay of deal 1"
    assert page.found[0].match.deals == ()


def test_the_machine_plays_the_seat_and_the_results_stand_side_by_side(page: ReplayPage, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.choices.machine, BUTTON)
    assert page.pages.currentWidget() is page.results
    assert [version.how for version in page.results.versions] == [How.AS_PLAYED, How.MACHINE]
    qtbot.keyClick(page.results.back_button, KEY.Key_Space)
    assert page.pages.currentWidget() is page.watched
    qtbot.mouseClick(page.choices.swap, BUTTON)
    assert [version.how for version in page.results.versions] == [How.AS_PLAYED, How.MACHINE, How.SWAPPED]
    assert len(page.results.watch_buttons) == 3


def test_a_version_of_the_machine_can_be_stepped_through_but_not_played_on(page: ReplayPage, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.choices.swap, BUTTON)
    qtbot.mouseClick(page.results.watch_buttons[-1], BUTTON)
    assert page.version.how is How.SWAPPED
    assert "Karim" in page.choices.version.text()
    told = page.header.subtitle.text()
    assert told.startswith(page.choices.version.text()), "the head tells of the version on the table"
    contract = page.version.settled.contract
    assert contract is not None
    assert f" {recorded('classic').names.first(contract.declarer)} took " in told, "and of its taker"
    assert not page.choices.play.isVisible()
    first, recorded_first = page.found[0].match.deal, recorded("classic").positions(2)[0].match.deal
    assert first is not None
    assert recorded_first is not None
    assert set(first.at(Zone.HAND, 0)) == set(recorded_first.at(Zone.HAND, 3))
    qtbot.mouseClick(page.choices.as_played, BUTTON)
    assert page.version.moved == 0
    assert page.choices.play.isVisible()


def test_for_three_each_of_the_others_is_swapped_with(program: Program, qtbot: QtBot) -> None:
    page = open_replay(program.services, recorded("belote-3p-24"), program.window.show_page)
    qtbot.mouseClick(page.choices.swap, BUTTON)
    assert [version.moved for version in page.results.versions] == [0, 0, 1, 2]


def test_playing_from_here_is_a_match_of_its_own_that_is_not_counted(program: Program, qtbot: QtBot) -> None:
    pages = ReplayPages(program.services, program.window.record_reader, program.window.show_page)
    begun: list[MatchController] = []
    pages.practising.connect(begun.append)
    page = pages.show_recorded(recorded("classic"))
    assert page is not None
    press(page, qtbot, *[KEY.Key_Right] * 8)
    deal = page.position.match.deal
    qtbot.mouseClick(page.choices.play, BUTTON)
    (controller,) = begun
    assert controller.match.deal == deal
    program.window.show_controller(controller).begin()
    assert program.window.table.isVisible()
    saved = next(path for path in program.services.profile.saves.all() if path.stem == controller.match_id)
    header = _header(saved)
    assert header.is_practice
    assert program.window.session is not None
    program.window.results.show_end(program.window.session, engine.view(controller.match, 0))
    assert program.services.profile.statistics.variants() == ()


def _header(path: Path) -> Header:
    record = records.parse_record(path.read_text(encoding="utf-8")).record
    assert record is not None
    return record.header


def test_a_settled_deal_offers_nothing_to_play(page: ReplayPage, qtbot: QtBot) -> None:
    press(page, qtbot, KEY.Key_End)
    assert not page.choices.play.isEnabled()


def test_a_match_without_a_deal_that_is_over_is_refused_with_a_sentence(program: Program) -> None:
    whole = recorded("classic")
    begun = Recorded(whole.header, whole.steps[5].before, whole.steps[:5])
    pages, said = ReplayPages(program.services, program.window.record_reader, program.window.show_page), list[str]()
    pages.failed.connect(said.append)
    assert pages.show_recorded(begun) is None
    assert "sealed" in said[0]


def test_leaving_the_page_ends_the_thinking(page: ReplayPage, program: Program) -> None:
    asked = page.replayer._stop
    program.window.show_table()
    assert asked.is_asked


def test_the_list_offers_the_matches_of_the_profile(program: Program, qtbot: QtBot) -> None:
    saves = program.services.profile.saves
    text = records.write(records.Record(recorded("classic").header, ()))
    saves.create(text, "empty")
    pages = ReplayPages(program.services, program.window.record_reader, program.window.show_page)
    begun: list[MatchController] = []
    pages.practising.connect(begun.append)
    page = pages.show_recorded(recorded("classic"))
    assert page is not None
    page.show_place(4)
    page.choices.play.click()  # its record tells the first deal, which is over
    begun[0].close()
    listed = pages.show_list()
    assert isinstance(listed, ReplayList)
    assert [path.stem for path in listed.paths] == [begun[0].match_id]
    assert [picture.isVisible() for picture in listed.findChildren(GamePicture)] == [True]
    told = listed.list.item(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert listed.matches[0].points in told
    assert str(recorded("classic").match.deals[0].score.points[0]) in listed.matches[0].points
    qtbot.keyClick(listed.list, KEY.Key_Return)
    shown = program.window.stack.currentWidget()
    assert isinstance(shown, ReplayPage)
    assert shown.number == 1


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", ["classic", "coinche", "belote-3p-24", "decouverte", "belot-2p-open", "tarabish"])
def test_every_kind_of_table_is_stepped_through_open_and_closed(
    program: Program, qtbot: QtBot, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_replay(program.services, recorded(game), program.window.show_page)
    for is_open in (False, True):
        page.choices.open_hands.setChecked(is_open)
        for place in range(0, len(page.found), 5):
            page.show_place(place)
            assert page.choices.heading.text()
            assert page.choices.said.text()


def test_the_words_change_with_the_language(page: ReplayPage, program: Program) -> None:
    page.show_place(3)
    program.languages.use("fr")
    assert page.board.accessibleName() == "Table de jeu"
    assert page.place == 3


def test_buttons_beside_the_board_show_long_texts_whole(page: ReplayPage, program: Program) -> None:
    program.window.resize(1280, 800)
    program.languages.use("xx-long")
    QApplication.processEvents()
    shown = [button for button in page.choices.buttons if button.isVisible()]
    assert [button.text() for button in shown if button.width() < button.sizeHint().width()] == []
    assert shown


def test_the_score_sheet_offers_the_chosen_deal(program: Program, qtbot: QtBot) -> None:
    whole = recorded("classic")
    sheet = ScoreSheet(program.services.style, program.services.preferences, whole.names)
    qtbot.addWidget(sheet)
    sheet.show_view(engine.view(whole.match, 0))
    sheet.show()
    assert not sheet.replay.isVisible(), "nobody listens yet"
    sheet.offer_replay()
    asked: list[int] = []
    sheet.replay_asked.connect(asked.append)
    qtbot.mouseClick(sheet.replay, BUTTON)
    sheet.open_deal(0)
    qtbot.keyClick(sheet.replay, KEY.Key_Space)
    sheet.tree.setCurrentIndex(sheet.model.index(1, 0, sheet.model.index(0, 0)))
    qtbot.mouseClick(sheet.replay, BUTTON)
    assert asked == [2, 1, 1]


def test_the_way_through_the_deal_stays_in_sight_beside_everything_that_can_be_done(
    program: Program, page: ReplayPage, qtbot: QtBot
) -> None:
    program.window.resize(900, 600)
    qtbot.mouseClick(page.choices.swap, BUTTON)
    page._on_watch(page._versions[-1])  # the longest list of what can be done
    QApplication.processEvents()
    assert page.watched.verticalScrollBar().maximum() == 0
    sight = page.watched.viewport()
    for button in page.transport.buttons.values():
        assert sight.rect().contains(button.rect().translated(button.mapTo(sight, QPoint(0, 0))))
    program.window.resize(700, 600)
    QApplication.processEvents()
    assert page.choices.mapTo(page, QPoint(0, 0)).y() > page.transport.mapTo(page, QPoint(0, 0)).y()


def test_with_open_hands_the_covered_cards_of_stacks_are_named(program: Program) -> None:
    page = open_replay(program.services, recorded("decouverte"), program.window.show_page)
    page.choices.open_hands.setChecked(True)
    assert "Your face-down cards: " in page.choices.hidden.text()
    assert "Samir’s face-down cards: " in page.choices.hidden.text()
    page.choices.open_hands.setChecked(False)
    assert page.choices.hidden.isHidden()
