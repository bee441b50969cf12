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
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.players.knowledge import Knowledge

FOLLOWING: tuple[Idea[Knowledge, Card], ...] = (
    #: The name of an idea behind a hint.
    Idea("save_the_ten", QT_TRANSLATE_NOOP("ideas", "Saving the ten"), save_the_ten),
    #: The name of an idea behind a hint.
    Idea("give_points", QT_TRANSLATE_NOOP("ideas", "Feeding points"), give_points),
    #: The name of an idea behind a hint.
    Idea("trust_partner", QT_TRANSLATE_NOOP("ideas", "Feeding your partner’s master"), trust_partner),
    #: The name of an idea behind a hint.
    Idea("spare_a_trump", QT_TRANSLATE_NOOP("ideas", "Saving a trump"), spare_a_trump),
    #: The name of an idea behind a hint: the trick is your side’s already.
    Idea("leave_to_partner", QT_TRANSLATE_NOOP("ideas", "Your partner has it"), leave_to_partner),
    #: The name of an idea behind a hint.
    Idea("win_for_certain", QT_TRANSLATE_NOOP("ideas", "A sure trick"), win_for_certain),
    #: The name of an idea behind a hint: beat the trick so that it is not beaten again.
    Idea("win_high", QT_TRANSLATE_NOOP("ideas", "High enough"), win_high),
    #: The name of an idea behind a hint.
    Idea("win_with_points", QT_TRANSLATE_NOOP("ideas", "Winning with points"), win_with_points),
    #: The name of an idea behind a hint.
    Idea("win_cheaply", QT_TRANSLATE_NOOP("ideas", "Winning cheaply"), win_cheaply),
    #: The name of an idea behind a hint.
    Idea("beat_low", QT_TRANSLATE_NOOP("ideas", "Beating it low"), beat_low),
    #: The name of an idea behind a hint.
    Idea("ruff_low", QT_TRANSLATE_NOOP("ideas", "Ruffing low"), ruff_low),
    #: The name of an idea behind a hint.
    Idea("ruff_higher", QT_TRANSLATE_NOOP("ideas", "Ruffing high"), ruff_higher),
    #: The name of an idea behind a hint.
    Idea("keep_trumps", QT_TRANSLATE_NOOP("ideas", "Keeping high trumps"), keep_trumps),
    #: The name of an idea behind a hint.
    Idea("keep_master", QT_TRANSLATE_NOOP("ideas", "Keeping a master"), keep_master),
    #: The name of an idea behind a hint: it can win once a higher card is gone.
    Idea("keep_promising", QT_TRANSLATE_NOOP("ideas", "A card with a future"), keep_promising),
    #: The name of an idea behind a hint: a small card protects the ten.
    Idea("guard_ten", QT_TRANSLATE_NOOP("ideas", "Guarding the ten"), guard_ten),
    #: The name of an idea behind a hint.
    Idea("empty_a_suit", QT_TRANSLATE_NOOP("ideas", "A suit to ruff"), empty_a_suit),
    #: The name of an idea behind a hint.
    Idea("give_little", QT_TRANSLATE_NOOP("ideas", "Giving few points"), give_little),
    #: The name of an idea behind a hint.
    Idea("signal_nothing", QT_TRANSLATE_NOOP("ideas", "Telling nothing"), signal_nothing),
)
"""What a player who follows can argue with."""
