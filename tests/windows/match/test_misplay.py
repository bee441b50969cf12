"""Free play in the real window, by mouse: any card goes, the computer players catch it, and a challenge is judged."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from belote_desktop import engine, players, variants
from belote_desktop.app import Program
from belote_desktop.engine import Card, CardSet, Match, Play, Result
from belote_desktop.models.match.controller import MatchController, SeatedPlayers
from belote_desktop.models.match.journal import MemoryJournal
from belote_desktop.models.match.matches import Seating, new_match
from belote_desktop.models.match.recorded import read_recorded, told
from belote_desktop.models.tasks import ImmediateTasks
from belote_desktop.models.words.names import Names
from belote_desktop.records import Recorder
from belote_desktop.windows.match.match_session import MatchSession
from belote_desktop.windows.score_sheet.deal_result import DealResult
from belote_desktop.windows.score_sheet.match_over import MatchOver
from belote_desktop.windows.score_sheet.turned_tricks import TurnedTricks

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

NAMES = Names(("Anna", "Samir", "Léa", "Karim"), 0)
HANDS = ("AS KS 7S 8S 9H TH JH QH", "QS JS 9S TS AH KH 7H 8H", "AC KC QC JC TC 9C 8C 7C", "AD KD QD JD TD 9D 8D 7D")
SAMIR_REVOKED = "H pass pass pass AS 7H 7C 7D 8H 8C 8D 9H KS QS 9C 9D"
"""Samir ruffs the first trick with four spades in hand, and plays one of them in the third; it is Anna's turn."""


@pytest.fixture(autouse=True)
def every_click_counts(qapp: QApplication) -> Iterator[None]:
    """No click is the echo of the one before: cards may lie in the same place."""
    interval = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(0)
    yield
    qapp.setDoubleClickInterval(interval)


def begin(program: Program, game: str, *, seed: int = 1) -> MatchSession:
    """A match in free play against club players."""
    rules = variants.get(game, misplay="challenge")
    seats, parts = rules.table.seats, program.services
    seating = Seating(NAMES[:seats], ("human", *("casual",) * (seats - 1)))
    controller = new_match(rules, seating, parts.profile.saves, parts.workers, seed=seed, dealer=seats - 1)
    program.window.show_controller(controller).begin()
    return session_of(program)


def session_of(program: Program) -> MatchSession:
    session = program.window.session
    assert session is not None
    return session


def sit_down(program: Program, actions: str, game: str = "belot-wiki-4p", **options: object) -> MatchSession:
    """Anna sits down at a match that has gone so far; the others are club players."""
    match = match_after(actions, game, **options)
    controller = MatchController(
        match, SeatedPlayers(NAMES, (None, *("casual",) * 3)), MemoryJournal(), Recorder("00"),
        writing_tasks=ImmediateTasks(), thinking_tasks=ImmediateTasks(), advice_tasks=ImmediateTasks(),
    )  # fmt: skip
    program.window.show_controller(controller).begin(deal_shown=False)
    return session_of(program)


def match_after(actions: str, game: str = "belot-wiki-4p", **options: object) -> Match:
    rules = variants.get(game, misplay="challenge", **options)
    deck = engine.arrange(rules, [CardSet.parse(hand) for hand in HANDS], dealer=3, declarer=0, turn_up=None)
    match = engine.start(rules, decks=[deck], dealer=3)
    for text in actions.split():
        match, _ = engine.apply(match, engine.parse_action(match, text))
    return match


def click(program: Program, qtbot: QtBot, card: Card) -> None:
    table = program.window.table
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=table.card_point(card).toPoint())


def say_challenge(program: Program, qtbot: QtBot) -> None:
    """Press the button beside the table."""
    panel = program.window.table._chrome.panel
    button = next(each for each in panel.buttons if each.isVisible() and "Challenge" in each.accessibleName())
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def misplays(session: MatchSession) -> list[Card]:
    """The cards that may be played and that the rules do not allow."""
    view = session.controller.view()
    return [action.card for action in view.options if isinstance(action, Play) and action not in view.lawful]


def come_to_misplay(program: Program) -> Card:
    """Play by the rules until a card could be misplayed, and name it."""
    session = session_of(program)
    for _ in range(60):
        found = misplays(session)
        if found:
            return found[0]
        overlay = program.window.page.overlay
        if isinstance(overlay, DealResult):
            overlay.next_button.click()
            continue
        program.window.table.action_chosen.emit(players.get("casual").choose(session.controller.view()))
    raise AssertionError("nothing could be misplayed")


def texts(program: Program) -> str:
    overlay = program.window.page.overlay
    assert isinstance(overlay, DealResult | MatchOver)
    return "\n".join(part.text() for part in overlay.findChildren(QLabel) if not part.isHidden())


def turned(program: Program) -> TurnedTricks:
    overlay = program.window.page.overlay
    assert overlay is not None
    return next(part for part in overlay.findChildren(TurnedTricks) if not part.isHidden())


