"""Sentences on king and queen of trumps, and on roem. Source: docs/rules, Belote."""

from __future__ import annotations

from belote_desktop.engine import Rule, Ruleset
from belote_desktop.engine.rules.conditions import (
    all_trump,
    by_bid,
    by_projects,
    every,
    meets_roem,
    no_trump,
    partners,
    says_belote,
)
from belote_desktop.engine.rules.statements import Anchor
from belote_desktop.engine.rules.terms import BeloteCall, BeloteContext
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.kinship import declared
from belote_desktop.variants.rule_sheet.topics.combinations import run_points
from belote_desktop.variants.rule_sheet.topics.lines import Chapter, always, by, stated


def _context(rules: Ruleset) -> object:
    """The key for sentences on when belote may be said; "alone" where a partner must lead but nobody has one."""
    context = rules.belote.belote_context
    return "alone" if context is BeloteContext.PARTNER_LEAD and not partners(rules) else context


def _said_with(rules: Ruleset) -> str:
    """The key for sentences on the words that are said with the two cards."""
    if rules.belote.belote_call is BeloteCall.SECOND_CARD:
        return "second card"
    return "one word" if declared(rules).belote == declared(rules).rebelote else "two words"


def _decides(rules: Ruleset) -> object:
    """The key for sentences on whether belote helps to make the contract, of those for points or for a bid."""
    helps = rules.value("belote_helps_contract")
    return "in a tie" if by_projects(rules) and not helps else (helps, by_bid(rules))


#: Title of a section of the rule sheet. Dutch: what cards score that meet in one trick.
ROEM = Chapter(Anchor.ROEM, QT_TRANSLATE_NOOP("sheet", "Roem"), (
    #: {three}, {four}: points.
    always(QT_TRANSLATE_NOOP("sheet",

            "Roem is a bonus for cards that fall in the same trick. The side that wins the trick scores "
            "it. A run of three cards of one suit scores {three}, a run of four {four}. In runs the "
            "cards rank ace, king, queen, jack, ten and so on down."), run_points, when=meets_roem),
    stated("roem_quartet"),
    by(lambda rules: rules.value("trick_jacks_points") != rules.value("trick_four_points"), {
        #: {trick_jacks_points}: points.
        True: QT_TRANSLATE_NOOP("sheet", "Four jacks score {trick_jacks_points}."),
    }, when=meets_roem),
    stated("belote", 1),
    always(QT_TRANSLATE_NOOP("sheet", "The program counts roem for you."), when=meets_roem),
))  # fmt: skip

#: Title of a section of the rule sheet. {belote}: the word of the game for these two cards.
BELOTE = Chapter(Rule.BELOTE, QT_TRANSLATE_NOOP("sheet", "King and queen: {belote}"), (
    stated("belote", 2),
    by(_said_with, {
        #: {belote_points}: points. {belote}: the word of the game for king and queen of trumps. {rebelote}: what is
        #: said with the second card.
        "two words": QT_TRANSLATE_NOOP("sheet",
            "The king and queen of trumps in one hand score {belote_points}. If you hold them, you say {belote} when "
            "you play the first of them and {rebelote} when you play the second."),
        #: {belote_points}: points. {belote}: the word of the game for king and queen of trumps.
        "one word": QT_TRANSLATE_NOOP("sheet",
            "The king and queen of trumps in one hand score {belote_points}. If you hold them, you say {belote}."),
        #: {belote_points}: points. {rebelote}: what is said with the second card of king and queen of trumps.
        "second card": QT_TRANSLATE_NOOP("sheet",
            "The king and queen of trumps in one hand score {belote_points}. If you hold them, you say {rebelote} only "
            "when you play the second of them."),
    }, when=says_belote),
    #: {belote}: the word of the game for king and queen of trumps.
    always(QT_TRANSLATE_NOOP("sheet", "In all trumps the king and queen of any suit count as {belote}."),
           when=every(says_belote, all_trump)),
    #: {belote}: the word of the game for king and queen of trumps.
    by(by_projects, {
        #: {belote}: the word of the game for king and queen of trumps.
        False: QT_TRANSLATE_NOOP("sheet", "In no trumps there is no {belote}."),
        #: {belote}: the word of the game for king and queen of trumps.
        True: QT_TRANSLATE_NOOP("sheet", "In Sun there is no {belote}."),
    }, when=every(says_belote, no_trump)),
    stated("announcing", 3),
    stated("belote_order"),
    stated("warn_queen_first"),
    stated("late_announce"),
    stated("belot_on_second"),
    by(_context, {
        #: {belote}: the word of the game for king and queen of trumps.
        BeloteContext.NOT_THROWN_OFF: QT_TRANSLATE_NOOP("sheet",
            "You cannot say {belote} with a card that you discard."),
        BeloteContext.PARTNER_LEAD: QT_TRANSLATE_NOOP("sheet",
            "You may say it only as you lead, ruff or follow your partner’s lead."),
        "alone": QT_TRANSLATE_NOOP("sheet", "You may say it only as you lead or ruff."),
    }, when=says_belote),
    stated("belote_trick_won"),
    stated("belote_needs_trick", 1),
    stated("belote_needs_trick", 2),
    stated("baloot_block"),
    by(_decides, {
        "in a tie": QT_TRANSLATE_NOOP("sheet",
            "These points are scored separately. They help to decide the contract only if the match points are equal."),
        (True, False): QT_TRANSLATE_NOOP("sheet", "These points help to decide whether the contract is made."),
        (False, False): QT_TRANSLATE_NOOP("sheet",
            "These points do not help to decide whether the contract is made. They are scored separately."),
        (True, True): QT_TRANSLATE_NOOP("sheet", "These points count towards making the contract."),
        (False, True): QT_TRANSLATE_NOOP("sheet",
            "These points do not count towards making the contract. They are scored separately."),
    }, when=says_belote),
))  # fmt: skip

DECLARING = (ROEM, BELOTE)
