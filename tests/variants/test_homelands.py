"""The game that a system suggests."""

from __future__ import annotations

import pytest

from belote_desktop import variants
from belote_desktop.variants.homelands import BY_COUNTRY, BY_LANGUAGE, BY_PLACE, USUAL, suggested_game

COUNTRIES = {
    "AM": "Armenia", "BE": "Belgium", "BG": "Bulgaria", "CA": "Canada", "CY": "Cyprus", "FR": "France", "GR": "Greece",
    "HR": "Croatia", "MA": "Morocco", "MD": "Moldova", "MK": "North Macedonia", "NL": "Netherlands", "RU": "Russia",
    "SA": "Saudi Arabia", "TN": "Tunisia", "UA": "Ukraine",
}  # fmt: skip
"""The countries of the catalogue, but the United States."""


@pytest.mark.parametrize(
    ("locales", "game"),
    [
        (["bg_BG", "bg-BG", "en-US"], "belot-bg"),
        (["ar_SA"], "baloot"),
        (["ar_EG"], "baloot"),
        (["ar_MA"], "belote-ma"),
        (["ar_LB"], "classic"),
        (["el_GR"], "vida"),
        (["el_CY", "el-GR"], "pilotta"),
        (["hr_HR"], "bela-4p"),
        (["nl_NL.UTF-8"], "klaverjas-amsterdam"),
        (["nl_BE"], "classic-belgian"),
        (["fr_CA"], "classic"),
        (["en_CA"], "tarabish"),
        (["ar_TN"], "belote-tn"),
        (["fr_FR"], "classic"),
        (["fr_CH"], "classic"),
        (["fr_BE"], "classic-belgian"),
        (["fr_TN"], "belote-tn"),
        (["sr_RS"], "bela-4p"),
        (["sr-Latn-BA"], "bela-4p"),
        (["mk_MK"], "beljot"),
        (["hy_AM"], "bazar-blot"),
        (["tr_CY"], "pilotta"),
        (["ro_MD"], "belot-md-teams"),
        (["uk_UA"], "deberts-4p"),
        (["de_DE"], USUAL),
        (["en_US", "bg-BG"], "belot-bg"),
        (["en_US"], USUAL),
        (["C"], USUAL),
        ([""], USUAL),
        ([], USUAL),
    ],
)
def test_country_goes_before_language_and_the_first_that_is_known_decides(locales: list[str], game: str) -> None:
    assert suggested_game(locales) == game


def test_every_suggestion_is_a_game_of_the_catalogue() -> None:
    known = {game.id for game in variants.all_variants()}
    assert {*BY_PLACE.values(), *BY_COUNTRY.values(), *BY_LANGUAGE.values(), USUAL} <= known


def test_a_country_with_a_game_of_its_own_is_suggested_it() -> None:
    named = {game.country for game in variants.all_variants()}
    assert named <= {*COUNTRIES.values(), "United States"}
    for code, country in COUNTRIES.items():
        assert variants.variant(BY_COUNTRY[code]).country == country
