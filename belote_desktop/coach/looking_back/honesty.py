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
        QT_TRANSLATE_NOOP("honesty", "They see only what you would see in their seat"),
        QT_TRANSLATE_NOOP(
            "honesty",
            "For each decision a computer player is sent a single text with what a player in its seat may know: the "
            "rules, its own cards, the open cards, and everything said and played so far. Nothing else reaches it: "
            "not the other hands, not the cards still to be dealt, and not even which player is you.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("honesty", "Your partner and your opponents play alike"),
        QT_TRANSLATE_NOOP(
            "honesty",
            "The same program plays all the other seats and decides for one seat at a time. Partners have no way to "
            "talk to each other. Players differ only if you give them different levels or temperaments.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("honesty", "A weaker level knows less and thinks less"),
        QT_TRANSLATE_NOOP(
            "honesty",
            "Levels differ in what they know about the game, in what they remember, and in how many possible deals "
            "they think through. No level plays a bad card on purpose, and none sees more cards than another.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("honesty", "They imagine the hidden cards, as you do"),
        QT_TRANSLATE_NOOP(
            "honesty",
            "To weigh a card, the stronger levels imagine deals that fit everything they have seen, and play them out. "
            "They guess well, but they still guess: like anyone, they meet bad breaks and lose finesses.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("honesty", "Every decision can be repeated"),
        QT_TRANSLATE_NOOP(
            "honesty",
            "Whatever is random in a decision is derived from the text that was sent. The same text, the same level "
            "and the same amount of thinking, which the match file records, always give the same decision. On the "
            "next page you can have any decision of a finished deal made again.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("honesty", "The cards are fixed before the deal begins"),
        QT_TRANSLATE_NOOP(
            "honesty",
            "The order of the whole pack is fixed before the first card is dealt, even for the cards dealt after the "
            "auction. Nothing that a player does can change it. The seal of the deal lets you prove this.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("honesty", "You take part in the shuffle"),
        QT_TRANSLATE_NOOP(
            "honesty",
            "The order is drawn from two things: a secret that the program fixes and seals first, and a number of "
            "yours. You cannot choose the cards, because you do not know the secret. The program cannot choose them, "
            "because it does not know your number. If you type none, the program draws one for you, which proves less.",
        ),
    ),
)
"""What is promised, and the sentences that explain it."""

SEEN: Mapping[str, Source] = MappingProxyType(
    {
        "seat": QT_TRANSLATE_NOOP("honesty", "Its own seat."),
        "rules": QT_TRANSLATE_NOOP("honesty", "All the rules of the game."),
        "number": QT_TRANSLATE_NOOP("honesty", "The number of this deal in the match."),
        "dealer": QT_TRANSLATE_NOOP("honesty", "Who deals."),
        "phase": QT_TRANSLATE_NOOP("honesty", "The stage of the deal: auction, declarations or play."),
        "to_act": QT_TRANSLATE_NOOP("honesty", "Whose turn it is."),
        "places": QT_TRANSLATE_NOOP(
            "honesty",
            "Where the cards are: its own and the open ones by name, and only the number of all others.",
        ),
        "turn_up": QT_TRANSLATE_NOOP("honesty", "The turn-up, which everyone saw."),
        "calls": QT_TRANSLATE_NOOP("honesty", "All calls, and who made them."),
        "doubles": QT_TRANSLATE_NOOP("honesty", "Who has doubled and redoubled."),
        "contract": QT_TRANSLATE_NOOP("honesty", "The contract, once there is one."),
        "tricks": QT_TRANSLATE_NOOP("honesty", "The finished tricks, card by card, and who won them."),
        "trick": QT_TRANSLATE_NOOP("honesty", "The trick on the table."),
        "announced": QT_TRANSLATE_NOOP("honesty", "The declarations made so far, as far as they have been described."),
        "shown": QT_TRANSLATE_NOOP("honesty", "The declarations that have been shown to everyone."),
        "own_declarations": QT_TRANSLATE_NOOP("honesty", "The declarations it has made itself."),
        "belote_said": QT_TRANSLATE_NOOP(
            "honesty", "Who has declared the king and queen of trumps, and with which card."
        ),
        "totals": QT_TRANSLATE_NOOP("honesty", "The score of the match before this deal."),
        "held": QT_TRANSLATE_NOOP("honesty", "Points of earlier deals that are held over."),
        "results": QT_TRANSLATE_NOOP("honesty", "How the earlier deals ended, as on the score sheet."),
        "winner": QT_TRANSLATE_NOOP("honesty", "Which side has won the match, once it is over."),
        "options": QT_TRANSLATE_NOOP("honesty", "Everything it can choose from now."),
        "lawful": QT_TRANSLATE_NOOP("honesty", "What the rules allow it to choose."),
        "bottom": QT_TRANSLATE_NOOP("honesty", "The bottom card of the stock, in games that show it."),
        "stacks": QT_TRANSLATE_NOOP(
            "honesty", "The stacks in front of the players: the open cards, and where covered ones lie."
        ),
        "exchanged": QT_TRANSLATE_NOOP("honesty", "Who has exchanged a low trump for the turn-up."),
    }
)
"""What each field of `engine.SeatView` tells a player, in the order of the text that is sent."""

DEALING: Mapping[Shuffle, Source] = MappingProxyType(
    {
        Shuffle.EVERY_DEAL: QT_TRANSLATE_NOOP("honesty", "In this game the cards are shuffled before every deal."),
        Shuffle.NEVER_AFTER_FIRST: QT_TRANSLATE_NOOP(
            "honesty",
            "In this game the cards are shuffled only before the first deal of a match. After that, the tricks are "
            "stacked and cut.",
        ),
        Shuffle.ON_PASS_OUT: QT_TRANSLATE_NOOP(
            "honesty",
            "In this game the cards are shuffled before the first deal of a match and after a deal that was passed "
            "out. Otherwise the tricks are stacked and cut.",
        ),
        Shuffle.DEALER_CHOICE: QT_TRANSLATE_NOOP(
            "honesty",
            "In this game the dealer chooses: about half of the deals are shuffled. For the others, the tricks are "
            "stacked and cut.",
        ),
    }
)
"""Which of the two ways to make a deck a game uses."""

SHUFFLED = QT_TRANSLATE_NOOP(
    "honesty", "Shuffled: every order of the pack is equally likely, whatever was played before."
)
GATHERED = QT_TRANSLATE_NOOP(
    "honesty",
    "Stacked and cut, as at a real table: the tricks are stacked and the pack is cut once. Cards that were played "
    "together stay together, so hands are more uneven.",
)
