"""The index sets: which letters the corners of the cards bear in a language, by the names of their letterforms."""

INDEX_LETTERS: dict[str, tuple[str, ...]] = {  # what is printed for A, K, Q, J; "De" is the Cyrillic D of dama
    "en": ("A", "K", "Q", "J"),
    "fr": ("A", "R", "D", "V"),
    "ru": ("T", "K", "De", "B"),
    "bg": ("A", "K", "De", "B"),
    "de": ("A", "K", "D", "B"),
    "nl": ("A", "H", "V", "B"),
    "pl": ("A", "K", "D", "W"),  # as, krol, dama, walet
    "el": ("A", "B", "K", "Theta"),  # the Greek national pack: vasilefs, kori, therapon
}
RANK_LETTERS: dict[str, str] = {  # the same letters in print, from the six to the ace; T stands for 10
    "en": "6789TJQKA",
    "fr": "6789TVDRA",
    "de": "6789TBDKA",
    "nl": "6789TBVHA",
    "ru": "6789TВДКТ",
    "bg": "6789TВДКА",
    "pl": "6789TWDKA",
    "el": "6789TΘΚΒΑ",
}
OF_LANGUAGE: dict[str, str] = {**{language: language for language in ("en", "fr", "de", "nl", "ru", "pl")}, "uk": "ru"}
"""What packs print where a language is spoken; A K Q J elsewhere, so at Arab, Armenian, Bulgarian and today's Greek
tables. Rule texts in Bulgarian write A K Q J too; none was met with letters of its own."""
SUIT_LETTERS: dict[str, tuple[tuple[str, ...], ...]] = {
    # spades, hearts, diamonds, clubs; two letters where one would be double or look like a rank
    "en": (("S",), ("H",), ("D",), ("C",)),  # spades hearts diamonds clubs
    "fr": (("P",), ("C",), ("K",), ("T",)),  # pique coeur carreau trefle, as bridge columns print them
    "ru": (("Pe",), ("Che",), ("Be",), ("T",)),  # piki chervi bubny trefy
    "bg": (("Pe",), ("K", "U"), ("K", "A"), ("C",)),  # pika kupa karo spatiya
    "de": (("P",), ("H",), ("K", "A"), ("K", "R")),  # Pik Herz Karo Kreuz
    "nl": (("S",), ("H",), ("R",), ("K",)),  # schoppen harten ruiten klaveren
    "pl": (("P",), ("K", "I"), ("K", "A"), ("T",)),  # pik kier karo trefl
    "el": (("M",), ("K", "O"), ("K", "A"), ("Sigma",)),  # bastounia koupes kara spathia
}
