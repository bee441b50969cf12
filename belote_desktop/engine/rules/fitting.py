"""Checks that the parts of a deal fit together: packets with the pack, phases with zones.

Source: docs/rules/common.md, Dimensions.
"""

from __future__ import annotations

from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.fields import RuleName, spelled
from belote_desktop.engine.rules.needs import Rules
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Message, counted, say

PLAYED = (
    terms.Phase.AUCTION,
    terms.Phase.RAISES,
    terms.Phase.SECOND_DEAL,
    terms.Phase.DISCARD,
    terms.Phase.DECLARING,
    terms.Phase.PLAY,
)
"""The phases a deal may have: an exchange has no phase of its own, and a settled deal is over."""


def misfit(rules: Rules) -> Message | None:
    """The first rule that keeps a deal from being dealt, with its value; None if all fit together."""
    phases = rules.value("phases")
    if len(set(phases)) < len(phases):
        return say(QT_TRANSLATE_NOOP("engine", "A stage of the deal comes twice, so the deal would never end."))
    if not phases or not set(phases) <= set(PLAYED):
        return _refused(rules, "phases")
    if not needed_phases(rules) <= set(phases):
        return _refused(rules, "phases")
    if not hand_size(rules) or not _last_card_is_dealt(rules):
        return _refused(rules, "packets")
    if _gives_turn_up(rules) and not rules.value("second_packets"):
        return _refused(rules, "turn_up_to")
    cards, dealt = pack_size(rules), cards_dealt(rules)
    if dealt <= cards:
        return None
    return counted(
        #: {there}: a number of cards, 24 to 36.
        QT_TRANSLATE_NOOP(
            "engine",
            "The packets add up to %n card(s), but the pack has only {there}. Deal fewer cards or choose a larger "
            "pack.",
            "",
            1,
        ),
        dealt,
        there=cards,
    )


def pack_size(rules: Rules) -> int:
    """How many cards the pack has."""
    return 4 * (9 - int(rules.value("lowest_rank")))


def hand_size(rules: Rules) -> int:
    """How many cards each player has when the play begins, those in stacks included."""
    dealt: int = sum(sum(rules.value(name)) for name in ("packets", "second_packets", "talon_packets"))
    return dealt + 2 * int(rules.value("stacks"))


def cards_dealt(rules: Rules) -> int:
    """How many cards leave the pack: the hands, the kitty, and a turned card that nobody takes."""
    aside = rules.value("turn_up") is terms.TurnUp.NEXT_CARD and rules.value("turn_up_to") is terms.TurnUpTo.NOBODY
    return int(rules.value("seats")) * hand_size(rules) + int(rules.value("kitty")) + aside


def needed_phases(rules: Rules) -> set[terms.Phase]:
    """The phases a deal needs so that no card stays where nobody can play it."""
    packets = rules.value("second_packets") or rules.value("talon_packets")
    completed = packets or rules.value("kitty") or rules.value("turn_up") is not terms.TurnUp.NONE
    return ({terms.Phase.SECOND_DEAL} if completed else set()) | (
        {terms.Phase.DISCARD} if rules.value("kitty") else set()
    )


def _gives_turn_up(rules: Rules) -> bool:
    """Whether a turned card that was dealt to nobody goes into a hand, which then gets one card less."""
    return rules.value("turn_up") is terms.TurnUp.NEXT_CARD and rules.value("turn_up_to") is not terms.TurnUpTo.NOBODY


def _last_card_is_dealt(rules: Rules) -> bool:
    """Whether there is a last card to turn up, where the dealer's last card is the turned one."""
    last = rules.value("turn_up") is terms.TurnUp.LAST_CARD
    return not last or any(rules.value(name) for name in ("packets", "talon_packets", "stacks"))


def _refused(rules: Rules, name: str) -> Message:
    #: {rule}: the label of a rule. {value}: as it is typed, 1000 or 3-2.
    source = QT_TRANSLATE_NOOP("engine", "“{rule}” cannot be {value} in this game.")
    return say(source, rule=RuleName(name), value=spelled(rules.value(name)))
