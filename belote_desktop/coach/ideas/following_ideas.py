"""The ideas of a player who does not lead to the trick, with their names."""

from __future__ import annotations

from belote_desktop.coach.ideas.idea import Idea
from belote_desktop.coach.ideas.losing_ideas import (
    empty_a_suit,
    give_little,
    guard_ten,
    keep_master,
    keep_promising,
    keep_trumps,
    signal_nothing,
)
from belote_desktop.coach.ideas.own_trick_ideas import (
    give_points,
    leave_to_partner,
    save_the_ten,
    spare_a_trump,
    trust_partner,
)
from belote_desktop.coach.ideas.winning_ideas import (
    beat_low,
    ruff_higher,
    ruff_low,
    win_cheaply,
    win_for_certain,
    win_high,
    win_with_points,
)
from belote_desktop.engine.cards import Card
from belote_desktop.players.knowledge import Knowledge

FOLLOWING: tuple[Idea[Knowledge, Card], ...] = (
    Idea("save_the_ten", save_the_ten),
    Idea("give_points", give_points),
    Idea("trust_partner", trust_partner),
    Idea("spare_a_trump", spare_a_trump),
    Idea("leave_to_partner", leave_to_partner),
    Idea("win_for_certain", win_for_certain),
    Idea("win_high", win_high),
    Idea("win_with_points", win_with_points),
    Idea("win_cheaply", win_cheaply),
    Idea("beat_low", beat_low),
    Idea("ruff_low", ruff_low),
    Idea("ruff_higher", ruff_higher),
    Idea("keep_trumps", keep_trumps),
    Idea("keep_master", keep_master),
    Idea("keep_promising", keep_promising),
    Idea("guard_ten", guard_ten),
    Idea("empty_a_suit", empty_a_suit),
    Idea("give_little", give_little),
    Idea("signal_nothing", signal_nothing),
)
"""What a player who follows can argue with."""
