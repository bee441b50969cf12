"""Scenes of every kind of auction, as a table: the game and the calls made so far.

The user sits at seat 0. With the highest seat as dealer the user speaks first, with `dealer=0` last.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from belote_desktop import variants
from belote_desktop.commands.scenes.play.game_scenes import said_in
from belote_desktop.commands.scenes.stage import Scene, Stage
from belote_desktop.table.overlays.panels import ChoicePanel

Options = Mapping[str, object]


@dataclass(frozen=True)
class Moment:
    """A moment of an auction: its name, what it shows, the game with its options, the dealer, and the calls so far.

    If the cards matter, `seed` gives a deal that has them.
    """

    name: str
    shows: str
    game: str
    script: str = ""
    dealer: int | None = None
    seed: int = 1
    options: Options = field(default_factory=lambda: MappingProxyType({}))
    settings: Options = field(default_factory=lambda: MappingProxyType({}))

    @property
    def first_dealer(self) -> int:
        """The dealer; the last seat if none is given, so that the user speaks first."""
        return variants.get(self.game).table.seats - 1 if self.dealer is None else self.dealer

    def scene(self) -> Scene:
        """The moment as a picture of the window, with the last call of every seat."""
        spoken = min(len(self.script.split()), variants.get(self.game).table.seats)
        shown = 0 if "thinking_pause" in self.settings else spoken  # nobody waits for what is already said
        act = said_in(self.game, self.script, shown=shown, dealer=self.first_dealer, seed=self.seed, **self.options)
        return Scene(self.name, self.shows, act, self.settings)


_HOKUM = "hokum pass pass pass hokum"
_DOUBLING: Options = MappingProxyType({"doubling": "on"})
_REDOUBLING: Options = MappingProxyType({"doubling": "on", "multipliers": "2-4"})
_SEVEN_BUY: Options = MappingProxyType({"seven_buy": True})
_PAUSE: Options = MappingProxyType({"thinking_pause": 2000})
_LOW_HAND: Options = MappingProxyType({"throw_in": "low_hand"})
_SCHMEISS_A, _SCHMEISS_B, _SCHMEISS_C = ({"schmeiss": form} for form in "ABC")

TURNED = (
    Moment("call-contracts", "also no trumps and all trumps", "classic", options={"sa_ta_in_classic": "both"}),
    Moment("call-classic-double", "hearts are taken, and may be doubled", "classic", "take", 2, options=_DOUBLING),
    Moment("call-classic-redouble", "doubled hearts", "classic", "pass pass take double", 1, options=_REDOUBLING),
    Moment("call-two", "two players, the turn-up", "belote-2p"),
    Moment("call-stacks", "open stacks, the turn-up", "decouverte"),
    Moment("call-three", "three players, the turn-up", "belote-3p-24", "pass", 1),
    Moment("call-bourloto", "second round: any suit, even the turn-up's", "bourloto", "pass pass pass pass"),
    Moment("call-throw-in", "a hand without points may be thrown in", "bourloto", seed=569),
    Moment("call-beljot", "the turn-up goes to the dealer", "beljot", "pass", 2),
    Moment("call-moldova", "the dealer is left over and must name", "belot-md-teams", "pass " * 7, 0),
    Moment("call-deberts", "two players, one has passed", "deberts-2p", "pass", 0),
    Moment("call-deberts-forced", "the last player must take the turn-up's suit", "deberts-3p", "pass " * 5, 0),
    Moment("call-klabor", "the second round for two", "klabor", "pass pass"),
    Moment("call-russian", "second round: suits, no trumps and all trumps", "belot-ru-pairs", "pass pass pass pass"),
    Moment("call-clabber", "a player without the turn-up's suit cannot take it", "clabber", seed=9),
    Moment("call-clabber-second", "second round: suits that are held", "clabber", "pass pass pass pass"),
    Moment("call-klaberjass", "two players: take or pass", "klaberjass"),
    Moment("call-schmeiss", "the deal may be offered to be thrown in", "klaberjass", options=_SCHMEISS_A),
    Moment("call-schmeiss-answer", "thrown in, or Samir plays", "klaberjass", "schmeiss", 0, options=_SCHMEISS_A),
    Moment("call-schmeiss-take", "thrown in, or Anna plays", "klaberjass", "schmeiss", 0, options=_SCHMEISS_B),
    Moment("call-schmeiss-second", "the offer in the second round", "klaberjass", "pass pass", options=_SCHMEISS_C),
    Moment("call-schmeiss-named", "refused", "klaberjass", "pass pass schmeiss refuse", options=_SCHMEISS_A),
    Moment("call-seven", "the seven for the turn-up", "klaberjass", "take", seed=6),
    Moment("call-seven-buy", "the seven while taking", "klaberjass", seed=6, options=_SEVEN_BUY),
    Moment("call-bela-two-forced", "two players: the dealer must name", "bela-2p", "pass pass pass", 0),
)  # fmt: skip
"""A card is turned up: taken, or another suit named."""

ONE_ROUND = (
    Moment("call-bela", "one round without a turn-up", "bela-4p"),
    Moment("call-bela-forced", "the dealer must name trumps", "bela-4p", "pass pass pass", 0),
    Moment("call-bela-at-once", "the player after the dealer names trumps, nobody else is asked", "bela-3p"),
    Moment("call-bela-open", "open stacks: the dealer must name trumps", "bela-open", "pass", 0),
    Moment("call-tarabish", "one round, trumps or pass", "tarabish", "pass", 2),
    Moment("call-tarabish-forced", "the dealer is forced", "tarabish", "pass pass pass", 0),
    Moment("call-chien", "three players with a kitty", "belote-3p-chien", "pass", 1),
    Moment("call-klaverjas", "the dealer speaks first", "klaverjas-rotterdam", dealer=0),
    Moment("call-klaverjas-forced", "the dealer must play", "klaverjas-amsterdam", "pass pass pass pass", 0),
    Moment("call-kraken", "the other side may say kraak", "klaverjas-amsterdam", "S", 3, options=_DOUBLING),
    Moment("call-rekraak", "kraak: the taker's side answers", "klaverjas-amsterdam", "S double", 0, options=_DOUBLING),
)  # fmt: skip
"""Everyone speaks once."""

LADDER = (
    Moment("call-ladder", "the ladder from clubs to all trumps", "belot-bg"),
    Moment("call-ladder-standing", "the opponents' diamonds stand", "belot-bg", "C D", 1),
    Moment("call-ladder-partner", "the partner's hearts stand: no double", "belot-bg", "H pass", 1),
    Moment("call-ladder-doubled", "your side is doubled", "belot-bg", "H pass pass double pass", 2),
    Moment("call-ladder-redoubled", "redoubled: a higher contract, or pass", "belot-bg", "H double redouble", 0),
    Moment("call-ladder-top", "all trumps stands", "belot-bg", "AT", 2),
    Moment("call-ladder-two", "the ladder for two", "belot-2p-24", "NT", 0),
    Moment("call-ladder-three", "the ladder for three, without doubles", "belot-3p", "D H", 0),
    Moment("call-match", "the whole match may be staked", "bidding-cats", "S double redouble", 0),
)
"""Contracts rise from clubs to all trumps."""

POINTS = (
    Moment("call-coinche", "points and trump, no trumps, all trumps", "coinche"),
    Moment("call-coinche-standing", "100 stands: higher, or coinche", "coinche", "80H pass 100S", 0),
    Moment("call-coinche-partner", "the partner's bid stands: no coinche", "coinche", "90H pass", 1),
    Moment("call-coinche-capot", "capot stands", "coinche", "90S capotH", 1),
    Moment("call-surcoinche", "your bid is coinched", "coinche", "100S double pass", 3),
    Moment("call-contree", "contrée: suits only", "contree-ffb", "80C", 2),
    Moment("call-corsica", "Corsican contrée", "contree-corsica", "120C", 2),
    Moment("call-generale", "points, capot or générale", "belote-tn", "90S", 2),
    Moment("call-generale-first", "générale cannot be the first call", "belote-tn"),
    Moment("call-any-time", "a double may be said at any time", "belote-tn", "100S", 0, settings=_PAUSE),
    Moment("call-unfrozen", "a higher bid cancels the coinche", "coinche-cats", "100S double", 1),
    Moment("call-pilotta", "Pilotta: points without a limit", "pilotta"),
    Moment("call-pilotta-passed", "a player who has passed can only say contra", "pilotta", "pass 80C pass pass", 3),
    Moment("call-recontra", "contra is said, the bidders may answer", "pilotta", "90S double pass pass", 3),
    Moment("call-pilotta-classic", "the classic game without contra", "pilotta-classic", "100C", 2),
    Moment("call-vida", "a bid that may be doubled: vida", "vida", "100D", 2),
    Moment("call-vida-again", "vida has been said twice", "vida", "100D double redouble pass", 2),
    Moment("call-bazar", "levels by ten points, with capot", "bazar-blot"),
    Moment("call-bazar-contra", "contra: only the bidder answers", "bazar-blot", "b10S double", 3),
    Moment("call-bazar-capot", "all tricks are bid too", "bazar-blot", "b9Hcapot", 2),
)  # fmt: skip
"""Points rise, each with a trump."""

HOKUM_SUN = (
    Moment("call-baloot", "Hokum, Sun or pass", "baloot"),
    Moment("call-ashkal", "the dealer and the left may say Ashkal", "baloot", "pass pass", 1),
    Moment("call-baloot-second", "second round: Hokum in another suit", "baloot", "pass pass pass pass"),
    Moment("call-over-hokum", "Hokum is said: Sun goes over it", "baloot", "hokum", 2),
    Moment("call-over-sun", "an earlier player may take over Sun", "baloot", "pass pass pass sun", 3),
    Moment("call-baloot-double", "a Hokum doubled, open or closed", "baloot", _HOKUM + " pass", 0),
    Moment("call-baloot-three", "three, open or closed", "baloot", _HOKUM + " double-open", 3),
    Moment("call-baloot-gahwa", "four was said: gahwa", "baloot", _HOKUM + " double-closed three-open four-closed", 3),
    Moment("call-baloot-cats", "the deal closes by itself", "baloot-cats", _HOKUM + " pass", 0),
    Moment("call-kawesh", "a hand of sevens, eights and nines", "baloot", seed=314, options=_LOW_HAND),
)  # fmt: skip
"""Hokum and Sun."""

MOMENTS: tuple[Moment, ...] = (*TURNED, *ONE_ROUND, *LADDER, *POINTS, *HOKUM_SUN)

_BID = said_in("coinche", "90H 100S", shown=3, dealer=1)


def _bid_chosen(stage: Stage) -> None:
    """Choose 120 in hearts on the panel, as with a click on each."""
    _BID(stage)
    panel = stage.window.table.findChild(ChoicePanel)
    panel.strip.setValue(1)
    panel.calls.keys[1].click()


AUCTION_SCENES: tuple[Scene, ...] = (
    *(moment.scene() for moment in MOMENTS),
    Scene("panel-points", "points and trumps of a bid are chosen, one button says both", _bid_chosen),
)
