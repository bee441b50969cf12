"""Local names and other spellings of the games, for the search.

Source: docs/rules/words.md, Names of the games. Spellings in Latin letters are made by the search
(`models.games.romanised`); here are those that people write otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping

_BELOT_BG = "Белот, български белот, Bulgarian Belot, belote bulgare"
_BELA = "Belot, hrvatska bela, Croatian Bela, bela, belote croate"
_DEBERTS = "Деберц, Debertz"
_BALOOT = "بلوت, البلوت, Balot, حكم, صن"
_PILOTTA = "Πιλόττα, Πιλότα, Pilota"
_KLAVERJAS = "Klaverjassen, Klaver jas"
_CONTREE = "belote contrée, belote coinchée"
LOCAL_NAMES: Mapping[str, str] = {
    "classic": "belote classique, la belote, belote avec annonces",
    "classic-ffb": "Fédération française de belote, FFB",
    "classic-no-decl": "belote sans annonces",
    "classic-comptoir": "belote de comptoir, belote de café",
    "classic-contest": "concours de belote",
    "classic-belgian": "belote belge",
    "contree-corsica": "contrée corse",
    "coinche": "la coinche, belote coinchée, contrée",
    "contree-ffb": _CONTREE,
    "contree-bid-only": _CONTREE + ", contrée aux points demandés",
    "belote-tn": "belote tunisienne, بلوت تونسية",
    "belote-ma": "belote marocaine, بلوط مغربية, بلوت مغربية",
    "belote-2p": "belote à deux, belote à 2",
    "decouverte": "belote découverte, belote marseillaise, Belote Marseilles, belote à deux, open Belote",
    "belote-3p-24": "belote à trois, belote à 3",
    "belote-3p-27": "belote à trois, belote à 3, 32 cartes",
    "belote-3p-chien": "belote à trois, le chien, the dog, belote à trois avec chien",
    "belot-bg": _BELOT_BG + ", бридж-белот, belote de Bulgarie",
    "bidding": "Белот, belote aux enchères, Белот с наддаване",
    "belot-2p-24": "Белот за двама",
    "belot-2p-open": "Белот за двама, открит белот",
    "belot-3p": "Белот за трима",
    "bela-4p": _BELA,
    "bela-3p": _BELA + ", bela u troje",
    "bela-2p": _BELA + ", bela u dvoje",
    "bela-open": _BELA + ", otvorena bela",
    "beljot": "Бељот, Bitola, belote macédonienne",
    "bourloto": "Μπουρλότο, Μπουρλότ, Burloto",
    "vida": "Βίδα",
    "pilotta": _PILOTTA,
    "pilotta-classic": _PILOTTA + ", Κλασική Πιλόττα",
    "bazar-blot": "Բլոտ, Բազար, Blot, Bazaar Blot, belote arménienne",
    "belot-md-teams": "Belot moldovenesc, Белот, молдавский белот",
    "belot-md-3p": "Belot moldovenesc, Белот, молдавский белот, Belot în trei",
    "deberts-2p": _DEBERTS,
    "deberts-3p": _DEBERTS + ", Деберц утрьох",
    "deberts-4p": _DEBERTS + ", Деберц учотирьох",
    "klabor": "Клабор, Odessa",
    "belot-ru-pairs": "Белот, русский белот, парный белот",
    "belot-ru-3p": "Белот, Белот втроём",
    "baloot": _BALOOT + ", Balut",
    "tarabish": "Tar-bish, Tarbish, 'Bish, Cape Breton, Nova Scotia",
    "clabber": "Klob, Clob, Clobber, Dad, Evansville, Indiana",
    "klaberjass": "Clobyosh, Clabber-jass, Bela, Kalabriasz, Kláber, Klabberjass",
    "klaverjas-amsterdam": _KLAVERJAS + ", Amsterdams",
    "klaverjas-rotterdam": _KLAVERJAS + ", Rotterdams",
    "classic-federation": "belote de tournoi",
    "belot-wiki": "Белот от енциклопедия",
    "belot-wiki-4p": "Белот за четирима",
    "belot-wiki-3p": "Белот за трима",
    "belot-wiki-2p": "Белот за двама",
    "belot-wiki-2p-open": "Открит белот за двама",
    "baloot-cats": "بلوت",
    "pilotta-cats": "Πιλόττα",
    "boeuf": "le bœuf, cochon",
}
"""Game -> its other names, with commas."""
COUNTRY_CODES: Mapping[str, str] = {
    "France": "FR", "Belgium": "BE", "Tunisia": "TN", "Morocco": "MA", "Bulgaria": "BG", "Croatia": "HR",
    "North Macedonia": "MK", "Greece": "GR", "Cyprus": "CY", "Armenia": "AM", "Moldova": "MD", "Ukraine": "UA",
    "Russia": "RU", "Saudi Arabia": "SA", "Canada": "CA", "United States": "US", "Netherlands": "NL",
    "Madagascar": "MG",
}  # fmt: skip
"""Country of a game -> its ISO code, by which the system knows what it is called at home."""
