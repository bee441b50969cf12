"""What home shows, read from a profile."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest

from belote_desktop import engine, players, variants
from belote_desktop.coach.lessons import course
from belote_desktop.engine.wording.messages import SUIT_MARKS
from belote_desktop.models.home.home import Home, Results
from belote_desktop.models.home.reading import completed, home_at, next_lesson
from belote_desktop.models.home.where_it_stands import where_it_stands
from belote_desktop.models.preferences import Preferences
from belote_desktop.models.words import words
from belote_desktop.models.words.names import Names
from belote_desktop.profile import Directories, Profile
from belote_desktop.profile.practice import Asked
from belote_desktop.profile.statistics_rows import Rows, with_rows
from tests.records.recorded_matches import finished_match, record_match

NOW = datetime(2026, 11, 22, 19, 30)


@pytest.fixture
def profile(tmp_path: Path) -> Iterator[Profile]:
    with Profile(Directories.under(tmp_path)) as made:
        yield made


@pytest.fixture
def kept(profile: Profile) -> Preferences:
    return Preferences(profile.settings)


def leave(profile: Profile, name: str, text: str) -> None:
    (profile.directories.matches / f"{name}.brn").write_text(text, encoding="utf-8")


def test_an_empty_profile_is_a_first_start_with_the_game_of_the_country(profile: Profile, kept: Preferences) -> None:
    home = home_at(profile, kept, NOW, ["hr_HR"])
    assert home.is_first
    assert (home.game, home.games, home.match) == ("bela-4p", (), None)


def test_a_game_that_was_played_goes_before_the_suggestion(profile: Profile, kept: Preferences) -> None:
    kept.set("recent_games", "no such game\ncoinche\nbaloot")
    home = home_at(profile, kept, NOW, ["hr_HR"])
    assert not home.is_first
    assert (home.game, home.games) == ("coinche", ("coinche", "baloot"))


def test_a_finished_match_is_no_first_start_and_does_not_wait(profile: Profile, kept: Preferences) -> None:
    leave(profile, "over", finished_match(seed=1).text)
    home = home_at(profile, kept, NOW, [])
    assert not home.is_first
    assert home.match is None


def test_the_match_that_waits_is_told_from_its_record_with_the_number_of_others(
    profile: Profile, kept: Preferences
) -> None:
    for number in range(3):
        leave(profile, f"waits-{number}", record_match(variants.get("classic"), number, undo=0, steps=30).text)
    home = home_at(profile, kept, NOW, [])
    assert home.match is not None
    assert home.match.view is None
    assert [each.more for each in completed(home, profile)][-1] == 2


def test_the_slow_parts_come_one_by_one(profile: Profile, kept: Preferences) -> None:
    kept.set("recent_games", "classic")
    profile.practice.add_mistakes([Asked("winner", "classic", seed=seed) for seed in range(4)], NOW.toordinal())
    profile.practice.finish_daily("classic", NOW.toordinal())
    matches = (
        ("a", "classic", 1, 0, 0, 1000, 600),
        ("b", "coinche", 0, 1, 0, 600, 1000),
        ("c", "coinche", 1, 0, 0, 9, 8),
    )
    deals = (("a", 1, "classic", 1, 1, 0, 0, 0, 0), ("b", 1, "coinche", 1, 0, 0, 0, 0, 0))
    with_rows(profile.directories.statistics, Rows(matches, deals))
    stages = list(completed(home_at(profile, kept, NOW, []), profile))
    assert stages[0].results is None
    last = stages[-1]
    assert last.practice is not None
    assert (last.practice.is_done, last.practice.due) == (True, 4)
    assert last.results == Results(matches=3, won=2, deals=2, taken=2, made=1, latest=(1, -1, 1))
    assert (last.results.share_won, last.results.share_made) == (67, 50)
    assert last.lesson is None
    assert next_lesson(profile, last.games).place == 0


def test_shares_of_nothing_are_zero() -> None:
    assert (Results().share_won, Results().share_made) == (0, 0)


def test_a_finished_course_leads_to_the_next_game(profile: Profile) -> None:
    for lesson in course(variants.get("classic")):
        profile.progress.keep("classic", lesson.id, 1, is_done=True)
    found = next_lesson(profile, ("classic", "coinche"))
    assert (found.game, found.place) == ("coinche", 0)
    alone = next_lesson(profile, ("classic",))
    assert (alone.place, alone.title) == (None, None)
    assert all(alone.done)


@pytest.mark.parametrize(
    ("hour", "said"), [(5, "Good morning"), (12, "Hello"), (17, "Hello"), (18, "Good evening"), (2, "Good evening")]
)
def test_the_greeting_follows_the_clock(hour: int, said: str) -> None:
    now = datetime(2026, 1, 1, hour)
    assert words.sentence(Home(now=now).greeting) == said
    assert words.sentence(Home("Anna", now=now).greeting) == f"{said}, Anna"


def test_the_present_deal_is_told_in_sentences() -> None:
    names = Names(("Anna", "Samir", "Léa", "Karim"), 0)
    match = engine.start(variants.get("classic"), seed=1, dealer=3)
    assert "auction" in where_it_stands(engine.view(match, 0), names, "en")
    match, _ = engine.apply(match, next(one for one in engine.view(match, 0).options if str(one) == "take"))
    said = where_it_stands(engine.view(match, 0), names, "en")
    assert said.startswith("You took ")
    assert said.endswith("Trick 1: it is your lead.")


def test_what_was_led_and_what_one_has_of_it_are_told() -> None:
    names, player = Names(("Anna", "Samir", "Léa", "Karim"), 0), players.get("casual")
    match, told = engine.start(variants.get("classic"), seed=1, dealer=3), set[str]()
    while len(match.deals) < 2:
        view = engine.view(match, 0)
        if view.trick is not None and view.trick.cards and view.to_act == 0:
            led, said = view.trick.cards[0], where_it_stands(view, names, "en")
            assert f": {names[view.trick.leader]} led {words.card_token(led, 'en')}, and you " in said
            held = [words.card_token(card, "en") for card in view.hand if card.suit is led.suit]
            none = f"you have no {SUIT_MARKS[led.suit]}."
            assert (none in said) is not held
            assert all(token in said for token in held)
            assert said.endswith("It is your turn.")
            told.add("none" if none in said else "held")
        elif view.trick is not None and view.trick.cards and view.trick.leader == 0:
            assert ": you led " in where_it_stands(view, names, "en")
            told.add("you")
        match, _ = engine.apply(match, player.choose(engine.view(match, engine.to_act(match)), seed=1))
    assert told == {"none", "held", "you"}
