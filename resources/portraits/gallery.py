"""All portraits by name."""

from .ids import PORTRAITS
from .older_men import OLDER_MEN
from .older_women import OLDER_WOMEN
from .person import Person
from .young_men import YOUNG_MEN
from .young_women import YOUNG_WOMEN

_DRAWN = {**YOUNG_WOMEN, **OLDER_WOMEN, **YOUNG_MEN, **OLDER_MEN}
GALLERY: dict[str, Person] = {name: _DRAWN[name] for name in PORTRAITS}
"""Portrait -> its parts, in the order of `PORTRAITS`."""
