"""The game to suggest to somebody, by the languages and countries of their system."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

USUAL = "classic"
"""The game suggested where nothing else is known."""

BY_PLACE: Mapping[str, str] = MappingProxyType({"fr_CA": "classic"})
"""Language and country -> game, where the country alone would mislead."""

BY_COUNTRY: Mapping[str, str] = MappingProxyType(
    {
        "AE": "baloot", "AM": "bazar-blot", "BA": "bela-4p", "BE": "classic-belgian", "BG": "belot-bg",
        "BH": "baloot", "BY": "belot-ru-pairs", "CA": "tarabish", "CY": "pilotta", "DZ": "classic", "FR": "classic",
        "GR": "vida", "HR": "bela-4p", "KW": "baloot", "KZ": "belot-ru-pairs", "LB": "classic", "LU": "classic",
        "MA": "belote-ma", "MD": "belot-md-teams", "ME": "bela-4p", "MK": "beljot", "NL": "klaverjas-amsterdam",
        "OM": "baloot", "QA": "baloot", "RS": "bela-4p", "RU": "belot-ru-pairs", "SA": "baloot",
        "SR": "klaverjas-amsterdam", "TN": "belote-tn", "UA": "deberts-4p", "YE": "baloot",
    }
)  # fmt: skip
"""Country (ISO 3166) -> game. The United States are left out: systems all over the world are set to their English."""

BY_LANGUAGE: Mapping[str, str] = MappingProxyType(
    {
        "ar": "baloot", "be": "belot-ru-pairs", "bg": "belot-bg", "bs": "bela-4p", "el": "vida", "fr": "classic",
        "hr": "bela-4p", "hy": "bazar-blot", "mk": "beljot", "nl": "klaverjas-amsterdam", "ru": "belot-ru-pairs",
        "sr": "bela-4p", "uk": "deberts-4p",
    }
)  # fmt: skip
"""Language (ISO 639) -> game, for a country without a game of its own."""


def suggested_game(locales: Iterable[str]) -> str:
    """The id of the game to suggest for the locales of a system (`bg_BG`, `zh-Hans-SG`, `fr`), most important first.

    The first of them with a game decides: by language and country together, then by country, then by language.
    """
    for locale in locales:
        language, country = _parts(locale)
        found = BY_PLACE.get(f"{language}_{country}") or BY_COUNTRY.get(country) or BY_LANGUAGE.get(language)
        if found is not None:
            return found
    return USUAL


def _parts(locale: str) -> tuple[str, str]:
    """The language and the country of a locale; a script between them is skipped, an encoding after them dropped."""
    language, *rest = locale.partition(".")[0].partition("@")[0].replace("-", "_").split("_")
    country = next((part.upper() for part in rest if len(part) == 2), "")
    return language.lower(), country
