"""The items of a score in the words of a game: by their rule, else by their purpose."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from belote_desktop.engine.contract import Contract
from belote_desktop.engine.rules.ruleset import Ruleset
from belote_desktop.engine.score import Item, What
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Source
from belote_desktop.models.score_sheet.sheet_form import SheetForm, Unit
from belote_desktop.models.words import words

_BY_RULE: Mapping[tuple[What, str], Source] = MappingProxyType(
    {
        #: A line of the sheet: the penalty for the last of several failed contracts.
        (What.PENALTY, "bolt_penalty"): QT_TRANSLATE_NOOP("ScoreSheet", "The last bolt"),
        #: A line of the sheet: the penalty for another failed contract.
        (What.PENALTY, "bate_penalty"): QT_TRANSLATE_NOOP("ScoreSheet", "Another bate"),
        #: A line of the sheet: the penalty for another deal without a trick.
        (What.PENALTY, "trickless_penalty"): QT_TRANSLATE_NOOP("ScoreSheet", "Another deal without a trick"),
        #: A line of the sheet: the penalty for a deal without points.
        (What.PENALTY, "zero_penalty"): QT_TRANSLATE_NOOP("ScoreSheet", "No points at all"),
        #: A line of the sheet. The game's own word for a penalty.
        (What.PENALTY, "kirtik"): QT_TRANSLATE_NOOP("ScoreSheet", "Kirtik"),
        #: A line of the sheet: the bonus that the others share if a player wins no trick.
        (What.CAPOT, "trickless_pay"): QT_TRANSLATE_NOOP("ScoreSheet", "Bonus: an opponent won no trick"),
        #: A line of the sheet: the card points of both sides go to one of them.
        (What.CARDS, "pooled"): QT_TRANSLATE_NOOP("ScoreSheet", "Card points of both sides"),
        #: A line of the sheet: the card points of both sides go to the defenders.
        (What.FAILED_DEAL, "pooled"): QT_TRANSLATE_NOOP("ScoreSheet", "Contract failed: card points of both sides"),
        #: A line of the sheet: all tricks were bid and won.
        (What.BID, "capot_bid_value"): QT_TRANSLATE_NOOP("ScoreSheet", "Capot, bid and made"),
        #: A line of the sheet: all tricks were bid and not won.
        (What.BID, "capot_bid_lost"): QT_TRANSLATE_NOOP("ScoreSheet", "Capot, bid and failed"),
        #: A line of the sheet: one player bid to win all tricks alone.
        (What.BID, "generale_value"): QT_TRANSLATE_NOOP("ScoreSheet", "Générale"),
        #: A line of the sheet. The game's own word for points beyond the bid.
        (What.BID, "surmanche"): QT_TRANSLATE_NOOP("ScoreSheet", "Surmanche"),
    }
)

_BY_UNIT: Mapping[Unit, Mapping[What, Source]] = MappingProxyType(
    {
        Unit.MATCH_POINTS: {
            #: A line of the sheet: the points of the deal divided by ten.
            What.TENS: QT_TRANSLATE_NOOP("ScoreSheet", "In match points"),
            #: A line of the sheet: what the defenders win when a contract fails.
            What.FAILED_DEAL: QT_TRANSLATE_NOOP("ScoreSheet", "Match points of the failed contract"),
            #: A line of the sheet: what the defenders win when a contract fails.
            What.TRANSFERRED: QT_TRANSLATE_NOOP("ScoreSheet", "Match points of the failed contract"),
            #: A line of the sheet: points that the winner of the next deal gets.
            What.HELD_OVER: QT_TRANSLATE_NOOP("ScoreSheet", "Held over for the next deal"),
            #: A line of the sheet: points of earlier deals that the winner of this deal gets.
            What.HELD_WON: QT_TRANSLATE_NOOP("ScoreSheet", "Held over from earlier deals"),
        },
        Unit.GAME_POINTS: {
            #: A line of the sheet of Baloot.
            What.CARDS: QT_TRANSLATE_NOOP("ScoreSheet", "Cards and last trick, in match points"),
            #: A line of the sheet of Baloot: its word for declarations.
            What.DECLARATIONS: QT_TRANSLATE_NOOP("ScoreSheet", "Projects"),
            #: A line of the sheet of Baloot: its word for winning all tricks.
            What.CAPOT: QT_TRANSLATE_NOOP("ScoreSheet", "Kaboot"),
            #: A line of the sheet of Baloot.
            What.FAILED_DEAL: QT_TRANSLATE_NOOP("ScoreSheet", "Contract failed: all match points"),
            #: A line of the sheet of Baloot: a challenge decided the deal. Qaid is its own word for that.
            What.MISPLAY: QT_TRANSLATE_NOOP("ScoreSheet", "Qaid: all match points to the other side"),
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
        #: A line of the sheet: the points that raises add to the score.
        return QCoreApplication.translate("ScoreSheet", "Added by the raises")
    #: A line of the sheet: the points that the raises add to the score. {multiplier}: 2 if doubled, 3 or 4 if raised.
    pattern = QCoreApplication.translate("ScoreSheet", "Added by ×{multiplier}")
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
        #: A line of the sheet. {bid}: points. {times}: how often they count. {vidas}: "2 vidas".
        pattern = QCoreApplication.translate("ScoreSheet", "Bid: {bid} × {times} ({vidas})")
    else:
        #: A line of the sheet. {bid}: points. {times}: how often they count, if it was doubled.
        pattern = QCoreApplication.translate("ScoreSheet", "Bid: {bid} × {times}")
    return pattern.format(bid=words.number(bid), times=times, vidas=vidas)
