"""Sentences on king and queen of trumps, and on roem. Source: docs/rules, Belote."""

from __future__ import annotations

from belote_desktop.engine import Rule, Ruleset
from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules.terms import (
    Announcing,
    BelotBlock,
    BeloteContext,
    BeloteOrder,
    TrickQuartet,
)
from belote_desktop.variants.kinship import declared
from belote_desktop.variants.rule_sheet.combinations import run_points
from belote_desktop.variants.rule_sheet.conditions import (
    all_trump,
    by_bid,
    covered_cards,
    declares,
    every,
    has,
    lacks,
    meets_roem,
    no_trump,
    partners,
    says_belote,
)
from belote_desktop.variants.rule_sheet.lines import Chapter, always, by, values


def _context(rules: Ruleset) -> object:
    """When belote may be said; who has no partner cannot answer one."""
    context = rules.belote.belote_context
    return "alone" if context is BeloteContext.PARTNER_LEAD and not partners(rules) else context


def _has_two_words(rules: Ruleset) -> bool:
    return declared(rules).belote != declared(rules).rebelote


ROEM = Chapter("roem", QT_TRANSLATE_NOOP("sheet", "Roem"), (
    always(QT_TRANSLATE_NOOP("sheet",
           "Cards that meet in one trick score roem for the side that wins the trick. Three cards of one suit in "
           "sequence score {three}, four {four}; in sequences the cards rank ace, king, queen, jack, ten and so on "
           "down."), run_points, when=meets_roem),
    by("roem_quartet", {
        TrickQuartet.ALL_RANKS: QT_TRANSLATE_NOOP("sheet", "Four cards of one rank score {trick_four_points}."),
        TrickQuartet.TEN_UP: QT_TRANSLATE_NOOP("sheet",
            "Four cards of one rank score {trick_four_points}, from the tens up."),
    }, values("trick_four_points"), when=meets_roem),
    by(lambda rules: rules.value("trick_jacks_points") != rules.value("trick_four_points"), {
        True: QT_TRANSLATE_NOOP("sheet", "Four jacks score {trick_jacks_points}."),
    }, values("trick_jacks_points"), when=meets_roem),
    always(QT_TRANSLATE_NOOP("sheet",
           "King and queen of trumps in one trick score {belote_points}, besides a run that they are part of."),
           values("belote_points"), when=every(meets_roem, has("belote", True))),
    always(QT_TRANSLATE_NOOP("sheet", "The program counts roem by itself."), when=meets_roem),
))  # fmt: skip

BELOTE = Chapter(Rule.BELOTE, QT_TRANSLATE_NOOP("sheet", "King and queen: {belote}"), (
    always(QT_TRANSLATE_NOOP("sheet", "King and queen of trumps in one hand score nothing."),
           when=lacks(meets_roem), belote=(False,)),
    by(_has_two_words, {
        True: QT_TRANSLATE_NOOP("sheet",
            "King and queen of trumps in one hand score {belote_points}. Their holder says {belote} with the first of "
            "them and {rebelote} with the second."),
        False: QT_TRANSLATE_NOOP("sheet",
            "King and queen of trumps in one hand score {belote_points}. Their holder says {belote}."),
    }, values("belote_points"), when=says_belote),
    always(QT_TRANSLATE_NOOP("sheet", "In all trumps this holds for king and queen of every suit."),
           when=every(says_belote, all_trump)),
    always(QT_TRANSLATE_NOOP("sheet", "Without trumps there is no {belote}."), when=every(says_belote, no_trump)),
    by("announcing", {
        Announcing.AUTOMATIC: QT_TRANSLATE_NOOP("sheet", "The program says {belote} for everyone."),
        Announcing.MANUAL: QT_TRANSLATE_NOOP("sheet", "Each player says {belote}; what is not said is lost."),
    }, when=every(says_belote, lacks(declares))),
    by("belote_order", {
        BeloteOrder.ANY: QT_TRANSLATE_NOOP("sheet", "Either of the two may be played first."),
        BeloteOrder.KING_FIRST: QT_TRANSLATE_NOOP("sheet",
            "The king must be played before the queen; if the queen comes first, nothing is said and nothing scored."),
    }, when=says_belote),
    by("warn_queen_first", {
        True: QT_TRANSLATE_NOOP("sheet", "You are warned before you play the queen first."),
    }, when=says_belote, belote_order=(BeloteOrder.KING_FIRST,)),
    by("late_announce", {
        True: QT_TRANSLATE_NOOP("sheet",
            "Who forgot to say {belote} with the first of the two may still say it with the second."),
    }, when=says_belote, announcing=(Announcing.MANUAL,)),
    by("belot_on_second", {
        True: QT_TRANSLATE_NOOP("sheet",
            "Who uncovers the second of the two after playing the first may still say {belote} with it."),
        False: QT_TRANSLATE_NOOP("sheet",
            "There is no {belote} when the second of the two was still covered as the first was played."),
    }, when=every(says_belote, covered_cards)),
    by(_context, {
        BeloteContext.NOT_THROWN_OFF: QT_TRANSLATE_NOOP("sheet",
            "It may be said with a card that leads, follows suit or ruffs, not with one thrown off."),
        BeloteContext.PARTNER_LEAD: QT_TRANSLATE_NOOP("sheet",
            "It may be said with a card that leads, ruffs or answers the partner's lead of its suit, with no other."),
        "alone": QT_TRANSLATE_NOOP("sheet", "It may be said with a card that leads or ruffs, with no other."),
    }, when=says_belote),
    by("belote_trick_won", {
        True: QT_TRANSLATE_NOOP("sheet", "It counts only if its holder's side wins the trick in which it is said."),
    }, when=says_belote),
    by("belote_needs_trick", {
        False: QT_TRANSLATE_NOOP("sheet", "It counts for its holder's side, also if this side wins no trick."),
        True: QT_TRANSLATE_NOOP("sheet", "It counts only if its holder's side wins a trick."),
    }, when=says_belote, belote_trick_won=(False,)),
    by("baloot_block", {
        BelotBlock.HUNDRED: QT_TRANSLATE_NOOP("sheet",
            "It does not count when both cards are part of a declaration of 100 that scores."),
        BelotBlock.ANY_PROJECT: QT_TRANSLATE_NOOP("sheet",
            "It does not count when both cards are part of a declaration that scores."),
        BelotBlock.ANY_CARD: QT_TRANSLATE_NOOP("sheet",
            "It does not count when one of the cards is part of a declaration that scores."),
    }, when=every(says_belote, declares)),
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
