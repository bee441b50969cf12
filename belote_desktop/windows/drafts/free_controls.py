"""Controls for any value a rule may take: numbers are typed, rows are composed of their parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from belote_desktop.engine.rules import RuleField
from belote_desktop.windows.drafts.chip_rows import Chips, contract_chips, rank_chips
from belote_desktop.windows.drafts.number_rows import FourPoints, Numbers, RankPoints, RunPoints
from belote_desktop.windows.look.style import Style
from belote_desktop.windows.widgets.typed_controls import Number

RowControl = Chips | FourPoints | Numbers

_ROWS: Mapping[str, Callable[[RuleField, Style], RowControl]] = MappingProxyType(
    {
        "contracts": lambda _field, style: contract_chips(style),
        "trump_order": lambda _field, style: rank_chips(style),
        "plain_order": lambda _field, style: rank_chips(style),
        "carre_points": lambda _field, style: FourPoints(style),
        "carre_points_nt": lambda _field, style: FourPoints(style),
        "run_points": RunPoints,
        "trump_points": lambda field, style: RankPoints(field, "trump_order", style),
        "plain_points": lambda field, style: RankPoints(field, "plain_order", style),
    }
)
"""The rows that are more than numbers one after the other."""


def typed_control(field: RuleField, style: Style) -> Number | RowControl | None:
    """The control for a number or a row; None for a rule whose values are words."""
    if field.kind is int and field.low is not None and field.high is not None:
        return Number(field.low, field.high, style)
    if field.kind in (str, tuple):
        return _ROWS.get(field.name, Numbers)(field, style)
    return None
