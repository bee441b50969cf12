"""The rules of Belote and its relatives: play matches, and ask which actions are allowed and why.

    >>> from belote_desktop import engine, variants
    >>> match = engine.start(variants.get("classic"), seed=7)
    >>> print(match)                                   # the table as text
    >>> engine.to_act(match)                           # the seat to act; None at the end
    >>> engine.legal(match)                            # its legal actions
    >>> engine.options(match)                          # the same for every seat
    >>> match, events = engine.apply(match, "pass")    # the next match and the events
    >>> engine.refusals(match, "KH")                   # why it is refused; () if it is legal
    >>> engine.view(match, 0)                          # all that seat 0 may know
    >>> match.deals, match.totals, match.winner        # settled deals, points, the end

A match is a value and never changes: `apply` returns another one. Nothing here uses
files or the clock, and all randomness comes from `seed`.

A card is written as its rank (6 7 8 9 T J Q K A) and suit (S H D C): `KH`, `TS`. Actions
are written `pass`, `take`, `H`, `100S`, `double`, `KH` (docs/actions.md lists them all).
Functions accept this text wherever they need an action. `str` writes cards, actions and
contracts; `Card(text)`, `parse_action(match, text)` and `parse_contract(text)` read them.

Seats count from 0 in the order of play. In games with partners, seats 0 and 2 are side 0.
If an argument is wrong, a `BeloteError` says what was expected.

Also: `arrange` makes the deck that deals given hands, `events_for` removes from events
what a seat does not see, `settle` scores the outcome of a deal. The packages beside this
one, `variants`, `records`, `search`, `players` and `coach`, are shown in docs/library.md.
"""

from typing import TYPE_CHECKING

from belote_desktop.on_demand import on_demand

if TYPE_CHECKING:
    from belote_desktop.engine.actions import (
        Action,
        Announce,
        Bid,
        BidKind,
        Declaration,
        Declare,
        Discard,
        Exchange,
        Name,
        NameHokum,
        Play,
        Say,
        Word,
        parse_any_action,
        public,
    )
    from belote_desktop.engine.cards import Card, CardSet, Rank, Suit, parse_cards
    from belote_desktop.engine.contract import Contract, Denomination
    from belote_desktop.engine.contract_reading import parse_contract
    from belote_desktop.engine.deals.arranging import arrange
    from belote_desktop.engine.errors import ArgumentError, BeloteError, NotationError
    from belote_desktop.engine.events import Event, events_for
    from belote_desktop.engine.matches.match import (
        Match,
        SettledDeal,
        apply,
        legal,
        opening_events,
        options,
        parse_action,
        refusals,
        start,
        to_act,
    )
    from belote_desktop.engine.refusals import ActionRefused, Refusal, Rule
    from belote_desktop.engine.rules import Ruleset, RulesetError
    from belote_desktop.engine.score import Item, Result, Score, What
    from belote_desktop.engine.settlement import Outcome, settle
    from belote_desktop.engine.tricks.misplay import judged
    from belote_desktop.engine.view import PublicResult, SeatView, view
    from belote_desktop.engine.wording.messages import Message, in_english

__getattr__ = on_demand(
    __name__,
    {
        "belote_desktop.engine.actions": (
            "Action", "Announce", "Bid", "BidKind", "Declaration", "Declare", "Discard", "Exchange", "Name",
            "NameHokum", "Play", "Say", "Word", "parse_any_action", "public",
        ),
        "belote_desktop.engine.deals.arranging": ("arrange",),
        "belote_desktop.engine.cards": ("Card", "CardSet", "Rank", "Suit", "parse_cards"),
        "belote_desktop.engine.contract": ("Contract", "Denomination"),
        "belote_desktop.engine.contract_reading": ("parse_contract",),
        "belote_desktop.engine.errors": ("ArgumentError", "BeloteError", "NotationError"),
        "belote_desktop.engine.events": ("Event", "events_for"),
        "belote_desktop.engine.matches.match": (
            "Match", "SettledDeal", "apply", "legal", "opening_events", "options", "parse_action", "refusals", "start",
            "to_act",
        ),
        "belote_desktop.engine.wording.messages": ("Message", "in_english"),
        "belote_desktop.engine.tricks.misplay": ("judged",),
        "belote_desktop.engine.refusals": ("ActionRefused", "Refusal", "Rule"),
        "belote_desktop.engine.rules": ("Ruleset", "RulesetError"),
        "belote_desktop.engine.score": ("Item", "Result", "Score", "What"),
        "belote_desktop.engine.settlement": ("Outcome", "settle"),
        "belote_desktop.engine.view": ("PublicResult", "SeatView", "view"),
    },
)  # fmt: skip

__all__ = [
    "Action", "ActionRefused", "Announce", "ArgumentError", "BeloteError", "Bid", "BidKind", "Card", "CardSet",
    "Contract", "Declaration", "Declare", "Denomination", "Discard", "Event", "Exchange", "Item", "Match", "Message",
    "Name", "NameHokum", "NotationError", "Outcome", "Play", "PublicResult", "Rank", "Refusal", "Result", "Rule",
    "Ruleset", "RulesetError", "Say", "Score", "SeatView", "SettledDeal", "Suit", "What", "Word", "apply", "arrange",
    "events_for", "in_english", "judged", "legal", "opening_events", "options", "parse_action", "parse_any_action",
    "parse_cards", "parse_contract", "public", "refusals", "settle", "start", "to_act", "view",
]  # fmt: skip
