"""`Caller`: tries the policies for raises, throwing in, exchanges and each kind of auction in turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from belote_desktop.engine.rules.terms import AuctionModel, Phase
from belote_desktop.engine.view import SeatView
from belote_desktop.players.calls.announcing import declaring, exchanging
from belote_desktop.players.calls.hokum_sun_calls import hokum_or_sun
from belote_desktop.players.calls.ladder_calls import ladder_call
from belote_desktop.players.calls.laying_away import laying_away
from belote_desktop.players.calls.points_calls import points_call
from belote_desktop.players.calls.raising import raising
from belote_desktop.players.calls.standards import AuctionKind, Caution, auction_kind, need_to_take
from belote_desktop.players.calls.taking import take_or_name
from belote_desktop.players.calls.throwing_in import offering, throwing_in
from belote_desktop.players.personas import EVEN, Persona
from belote_desktop.players.player import Decision

Policy = Callable[[SeatView, Caution], Decision | None]

_AUCTIONS: Mapping[AuctionModel, Policy] = MappingProxyType(
    {
        AuctionModel.TAKE_TURN_UP: take_or_name,
        AuctionModel.SINGLE_ROUND: take_or_name,
        AuctionModel.LADDER: ladder_call,
        AuctionModel.POINTS: points_call,
        AuctionModel.HOKUM_SUN: hokum_or_sun,
    }
)


@dataclass(frozen=True)
class Caller:
    """Calls by the policies of the club player. `caution` is added to its margins; `by_auction` comes before it.

    Its persona lowers these margins by what it overrates its side.
    """

    caution: Caution = field(default_factory=Caution)
    by_auction: Mapping[AuctionKind, Caution] = field(default_factory=dict, hash=False)
    persona: Persona = EVEN

    def with_persona(self, persona: Persona) -> Caller:
        """The same caller with this persona."""
        return replace(self, persona=persona)

    def decide(self, view: SeatView) -> Decision | None:
        """The call of this seat; None if it has none to make."""
        if view.phase is Phase.AUCTION:
            return self._auction(view)
        raised = raising(view, self.caution_in(view))
        if raised is not None:
            return raised
        policies = (laying_away, exchanging, declaring)
        return next((found for policy in policies if (found := policy(view)) is not None), None)

    def _auction(self, view: SeatView) -> Decision | None:
        policies = (throwing_in, offering, _AUCTIONS[view.rules.auction.auction_model])
        return next((found for policy in policies if (found := policy(view, self.caution_in(view))) is not None), None)

    def need(self, view: SeatView) -> float:
        """The margin from which this seat takes; lower for the seat that leads and when the match is nearly lost."""
        return need_to_take(view, self.caution_in(view))

    def caution_in(self, view: SeatView) -> Caution:
        """The margins of this caller in the auction of a view."""
        kind = auction_kind(view.rules)
        found = self.by_auction.get(kind, self.caution)
        return found if self.persona is EVEN else _leant(found, self.persona, kind.model)


def _leant(caution: Caution, persona: Persona, model: AuctionModel) -> Caution:
    return replace(
        caution,
        taking=caution.taking - persona.taking_in(model),
        raising=caution.raising - persona.raising,
        asked=tuple(lack for lack in caution.asked if lack in persona.asked),
    )
