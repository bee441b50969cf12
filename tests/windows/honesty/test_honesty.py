"""The honesty page: what was sent, seals to verify, hands that were counted. It reads and never writes."""

from __future__ import annotations

import gc
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from belote_desktop import engine, variants
from belote_desktop.app import Program
from belote_desktop.commands.scenes.pages.honesty_scenes import record_text
from belote_desktop.engine.rules.terms import Zone
from belote_desktop.models.analysis.honesty import count_hands, listed, open_record
from belote_desktop.models.tasks import Threads
from belote_desktop.records import parse_view
from belote_desktop.windows.drafts.match_draft import MatchWish
from belote_desktop.windows.honesty import honesty_page
from belote_desktop.windows.honesty.honesty_page import HonestyPage, open_honesty
from belote_desktop.windows.look.languages import PSEUDO

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


A_MATCH = MatchWish("classic", {}, variants.get("classic"), "club", "Anna")


def saved(program: Program, text: str, name: str = "classic") -> Path:
    return program.services.profile.saves.create(text, name).path


@pytest.fixture
def record(program: Program) -> Path:
    """A match with two deals that are over and one in progress."""
    return saved(program, record_text("classic", seed=3, deals=2, actions=3))


def opened(program: Program, key: str) -> HonestyPage:
    session = program.window.session
    page = open_honesty(program.services, None if session is None else session.controller, program.window)
    program.window.show_page(page)
    page.sidebar.show_page(key)
    return page


def texts(box: QComboBox) -> list[str]:
    return [box.itemText(row) for row in range(box.count())]