@pytest.mark.sampled(3)
@pytest.mark.parametrize("game", ["belot-bg", "bela-4p", "baloot", "classic", "belot-2p-24", "belot-ru-3p"])
def test_a_click_plays_any_card_of_the_hand(game: str, program: Program, qtbot: QtBot) -> None:
    session = begin(program, game)
    card = come_to_misplay(program)
    hand = program.window.table._scene.hand
    assert all(hand.is_lawful(each) for each in hand.cards), "A card is marked as one that may not be played."
    told = list[str]()
    session.message.connect(told.append)
    click(program, qtbot, card)
    assert not told
    assert session.refusal is None
    assert card not in session.controller.view().hand
    match = session.controller.match
    deals = (*(settled.deal for settled in match.deals), *([match.deal] if match.deal is not None else []))
    assert [(one.seat, one.card) for deal in deals for one in deal.unlawful] == [(0, card)]


def test_where_a_card_is_confirmed_the_first_click_raises_it(program: Program, qtbot: QtBot) -> None:
    program.services.preferences.set("confirm_play", True)
    session = begin(program, "belot-bg")
    card = come_to_misplay(program)
    position = session.controller.position
    click(program, qtbot, card)
    assert session.controller.position == position
    click(program, qtbot, card)
    assert session.controller.position > position


def test_who_misplays_is_challenged_once_it_is_proved_and_sees_why(program: Program, qtbot: QtBot) -> None:
    """Anna goes on with a card that she could have played: whoever sees it knows."""
    session = begin(program, "belot-bg", seed=2)
    card = come_to_misplay(program)
    click(program, qtbot, card)
    for _ in range(10):
        if program.window.page.overlay is not None:
            break
        deal = session.controller.match.deal
        assert deal is not None
        allowed = deal.unlawful[0].allowed & session.controller.view().hand
        click(program, qtbot, next(iter(allowed)))
    judgement = session.controller.judgement
    assert judgement is not None
    assert judgement.is_right
    assert judgement.seat in (1, 3)
    settled = session.controller.match.deals[-1]
    assert settled.score.result is Result.MISPLAY
    assert settled.score.points[0] == 0 < settled.score.points[1]
    said = texts(program)
    assert f"{NAMES[judgement.seat]} challenges you and Léa and is right." in said
    assert f"Trick {judgement.misplays[0].trick}: you " in said
    crossed = [each.card for each in turned(program).cards if each.is_right is False]
    assert crossed[0] == card
    assert any("challenges you and Léa and is right." in line for line in log(session))


def log(session: MatchSession) -> list[str]:
    model = session.log
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def test_the_person_challenges_rightly(program: Program, qtbot: QtBot) -> None:
    session = sit_down(program, SAMIR_REVOKED)
    say_challenge(program, qtbot)
    assert isinstance(program.window.page.overlay, DealResult)
    score = session.controller.match.deals[-1].score
    assert score.points[0] > 0 == score.points[1]
    said = texts(program)
    assert "You challenge Samir and Karim and are right." in said
    assert "Trick 1: Samir played" in said
    assert "instead of following suit with" in said
    bubbles = program.window.table._scene.bubbles
    assert bubbles.explanation is not None
    assert bubbles.explanation.startswith("You challenge Samir and Karim and are right.")
    cards = turned(program).cards
    assert [each.card for each in cards if each.is_right is False] == [Card.parse("7H")]
    assert {str(each.card) for each in cards[4:]} == {"QS", "JS", "9S", "TS"}
    assert [each.accessibleName() for each in cards if each.is_right is False] == ["seven of hearts, Samir: misplay"]
    qtbot.mouseClick(program.window.page.overlay.next_button, Qt.MouseButton.LeftButton)
    assert session.controller.view().number == 2
    assert bubbles.explanation is None, "What was said of the last deal stays over the next one."


def test_the_person_challenges_wrongly(program: Program, qtbot: QtBot) -> None:
    session = sit_down(program, "H pass pass pass AS QS 7C 7D")
    say_challenge(program, qtbot)
    assert isinstance(program.window.page.overlay, DealResult)
    score = session.controller.match.deals[-1].score
    assert score.points[0] == 0 < score.points[1]
    assert "You challenge Samir and Karim and are wrong" in texts(program)
    assert [str(each.card) for each in turned(program).cards] == ["AS", "QS", "7C", "7D"]
    assert not any(each.is_right is False for each in turned(program).cards)


def test_a_challenge_that_ends_the_match_is_judged_as_well(program: Program, qtbot: QtBot) -> None:
    sit_down(program, SAMIR_REVOKED.replace("H pass", "80H pass", 1), "coinche", target=51)
    say_challenge(program, qtbot)
    overlay = program.window.page.overlay
    assert isinstance(overlay, DealResult)
    assert "You challenge Samir and Karim and are right." in texts(program)
    assert [each.card for each in turned(program).cards if each.is_right is False] == [Card.parse("7H")]
    qtbot.mouseClick(overlay.next_button, Qt.MouseButton.LeftButton)
    assert isinstance(program.window.page.overlay, MatchOver)


def test_a_match_with_a_misplay_and_a_challenge_is_on_record(program: Program, qtbot: QtBot) -> None:
    session = begin(program, "belot-bg", seed=2)
    click(program, qtbot, come_to_misplay(program))
    say_challenge(program, qtbot)
    match = session.controller.match
    assert match.deals[-1].score.result is Result.MISPLAY
    again = read_recorded(program.services.profile.saves.all()[0])
    assert again.match.deals == match.deals
    positions = again.positions(again.deals[-1])
    assert "You challenge Samir and Karim" in told(positions[-1].events, again.sides)
