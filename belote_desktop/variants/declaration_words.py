"""The words of each game for declarations, belote and the end of a deal: tierce and belote, sira and baloot.

English, context `calls`, as they stand in the middle of a sentence. Words of other alphabets are written in Latin
letters, number words in English. Source: docs/rules/words.md, Declarations and Other words met in the sources. The
French word is used where the source names none, but for a failed contract and a tie a game may have none.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from belote_desktop.engine.cards import Rank
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP

FIFTY, HUNDRED = QT_TRANSLATE_NOOP("calls", "fifty"), QT_TRANSLATE_NOOP("calls", "hundred")


@dataclass(frozen=True)
class DeclarationWords:
    """`belote` is said with the first card of the pair, `rebelote` with the second.

    `three`, `four` and `five` are runs, `fours` is four of a kind; `of_rank` are those with a word of their own,
    `in_sun` those that have one without trumps. `winning` is a run that wins the match. `capot` is every trick won by
    one side, `failed` a failed contract, `held` a tie whose points are held over, `half` one that costs the taker's
    side its own points; these three are empty if the game has no word of its own.
    """

    belote: str = QT_TRANSLATE_NOOP("calls", "belote")
    rebelote: str = QT_TRANSLATE_NOOP("calls", "rebelote")
    three: str = QT_TRANSLATE_NOOP("calls", "tierce")
    four: str = QT_TRANSLATE_NOOP("calls", "quarte")
    five: str = QT_TRANSLATE_NOOP("calls", "quinte")
    fours: str = QT_TRANSLATE_NOOP("calls", "carré")
    of_rank: Mapping[Rank, str] = field(default_factory=lambda: MappingProxyType({}))
    in_sun: Mapping[Rank, str] = field(default_factory=lambda: MappingProxyType({}))
    winning: str = ""
    capot: str = QT_TRANSLATE_NOOP("calls", "capot")
    failed: str = ""
    held: str = ""
    half: str = ""

    def of_class(self, length: int) -> str:
        """The word for a class as it is announced: a run by its length, five for more; 0 for four of a kind."""
        return {0: self.fours, 3: self.three, 4: self.four}.get(length, self.five)

    def of_four(self, rank: Rank, *, trumps: bool) -> str:
        """The word for four cards of a rank."""
        return (self.of_rank if trumps else {**self.of_rank, **self.in_sun}).get(rank, self.fours)


FRENCH = DeclarationWords(
    failed=QT_TRANSLATE_NOOP("calls", "dedans"),
    held=QT_TRANSLATE_NOOP("calls", "litige"),
)
BULGARIAN = DeclarationWords(
    belote=QT_TRANSLATE_NOOP("calls", "belot"),
    rebelote=QT_TRANSLATE_NOOP("calls", "belot"),
    three=QT_TRANSLATE_NOOP("calls", "terca"),
    four=QT_TRANSLATE_NOOP("calls", "kvarta"),
    five=QT_TRANSLATE_NOOP("calls", "kvinta"),
    fours=QT_TRANSLATE_NOOP("calls", "kare"),
    capot=QT_TRANSLATE_NOOP("calls", "valat"),
)
CROATIAN = DeclarationWords(
    belote=QT_TRANSLATE_NOOP("calls", "bela"),
    rebelote=QT_TRANSLATE_NOOP("calls", "od bele"),
    three=QT_TRANSLATE_NOOP("calls", "terca"),
    four=FIFTY,
    five=HUNDRED,
    fours=QT_TRANSLATE_NOOP("calls", "četiri iste"),
    winning=QT_TRANSLATE_NOOP("calls", "belot"),
    capot=QT_TRANSLATE_NOOP("calls", "štiglja"),
    failed=QT_TRANSLATE_NOOP("calls", "pad"),
    held=QT_TRANSLATE_NOOP("calls", "visi"),
)
MACEDONIAN = DeclarationWords(
    belote=QT_TRANSLATE_NOOP("calls", "bela"),
    rebelote=QT_TRANSLATE_NOOP("calls", "rebela"),
    capot=QT_TRANSLATE_NOOP("calls", "čaljo"),
)
GREEK = DeclarationWords(
    belote=QT_TRANSLATE_NOOP("calls", "bourloto"),
    rebelote=QT_TRANSLATE_NOOP("calls", "bourloto"),
    three=QT_TRANSLATE_NOOP("calls", "triti"),
    four=QT_TRANSLATE_NOOP("calls", "tetarti"),
    five=QT_TRANSLATE_NOOP("calls", "pempti"),
    fours=QT_TRANSLATE_NOOP("calls", "kare"),
    failed=QT_TRANSLATE_NOOP("calls", "mesa"),
    held=QT_TRANSLATE_NOOP("calls", "kremamena"),
)
CYPRIOT = DeclarationWords(
    belote=QT_TRANSLATE_NOOP("calls", "pilotta"),
    rebelote=QT_TRANSLATE_NOOP("calls", "repilotta"),
    three=QT_TRANSLATE_NOOP("calls", "triti"),
    four=QT_TRANSLATE_NOOP("calls", "tetarti"),
    five=QT_TRANSLATE_NOOP("calls", "pempti"),
    fours=QT_TRANSLATE_NOOP("calls", "kare"),
)
ARMENIAN = DeclarationWords(
    belote=QT_TRANSLATE_NOOP("calls", "blot"),
    rebelote=QT_TRANSLATE_NOOP("calls", "reblot"),
    four=FIFTY,
    five=HUNDRED,
    fours=QT_TRANSLATE_NOOP("calls", "4x"),
)
MOLDOVAN = DeclarationWords(
    belote=QT_TRANSLATE_NOOP("calls", "bella"),
    rebelote=QT_TRANSLATE_NOOP("calls", "bella"),
    three=QT_TRANSLATE_NOOP("calls", "tărț"),
    four=QT_TRANSLATE_NOOP("calls", "jumate de sută"),
    five=QT_TRANSLATE_NOOP("calls", "o sută"),
    fours=QT_TRANSLATE_NOOP("calls", "patru cărți"),
)
UKRAINIAN = DeclarationWords(
    belote=QT_TRANSLATE_NOOP("calls", "bella"),
    rebelote=QT_TRANSLATE_NOOP("calls", "bella"),
    three=QT_TRANSLATE_NOOP("calls", "terts"),
    four=QT_TRANSLATE_NOOP("calls", "poltinnik"),
    five=QT_TRANSLATE_NOOP("calls", "sotnya"),
    winning=QT_TRANSLATE_NOOP("calls", "deberts"),
    failed=QT_TRANSLATE_NOOP("calls", "bayt"),
    held=QT_TRANSLATE_NOOP("calls", "hanging bayt"),
)
RUSSIAN = DeclarationWords(belote=QT_TRANSLATE_NOOP("calls", "bella"), rebelote=QT_TRANSLATE_NOOP("calls", "bella"))
ARABIAN = DeclarationWords(
    belote=QT_TRANSLATE_NOOP("calls", "baloot"),
    rebelote=QT_TRANSLATE_NOOP("calls", "baloot"),
    three=QT_TRANSLATE_NOOP("calls", "sira"),
    four=QT_TRANSLATE_NOOP("calls", "khamsin"),
    five=QT_TRANSLATE_NOOP("calls", "miya"),
    fours=QT_TRANSLATE_NOOP("calls", "miya"),
    in_sun=MappingProxyType({Rank.ACE: QT_TRANSLATE_NOOP("calls", "arba’miya")}),
    capot=QT_TRANSLATE_NOOP("calls", "kaboot"),
    failed=QT_TRANSLATE_NOOP("calls", "khasara"),
)
NOVA_SCOTIAN = DeclarationWords(
    belote=QT_TRANSLATE_NOOP("calls", "bella"),
    rebelote=QT_TRANSLATE_NOOP("calls", "bella"),
    three=QT_TRANSLATE_NOOP("calls", "twenty"),
    four=FIFTY,
    five=FIFTY,
    failed=QT_TRANSLATE_NOOP("calls", "bate"),
    half=QT_TRANSLATE_NOOP("calls", "half-bate"),
)
INDIANAN = DeclarationWords(
    belote=QT_TRANSLATE_NOOP("calls", "bell"),
    rebelote=QT_TRANSLATE_NOOP("calls", "bell"),
    three=QT_TRANSLATE_NOOP("calls", "dad"),
    four=FIFTY,
    five=HUNDRED,
    fours=HUNDRED,
    of_rank=MappingProxyType({Rank.JACK: QT_TRANSLATE_NOOP("calls", "mule")}),
    failed=QT_TRANSLATE_NOOP("calls", "set"),
)
YIDDISH = DeclarationWords(
    belote=QT_TRANSLATE_NOOP("calls", "bela"),
    rebelote=QT_TRANSLATE_NOOP("calls", "bela"),
    three=QT_TRANSLATE_NOOP("calls", "twenty"),
    four=FIFTY,
    five=HUNDRED,
    failed=QT_TRANSLATE_NOOP("calls", "bate"),
    half=QT_TRANSLATE_NOOP("calls", "half bate"),
)
DUTCH = DeclarationWords(
    belote=QT_TRANSLATE_NOOP("calls", "stuk"),
    rebelote=QT_TRANSLATE_NOOP("calls", "stuk"),
    capot=QT_TRANSLATE_NOOP("calls", "pit"),
    failed=QT_TRANSLATE_NOOP("calls", "nat"),
)
TUNISIAN = replace(FRENCH, capot=QT_TRANSLATE_NOOP("calls", "kaput"))
ODESSAN = replace(UKRAINIAN, failed=YIDDISH.failed, held="", half=YIDDISH.half)
"""The words of Klabor."""
