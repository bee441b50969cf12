"""The people whom computer players are: names of the country of a game, each with its portrait and its nature.

A name belongs to one portrait in every country, so a match file needs only the name (`portrait_of`).
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from belote_desktop.resources.portraits import WOMEN


@dataclass(frozen=True)
class Person:
    """`name` in Latin letters, `written` in the letters of the country's language; `portrait` is one of
    `resources.portraits`. A talkative person comments on more than others do.
    """

    name: str
    written: str
    portrait: str
    talkative: bool

    @property
    def woman(self) -> bool:
        return self.portrait in WOMEN


USUAL = "France"
"""The country of the people of a game whose own country has none, such as one of the user's own games."""
_TALKATIVE = frozenset(
    {"bun", "curls", "ponytail", "wrap", "kerchief", "fair", "cropped",
     "ghutra", "combed", "kalpak", "bald", "chechia"}
)  # fmt: skip
"""The portraits of talkative people: about half, and of each country one or two of the three met first."""
_BY_COUNTRY: Mapping[str, str] = {
    "France": "Samir bald, Léa bun, Karim beard, Marie wrap, Louis beret, Jeanne bob, Hugo fair, Nina curls, "
              "Marc cropped, Paul flat-cap",
    "Belgium": "Luc beret, Julie ponytail, Noé cropped, Claire bob, Théo fair, Emma bun, Simon combed, Lise crown",
    "Tunisia": "Nabil/نبيل chechia, Leila/ليلى curls, Karim/كريم beard, Salma/سلمى scarf, Sami/سامي combed, "
               "Amel/أمل veil, Ali/علي cropped, Mouna/منى pinned",
    "Morocco": "Samir/سمير bald, Nadia/نادية scarf, Youssef/يوسف beard, Sara/سارة curls, Hassan/حسن combed, "
               "Zineb/زينب veil, Omar/عمر chechia, Hind/هند fringe",
    "Bulgaria": "Stoyan/Стоян kalpak, Elena/Елена plaits, Ivan/Иван combed, Maria/Мария kerchief, Bobi/Боби fair, "
                "Raya/Рая crown, Petar/Петър embroidery, Iva/Ива ponytail",
    "Croatia": "Ante mariner, Mia curls, Luka fair, Lucija pinned, Marko beard, Ana bun, Ivan combed, Iva ponytail",
    "North Macedonia": "Jovan/Јован kalpak, Elena/Елена plaits, Marko/Марко beard, Marija/Марија kerchief, "
                       "Filip/Филип fair, Ana/Ана bun, Nikola/Никола combed, Sara/Сара curls",
    "Greece": "Kostas/Κώστας mariner, Sofia/Σοφία curls, Giorgos/Γιώργος beard, Maria/Μαρία kerchief, "
              "Nikos/Νίκος combed, Eleni/Ελένη plaits, Petros/Πέτρος flat-cap, Anna/Άννα bun",
    "Cyprus": "Pambos/Πάμπος mariner, Christina/Χριστίνα curls, Andreas/Αντρέας combed, Despina/Δέσποινα kerchief, "
              "Marios/Μάριος beard, Marina/Μαρίνα pinned, Christos/Χρίστος bald, Andri/Άντρη ponytail",
    "Armenia": "Aram/Արամ combed, Ani/Անի plaits, Hayk/Հայկ flat-cap, Lilit/Լիլիթ curls, Davit/Դավիթ beard, "
               "Mari/Մարի pinned, Tigran/Տիգրան bald, Nare/Նարե fringe",
    "Moldova": "Ion kalpak, Doina crown, Andrei fair, Maria kerchief, Mihai embroidery, Ana bun, Vasile bald, "
               "Elena plaits",
    "Ukraine": "Taras/Тарас embroidery, Olena/Олена crown, Petro/Петро kalpak, Mariia/Марія kerchief, "
               "Bohdan/Богдан fair, Olia/Оля ponytail, Ivan/Іван combed, Sofiia/Софія curls",
    "Russia": "Pavel/Павел embroidery, Olga/Ольга crown, Misha/Миша fair, Vera/Вера bob, Oleg/Олег flat-cap, "
              "Anna/Анна bun, Ivan/Иван combed, Nina/Нина curls",
    "Saudi Arabia": "Fahad/فهد ghutra, Noura/نورة veil, Khalid/خالد beard, Haya/هيا scarf, Nasser/ناصر bald, "
                    "Sara/سارة curls, Saad/سعد combed, Reem/ريم fringe",
    "Canada": "Angus flat-cap, Emma bun, Roy cropped, Mary bob, Neil mariner, Anne ponytail, Liam fair, Rose wrap",
    "United States": "Sam flat-cap, Grace wrap, Ben beard, Ruth bob, Jack fair, Ella curls, Carl bald, Amy fringe",
    "Netherlands": "Jan mariner, Sanne crown, Kees cropped, Truus bob, Daan fair, Eva fringe, Piet flat-cap, Anna bun",
    "Madagascar": "Hery cropped, Soa wrap, Rivo beard, Hanta curls, Solo combed, Vola fringe, Tiana flat-cap, "
                  "Lalao bob",
}  # fmt: skip
"""Country -> its people, in the order in which a new player meets them: the name, after `/` as it is written in the
country, and the portrait. The names are common ones; source: general knowledge, not checked by people from there."""


@cache
def people_of(country: str) -> tuple[Person, ...]:
    """The people of a country; those of `USUAL` if none are known of it."""
    rows = _BY_COUNTRY.get(country, _BY_COUNTRY[USUAL]).split(",")
    return tuple(_person(*row.split()) for row in rows)


def _person(names: str, portrait: str) -> Person:
    name, _, written = names.partition("/")
    return Person(name, written or name, portrait, portrait in _TALKATIVE)


def companions(country: str, count: int, seed: int = 0, without: Iterable[str] = ()) -> tuple[Person, ...]:
    """The people to play with, in turn order after the user: all different.

    `seed` chooses among the country's people; 0 are those a new player meets first. People with a portrait among
    `without`, the user's own, stay away.
    """
    kept = set(without)
    people = [person for person in people_of(country) if person.portrait not in kept]
    return tuple(people[:count]) if seed == 0 else tuple(random.Random(seed).sample(people, count))


@cache
def _by_name() -> Mapping[str, Person]:
    everybody = [person for country in _BY_COUNTRY for person in people_of(country)]
    return {name: person for person in reversed(everybody) for name in (person.written, person.name)}


def person_called(name: str) -> Person | None:
    """The person with this name, in either spelling; None for a name that is nobody's here."""
    return _by_name().get(name)


def portrait_of(name: str) -> str:
    """The portrait that belongs to a name, in either spelling; empty if none does."""
    found = person_called(name)
    return "" if found is None else found.portrait


def countries_with_people() -> Sequence[str]:
    """The countries whose people are known."""
    return tuple(_BY_COUNTRY)
