"""The people to play with: of the country of the game, all different, and known again by their names."""

from belote_desktop import variants
from belote_desktop.resources.portraits import PORTRAITS
from belote_desktop.variants.people import (
    USUAL,
    companions,
    countries_with_people,
    people_of,
    person_called,
    portrait_of,
)

COUNTRIES = countries_with_people()


def test_every_country_with_a_game_has_people() -> None:
    assert {game.country for game in variants.all_variants()} <= set(COUNTRIES)


def test_the_people_of_a_country_are_women_and_men_with_a_portrait_each() -> None:
    for country in COUNTRIES:
        people = people_of(country)
        assert len(people) >= 8, country
        assert len({person.portrait for person in people}) == len(people), country
        assert {person.portrait for person in people} <= set(PORTRAITS), country
        assert {person.woman for person in people} == {False, True}, country


def test_a_name_has_the_same_portrait_in_every_country_and_spelling() -> None:
    """A match file keeps names only: it must show the same faces again."""
    for country in COUNTRIES:
        for person in people_of(country):
            assert portrait_of(person.name) == portrait_of(person.written) == person.portrait, person


def test_every_portrait_is_somebodys() -> None:
    assert {person.portrait for country in COUNTRIES for person in people_of(country)} == set(PORTRAITS)


def test_a_name_of_nobody_has_no_portrait() -> None:
    assert portrait_of("Sieglinde") == ""
    assert person_called("Sieglinde") is None


def test_the_same_seed_seats_the_same_people_and_another_seed_others() -> None:
    assert companions("Bulgaria", 3, seed=5) == companions("Bulgaria", 3, seed=5)
    assert len({companions("Bulgaria", 3, seed=seed) for seed in range(12)}) > 8


def test_nobody_sits_twice_at_a_table_nor_opposite_their_own_portrait() -> None:
    for country in COUNTRIES:
        for seed in range(20):
            seated = companions(country, 3, seed=seed, without=["bun", "combed"])
            portraits = [person.portrait for person in seated]
            assert len(set(portraits)) == 3
            assert not {"bun", "combed"} & set(portraits)


def test_an_own_game_is_played_with_the_usual_people() -> None:
    assert companions("Your own games", 3) == companions(USUAL, 3)
    assert [person.name for person in companions(USUAL, 3)] == ["Samir", "Léa", "Karim"]


def test_at_every_first_table_somebody_talks_and_somebody_is_quiet() -> None:
    for country in COUNTRIES:
        assert {person.talkative for person in companions(country, 3)} == {False, True}, country
