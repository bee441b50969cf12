"""Words for the cards and the people at the table."""

from __future__ import annotations

from belote_desktop.engine.rules.conditions import cards_left_over, covered_cards, partners, positive, turned
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.glossary.entry import Entry, row
from belote_desktop.variants.glossary.pictured import trumps_in_order

ENTRIES = (
    Entry(
        "deal",
        QT_TRANSLATE_NOOP("glossary", "deal"),
        QT_TRANSLATE_NOOP("glossary forms", "deals|deal"),
        QT_TRANSLATE_NOOP(
            "glossary",
            "The cards are dealt, the auction is held, the tricks are played and the points scored: that is one deal.",
        ),
    ),
    Entry(
        "match",
        QT_TRANSLATE_NOOP("glossary", "match"),
        QT_TRANSLATE_NOOP("glossary forms", "matches|match"),
        QT_TRANSLATE_NOOP("glossary", "The whole contest: as many deals as it takes for one side to reach the target."),
    ),
    Entry(
        "dealer",
        QT_TRANSLATE_NOOP("glossary", "dealer"),
        QT_TRANSLATE_NOOP("glossary forms", "dealer"),
        QT_TRANSLATE_NOOP(
            "glossary", "The player who deals the cards. In most games the player after the dealer speaks first."
        ),
    ),
    Entry(
        "partner",
        QT_TRANSLATE_NOOP("glossary", "partner"),
        QT_TRANSLATE_NOOP("glossary forms", "partner’s|partners|partner"),
        QT_TRANSLATE_NOOP("glossary", "The player opposite you. You win and lose together and share your tricks."),
        partners,
    ),
    Entry(
        "side",
        QT_TRANSLATE_NOOP("glossary", "side"),
        "",
        QT_TRANSLATE_NOOP("glossary", "You and your partner, or the two opponents. Each side has one score."),
        partners,
    ),
    Entry(
        "packet",
        QT_TRANSLATE_NOOP("glossary", "packet"),
        QT_TRANSLATE_NOOP("glossary forms", "packets|packet"),
        QT_TRANSLATE_NOOP("glossary", "A few cards that the dealer gives to a player at once."),
    ),
    Entry(
        "turn-up",
        QT_TRANSLATE_NOOP("glossary", "turn-up"),
        QT_TRANSLATE_NOOP("glossary forms", "turn-up"),
        QT_TRANSLATE_NOOP("glossary", "The card that lies face up before the auction. Its suit is proposed as trumps."),
        turned,
        row("QS"),
    ),
    Entry(
        "stock",
        QT_TRANSLATE_NOOP("glossary", "stock"),
        QT_TRANSLATE_NOOP("glossary forms", "stock"),
        QT_TRANSLATE_NOOP("glossary", "The cards that have not been dealt."),
        lambda rules: cards_left_over(rules) > 0 or turned(rules),
    ),
    Entry(
        "kitty",
        QT_TRANSLATE_NOOP("glossary", "kitty"),
        QT_TRANSLATE_NOOP("glossary forms", "kitty"),
        QT_TRANSLATE_NOOP("glossary", "Cards set apart for the taker, who picks them up and discards as many."),
        positive("kitty"),
    ),
    Entry(
        "covered",
        QT_TRANSLATE_NOOP("glossary", "covered card"),
        QT_TRANSLATE_NOOP("glossary forms", "covered cards|covered card"),
        QT_TRANSLATE_NOOP(
            "glossary", "A card that lies face down under another. It is turned up when that card has been played."
        ),
        covered_cards,
    ),
    Entry(
        "suit",
        QT_TRANSLATE_NOOP("glossary", "suit"),
        QT_TRANSLATE_NOOP("glossary forms", "suits|suit"),
        QT_TRANSLATE_NOOP("glossary", "One of the four families of cards: spades, hearts, diamonds and clubs."),
        picture=row("AS", "AH", "AD", "AC"),
    ),
    Entry(
        "trumps",
        QT_TRANSLATE_NOOP("glossary", "trumps"),
        QT_TRANSLATE_NOOP("glossary forms", "trumps|trump"),
        QT_TRANSLATE_NOOP(
            "glossary", "The suit that beats all others. It has its own order, with the jack and the nine on top."
        ),
        picture=trumps_in_order,
    ),
    Entry(
        "side-suit",
        QT_TRANSLATE_NOOP("glossary", "side suit"),
        QT_TRANSLATE_NOOP("glossary forms", "side suits|side suit"),
        QT_TRANSLATE_NOOP("glossary", "A suit that is not trumps."),
    ),
    Entry(
        "void",
        QT_TRANSLATE_NOOP("glossary", "void"),
        QT_TRANSLATE_NOOP("glossary forms", "void"),
        QT_TRANSLATE_NOOP(
            "glossary", "Without a single card of a suit. A player who is void in the suit led may have to ruff."
        ),
    ),
    Entry(
        "guard",
        QT_TRANSLATE_NOOP("glossary", "guard"),
        QT_TRANSLATE_NOOP("glossary forms", "guarded|guards|guard"),
        QT_TRANSLATE_NOOP(
            "glossary",
            "A small card beside a ten or another high card. You play it when a higher card wins the trick.",
        ),
        picture=row("TD", "7D"),
    ),
    Entry(
        "master",
        QT_TRANSLATE_NOOP("glossary", "master"),
        QT_TRANSLATE_NOOP("glossary forms", "masters|master"),
        QT_TRANSLATE_NOOP("glossary", "The highest card of its suit that has not been played yet."),
    ),
    Entry(
        "sure-trick",
        QT_TRANSLATE_NOOP("glossary", "sure trick"),
        QT_TRANSLATE_NOOP("glossary forms", "sure tricks|sure trick"),
        QT_TRANSLATE_NOOP("glossary", "A card that wins a trick whatever the others hold."),
    ),
)
