"""Duplicate deals: the same cards for everybody, and the same deal played again by a computer player.

    >>> deal = duplicate.deal_of_day(variants.get("classic"), datetime.date(2026, 11, 23))
    >>> match = deal.match()                                       # a match of this deal alone
    >>> kinds = duplicate.seated(("human", "club", "club", "club"), 0, "expert")
    >>> played = duplicate.play_out(match, kinds)                  # by computer players, from views alone
    >>> played.lead(0)                                             # points of seat 0's side less the best other
    >>> duplicate.code_of(deal)                                    # a text that opens the deal: `belote:classic.…`
    >>> duplicate.parse_code(text)                                 # the deal of such a text

`play_out` starts anywhere in a deal, so `play_out(steps[0].before, kinds)` plays a deal of a record again, with its
totals. The same match, kinds and pace give the same deal everywhere: each player decides from the view of its seat,
with a seed that comes from that view.
"""

from typing import TYPE_CHECKING

from belote_desktop.on_demand import on_demand

if TYPE_CHECKING:
    from belote_desktop.duplicate.code import code_of, parse_code
    from belote_desktop.duplicate.playing import PlayedDeal, decision_seed, lead_of, play_out, seated
    from belote_desktop.duplicate.set_deal import SetDeal, deal_of_day

__getattr__ = on_demand(
    __name__,
    {
        "belote_desktop.duplicate.code": ("code_of", "parse_code"),
        "belote_desktop.duplicate.playing": ("PlayedDeal", "decision_seed", "lead_of", "play_out", "seated"),
        "belote_desktop.duplicate.set_deal": ("SetDeal", "deal_of_day"),
    },
)

__all__ = [
    "PlayedDeal", "SetDeal", "code_of", "deal_of_day", "decision_seed", "lead_of", "parse_code", "play_out", "seated",
]  # fmt: skip
