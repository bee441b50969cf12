"""Sentences on king and queen of trumps, and on roem. Source: docs/rules, Belote."""

from __future__ import annotations

from belote_desktop.engine import Rule, Ruleset
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.conditions import all_trump, by_bid, every, meets_roem, no_trump, partners, says_belote
from belote_desktop.engine.rules.statements import Anchor
from belote_desktop.engine.rules.terms import BeloteContext
from belote_desktop.variants.kinship import declared
from belote_desktop.variants.rule_sheet.topics.combinations import run_points
from belote_desktop.variants.rule_sheet.topics.lines import Chapter, always, by, stated


def _context(rules: Ruleset) -> object:
    """The key for sentences on when belote may be said; "alone" where a partner must lead but nobody has one."""
    context = rules.belote.belote_context
    return "alone" if context is BeloteContext.PARTNER_LEAD and not partners(rules) else context


def _has_two_words(rules: Ruleset) -> bool:
    return declared(rules).belote != declared(rules).rebelote


ROEM = Chapter(Anchor.ROEM, QT_TRANSLATE_NOOP("sheet", "Roem"), (
    always(QT_TRANSLATE_NOOP("sheet",
           "Cards that meet in one trick score roem for the side that wins the trick. Three cards of one suit in "
           "sequence score {three}, four {four}; in sequences the cards rank ace, king, queen, jack, ten and so on "
           "down."), run_points, when=meets_roem),
    stated("roem_quartet"),
    by(lambda rules: rules.value("trick_jacks_points") != rules.value("trick_four_points"), {
        True: QT_TRANSLATE_NOOP("sheet", "Four jacks score {trick_jacks_points}."),
    }, when=meets_roem),
    stated("belote", 1),
    always(QT_TRANSLATE_NOOP("sheet", "The program counts roem by itself."), when=meets_roem),
))  # fmt: skip

BELOTE = Chapter(Rule.BELOTE, QT_TRANSLATE_NOOP("sheet", "King and queen: {belote}"), (
    stated("belote", 2),
    by(_has_two_words, {
        True: QT_TRANSLATE_NOOP("sheet",
            "King and queen of trumps in one hand score {belote_points}. Their holder says {belote} with the first of "
            "them and {rebelote} with the second."),
        False: QT_TRANSLATE_NOOP("sheet",
            "King and queen of trumps in one hand score {belote_points}. Their holder says {belote}."),
    }, when=says_belote),
    always(QT_TRANSLATE_NOOP("sheet", "In all trumps this holds for king and queen of every suit."),
           when=every(says_belote, all_trump)),
    always(QT_TRANSLATE_NOOP("sheet", "Without trumps there is no {belote}."), when=every(says_belote, no_trump)),
    stated("announcing", 3),
    stated("belote_order"),
    stated("warn_queen_first"),
    stated("late_announce"),
    stated("belot_on_second"),
    by(_context, {
        BeloteContext.NOT_THROWN_OFF: QT_TRANSLATE_NOOP("sheet",
            "It may be said with a card that leads, follows suit or ruffs, not with one thrown off."),
        BeloteContext.PARTNER_LEAD: QT_TRANSLATE_NOOP("sheet",
            "It may be said with a card that leads, ruffs or answers the partner's lead of its suit, with no other."),
        "alone": QT_TRANSLATE_NOOP("sheet", "It may be said with a card that leads or ruffs, with no other."),
    }, when=says_belote),
    stated("belote_trick_won"),
    stated("belote_needs_trick"),
    stated("baloot_block"),
    by(lambda rules: (rules.value("belote_helps_contract"), by_bid(rules)), {
        (True, False): QT_TRANSLATE_NOOP("sheet", "It counts when the sides are compared."),
        (False, False): QT_TRANSLATE_NOOP("sheet",
            "It does not count when the sides are compared; it is written besides."),
        (True, True): QT_TRANSLATE_NOOP("sheet", "It helps the takers to make their bid."),
        (False, True): QT_TRANSLATE_NOOP("sheet",
            "It does not help the takers to make their bid; it is written besides."),
    }, when=says_belote),
))  # fmt: skip

DECLARING = (ROEM, BELOTE)
