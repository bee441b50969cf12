"""The panels of every auction: whatever may be said can be said by keyboard alone, and the rest says why not."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from belote_desktop import engine, variants
from belote_desktop.commands.scenes.play.auction_scenes import MOMENTS, Moment
from belote_desktop.engine import Action, Match
from belote_desktop.engine.actions import PASS, Bid, BidKind, Name, Say, Word
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.rules.terms import Direction, Phase
from belote_desktop.engine.wording.messages import SUIT_MARKS
from belote_desktop.models.words import words
from belote_desktop.models.words.reading_aloud import read_aloud
from belote_desktop.table import TableView
from belote_desktop.table.items.theme import THEMES, Theme, contrast
from belote_desktop.table.overlays.panels import ChoicePanel
from belote_desktop.table.scene.picture import picture_of
from tests.table.table_makers import make_table, offer

GAMES = [game.id for game in variants.all_variants()]
SPOKEN = (Phase.AUCTION, Phase.RAISES)


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    made = make_table()
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    return made


def after(moment: Moment) -> Match:
    """The match at a moment of the scenes."""
    match = engine.start(variants.get(moment.game, **moment.options), seed=moment.seed, dealer=moment.first_dealer)
    for word in moment.script.split():
        match, _ = engine.apply(match, engine.parse_action(match, word))
    return match


def at(name: str) -> Match:
    return after(next(moment for moment in MOMENTS if moment.name == name))


def my_decisions(game: str, chance: random.Random) -> list[Match]:
    """What seat 0 is asked in an auction of chance calls; passing is no likelier than anything else."""
    rules = variants.get(game)
    match = engine.start(rules, seed=chance.randrange(10**6), dealer=chance.randrange(rules.table.seats))
    found: list[Match] = []
    while match.deal is not None and match.deal.phase in SPOKEN and not match.deals and len(found) < 2:
        if engine.to_act(match) == 0:
            found.append(match)
        options = engine.legal(match)
        low = [action for action in options if not isinstance(action, Bid)] + [
            action for action in options if isinstance(action, Bid)
        ][:2]
        match, _ = engine.apply(match, chance.choice(low))
    return found


def press(qtbot: QtBot, table: TableView, key: str) -> None:
    """Press the key that stands on a button."""
    modifier = Qt.KeyboardModifier.ShiftModifier if len(key) > 1 else Qt.KeyboardModifier.NoModifier
    qtbot.keyClick(table.focusWidget() or table, getattr(Qt.Key, f"Key_{key[-1]}"), modifier)


def walk_to(qtbot: QtBot, table: TableView, name: str) -> None:
    """Go to the button of a name with the Tab key, as far as there is to go."""
    table.setFocus()
    for _ in range(60):
        qtbot.keyClick(table.focusWidget() or table, Qt.Key.Key_Tab)
        focused = table.focusWidget()
        if focused is not None and focused.accessibleName() == name:
            return
    pytest.fail(f"The Tab key never comes to {name!r}.")


def say_by_keyboard(qtbot: QtBot, table: TableView, action: Action) -> None:
    """Say an action with keys alone: its letter, or the Tab key and Space; bids by arrows, then the trump; Enter."""
    panel = table._chrome.panel
    bids = panel._question.bids
    if isinstance(action, Bid) and bids is not None:
        panel.strip.setFocus()
        steps = [level for level in bids.levels if bids.find(level, action.denomination) == action]
        for _ in range(bids.levels.index(steps[0])):
            qtbot.keyClick(panel.strip, Qt.Key.Key_Up)
    chosen = [key for key in panel.calls.keys if panel.calls.call_of(key) == action]
    answers = zip(panel._buttons, panel._question.choices, strict=True)
    button = chosen[0] if chosen else next(button for button, choice in answers if choice.action == action)
    if button.key:
        press(qtbot, table, button.key)
    else:
        walk_to(qtbot, table, button.accessibleName())
        qtbot.keyClick(button, Qt.Key.Key_Space)
    if chosen:
        qtbot.keyClick(table.focusWidget() or table, Qt.Key.Key_Return)


def offered(panel: ChoicePanel) -> set[Action]:
    """Everything that can be chosen on the panel."""
    bids = panel._question.bids
    answers = (*panel._question.keys, *panel._question.choices)
    chosen = {choice.action for choice in answers if choice.action is not None}
    found = () if bids is None else (bids.find(level, one) for level in bids.levels for one in bids.denominations)
    return chosen | {bid for bid in found if bid is not None}


def is_keyboard_complete(panel: ChoicePanel) -> bool:
    """Whether every part can be reached with Tab, and no letter stands for two things."""
    buttons = (*panel.buttons, *((panel.why,) if panel.why is not None else ()))
    keys = [button.key for button in buttons if button.key]
    reached = all(part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.isVisible() for part in panel.parts)
    return reached and len(keys) == len(set(keys))


@pytest.mark.parametrize("game", GAMES)
def test_whatever_may_be_said_is_said_by_keyboard_alone(qtbot: QtBot, table: TableView, game: str) -> None:
    chance = random.Random(game)
    for match in my_decisions(game, chance):
        offer(table, match)
        panel = table._chrome.panel
        assert offered(panel) == set(engine.legal(match))
        assert is_keyboard_complete(panel)
        action = chance.choice(engine.legal(match))
        with qtbot.waitSignal(table.action_chosen, check_params_cb=lambda said, wanted=action: said == wanted):
            say_by_keyboard(qtbot, table, action)


@pytest.mark.sampled(15)
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.name)
def test_a_moment_of_the_scenes_is_the_persons_decision(moment: Moment) -> None:
    view = engine.view(after(moment), 0)
    assert view.options


def test_there_is_a_moment_for_every_kind_of_auction() -> None:
    kinds = {variants.get(moment.game).auction.auction_model for moment in MOMENTS}
    assert kinds == {variants.get(game).auction.auction_model for game in GAMES}
    assert len({moment.name for moment in MOMENTS}) == len(MOMENTS) >= 40


# ---------------------------------------------------------------------- what the corner says of the call that stands
@pytest.mark.parametrize(
    ("moment", "said"),
    [
        ("call-ladder-standing", "Diamonds"),
        ("call-ladder-doubled", "Hearts ×2"),
        ("call-ladder-redoubled", "Hearts ×4"),
        ("call-surcoinche", "100 in spades ×2"),
    ],
)
def test_the_corner_says_what_the_raises_made_of_the_call_that_stands(table: TableView, moment: str, said: str) -> None:
    offer(table, at(moment))
    assert table._chrome.corner.accessibleDescription().split(" · ")[0] == said


@pytest.mark.parametrize(
    ("moment", "trumps"),
    [("call-over-hokum", "turned"), ("call-over-sun", Denomination.NO_TRUMP), ("call-baloot", None)],
)
def test_the_corner_shows_the_trumps_of_a_hokum_and_a_sun_that_stand(moment: str, trumps: object) -> None:
    view = engine.view(at(moment), 0)
    assert view.turn_up is not None
    turned = Denomination.of(view.turn_up.suit)
    assert picture_of(view).denomination == (turned if trumps == "turned" else trumps)


# ---------------------------------------------------------------------- why the rest may not be said
@pytest.mark.parametrize(
    ("moment", "calls", "reason"),
    [
        ("call-ladder-standing", "Clubs", "must be higher"),
        ("call-ladder-partner", "Contra", "Only Léa’s opponents"),
        ("call-generale-first", "Générale", "You speak first"),
        ("call-pilotta-passed", "80", "you cannot bid again"),
        ("call-clabber-second", "Spades", "You are void in"),
        ("call-baloot-second", "Ashkal", "only in the first round"),
    ],
)
def test_on_request_the_panel_says_why_the_rest_may_not(
    qtbot: QtBot, table: TableView, moment: str, calls: str, reason: str
) -> None:
    offer(table, at(moment))
    panel = table._chrome.panel
    before = panel.height()
    assert reason not in panel.accessibleDescription()
    press(qtbot, table, "W")
    told = [line for line in panel._told if line.startswith(calls)]
    assert len(told) == 1, panel._told
    assert reason in told[0]
    assert read_aloud(told[0]) in panel.accessibleDescription()
    assert not set(SUIT_MARKS) & set(panel.accessibleDescription())
    assert panel.height() > before
    press(qtbot, table, "W")
    assert panel.height() == before


@pytest.mark.parametrize(
    ("moment", "keys", "gone"),
    [
        ("call-ladder-standing", "Clubs Diamonds Hearts Spades No_trumps All_trumps", "Clubs Diamonds"),
        ("call-baloot", "Hokum Sun Ashkal", "Ashkal"),
        ("call-clabber-second", "Spades Hearts Diamonds Clubs", None),
    ],
)
def test_a_contract_that_may_not_be_called_keeps_its_place_and_says_why(
    table: TableView, moment: str, keys: str, gone: str | None
) -> None:
    match = at(moment)
    offer(table, match)
    shown = [key for key in table._chrome.panel.calls.keys if key.isVisible()]
    assert [key.text().replace(" ", "_") for key in shown] == keys.split()
    illegal = [key for key in shown if not key.isEnabled()]
    assert gone is None or [key.text() for key in illegal] == gone.split()
    assert illegal
    assert all(key.toolTip() == key.why != "" for key in illegal)
    assert all(key.accessibleDescription() == read_aloud(key.why) for key in illegal)
    legal = {table._chrome.panel.calls.call_of(key) for key in shown if key.isEnabled()}
    assert legal <= set(engine.legal(match))


def test_what_is_on_offer_is_not_said_to_be_withheld(qtbot: QtBot, table: TableView) -> None:
    """In the first round Hokum alone stands for the turned suit."""
    match = at("call-ashkal")
    offer(table, match)
    press(qtbot, table, "W")
    turned = engine.view(match, 0).turn_up
    assert turned is not None
    mark = SUIT_MARKS[turned.suit]
    (line,) = [line for line in table._chrome.panel._told if "turn-up’s suit" in line]
    calls, _, reason = line.partition(":")
    assert f"Hokum {mark}" not in calls
    assert all(f"Hokum {other}" in calls for other in SUIT_MARKS if other != mark)
    assert mark in reason


@pytest.mark.parametrize("moment", ["call-bela-forced", "call-tarabish-forced", "call-klaverjas-forced"])
def test_a_forced_dealer_is_told_so_at_once(table: TableView, moment: str) -> None:
    offer(table, at(moment))
    assert "You are the dealer, so you must name a suit" in table._chrome.panel.accessibleDescription()


def test_who_may_only_pass_is_told_why(table: TableView) -> None:
    offer(table, at("call-clabber"))
    panel = table._chrome.panel
    assert panel.accessibleName() == "You can only pass."
    assert "You are void in" in panel.accessibleDescription()


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_sign_of_a_call_that_is_gone_is_dimmed_and_still_seen(table: TableView, theme: Theme) -> None:
    table.set_theme(theme)
    offer(table, at("call-ladder-standing"))
    gone = [key for key in table._chrome.panel.calls.keys if not key.isEnabled() and key.sign is not None]
    assert gone
    for key in gone:
        image = key.grab().toImage()
        middle = range(round(0.3 * image.width()), round(0.7 * image.width()))
        sign = range(round(0.15 * image.height()), round(0.55 * image.height()))  # the word is below it
        found = max(contrast(image.pixelColor(x, y).name(), theme.sunken) for x in middle for y in sign)
        assert 3 <= found <= contrast(theme.disabled, theme.sunken) + 0.1


def test_the_reasons_are_read_where_the_button_has_the_focus(table: TableView) -> None:
    offer(table, at("call-ladder-standing"))
    panel = table._chrome.panel
    button = panel.why
    assert button is not None
    assert button.accessibleName() == "Why are other calls not allowed?"
    assert "Karim has bid diamonds" in button.accessibleDescription()


# ---------------------------------------------------------------------- the words of the game
@pytest.mark.parametrize(
    ("moment", "word"),
    [
        ("call-coinche-standing", "Coinche"),
        ("call-surcoinche", "Surcoinche"),
        ("call-contree", "Contre"),
        ("call-recontra", "Recontra"),
        ("call-vida-again", "Vida"),
        ("call-kraken", "Kraak"),
        ("call-rekraak", "Rekraak"),
        ("call-match", "The whole match"),
        ("call-classic-double", "Double"),
    ],
)
def test_raises_are_called_as_in_the_game(table: TableView, moment: str, word: str) -> None:
    offer(table, at(moment))
    assert word in [button.text() for button in table._chrome.panel.buttons]


def test_a_bubble_shows_the_mark_of_the_suit_for_its_name() -> None:
    assert words.call_token(Bid(100, Denomination.SPADES)) == "100 ♠"
    assert words.call_text(Bid(100, Denomination.SPADES)) == "100 in spades"
    assert words.call_token(Name(Denomination.SPADES)) == "Spades"
    assert words.call_token(Bid(100, Denomination.NO_TRUMP)) == "100 in no trumps"


def test_a_bid_that_is_already_said_stands_as_its_mark_too(table: TableView) -> None:
    offer(table, at("call-any-time"))
    assert table._view is not None
    table._speak_calls(table._view)
    assert "100 ♠" in [table._scene.bubbles.said(seat) for seat in range(4)]


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ("A", "Accept: the deal is thrown in. Refuse: Samir takes clubs."),
        ("B", "Accept: the deal is thrown in. Refuse: you take clubs."),
        ("C", "Accept: Samir takes clubs. Refuse: the deal is thrown in."),
    ],
)
def test_an_answer_to_schmeiss_says_what_it_leads_to(table: TableView, form: str, said: str) -> None:
    match = engine.start(variants.get("klaberjass", schmeiss=form), seed=1, dealer=0)
    match, _ = engine.apply(match, Say(Word.SCHMEISS))
    offer(table, match)
    assert table._chrome.panel.accessibleDescription() == said


@pytest.mark.parametrize("game", ["contree-ffb", "coinche", "pilotta"])
def test_where_only_capots_are_left_the_panel_says_so(qtbot: QtBot, table: TableView, game: str) -> None:
    """A bare sign of a suit would bid a capot unawares, in a small window too."""
    rules = variants.get(game)
    table.resize(900, 600)
    match = engine.start(rules, seed=1, dealer=0 if rules.table.direction is Direction.CCW else 2)
    while engine.to_act(match) != 0 or any(bid.kind is BidKind.POINTS for bid in bids_in(match)):
        points = [bid for bid in bids_in(match) if bid.kind is BidKind.POINTS and engine.to_act(match) != 0]
        match, _ = engine.apply(match, max(points, key=lambda bid: bid.points) if points else PASS)
    offer(table, match)
    panel = table._chrome.panel
    assert panel.strip.isVisible()
    assert panel.strip.text() in ("Capot", "Générale")
    said: list[Action] = []
    table.action_chosen.connect(said.append)
    press(qtbot, table, "D")
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert [(bid.kind, bid.denomination) for bid in said if isinstance(bid, Bid)] == [
        (BidKind.CAPOT, Denomination.DIAMONDS)
    ]


def bids_in(match: Match) -> list[Bid]:
    return [action for action in engine.legal(match) if isinstance(action, Bid)]
