"""How the computer plays, in plain words: what it is sent, what it is not told, and how the cards are dealt.

Every sentence states what the program does. Tests check those that can be checked: each field of the view must have
its sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from belote_desktop.engine.rules.terms import Shuffle
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Source

HOW: tuple[tuple[Source, Source], ...] = (
    (
        QT_TRANSLATE_NOOP("honesty", "It sees what you would see in its place"),
        QT_TRANSLATE_NOOP(
            "honesty",
            "Whenever a computer player has to decide, it is sent one text: what its seat may know. In it are the "
            "rules, its own cards, the cards that lie open, and what was said and played. Nothing else reaches it: not "
            "the cards of the others, not the cards still to be dealt, and not who at the table is a person.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("honesty", "Your partner and your opponents are the same player"),
        QT_TRANSLATE_NOOP(
            "honesty",
            "All seats are played by the same program, and each decision is made for one seat alone: partners have no "
            "way to talk to each other. They differ only if you have given them other levels or temperaments.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("honesty", "A weaker level knows less and thinks less"),
        QT_TRANSLATE_NOOP(
            "honesty",
            "Levels differ by what they know of the game, by what they remember, and by how many possible deals they "
            "think through. No level plays a bad card on purpose, and none knows more of the cards than another.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("honesty", "It imagines the hidden cards, as you do"),
        QT_TRANSLATE_NOOP(
            "honesty",
            "To weigh a card, the stronger levels draw deals that agree with everything they have seen, and play them "
            "out. So they guess well and still guess: they run into bad breaks and finesses that fail, like anyone.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("honesty", "Every decision can be made again"),
        QT_TRANSLATE_NOOP(
            "honesty",
            "The chances of a decision are drawn from the text it was sent, and from nothing else. With the same text, "
            "the same level and the same amount of thinking, which the record keeps, the decision is the same. On the "
            "next page you can let any decision of a deal that is over be made again.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("honesty", "The deal is fixed before anyone acts"),
        QT_TRANSLATE_NOOP(
            "honesty",
            "All cards of a deal are in their order before the first one is dealt, those too that come after the "
            "auction. Nothing that anyone does changes them. The seal of the deal lets you prove it.",
        ),
    ),
)
"""What is promised, and the sentences that explain it."""

SEEN: Mapping[str, Source] = MappingProxyType(
    {
        "seat": QT_TRANSLATE_NOOP("honesty", "Which seat it sits in."),
        "rules": QT_TRANSLATE_NOOP("honesty", "The rules of the game, all of them."),
        "number": QT_TRANSLATE_NOOP("honesty", "Which deal of the match this is."),
        "dealer": QT_TRANSLATE_NOOP("honesty", "Who deals."),
        "phase": QT_TRANSLATE_NOOP("honesty", "How far the deal has come: auction, declarations, play."),
        "to_act": QT_TRANSLATE_NOOP("honesty", "Whose turn it is."),
        "places": QT_TRANSLATE_NOOP(
            "honesty",
            "Where the cards lie: its own cards and the open ones by name, all others only by how many they are.",
        ),
        "turn_up": QT_TRANSLATE_NOOP("honesty", "The card that was turned up, which everyone saw."),
        "calls": QT_TRANSLATE_NOOP("honesty", "What was called, and by whom."),
        "doubles": QT_TRANSLATE_NOOP("honesty", "Who has doubled and redoubled."),
        "contract": QT_TRANSLATE_NOOP("honesty", "The contract, once there is one."),
        "tricks": QT_TRANSLATE_NOOP("honesty", "The tricks that were played, card by card, and who won them."),
        "trick": QT_TRANSLATE_NOOP("honesty", "The trick on the table."),
        "announced": QT_TRANSLATE_NOOP(
            "honesty", "The declarations that were announced, as far as the announcement tells them."
        ),
        "shown": QT_TRANSLATE_NOOP("honesty", "The declarations that were shown to everyone."),
        "own_declarations": QT_TRANSLATE_NOOP("honesty", "The declarations it has made itself."),
        "belote_said": QT_TRANSLATE_NOOP("honesty", "Who has announced king and queen of trumps, and on which card."),
        "totals": QT_TRANSLATE_NOOP("honesty", "The score of the match before this deal."),
        "held": QT_TRANSLATE_NOOP("honesty", "Points of earlier deals that are held over."),
        "results": QT_TRANSLATE_NOOP("honesty", "How the earlier deals ended, as it stands on the score sheet."),
        "winner": QT_TRANSLATE_NOOP("honesty", "Which side has won the match, once it is over."),
        "options": QT_TRANSLATE_NOOP("honesty", "What it could do now."),
        "lawful": QT_TRANSLATE_NOOP("honesty", "Which of that the rules allow."),
        "bottom": QT_TRANSLATE_NOOP("honesty", "The last card of the stock, in games that show it to everyone."),
        "stacks": QT_TRANSLATE_NOOP("honesty", "The stacks before the players, as far as they lie open."),
        "exchanged": QT_TRANSLATE_NOOP("honesty", "Who has exchanged a low trump for the turn-up."),
    }
)
"""What each field of `engine.SeatView` tells a player, in the order of the text that is sent."""

DEALING: Mapping[Shuffle, Source] = MappingProxyType(
    {
        Shuffle.EVERY_DEAL: QT_TRANSLATE_NOOP("honesty", "In this game the cards are shuffled before every deal."),
        Shuffle.NEVER_AFTER_FIRST: QT_TRANSLATE_NOOP(
            "honesty",
            "In this game the cards are shuffled before the first deal of a match only; after it they are gathered "
            "and cut.",
        ),
        Shuffle.ON_PASS_OUT: QT_TRANSLATE_NOOP(
            "honesty",
            "In this game the cards are shuffled before the first deal of a match and after a deal that was passed "
            "out; otherwise they are gathered and cut.",
        ),
        Shuffle.DEALER_CHOICE: QT_TRANSLATE_NOOP(
            "honesty",
            "In this game the dealer chooses: about half of the deals are shuffled, the others are gathered and cut.",
        ),
    }
)
"""Which of the two ways to make a deck a game uses."""

SHUFFLED = QT_TRANSLATE_NOOP(
    "honesty", "Shuffled: every order of the pack is equally likely, whatever was played before."
)
GATHERED = QT_TRANSLATE_NOOP(
    "honesty",
    "Gathered and cut, as at a real table: the tricks are laid together and cut once, so cards that were played "
    "together stay together, and hands are more uneven.",
)
