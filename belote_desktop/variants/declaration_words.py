"""The words of each game for declarations, belote and the end of a deal: tierce and belote, sira and baloot.

English, context `calls`, as they stand in the middle of a sentence. Words of other alphabets are written in Latin
letters, number words in English. Source: docs/rules/words.md, Declarations and The end of a deal. The French word
is used where the source names none, but for a failed contract and a tie a game may have none.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from belote_desktop.engine.cards import Rank
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP

#: Croatia, Armenia and America: a run of four cards, as it is called. Lower case, inside a sentence.
FIFTY = QT_TRANSLATE_NOOP("calls", "fifty")
#: Croatia, Armenia and America: a run of five cards or more, as it is called. Lower case, inside a sentence.
HUNDRED = QT_TRANSLATE_NOOP("calls", "hundred")


@dataclass(frozen=True)
class DeclarationWords:
    """`belote` is said with the first card of the pair, `rebelote` with the second.

    `three`, `four` and `five` are runs, `fours` is four of a kind; `of_rank` are those with a word of their own,
    `in_sun` those that have one without trumps. `winning` is a run that wins the match. `capot` is every trick won by
    one side, `failed` a failed contract, `held` a tie whose points are held over, `half` one that costs the taker's
    side its own points; these three are empty if the game has no word of its own.
    """

    #: French: said with the first of the king and queen of trumps. Lower case, inside a sentence.
    belote: str = QT_TRANSLATE_NOOP("calls", "belote")
    #: French: said with the second of the king and queen of trumps. Lower case, inside a sentence.
    rebelote: str = QT_TRANSLATE_NOOP("calls", "rebelote")
    #: French: a run of three cards, as it is called. Lower case, inside a sentence.
    three: str = QT_TRANSLATE_NOOP("calls", "tierce")
    #: French: a run of four cards, as it is called. Lower case, inside a sentence.
    four: str = QT_TRANSLATE_NOOP("calls", "quarte")
    #: French: a run of five cards or more, as it is called. Lower case, inside a sentence.
    five: str = QT_TRANSLATE_NOOP("calls", "quinte")
    #: French: four of a kind, as it is called. Lower case, inside a sentence.
    fours: str = QT_TRANSLATE_NOOP("calls", "carré")
    of_rank: Mapping[Rank, str] = field(default_factory=lambda: MappingProxyType({}))
    in_sun: Mapping[Rank, str] = field(default_factory=lambda: MappingProxyType({}))
    winning: str = ""
    #: French: every trick won by one side. Lower case, inside a sentence.
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
    #: French: a failed contract. Lower case, inside a sentence.
    failed=QT_TRANSLATE_NOOP("calls", "dedans"),
    #: French: a tie whose points are held over. Lower case, inside a sentence.
    held=QT_TRANSLATE_NOOP("calls", "litige"),
)
BULGARIAN = DeclarationWords(
    #: Bulgaria: said with king and queen of trumps. Lower case, inside a sentence.
    belote=QT_TRANSLATE_NOOP("calls", "belot"),
    #: Bulgaria: said with king and queen of trumps. Lower case, inside a sentence.
    rebelote=QT_TRANSLATE_NOOP("calls", "belot"),
    #: Bulgaria and Croatia: a run of three cards. Lower case, inside a sentence.
    three=QT_TRANSLATE_NOOP("calls", "terca"),
    #: Bulgaria: a run of four cards. Lower case, inside a sentence.
    four=QT_TRANSLATE_NOOP("calls", "kvarta"),
    #: Bulgaria: a run of five cards or more. Lower case, inside a sentence.
    five=QT_TRANSLATE_NOOP("calls", "kvinta"),
    #: Bulgaria, Greece and Cyprus: four of a kind. Lower case, inside a sentence.
    fours=QT_TRANSLATE_NOOP("calls", "kare"),
    #: Bulgaria: every trick won by one side. Lower case, inside a sentence.
    capot=QT_TRANSLATE_NOOP("calls", "valat"),
)
CROATIAN = DeclarationWords(
    #: Croatia and Klaberjass: said with the first of the king and queen of trumps. Lower case, inside a sentence.
    belote=QT_TRANSLATE_NOOP("calls", "bela"),
    #: Croatia: said with the second of the king and queen of trumps. Lower case, inside a sentence.
    rebelote=QT_TRANSLATE_NOOP("calls", "od bele"),
    #: Bulgaria and Croatia: a run of three cards. Lower case, inside a sentence.
    three=QT_TRANSLATE_NOOP("calls", "terca"),
    four=FIFTY,
    five=HUNDRED,
    #: Croatia: four of a kind. Lower case, inside a sentence.
    fours=QT_TRANSLATE_NOOP("calls", "četiri iste"),
    #: Croatia: a run of eight cards, which wins the match. Lower case, inside a sentence.
    winning=QT_TRANSLATE_NOOP("calls", "belot"),
    #: Croatia: every trick won by one side. Lower case, inside a sentence.
    capot=QT_TRANSLATE_NOOP("calls", "štiglja"),
    #: Croatia: a failed contract. Lower case, inside a sentence.
    failed=QT_TRANSLATE_NOOP("calls", "pad"),
    #: Croatia: a tie whose points are held over. Lower case, inside a sentence.
    held=QT_TRANSLATE_NOOP("calls", "visi"),
)
MACEDONIAN = DeclarationWords(
    #: Croatia and Klaberjass: said with the first of the king and queen of trumps. Lower case, inside a sentence.
    belote=QT_TRANSLATE_NOOP("calls", "bela"),
    #: North Macedonia: said with the second of the king and queen of trumps. Lower case, inside a sentence.
    rebelote=QT_TRANSLATE_NOOP("calls", "rebela"),
    #: North Macedonia: every trick won by one side. Lower case, inside a sentence.
    capot=QT_TRANSLATE_NOOP("calls", "čaljo"),
)
GREEK = DeclarationWords(
    #: Greece: said with king and queen of trumps. Lower case, inside a sentence.
    belote=QT_TRANSLATE_NOOP("calls", "bourloto"),
    #: Greece: said with king and queen of trumps. Lower case, inside a sentence.
    rebelote=QT_TRANSLATE_NOOP("calls", "bourloto"),
    #: Greece and Cyprus: a run of three cards. Lower case, inside a sentence.
    three=QT_TRANSLATE_NOOP("calls", "triti"),
    #: Greece and Cyprus: a run of four cards. Lower case, inside a sentence.
    four=QT_TRANSLATE_NOOP("calls", "tetarti"),
    #: Greece and Cyprus: a run of five cards or more. Lower case, inside a sentence.
    five=QT_TRANSLATE_NOOP("calls", "pempti"),
    #: Bulgaria, Greece and Cyprus: four of a kind. Lower case, inside a sentence.
    fours=QT_TRANSLATE_NOOP("calls", "kare"),
    #: Greece: a failed contract. Lower case, inside a sentence.
    failed=QT_TRANSLATE_NOOP("calls", "mesa"),
    #: Greece: a tie whose points are held over. Lower case, inside a sentence.
    held=QT_TRANSLATE_NOOP("calls", "kremamena"),
)
CYPRIOT = DeclarationWords(
    #: Cyprus: said with the first of the king and queen of trumps. Lower case, inside a sentence.
    belote=QT_TRANSLATE_NOOP("calls", "pilotta"),
    #: Cyprus: said with the second of the king and queen of trumps. Lower case, inside a sentence.
    rebelote=QT_TRANSLATE_NOOP("calls", "repilotta"),
    #: Greece and Cyprus: a run of three cards. Lower case, inside a sentence.
    three=QT_TRANSLATE_NOOP("calls", "triti"),
    #: Greece and Cyprus: a run of four cards. Lower case, inside a sentence.
    four=QT_TRANSLATE_NOOP("calls", "tetarti"),
    #: Greece and Cyprus: a run of five cards or more. Lower case, inside a sentence.
    five=QT_TRANSLATE_NOOP("calls", "pempti"),
    #: Bulgaria, Greece and Cyprus: four of a kind. Lower case, inside a sentence.
    fours=QT_TRANSLATE_NOOP("calls", "kare"),
)
ARMENIAN = DeclarationWords(
    #: Armenia: said with the first of the king and queen of trumps. Lower case, inside a sentence.
    belote=QT_TRANSLATE_NOOP("calls", "blot"),
    #: Armenia: said with the second of the king and queen of trumps. Lower case, inside a sentence.
    rebelote=QT_TRANSLATE_NOOP("calls", "reblot"),
    four=FIFTY,
    five=HUNDRED,
    #: Armenia: four of a kind, called “four x”. Lower case, inside a sentence.
    fours=QT_TRANSLATE_NOOP("calls", "4x"),
)
MOLDOVAN = DeclarationWords(
    #: Moldova, Ukraine, Russia, Nova Scotia: said with king and queen of trumps. Lower case, inside a sentence.
    belote=QT_TRANSLATE_NOOP("calls", "bella"),
    #: Moldova, Ukraine, Russia, Nova Scotia: said with king and queen of trumps. Lower case, inside a sentence.
    rebelote=QT_TRANSLATE_NOOP("calls", "bella"),
    #: Moldova: a run of three cards. Lower case, inside a sentence.
    three=QT_TRANSLATE_NOOP("calls", "tărț"),
    #: Moldova, “half of a hundred”: a run of four cards. Lower case, inside a sentence.
    four=QT_TRANSLATE_NOOP("calls", "jumate de sută"),
    #: Moldova, “a hundred”: a run of five cards or more. Lower case, inside a sentence.
    five=QT_TRANSLATE_NOOP("calls", "o sută"),
    #: Moldova, “four cards”: four of a kind. Lower case, inside a sentence.
    fours=QT_TRANSLATE_NOOP("calls", "patru cărți"),
)
UKRAINIAN = DeclarationWords(
    #: Moldova, Ukraine, Russia, Nova Scotia: said with king and queen of trumps. Lower case, inside a sentence.
    belote=QT_TRANSLATE_NOOP("calls", "bella"),
    #: Moldova, Ukraine, Russia, Nova Scotia: said with king and queen of trumps. Lower case, inside a sentence.
    rebelote=QT_TRANSLATE_NOOP("calls", "bella"),
    #: Ukraine: a run of three cards. Lower case, inside a sentence.
    three=QT_TRANSLATE_NOOP("calls", "terts"),
    #: Ukraine, “half a rouble”: a run of four cards. Lower case, inside a sentence.
    four=QT_TRANSLATE_NOOP("calls", "poltinnik"),
    #: Ukraine, “a hundred”: a run of five cards or more. Lower case, inside a sentence.
    five=QT_TRANSLATE_NOOP("calls", "sotnya"),
    #: Ukraine: a run that wins the match. Lower case, inside a sentence.
    winning=QT_TRANSLATE_NOOP("calls", "deberts"),
    #: Ukraine: a failed contract. Lower case, inside a sentence.
    failed=QT_TRANSLATE_NOOP("calls", "bayt"),
)
#: Moldova, Ukraine, Russia, Nova Scotia: said with king and queen of trumps. Lower case, inside a sentence.
BELLA = QT_TRANSLATE_NOOP("calls", "bella")
RUSSIAN = DeclarationWords(belote=BELLA, rebelote=BELLA)
ARABIAN = DeclarationWords(
    #: Arabia: said with king and queen of trumps. Lower case, inside a sentence.
    belote=QT_TRANSLATE_NOOP("calls", "baloot"),
    #: Arabia: said with king and queen of trumps. Lower case, inside a sentence.
    rebelote=QT_TRANSLATE_NOOP("calls", "baloot"),
    #: Arabia: a run of three cards. Lower case, inside a sentence.
    three=QT_TRANSLATE_NOOP("calls", "sira"),
    #: Arabia, “fifty”: a run of four cards. Lower case, inside a sentence.
    four=QT_TRANSLATE_NOOP("calls", "khamsin"),
    #: Arabia, “hundred”: a run of five cards or more, and four of a kind. Lower case, inside a sentence.
    five=QT_TRANSLATE_NOOP("calls", "miya"),
    #: Arabia, “hundred”: a run of five cards or more, and four of a kind. Lower case, inside a sentence.
    fours=QT_TRANSLATE_NOOP("calls", "miya"),
    #: Arabia, “four hundred”: four aces in Sun. Lower case, inside a sentence.
    in_sun=MappingProxyType({Rank.ACE: QT_TRANSLATE_NOOP("calls", "arba’miya")}),
    #: Arabia: every trick won by one side. Lower case, inside a sentence.
    capot=QT_TRANSLATE_NOOP("calls", "kaboot"),
    #: Arabia: a failed contract. Lower case, inside a sentence.
    failed=QT_TRANSLATE_NOOP("calls", "khasara"),
)
NOVA_SCOTIAN = DeclarationWords(
    #: Moldova, Ukraine, Russia, Nova Scotia: said with king and queen of trumps. Lower case, inside a sentence.
    belote=QT_TRANSLATE_NOOP("calls", "bella"),
    #: Moldova, Ukraine, Russia, Nova Scotia: said with king and queen of trumps. Lower case, inside a sentence.
    rebelote=QT_TRANSLATE_NOOP("calls", "bella"),
    #: Nova Scotia and Klaberjass: a run of three cards. Lower case, inside a sentence.
    three=QT_TRANSLATE_NOOP("calls", "twenty"),
    four=FIFTY,
    five=FIFTY,
    #: America: a failed contract. Lower case, inside a sentence.
    failed=QT_TRANSLATE_NOOP("calls", "bate"),
    #: Nova Scotia: a tie in which the taker’s side scores nothing. Lower case, inside a sentence.
    half=QT_TRANSLATE_NOOP("calls", "half-bate"),
)
INDIANAN = DeclarationWords(
    #: Indiana: said with king and queen of trumps. Lower case, inside a sentence.
    belote=QT_TRANSLATE_NOOP("calls", "bell"),
    #: Indiana: said with king and queen of trumps. Lower case, inside a sentence.
    rebelote=QT_TRANSLATE_NOOP("calls", "bell"),
    #: Indiana: a run of three cards. Lower case, inside a sentence.
    three=QT_TRANSLATE_NOOP("calls", "dad"),
    four=FIFTY,
    five=HUNDRED,
    fours=HUNDRED,
    #: Indiana: four jacks. Lower case, inside a sentence.
    of_rank=MappingProxyType({Rank.JACK: QT_TRANSLATE_NOOP("calls", "mule")}),
    #: Indiana: a failed contract. Lower case, inside a sentence.
    failed=QT_TRANSLATE_NOOP("calls", "set"),
)
YIDDISH = DeclarationWords(
    #: Croatia and Klaberjass: said with the first of the king and queen of trumps. Lower case, inside a sentence.
    belote=QT_TRANSLATE_NOOP("calls", "bela"),
    #: Croatia and Klaberjass: said with the first of the king and queen of trumps. Lower case, inside a sentence.
    rebelote=QT_TRANSLATE_NOOP("calls", "bela"),
    #: Nova Scotia and Klaberjass: a run of three cards. Lower case, inside a sentence.
    three=QT_TRANSLATE_NOOP("calls", "twenty"),
    four=FIFTY,
    five=HUNDRED,
    #: America: a failed contract. Lower case, inside a sentence.
    failed=QT_TRANSLATE_NOOP("calls", "bate"),
    #: Klaberjass: a tie in which the taker’s side scores nothing. Lower case, inside a sentence.
    half=QT_TRANSLATE_NOOP("calls", "half bate"),
)
DUTCH = DeclarationWords(
    #: Netherlands: king and queen of trumps. Lower case, inside a sentence.
    belote=QT_TRANSLATE_NOOP("calls", "stuk"),
    #: Netherlands: king and queen of trumps. Lower case, inside a sentence.
    rebelote=QT_TRANSLATE_NOOP("calls", "stuk"),
    #: Netherlands: every trick won by one side. Lower case, inside a sentence.
    capot=QT_TRANSLATE_NOOP("calls", "pit"),
    #: Netherlands: a failed contract. Lower case, inside a sentence.
    failed=QT_TRANSLATE_NOOP("calls", "nat"),
)
#: Tunisia: every trick won by one side. Lower case, inside a sentence.
TUNISIAN = replace(FRENCH, capot=QT_TRANSLATE_NOOP("calls", "kaput"))
ODESSAN = replace(UKRAINIAN, failed=YIDDISH.failed, half=YIDDISH.half)
"""The words of Klabor."""
