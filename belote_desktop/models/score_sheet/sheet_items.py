"""The items of a score in the words of a game: by their rule, else by their purpose."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine.contract import Contract
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP, Source
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.score import Item, What
from belote_desktop.models.score_sheet.sheet_form import SheetForm, Unit
from belote_desktop.models.words import words

_BY_RULE: Mapping[tuple[What, str], Source] = MappingProxyType(
    {
        (What.PENALTY, "bolt_penalty"): QT_TRANSLATE_NOOP("ScoreSheet", "The last bolt"),
        (What.PENALTY, "bate_penalty"): QT_TRANSLATE_NOOP("ScoreSheet", "One more bate"),
        (What.PENALTY, "trickless_penalty"): QT_TRANSLATE_NOOP("ScoreSheet", "Once more without a trick"),
        (What.PENALTY, "zero_penalty"): QT_TRANSLATE_NOOP("ScoreSheet", "No points at all"),
        (What.PENALTY, "kirtik"): QT_TRANSLATE_NOOP("ScoreSheet", "Kirtik"),
        (What.CAPOT, "trickless_pay"): QT_TRANSLATE_NOOP("ScoreSheet", "From the player without a trick"),
        (What.CARDS, "pooled"): QT_TRANSLATE_NOOP("ScoreSheet", "Cards of both sides"),
        (What.FAILED_DEAL, "pooled"): QT_TRANSLATE_NOOP("ScoreSheet", "The contract failed: cards of both sides"),
        (What.BID, "capot_bid_value"): QT_TRANSLATE_NOOP("ScoreSheet", "Capot, as it was bid"),
        (What.BID, "capot_bid_lost"): QT_TRANSLATE_NOOP("ScoreSheet", "Capot that was bid and lost"),
        (What.BID, "generale_value"): QT_TRANSLATE_NOOP("ScoreSheet", "Générale"),
        (What.BID, "surmanche"): QT_TRANSLATE_NOOP("ScoreSheet", "Surmanche"),
    }
)

_BY_UNIT: Mapping[Unit, Mapping[What, Source]] = MappingProxyType(
    {
        Unit.MATCH_POINTS: {
            What.TENS: QT_TRANSLATE_NOOP("ScoreSheet", "In match points"),
            What.FAILED_DEAL: QT_TRANSLATE_NOOP("ScoreSheet", "Match points of the failed contract"),
            What.TRANSFERRED: QT_TRANSLATE_NOOP("ScoreSheet", "Match points of the failed contract"),
            What.HELD_OVER: QT_TRANSLATE_NOOP("ScoreSheet", "Hanging for the next deal"),
            What.HELD_WON: QT_TRANSLATE_NOOP("ScoreSheet", "Hanging from earlier deals"),
        },
        Unit.GAME_POINTS: {
            What.CARDS: QT_TRANSLATE_NOOP("ScoreSheet", "Cards and last trick, in game points"),
            What.DECLARATIONS: QT_TRANSLATE_NOOP("ScoreSheet", "Projects"),
            What.CAPOT: QT_TRANSLATE_NOOP("ScoreSheet", "Kaboot"),
            What.FAILED_DEAL: QT_TRANSLATE_NOOP("ScoreSheet", "The contract failed: all game points"),
            What.MISPLAY: QT_TRANSLATE_NOOP("ScoreSheet", "Qaid: all game points to the other side"),
        },
    }
)


def item_text(item: Item, rules: Ruleset, contract: Contract | None) -> str:
    """The label of an item."""
    if item.what is What.BELOTE:
        return words.belote_text(False, rules)
    if contract is not None and item.what is What.DOUBLED:
        return _doubled(contract)
    if contract is not None and (item.what, item.rule) == (What.BID, "written"):
        return _bid(item, rules, contract)
    source = _BY_RULE.get((item.what, item.rule))
    source = source or _BY_UNIT.get(SheetForm.of(rules).unit, {}).get(item.what)
    return words.what_text(item.what) if source is None else words.translated(source)


def _doubled(contract: Contract) -> str:
    if contract.multiplier == 1 or contract.stake:
        return QCoreApplication.translate("ScoreSheet", "What the raises add")
    pattern = QCoreApplication.translate("ScoreSheet", "What the double adds, × {multiplier}")
    return pattern.format(multiplier=words.number(contract.multiplier))


def _bid(item: Item, rules: Ruleset, contract: Contract) -> str:
    """The label of a bid: `Bid`, or `Bid 100 × 4`; with the vidas if these are counted."""
    form, bid = SheetForm.of(rules), (contract.bid or 0) * rules.bid.bid_unit
    once = bid // 10 if form.unit is Unit.TENS else bid
    if not once or item.points == once or item.points % once:
        return words.what_text(What.BID)
    times = words.number(item.points // once)
    vidas = form.raised_text(contract)
    if vidas:
        pattern = QCoreApplication.translate("ScoreSheet", "Bid: {bid} × {times} ({vidas})")
    else:
        pattern = QCoreApplication.translate("ScoreSheet", "Bid: {bid} × {times}")
    return pattern.format(bid=words.number(bid), times=times, vidas=vidas)