def test_a_page_that_could_not_be_made_leaves_no_thread_behind(
    program: Program, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = Threads()
    parts = replace(program.services, workers=replace(program.services.workers, aside=threads.tasks))
    with monkeypatch.context() as broken:
        broken.setattr(honesty_page, "open_record", Mock(side_effect=ValueError("broken")))
        with pytest.raises(ValueError, match="broken"):
            open_honesty(parts, parent=program.window)
    page = open_honesty(parts, parent=program.window)
    program.window.show_page(page)
    lanes = threads.open
    program.window.show_table()
    program.close()
    gc.collect()
    assert lanes
    assert not threads.open


# ---------------------------------------------------------------------- how it plays
def test_without_any_match_every_page_says_so(program: Program) -> None:
    page = opened(program, "how")
    assert page.how.parts[0][0].isVisible()
    for key in ("sight", "seals"):
        page.sidebar.show_page(key)
        assert page.no_match.isVisible()
        assert page.no_match.text() == "No match has been played with this profile yet."
    page.sidebar.show_page("hands")
    assert page.hands.count.text() == "No hands to count yet. Finish a few deals first."


def test_the_arrow_keys_go_through_the_pages_and_escape_leaves(program: Program, qtbot: QtBot) -> None:
    page = opened(program, "how")
    page.first_focus().setFocus()
    qtbot.keyClick(page.sidebar.navigation, Qt.Key.Key_Down)
    assert page.sight.isVisible()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert program.window.stack.currentWidget() is program.window.home.page


def test_nothing_is_written(program: Program, record: Path) -> None:
    before = {path: path.read_bytes() for path in record.parent.iterdir()}
    page = opened(program, "seals")
    page.seals.verify_all()
    page.sight.decide_again()
    page.close()
    assert {path: path.read_bytes() for path in record.parent.iterdir()} == before


# ---------------------------------------------------------------------- what it sees
def test_only_deals_that_are_over_can_be_looked_into(program: Program, record: Path) -> None:
    page = opened(program, "sight")
    assert texts(page.sight.deals) == ["Deal 1", "Deal 2"]


def test_a_match_without_a_settled_deal_shows_nothing_of_its_cards(program: Program) -> None:
    saved(program, record_text("classic", seed=3, deals=0, actions=12))
    page = opened(program, "sight")
    assert page.sight.step is None
    assert page.sight.empty.isVisible()
    assert not page.sight.whole.isVisible()
    assert all(not part.value.isVisible() for part in page.sight.fields.values())


def test_the_text_is_the_one_that_was_sent_and_holds_no_other_hand(program: Program, record: Path) -> None:
    page = opened(program, "sight")
    found = open_record(record)
    assert found is not None
    step = [each for each in found.decisions[2] if each.seat][7]
    page.sight.choose_deal(2)
    page.sight.choose_step(7)
    view = parse_view(page.sight.text.toPlainText())
    assert view == engine.view(step.before, step.seat)
    assert [seat for seat in range(4) if view.seen(Zone.HAND, seat)] == [step.seat]
    assert page.sight.fields["seat"].value.toPlainText() == str(step.seat)


def test_the_persons_own_decisions_are_not_among_them(program: Program, record: Path) -> None:
    page = opened(program, "sight")
    named = texts(page.sight.steps)
    assert named
    assert not any("Anna" in each for each in named)
    assert any("Samir" in each for each in named)


def test_every_decision_of_a_deal_is_made_again_to_the_same_action(program: Program, qtbot: QtBot) -> None:
    play_a_deal(program, qtbot)
    page = opened(program, "sight")
    count = page.sight.steps.count()
    assert count > 20
    for place in range(0, count, 4):
        page.sight.choose_step(place)
        page.sight.again_button.click()
        step = page.sight.step
        assert step is not None
        name = program.window.session.controller.names[step.seat] if program.window.session else ""
        assert page.sight.again.text().startswith(f"{name} makes the same decision: ")


def play_a_deal(program: Program, qtbot: QtBot) -> None:
    """A deal of the classic game in the window, against club players; the person does the first lawful thing."""
    program.window.start(A_MATCH)
    session = program.window.session
    assert session is not None
    controller = session.controller
    while not controller.match.deals:
        qtbot.waitUntil(lambda: session.is_waiting or bool(controller.match.deals))
        if not controller.match.deals:
            controller.submit(controller.view().lawful[-1])


def test_a_decision_that_differs_from_the_record_is_told(program: Program) -> None:
    """A record in which another card stands: what the player does now is not what it says."""
    text = record_text("classic", seed=3, deals=1)
    saved(program, text.replace('"casual"', '"random"'))
    page = opened(program, "sight")
    told = set()
    for place in range(page.sight.steps.count()):
        page.sight.choose_step(place)
        page.sight.decide_again()
        told.add("differently" in page.sight.again.text())
    assert told == {True, False}


def test_a_player_that_this_version_does_not_know_cannot_decide_again(program: Program) -> None:
    saved(program, record_text("classic", seed=3, deals=1).replace('"casual"', '"genius"'))
    page = opened(program, "sight")
    assert "Level: genius." in page.sight.text_note.text()
    page.sight.decide_again()
    assert page.sight.again.text().startswith("The decision could not be repeated: There is no level 'genius'")


def test_the_text_can_be_copied(program: Program, record: Path) -> None:
    page = opened(program, "sight")
    page.sight.copy_button.click()
    assert QGuiApplication.clipboard().text() == page.sight.text.toPlainText()
    assert page.sight.copied.text() == "The text was copied."


# ---------------------------------------------------------------------- seals
def test_the_deal_in_progress_shows_its_seal_and_nothing_behind_it(program: Program, record: Path) -> None:
    page = opened(program, "seals")
    assert texts(page.seals.deals) == ["Deal 3, in progress", "Deal 2", "Deal 1"]
    assert page.seals.seal.toPlainText() in record.read_text()
    assert len(page.seals.seal.toPlainText()) == 64
    for part in (page.seals.opened, page.seals.shell, page.seals.verify_button, page.seals.found):
        assert not part.isVisible()
    assert page.seals.opened.toPlainText() == ""


def test_a_seal_is_verified_by_a_button(program: Program, record: Path) -> None:
    page = opened(program, "seals")
    page.seals.choose(1)
    page.seals.verify_button.click()
    assert page.seals.found.toPlainText() == page.seals.seal.toPlainText()
    assert page.seals.verdict.property("role") == "good"
    page.seals.verify_all_button.click()
    assert page.seals.verdict.text().startswith("2 seal")


def test_a_changed_record_is_found_out(program: Program, record: Path) -> None:
    text = record.read_text()
    line = next(line for line in text.split("\n") if line.startswith("open "))
    record.write_text(text.replace(line, line[:-1] + ("0" if line[-1] != "0" else "1")))
    page = opened(program, "seals")
    page.seals.choose(1)
    page.seals.verify_button.click()
    assert page.seals.verdict.text() == "The pack that was revealed is not the one that was sealed."
    assert page.seals.verdict.property("role") == "bad"
    page.seals.verify_all_button.click()
    assert page.seals.verdict.text() == "The seal does not match in these deals: 1."


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="this system has no sha256sum")
def test_the_copied_lines_run_in_a_shell(program: Program, record: Path) -> None:
    page = opened(program, "seals")
    page.seals.choose(2)
    page.seals.copy_button.click()
    ran = subprocess.run(["sh"], input=QGuiApplication.clipboard().text(), capture_output=True, text=True, check=True)
    assert ran.stdout.split() == [page.seals.seal.toPlainText()] * 2


def test_the_page_says_whose_number_shuffled_the_match_and_what_that_proves(program: Program, record: Path) -> None:
    page = opened(program, "seals")
    assert page.seals.person.text().startswith("No number of yours shuffled this match")
    path = saved(program, record_text("classic", seed=3, deals=2, number="482139605"))
    page.choose_match(path)
    assert page.seals.person.text() == "Your number in this match is 482139605. You chose it."
    page.seals.choose(2)
    page.seals.verify_button.click()
    assert page.seals.found.toPlainText() == page.seals.seal.toPlainText()
    assert page.seals.verdict.text().endswith("the program neither changed the cards nor chose them.")
    path.write_text(path.read_text().replace("number 482139605 by person\n", ""))
    page.choose_match(path)
    page.seals.choose(2)
    page.seals.verify_button.click()
    assert "your number is missing from the match file" in page.seals.verdict.text()
    assert page.seals.verdict.property("role") == "bad"
    assert not page.seals.person.isVisible()


