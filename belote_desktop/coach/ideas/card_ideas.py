"""The ideas on cards in the order in which a player thinks of them: the usual ones first."""

from __future__ import annotations

from belote_desktop.coach.ideas import always_ideas as always
from belote_desktop.coach.ideas import leading_ideas as lead
from belote_desktop.coach.ideas import losing_ideas as lose
from belote_desktop.coach.ideas import own_trick_ideas as own
from belote_desktop.coach.ideas import trump_leads as trumps
from belote_desktop.coach.ideas import winning_ideas as win
from belote_desktop.coach.ideas.idea import Idea
from belote_desktop.engine.cards import Card
from belote_desktop.players.knowledge import Knowledge

OfCard = Idea[Knowledge, Card]

LEADING: tuple[OfCard, ...] = (
    Idea("promise_last_trick", always.promise_last_trick, keeps=True),
    Idea("draw_trumps", trumps.draw_trumps, takes_high=True),
    Idea("help_the_taker", trumps.help_the_taker),
    Idea("draw_low", trumps.draw_low),
    Idea("drive_trump_out", trumps.drive_trump_out),
    Idea("lead_last", lead.lead_last, takes_high=True),
    Idea("cash_sure", lead.cash_sure, takes_high=True),
    Idea("cash_early", lead.cash_early, takes_high=True),
    Idea("find_partner_void", lead.find_partner_void, promises=True),
    Idea("make_them_ruff", lead.make_them_ruff),
    Idea("leave_top_trump", trumps.leave_top_trump, promises=True),
    Idea("lead_long_suit", lead.lead_long_suit, promises=True),
    Idea("lead_back", lead.lead_back, promises=True),
    Idea("drive_out", lead.drive_out, promises=True),
    Idea("make_void", lead.make_void, promises=True),
    Idea("trumps_are_drawn", trumps.trumps_are_drawn, promises=True),
    Idea("lead_master_trump", trumps.lead_master_trump, takes_high=True),
    Idea("avoid_capot", always.avoid_capot),
    Idea("play_for_capot", always.play_for_capot),
    Idea("avoid_the_ruff", lead.avoid_the_ruff, keeps=True),
    Idea("spare_tens", lead.spare_tens, keeps=True),
    Idea("lead_master", lead.lead_master, takes_high=True),
    Idea("shortest_suit", lead.shortest_suit, promises=True),
    Idea("lead_weak_suit", lead.lead_weak_suit, promises=True),
    Idea("lead_low", lead.lead_low, promises=True),
    Idea("leave_trumps_alone", trumps.leave_trumps_alone, keeps=True),
    Idea("hold_belote", always.hold_belote, keeps=True),
    Idea("hope_for_last_trick", always.hope_for_last_trick, keeps=True),
    Idea("count_trumps", always.count_trumps),
    Idea("lead_cheaply", lead.lead_cheaply, promises=True),
)
"""For a player who leads."""

FOLLOWING: tuple[OfCard, ...] = (
    Idea("say_belote", always.say_belote),
    Idea("make_roem", always.make_roem),
    Idea("deny_roem", always.deny_roem),
    Idea("avoid_points", always.avoid_points),
    Idea("promise_last_trick", always.promise_last_trick, keeps=True),
    Idea("avoid_capot", always.avoid_capot),
    Idea("save_the_ten", own.save_the_ten),
    Idea("give_points", own.give_points, takes_high=True),
    Idea("trust_partner", own.trust_partner, takes_high=True, promises=True),
    Idea("make_sure", own.make_sure),
    Idea("take_over", own.take_over, takes_high=True),
    Idea("spare_a_trump", own.spare_a_trump, promises=True),
    Idea("leave_to_partner", own.leave_to_partner, promises=True),
    Idea("risk_little", own.risk_little, promises=True),
    Idea("win_high", win.win_high),
    Idea("win_for_certain", win.win_for_certain),
    Idea("win_unless_ruffed", win.win_unless_ruffed, takes_high=True),
    Idea("bring_home", own.bring_home, takes_high=True),
    Idea("ace_first", win.ace_first, takes_high=True),
    Idea("win_with_points", win.win_with_points, takes_high=True),
    Idea("win_cheaply", win.win_cheaply),
    Idea("ruff_low", win.ruff_low),
    Idea("ruff_higher", win.ruff_higher),
    Idea("ruff_it", win.ruff_it),
    Idea("ruff_lower", win.ruff_lower),
    Idea("play_higher", win.play_higher),
    Idea("beat_low", win.beat_low),
    Idea("try_for_it", win.try_for_it),
    Idea("beat_it", win.beat_it),
    Idea("play_for_capot", always.play_for_capot),
    Idea("hope_for_last_trick", always.hope_for_last_trick, keeps=True),
    Idea("let_it_go", win.let_it_go),
    Idea("keep_trumps", lose.keep_trumps),
    Idea("give_little", lose.give_little),
    Idea("guard_ten", lose.guard_ten, keeps=True),
    Idea("guard_high", lose.guard_high, keeps=True),
    Idea("hold_back", lose.hold_back, keeps=True),
    Idea("keep_master", lose.keep_master, keeps=True),
    Idea("keep_promising", lose.keep_promising, keeps=True),
    Idea("empty_a_suit", lose.empty_a_suit, promises=True),
    Idea("hold_belote", always.hold_belote, keeps=True),
    Idea("play_lowest", lose.play_lowest),
    Idea("signal_nothing", lose.signal_nothing),
)
"""For a player who follows."""


def ideas_on(at: Knowledge) -> tuple[OfCard, ...]:
    """The ideas that can be argued with in a position, in their order."""
    return LEADING if at.leads else FOLLOWING
