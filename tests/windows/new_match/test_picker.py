"""The catalogue as the front door: found by any name, filtered, compared, and played in two clicks or by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from belote_desktop import variants
from belote_desktop.engine.wording.messages import in_english
from belote_desktop.models.games.game_entry import entries_on
from belote_desktop.models.games.game_search import Filter, GameSearch
from belote_desktop.models.games.game_words import GameFigures
from belote_desktop.models.games.grouped_differences import grouped_differences
from belote_desktop.models.games.recent_games import known_game, recent_games
from belote_desktop.models.preferences import Preferences
from belote_desktop.variants import GameShelf, own_game
from belote_desktop.variants.families.all_families import FAMILIES, ONE_OF_EACH
from belote_desktop.variants.local_names import COUNTRY_CODES, LOCAL_NAMES
from belote_desktop.variants.rule_sheet import sentences
from belote_desktop.windows.look.languages import Languages
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.new_match.catalogue import grouped_games
from belote_desktop.windows.new_match.catalogue.game_card import GameCard
from belote_desktop.windows.new_match.catalogue.game_groups import EACH
from belote_desktop.windows.new_match.match_pages import group_titles
from belote_desktop.windows.new_match.new_match_page import NewMatch

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def page(qtbot: QtBot, style: Style, preferences: Preferences) -> NewMatch:
    return shown(NewMatch(style, preferences), qtbot)


def shown(page: NewMatch, qtbot: QtBot) -> NewMatch:
    qtbot.addWidget(page)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    return page


def played(preferences: Preferences, *games: str) -> None:
    preferences.set("recent_games", "\n".join(games))
    preferences.set("last_variant", games[0])


@pytest.fixture(scope="module")
def search() -> GameSearch:
    return GameSearch(entries_on(GameShelf()))


# ---------------------------------------------------------------------- the catalogue itself
def test_families_names_and_countries_speak_of_games_that_exist() -> None:
    games = [*variants.all_variants(), *variants.unestablished()]
    known = {game.id for game in games}
    assert sorted(game.id for family in FAMILIES for game in family.games) == sorted(known)
    assert set(ONE_OF_EACH) | set(LOCAL_NAMES) <= known
    assert {game.country for game in games} == set(COUNTRY_CODES)


@pytest.mark.parametrize(
    ("locales", "game", "country", "left_out"),
    [
        (["bg_BG"], "belot-bg", "Bulgaria", ""),
        (["hr_HR"], "bela-4p", "Croatia", ""),
        (["el_CY"], "pilotta", "Cyprus", ""),
        (["el_GR"], "vida", "Greece", "pilotta"),
        (["ar_SA"], "baloot", "Saudi Arabia", ""),
        (["fr_FR"], "classic", "France", ""),
    ],
)
def test_the_games_of_ones_country_come_first(
    locales: list[str], game: str, country: str, left_out: str,
    qtbot: QtBot, style: Style, preferences: Preferences, monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(grouped_games, "system_locales", lambda: locales)
    page = shown(NewMatch(style, preferences), qtbot)
    begun = [entry.id for entry in page.games.sections[EACH].entries]
    assert begun[0] == game
    assert sorted(begun) == sorted({*ONE_OF_EACH, game} - {left_out})
    family, *others = (key for key in page.games.sections if key in {each.id for each in FAMILIES})
    assert len(others) == len(FAMILIES) - 1
    countries = [entry.variant.country == country for entry in page.games.sections[family].entries]
    assert countries == sorted(countries, reverse=True), "the country's own games, then the others of the family"
    assert countries[0]


@pytest.mark.parametrize(
    ("typed", "game"),
    [
        ("белот", "belot-bg"),
        ("ΠΙΛΟΤΤΑ", "pilotta"),  # without its accents
        ("βιδα", "vida"),
        ("بلوت", "baloot"),
        ("բլոտ", "bazar-blot"),
        ("деберц", "deberts-2p"),
        ("klaverjassen", "klaverjas-amsterdam"),
        ("Kalabriasz", "klaberjass"),
        ("boeuf", "boeuf"),  # the catalogue writes it with a ligature
        ("belote a trois", "belote-3p-24"),
        ("Hrvatska", "bela-4p"),  # a country as it is called at home
        ("cape breton", "tarabish"),
        ("clabber-jass", "klaberjass"),
        ("belot s naddavane", "bidding"),  # Bulgarian in Latin letters
        ("блот", "bazar-blot"),  # Armenian in Russian letters
        ("klasiki pilotta", "pilotta-classic"),  # Greek in Latin letters
        ("بَلُوت", "baloot"),  # with its vowels
        ("البلوت", "baloot"),
        ("Belot (trei)", "belot-md-3p"),
    ],
)
def test_a_game_is_found_by_its_local_name_in_any_spelling(search: GameSearch, typed: str, game: str) -> None:
    assert game in {entry.id for entry in search.find(typed, Filter()).named}


def test_a_word_of_the_rules_finds_the_games_that_have_it(search: GameSearch) -> None:
    found = {entry.id for entry in search.find("double", Filter()).ruled}
    told = {
        entry.id: " ".join(in_english(line) for part in sentences(entry.rules) for line in part.paragraphs)
        for entry in search.entries
    }
    assert found
    for game in found:
        assert "double" in told[game].casefold(), game
    found_with = search.find("kitty", Filter())
    kitty = {entry.id for entry in (*found_with.named, *found_with.ruled)}
    assert kitty == {e.id for e in search.entries if e.rules.deal.kitty or e.rules.deal.talon_packets}


def test_filters_hold_together_with_what_is_typed(search: GameSearch) -> None:
    found = search.find("", Filter(players=frozenset({2, 3}), country="France"))
    assert {entry.rules.table.seats for entry in found.named} == {2, 3}
    assert {entry.variant.country for entry in found.named} == {"France"}
    hidden = search.find("pilotta", Filter(players=frozenset({2})))
    assert len(hidden) == 0
    assert hidden.hidden > 0
    assert not hidden.near


def test_a_slip_of_the_pen_is_met_with_names_that_are_near(search: GameSearch) -> None:
    assert "tarabish" in {entry.id for entry in search.find("tarabisch", Filter()).near}
    assert not search.find("xyzzyq", Filter()).near


# ---------------------------------------------------------------------- the page, by mouse
def test_two_clicks_start_a_game(page: NewMatch, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.start) as started:
        qtbot.mouseClick(page.games.card("coinche"), Qt.MouseButton.LeftButton)
        qtbot.mouseClick(page.start_button, Qt.MouseButton.LeftButton)
    assert started.args[0].rules == variants.get("coinche")


def test_what_was_played_last_stands_first_and_is_what_others_are_compared_with(
    qtbot: QtBot, style: Style, preferences: Preferences
) -> None:
    played(preferences, "bela-4p", "coinche")
    page = shown(NewMatch(style, preferences), qtbot)
    assert [card.entry.id for card in page.games.cards[:2]] == ["bela-4p", "coinche"]
    assert known_game(preferences, page.entries).id == "bela-4p"
    page.games.card("tarabish").click()
    assert "Bela" in page.detail.title.text()


def test_starting_a_game_puts_it_first_among_those_played_last(page: NewMatch, preferences: Preferences) -> None:
    for game in ("coinche", "baloot", "coinche"):
        page.draft.choose(game)
        page.draft.wish()
    assert recent_games(preferences) == ("coinche", "baloot")


def test_one_may_say_which_game_one_knows(page: NewMatch, preferences: Preferences, qtbot: QtBot) -> None:
    page.games.card("decouverte").click()
    games = page.games.known.games().actions()
    next(entry for entry in games if entry.text() == "Open Belot for two").trigger()
    assert preferences.value("known_game") == "belot-2p-open"
    assert "Open Belot for two" in page.detail.title.text()
    assert "Open Belot for two" in page.games.card("coinche").accessibleName()
    assert "Open Belot for two" in page.games.known.text()


def test_chips_choose_and_all_games_takes_them_away(page: NewMatch, qtbot: QtBot) -> None:
    filters = page.games.filters
    everything = page.games.shown
    qtbot.mouseClick(filters.chips["3"], Qt.MouseButton.LeftButton)
    assert {card.entry.rules.table.seats for card in page.games.cards} == {3}
    qtbot.mouseClick(filters.chips["short"], Qt.MouseButton.LeftButton)
    assert "belot-3p" not in page.games.shown
    qtbot.mouseClick(filters.chips["long"], Qt.MouseButton.LeftButton)
    assert not filters.chips["short"].isChecked()
    qtbot.mouseClick(filters.all, Qt.MouseButton.LeftButton)
    assert page.games.shown == everything
    assert filters.all.isChecked()


def test_a_country_is_chosen_from_a_box(page: NewMatch) -> None:
    page.games.filters.choose_country("Croatia")
    assert {card.entry.variant.country for card in page.games.cards} == {"Croatia"}


def offers(page: NewMatch) -> list[QPushButton]:
    return [button for button in page.games.nothing.findChildren(QPushButton) if not button.isHidden()]


def test_where_nothing_answers_a_sentence_says_what_to_do_and_a_button_does_it(page: NewMatch, qtbot: QtBot) -> None:
    page.games.search.setText("tarabisch")
    assert not page.games.shown
    assert "tarabisch" in page.games.nothing.sentence.text()
    qtbot.mouseClick(offers(page)[0], Qt.MouseButton.LeftButton)
    assert page.games.shown == {"tarabish"}


def test_a_search_that_finds_nothing_starts_nothing_and_can_be_cleared(page: NewMatch, qtbot: QtBot) -> None:
    page.games.search.setText("tarabisch")
    assert page.games.nothing.picture.isVisible()
    with qtbot.assertNotEmitted(page.start):
        page.start_button.click()
        page._on_start()
    clear = offers(page)[-1]
    assert clear.text() == "Clear the search"
    qtbot.mouseClick(clear, Qt.MouseButton.LeftButton)
    assert page.games.shown
    with qtbot.waitSignal(page.start):
        page.start_button.click()


def test_the_pages_of_a_match_are_not_titled_as_the_catalogue(page: NewMatch) -> None:
    assert page.header.title.text() == "Choose a game"
    page.players_button.click()
    assert (page.header.title.text(), page.header.subtitle.text()) == ("New match", "Classic Belote")
    page.reject()
    assert page.header.title.text() == "Choose a game"


def test_games_that_only_the_filters_hide_can_be_shown(page: NewMatch, qtbot: QtBot) -> None:
    page.games.filters.chips["2"].click()
    page.games.search.setText("tarabish")
    assert "filters" in page.games.nothing.sentence.text()
    qtbot.mouseClick(offers(page)[0], Qt.MouseButton.LeftButton)
    assert page.games.shown == {"tarabish"}


def test_a_family_folds_and_unfolds_and_says_so(page: NewMatch, qtbot: QtBot) -> None:
    section = page.games.sections["balkans"]
    assert "collapsed" in section.head.accessibleName()
    assert not section.cards
    qtbot.mouseClick(section.head, Qt.MouseButton.LeftButton)
    assert "expanded" in section.head.accessibleName()
    assert len(section.cards) == len(section.entries)


def test_a_long_heading_goes_on_in_a_second_line_and_stays_one_button(
    languages: Languages, page: NewMatch, qtbot: QtBot
) -> None:
    languages.use("xx-long")
    page.resize(900, 600)
    page.games.search.setText("kitty")
    QApplication.processEvents()
    sections = [section for section in page.games.sections.values() if "\n" in section.head.text()]
    assert sections
    for section in sections:
        head, words = section.head, section.head.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, section.head.text())
        assert words.width() + head.iconSize().width() < head.width() <= section.width()
        assert words.height() <= head.height() < 2 * words.height()
        assert "\n" not in head.accessibleName()
        was_open = section.is_open
        qtbot.keyClick(head, Qt.Key.Key_Space)
        assert section.is_open is not was_open


def test_the_mark_of_confidence_is_a_sentence_for_eyes_pointer_and_ears(page: NewMatch) -> None:
    sentence = "No local player has checked these rules yet."
    card = page.games.card("belote-ma")
    card.click()
    assert card.toolTip().startswith(card.accessibleName()), "words that have no room on the card are told whole"
    assert sentence in card.toolTip()
    assert sentence in card.accessibleDescription()
    assert sentence in page.detail.confidence.text()


def test_a_game_of_ones_own_is_listed_found_and_started(qtbot: QtBot, style: Style, preferences: Preferences) -> None:
    mine = own_game("Sunday, at home", "coinche", {"target": 1000})
    page = shown(NewMatch(style, preferences, shelf=GameShelf([mine])), qtbot)
    assert page.games.cards[0].entry.id == mine.name
    page.games.filters.chips["yours"].click()
    assert page.games.shown == {mine.name}
    qtbot.mouseClick(page.games.card(mine.name), Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.start) as started:
        page.start_button.click()
    assert started.args[0].rules.match.target == 1000
    assert recent_games(preferences) == (mine.name,), "a name may hold commas"


def test_the_rule_sheet_is_one_click_away(page: NewMatch, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.rules_asked):
        qtbot.mouseClick(page.detail.rules_button, Qt.MouseButton.LeftButton)


# ---------------------------------------------------------------------- the page, by keys
def focused(page: NewMatch) -> str:
    part = page.focusWidget()
    assert isinstance(part, GameCard)
    return part.entry.id


def test_arrows_move_and_choose_letters_search_and_enter_starts(page: NewMatch, qtbot: QtBot) -> None:
    page.games.search.setFocus()
    qtbot.keyClick(page.games.search, Qt.Key.Key_Down)
    assert focused(page) == "classic"
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Right)
    assert page.draft.variant == focused(page) == "coinche"
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Down)
    assert page.draft.variant == focused(page) == "bela-4p"
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_T)
    assert page.focusWidget() is page.games.search
    qtbot.keyClicks(page.games.search, "arabish")
    qtbot.keyClick(page.games.search, Qt.Key.Key_Return)
    assert focused(page) == "tarabish"
    with qtbot.waitSignal(page.start) as started:
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert started.args[0].variant == "tarabish"


def test_the_arrows_reach_the_headings_and_enter_unfolds(page: NewMatch, qtbot: QtBot) -> None:
    page.games.card("tarabish").setFocus()
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Down)
    head = page.games.sections["classic"].head
    assert page.focusWidget() is head
    qtbot.keyClick(head, Qt.Key.Key_Return)
    assert page.games.sections["classic"].is_open


def walked(page: NewMatch, qtbot: QtBot) -> list[QWidget]:
    """Where the Tab key leads from the button that starts, until it is there again."""
    page.start_button.setFocus()
    found: list[QWidget] = []
    while page.start_button not in found:
        qtbot.keyClick(page.focusWidget() or page, Qt.Key.Key_Tab)
        focused = page.focusWidget()
        assert focused is not None
        assert focused not in found
        found.append(focused)
    return found


def test_the_tab_key_follows_the_order_of_reading(page: NewMatch, qtbot: QtBot) -> None:
    page.resize(900, 600)
    page.games.card("baloot")
    page.games.sections["classic"].head.click()  # its cards are made only now
    QApplication.processEvents()
    games, filters, detail = page.games, page.games.filters, page.detail
    groups = [
        part for section in games.sections.values() if section.isVisible() for part in (section.head, *section.cards)
    ]
    groups.insert(1, games.known)
    before = [page.header.back_button, games.search, filters.country, filters.all, *filters.chips.values(), *groups]
    rows = [button for button in (detail.more_button, detail.rules_button) if button.isVisible()]
    after = [*rows, page.learn_button, page.players_button, page.rules_button, page.start_button]
    assert [part for part in walked(page, qtbot) if not isinstance(part, QScrollArea)] == [*before, *after]


def scrolled(page: NewMatch, qtbot: QtBot) -> list[str]:
    """The names of the areas that the Tab key leads to."""
    return [part.accessibleName() for part in walked(page, qtbot) if isinstance(part, QScrollArea)]


@pytest.mark.parametrize(("size", "areas"), [((1280, 800), []), ((900, 600), ["Coinche"])])
def test_only_an_area_that_scrolls_takes_the_keyboard_and_it_has_a_name(
    page: NewMatch, qtbot: QtBot, size: tuple[int, int], areas: list[str]
) -> None:
    page.resize(*size)
    page.games.card("coinche").click()
    qtbot.waitUntil(lambda: scrolled(page, qtbot) == areas)


def test_the_options_are_walked_in_the_order_of_reading_too(page: NewMatch, qtbot: QtBot) -> None:
    page.resize(900, 600)
    page.sidebar.show_page("players")
    QApplication.processEvents()
    found = walked(page, qtbot)
    places = [found.index(part) for part in (page.sidebar.navigation, page.players.name_edit, page.keep_button)]
    assert places == sorted(places)


def test_a_group_of_one_game_is_not_said_to_have_games(languages: Languages, page: NewMatch) -> None:
    languages.use("en")
    for section in page.games.sections.values():
        if len(section.entries) == 1:
            assert ", 1 game, " in section.head.accessibleName()
            section.head.click()
            assert ", 1 game, " in section.head.accessibleName()


def test_left_and_right_follow_the_eye_where_the_window_reads_from_the_right(page: NewMatch, qtbot: QtBot) -> None:
    page.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    first, second = page.games.card("classic"), page.games.card("coinche")
    qtbot.waitUntil(lambda: second.x() < first.x())
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Left)
    assert focused(page) == "coinche"


def test_back_from_the_options_is_back_at_the_front_door(page: NewMatch, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.rules_button, Qt.MouseButton.LeftButton)
    assert not page.at_front_door
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert page.at_front_door
    assert page.isVisible()


@pytest.mark.parametrize(("width", "beside"), [(1280, True), (900, True), (700, False)])
def test_a_narrow_window_tells_the_game_on_a_page_of_its_own(
    page: NewMatch, qtbot: QtBot, width: int, beside: bool
) -> None:
    page.resize(width, 600)
    assert page.side.isVisible() is beside
    assert page.tell_button.isVisible() is not beside
    if not beside:
        qtbot.mouseClick(page.tell_button, Qt.MouseButton.LeftButton)
        assert page.side.isVisible()
        assert not page.sidebar.middle.isVisible()
    assert page.rect().contains(page.start_button.geometry())


@pytest.mark.parametrize(
    ("size", "text"), [((900, 560), 200), ((900, 560), 150), ((900, 573), 100), ((1280, 760), 200)]
)
def test_a_whole_card_is_in_sight_however_large_the_text(
    page: NewMatch, preferences: Preferences, qtbot: QtBot, size: tuple[int, int], text: int
) -> None:
    preferences.set("text_size", text)
    page.resize(*size)
    QApplication.processEvents()
    card, room = page.games.card("coinche"), page.games._area.viewport()
    card.click()

    def top() -> int:
        """Where the card begins once it has been asked for; the list may still be taking its new form."""
        page.games.reveal("coinche")
        return card.mapTo(room, QPoint(0, 0)).y()

    qtbot.waitUntil(lambda: 0 <= top() <= room.height() - card.height())


def test_what_is_changed_can_be_kept_in_a_narrow_window_too(page: NewMatch, preferences: Preferences) -> None:
    preferences.set("text_size", 200)
    page.resize(900, 560)
    page.rules_button.click()
    QApplication.processEvents()
    for button in (page.keep_button, page.start_button):
        assert button.isVisible()
        assert button.width() >= button.sizeHint().width()
        assert page.rect().contains(button.geometry())


# ---------------------------------------------------------------------- a small window
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_small_window_has_all_filters_in_one_line_and_two_whole_games_under_them(
    page: NewMatch, languages: Languages, language: str, qtbot: QtBot
) -> None:
    languages.use(language)
    page.resize(900, 576)  # a window of 900 x 600 with its menus
    QApplication.processEvents()
    filters, games = page.games.filters, page.games
    tops = {chip.mapTo(page, QPoint(0, 0)).y() for chip in (filters.all, *filters.chips.values())}
    assert len(tops) == 1
    assert not games._holder.isAncestorOf(filters.chip_row), "they do not scroll away"

    def whole() -> int:
        sight = games._area.viewport()
        places = [card.rect().translated(card.mapTo(sight, QPoint(0, 0))) for card in games.cards]
        return sum(sight.rect().contains(place) and place.height() > 100 for place in places)

    games._area.verticalScrollBar().setValue(0)
    qtbot.waitUntil(lambda: whole() >= 2, timeout=2000)  # the cards take another form in so low a list


def test_chips_that_say_less_tell_the_rest_to_readers_and_pointers(page: NewMatch) -> None:
    page.resize(900, 576)
    QApplication.processEvents()
    chip = page.games.filters.chips["2"]
    assert chip.text() == "2"
    assert chip.accessibleName() == chip.toolTip() == GameFigures().players(2)
    page.resize(1900, 800)
    QApplication.processEvents()
    assert chip.text() == GameFigures().players(2)
    assert not chip.toolTip()


def test_a_chosen_game_that_filters_leave_out_is_named_as_the_one_that_is_still_chosen(page: NewMatch) -> None:
    page.draft.choose("classic")
    assert not page.games.kept.isVisible()
    page.games.filters.chips["2"].click()
    assert page.games.kept.isVisible()
    assert "Classic Belote" in page.games.kept.text()
    page.games.search.setText("klaverjasz")
    assert page.games.kept.isVisible()
    QApplication.processEvents()
    assert not page.games._area.verticalScrollBar().isVisible(), "an empty list does not scroll"
    page.games.search.clear()
    page.games.filters.clear()
    assert not page.games.kept.isVisible()


def test_while_searching_the_first_game_found_is_chosen_and_described(page: NewMatch, qtbot: QtBot) -> None:
    qtbot.keyClicks(page.games.search, "tarab")
    assert page.draft.variant == "tarabish"
    assert page.detail.game.text() == "Tarabish"
    page.games.search.setText("xyzzyq")
    assert page.draft.variant == "tarabish", "nothing was found to follow"


@pytest.mark.parametrize(("width", "columns"), [(640, 2), (900, 2), (1280, 3), (1920, 5), (2300, 6)])
def test_the_window_is_filled_with_columns(page: NewMatch, qtbot: QtBot, width: int, columns: int) -> None:
    page.resize(width, 1000)
    QApplication.processEvents()
    tops = [card.mapTo(page, QPoint(0, 0)).y() for card in page.games.sections["each"].cards]
    assert tops.count(tops[0]) == columns


def test_nine_whole_games_are_in_sight_in_a_window_of_the_usual_size(page: NewMatch, qtbot: QtBot) -> None:
    page.resize(1280, 775)  # a window of 1280 x 800 with its menus
    sight = page.games._area.viewport()

    def whole() -> int:
        places = [card.rect().translated(card.mapTo(sight, QPoint(0, 0))) for card in page.games.cards]
        return sum(sight.rect().contains(place) for place in places)

    qtbot.waitUntil(lambda: whole() >= 9)


def test_from_the_start_enter_plays_the_last_game_and_letters_search(page: NewMatch, qtbot: QtBot) -> None:
    card = page.first_focus()
    assert card is page.games.card(page.draft.variant)
    card.setFocus()
    qtbot.keyClick(card, Qt.Key.Key_B)
    assert page.games.search.hasFocus()
    card.setFocus()
    with qtbot.waitSignal(page.start):
        qtbot.keyClick(card, Qt.Key.Key_Return)


def test_the_space_key_describes_a_game_where_that_has_a_page_of_its_own(page: NewMatch, qtbot: QtBot) -> None:
    page.resize(700, 600)
    card = page.games.card("coinche")
    card.setFocus()
    qtbot.keyClick(card, Qt.Key.Key_Space)
    assert page.draft.variant == "coinche"
    assert page.side.isVisible()
    assert not page.sidebar.middle.isVisible()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert page.sidebar.middle.isVisible()
    assert page.isVisible()


def test_a_game_is_read_with_its_country_its_players_and_how_far_and_hard_it_is(
    languages: Languages, page: NewMatch
) -> None:
    languages.use("en")
    name = page.games.card("bela-4p").accessibleName()
    assert name.startswith("Bela, Croatia, 4 players, ")
    assert name.endswith(" from Classic Belote, moderate")


def test_differences_are_told_by_groups_and_all_of_them_if_asked(page: NewMatch, qtbot: QtBot) -> None:
    page.games.card("coinche").click()
    told = " ".join(part.text() for part in page.detail.findChildren(QLabel) if part.isVisible())
    assert "Lowest bid 80" in told
    assert "Classic Belote: 0" not in told
    qtbot.mouseClick(page.detail.more_button, Qt.MouseButton.LeftButton)
    assert not page.detail.more_button.isVisible()


def test_a_pack_is_told_by_its_lowest_card_and_what_is_not_there_comes_last() -> None:
    three, amsterdam, classic = map(variants.get, ("belote-3p-24", "klaverjas-amsterdam", "classic"))
    told = {group.key: group.here for group in grouped_differences(three, classic, group_titles())}
    assert "Lowest rank nine" in told["deal"]
    told = {group.key: group.here for group in grouped_differences(amsterdam, classic, group_titles())}
    assert told["match"] == ("Number of deals 16", "Target 0")


def test_the_known_game_is_itself_compared_with_the_first_of_all(
    qtbot: QtBot, style: Style, preferences: Preferences
) -> None:
    played(preferences, "coinche")
    page = shown(NewMatch(style, preferences), qtbot)
    assert "Classic Belote" in page.detail.title.text()


def test_a_game_is_learnt_from_its_description(page: NewMatch, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.learn_asked):
        qtbot.mouseClick(page.learn_button, Qt.MouseButton.LeftButton)