# ---------------------------------------------------------------------- the person's number
def test_a_number_is_typed_after_its_seal_was_shown_and_shuffles_the_next_match(program: Program, qtbot: QtBot) -> None:
    page = opened(program, "number")
    seal, drawn = page.number.seal.toPlainText(), page.number.edit.text()
    assert (len(seal), len(drawn)) == (64, 9)
    assert page.number.told.text().startswith("The program drew this number.")
    page.number.edit.setFocus()
    page.number.edit.selectAll()
    qtbot.keyClicks(page.number.edit, "27 18x")
    qtbot.keyClick(page.number.edit, Qt.Key.Key_Tab)
    assert page.number.edit.text() == "2718"
    assert page.number.told.text().startswith("You chose this number.")
    program.window.start(A_MATCH)
    page = opened(program, "seals")
    assert page.seals.seal.toPlainText() == seal
    assert page.seals.person.text() == "Your number in this match is 2718. You chose it."
    page.sidebar.show_page("number")
    assert page.number.seal.toPlainText() != seal


def test_another_number_can_be_drawn_and_an_empty_field_is_filled(program: Program, qtbot: QtBot) -> None:
    page = opened(program, "number")
    page.number.edit.setFocus()
    page.number.edit.selectAll()
    qtbot.keyClicks(page.number.edit, "7")
    qtbot.keyClick(page.number.edit, Qt.Key.Key_Backspace)
    page.number.draw_button.setFocus()
    assert len(page.number.edit.text()) == 9
    seen = page.number.edit.text()
    qtbot.keyClick(page.number.draw_button, Qt.Key.Key_Space)
    assert len(page.number.edit.text()) == 9
    assert page.number.edit.text() != seen
    assert not program.services.next_shuffle.is_own


def test_the_match_on_the_table_comes_first_and_is_sealed_before_its_first_card(program: Program) -> None:
    program.window.start(A_MATCH)
    saved(program, record_text("coinche", seed=1, deals=1))
    page = opened(program, "seals")
    assert page.matches.currentText().endswith(", current match")
    assert texts(page.seals.deals) == ["Deal 1, in progress"]


# ---------------------------------------------------------------------- hands
def test_the_hands_of_all_saved_matches_are_counted(program: Program) -> None:
    for seed in range(5):
        saved(program, record_text("coinche", seed=seed, deals=1))
    page = opened(program, "hands")
    assert [row.line.hands for row in page.hands.rows] == [5] * 7
    assert page.hands.count.text().startswith("5 hand")
    assert "of 5 hands" in page.hands.rows[0].sentence.text()
    assert [row.name.text() for row in page.hands.rows[4:6]] == ["At least 2 jacks", "Jack and nine of one suit"]


def test_shuffled_and_gathered_deals_are_told_apart(program: Program, record: Path) -> None:
    page = opened(program, "hands")
    assert texts(page.hands.way_pick) == ["Shuffled deals", "Stacked and cut deals"]
    assert page.hands.rows[0].line.hands == 1
    page.hands.choose_way(False)
    assert page.hands.rows[0].line.hands == 1
    assert "stacked and cut" in page.hands.luck.text()


def test_the_hands_of_the_others_can_be_looked_at_too(program: Program, record: Path) -> None:
    page = opened(program, "hands")
    assert page.hands.place_pick.count() == 4
    found = []
    for place in range(4):
        page.hands.choose_place(place)
        found.append(page.hands.lines())
    assert page.hands.place_pick.currentText() == "The player before you"
    assert len({tuple(line.held for line in lines) for lines in found}) > 1


def test_what_is_no_record_and_what_no_person_played_is_left_out(program: Program, tmp_path: Path) -> None:
    broken = tmp_path / "broken.brn"
    broken.write_text("nothing")
    text = record_text("classic", seed=1, deals=1)
    played = tmp_path / "played.brn"
    played.write_text(text)
    watched = tmp_path / "watched.brn"
    watched.write_text(text.replace('"human"', '"casual"'))
    assert [len(count_hands(path)) for path in (broken, tmp_path / "gone.brn", watched, played)] == [0, 0, 0, 1]
    saved(program, "nothing")
    assert listed(program.services.profile.saves, 10) == ()


def test_it_words_itself_anew_in_another_language(program: Program, record: Path) -> None:
    page = opened(program, "sight")
    page.sight.choose_step(4)
    step = page.sight.step
    program.languages.use(PSEUDO)
    assert page.sight.step is step
    assert page.sight.steps.currentIndex() == 4
    assert page.sidebar.heading.text() != "What they see"
    assert page.sight.text.layoutDirection() is Qt.LayoutDirection.LeftToRight


def test_it_opens_in_the_place_of_the_table_and_in_no_window_of_its_own(program: Program, record: Path) -> None:
    before = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    page = opened(program, "how")
    assert [each for each in QApplication.topLevelWidgets() if each.isVisible()] == before
    assert program.window.isActiveWindow()
    assert page.sidebar.navigation.hasFocus()
