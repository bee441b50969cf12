"""Scenes of every table layout, of free play, and of every way a deal can end, as tables."""

from __future__ import annotations

from itertools import count

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from belote_desktop import engine, players, variants
from belote_desktop.commands.scenes.play.searched_scenes import Ended, Found, Until, ended, tricks
from belote_desktop.commands.scenes.stage import Act, Scene, Stage
from belote_desktop.engine import Action, Match, SeatView
from belote_desktop.engine.actions import CHALLENGE, Discard, Exchange, Play
from belote_desktop.engine.contract import Denomination
from belote_desktop.engine.rules.terms import Phase, Zone
from belote_desktop.engine.score import Result

PERSON = 0
FREE = {"misplay": "challenge"}


def _may_exchange(view: SeatView) -> bool:
    return any(isinstance(action, Exchange) for action in view.options)


def _exchanged(view: SeatView) -> bool:
    return bool(view.exchanged) and view.phase is Phase.PLAY


def _lays_away(view: SeatView) -> bool:
    return any(isinstance(action, Discard) for action in view.options)


def _laid_away(view: SeatView) -> bool:
    """True if someone has discarded and the play goes on."""
    seats = range(view.rules.table.seats)
    return tricks(1, 1)(view) and any(view.count(Zone.DISCARD, seat) for seat in seats)


def _uncovered(least: int, most: int) -> Until:
    """During play, the user has this many covered cards."""

    def until(view: SeatView) -> bool:
        covered = sum(stack.covered for stack in view.stacks[PERSON])
        return view.phase is Phase.PLAY and least <= covered <= most

    return until


def _emptied(view: SeatView) -> bool:
    """True if some of the user's stacks are empty and others are not."""
    empty = [stack for stack in view.stacks[PERSON] if stack.top is None and not stack.covered]
    return view.phase is Phase.PLAY and 1 < len(empty) < len(view.stacks[PERSON])


def _any_card_goes(view: SeatView) -> bool:
    """True in free play when more cards may be played than the rules allow."""
    plays = [action for action in view.options if isinstance(action, Play)]
    return tricks(1, 2)(view) and len(plays) > len([action for action in view.lawful if isinstance(action, Play)])


def _judges(view: SeatView) -> bool:
    return view.phase is Phase.CHALLENGE and CHALLENGE in view.options


def _playing(denomination: Denomination) -> Until:
    """During play of such a contract."""

    def until(view: SeatView) -> bool:
        return tricks(2, 2)(view) and view.contract is not None and view.contract.denomination is denomination

    return until


def _mark_two(stage: Stage) -> None:
    """Choose two cards of the hand to discard: move to each and press Enter."""
    for key, text in ((Qt.Key.Key_1, "1"), (Qt.Key.Key_4, "4")):
        stage.press(key, text)
        card = stage.window.focusWidget()
        QApplication.sendEvent(card, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier))
        stage.settle()


def _last_trick(stage: Stage) -> None:
    stage.window.table.show_last_trick(True)


def _hint(stage: Stage) -> None:
    stage.window.session.hint()


def _challenge(stage: Stage) -> None:
    """The user challenges the last tricks, which are turned over."""
    session = stage.window.session
    session.controller.submit(CHALLENGE)


def _capot(match: Match) -> bool:
    return match.deals[-1].score.capot is not None


TWO = (
    Found("two", "two players, nine cards each", "belote-2p", tricks(3, 1), shown=1),
    Found("two-turn-up", "the seven may be exchanged for the turn-up", "deberts-2p", _may_exchange, shown=2),
    Found("two-exchanged", "the turn-up was exchanged", "klabor", _exchanged, shown=2),
    Found("two-bottom", "the bottom card of the stock is seen", "klaberjass", tricks(2, 1), shown=2),
    Found("two-24", "two players with 24 cards", "belot-2p-24", tricks(2, 1), shown=2),
    Found("two-ten", "two players with ten cards each", "bela-2p", tricks(0), shown=2),
    Found("two-wiki", "the last tricks of two players", "belot-wiki-2p", tricks(7), shown=2),
    Found("two-last-trick", "the last trick of two players", "belote-2p", tricks(2), shown=1, then=_last_trick),
)
STACKS = (
    Found("stacks-full", "sixteen cards each, eight of them covered", "decouverte", tricks(0, 1), shown=1),
    Found("stacks-uncovered", "cards have been uncovered", "decouverte", _uncovered(1, 4), shown=2),
    Found("stacks-emptied", "emptied places beside stacks", "decouverte", _emptied, shown=2),
    Found("stacks-bela", "Bela with open stacks", "bela-open", tricks(2, 1), shown=2),
    Found("stacks-and-hand", "a hand and four stacks, nothing uncovered yet", "belot-2p-open", tricks(0), shown=2),
    Found("stacks-and-hand-late", "a hand and stacks late in the deal", "belot-wiki-2p-open", _emptied, shown=2),
    Found("stacks-last-trick", "the last trick beside stacks", "decouverte", tricks(3), shown=1, then=_last_trick),
    Found("stacks-hint", "a hint beside stacks", "decouverte", tricks(5, 1), shown=0, then=_hint),
)
THREE = (
    Found("three-27", "three players with 27 cards", "belote-3p-27", tricks(1, 2), shown=3),
    Found("three-dog", "three players, two cards lie aside", "belote-3p-chien", _lays_away, shown=2),
    Found(
        "three-dog-marked",
        "two cards are chosen to be discarded",
        "belote-3p-chien",
        _lays_away,
        shown=0,
        then=_mark_two,
    ),
    Found("three-laid-away", "cards were discarded, the play continues", "bela-3p", _laid_away, shown=2),
    Found("three-belot", "Belot for three", "belot-3p", tricks(2, 2), shown=2),
    Found("three-wiki", "Belot for three, the first trick", "belot-wiki-3p", tricks(0, 2), shown=3, dealer=0),
    Found("three-russian", "three players clockwise with 36 cards", "belot-ru-3p", tricks(2, 2), shown=2),
    Found("three-deberts", "Deberts for three", "deberts-3p", tricks(1, 1), shown=2),
    Found("three-last-trick", "the last trick of three", "belote-3p-24", tricks(2), shown=1, then=_last_trick),
)
FOUR = (
    Found("four-clockwise", "four players clockwise", "belote-tn", tricks(2, 3), shown=3, dealer=0),
    Found("four-clockwise-contest", "clockwise, as at a contest", "classic-contest", tricks(0, 3), shown=3, dealer=0),
    Found("four-belgian", "clockwise, Belgium", "classic-belgian", tricks(4, 1), shown=1),
    Found("four-36", "nine cards each of 36", "deberts-4p", tricks(2, 2), shown=3),
    Found("four-tarabish", "the kitties are taken up", "tarabish", tricks(0, 1), shown=3),
    Found("four-clabber", "six cards each of 24", "clabber", tricks(2, 2), shown=3),
    Found("four-klaverjas", "Klaverjas", "klaverjas-rotterdam", tricks(3, 2), shown=3),
    Found("four-last-cards", "the last two tricks", "coinche", tricks(6, 2), shown=3),
    Found("four-no-declarations", "without declarations", "classic-no-decl", tricks(1, 3), shown=3),
    Found("four-comptoir", "you lead the first trick", "classic-comptoir", tricks(0, 0), shown=4),
    Found("four-bourloto", "Bourloto", "bourloto", tricks(3, 2), shown=3),
    Found("four-beljot", "Beljot", "beljot", tricks(3, 3), shown=3),
    Found("four-moldova", "Moldovan Belot in teams", "belot-md-teams", tricks(3, 1), shown=3),
    Found("four-russian", "Russian Belot in pairs", "belot-ru-pairs", tricks(1, 2), shown=3),
    Found("four-bid-only", "only the bid is scored", "contree-bid-only", tricks(1, 2), shown=3),
    Found("four-bidding", "a contract of the ladder is played", "bidding", tricks(1, 3), shown=3),
    Found("four-morocco", "Morocco", "belote-ma", tricks(2, 2), shown=3),
    Found("four-pilotta", "Pilotta, the first trick", "pilotta-cats", tricks(0, 2), shown=4),
    Found("four-wiki", "Belot, all trumps", "belot-wiki", _playing(Denomination.ALL_TRUMP), shown=3),
    Found(
        "four-wiki-pairs",
        "Belot in pairs, no trumps",
        "belot-wiki-4p",
        _playing(Denomination.NO_TRUMP),
        shown=3,
        first=54,
    ),
)
MISPLAY = (
    Found(
        "free-play", "free play: nothing is dimmed, everything may be played", "belot-bg", _any_card_goes, options=FREE
    ),
    Found("free-play-judged", "the tricks are over: was anything misplayed?", "baloot", _judges, shown=1, options=FREE),
    Found(
        "free-play-turned-over",
        "a challenge that is wrong: the tricks are turned over",
        "belot-bg",
        _any_card_goes,
        shown=0,
        options=FREE,
        then=_challenge,
    ),
)
"""Free play with challenge."""


def _challenged(match: Match, culprit: int, challenger: int, seed: int) -> list[Action] | None:
    """The actions up to one seat's challenge of another's misplay; None if this deal has none."""
    casual, actions = players.get("casual"), list[Action]()
    while match.deal is not None and not match.deals:
        seat = engine.to_act(match)
        view = engine.view(match, seat)
        action = casual.choose(view, seed=seed)
        if seat == culprit and not match.deal.unlawful and isinstance(action, Play):
            action = next((each for each in view.options if each not in view.lawful), action)
        actions.append(action)
        if action == CHALLENGE:
            return actions if seat == challenger else None
        match, _ = engine.apply(match, action)
    return None


def _caught(game: str, culprit: int, challenger: int) -> Act:
    """A misplay is challenged as soon as it can be proved."""

    def act(stage: Stage) -> None:
        rules = variants.get(game, **FREE)
        for seed in count(1):
            match = engine.start(rules, seed=seed, dealer=rules.table.seats - 1)
            actions = _challenged(match, culprit, challenger, seed)
            if actions is not None:
                stage.play(match, actions, shown=1)
                return

    return act


def _before_the_panel(act: Act) -> Act:
    """The same table before the result panel covers it."""

    def clear(stage: Stage) -> None:
        act(stage)
        stage.window.page.clear()

    return clear


CHALLENGES = (
    Scene("free-play-right", "you challenge a misplay, rightly", _caught("belot-bg", 1, PERSON)),
    Scene("free-play-caught", "your misplay is challenged", _caught("baloot", PERSON, 1)),
    Scene(
        "free-play-caught-two",
        "your misplay is challenged by one opponent",
        _caught("belot-2p-24", PERSON, 1),
    ),
    Scene(
        "free-play-proof",
        "the misplayed card lies open at its player's place",
        _before_the_panel(_caught("bela-4p", 1, PERSON)),
    ),
)
"""Free play with challenges that are right."""

MOMENTS = (*TWO, *STACKS, *THREE, *FOUR, *MISPLAY)

ENDS = (
    Ended("end-capot", "all tricks were won by one side", "classic", _capot),
    Ended(
        "end-litige",
        "a tie: the points wait for the next deal",
        "classic",
        ended(Result.HELD),
        options={"tie": "litige"},
        first=9,
    ),
    Ended("end-passed-out", "all passed", "classic", ended(Result.PASSED_OUT), first=3),
    Ended("end-inside", "the taker's side fails", "classic-ffb", ended(Result.FAILED)),
    Ended("end-half", "a tie: the taker's side scores nothing", "klaberjass", ended(Result.HALF), first=14),
    Ended("end-bid-made", "a bid was made", "contree-ffb", ended(Result.MADE)),
    Ended("end-belot", "match points", "belot-bg", ended(Result.FAILED)),
    Ended("end-baloot", "projects are divided into match points", "baloot", ended(Result.MADE)),
    Ended("end-klaverjas", "roem is scored", "klaverjas-amsterdam", ended(Result.FAILED)),
    Ended("end-three", "a deal of three", "belote-3p-27", ended(Result.FAILED)),
    Ended("end-stacks", "a deal with stacks is over", "decouverte", ended(Result.MADE)),
    Ended("end-vida", "a deal of Vida", "vida", ended(Result.MADE)),
    Ended("end-deberts", "penalties on the sheet", "deberts-3p", ended(Result.FAILED)),
    Ended("over-baloot", "a match of Baloot is over", "baloot", lambda match: match.is_over),
    Ended("over-three", "a match of three is over", "belot-ru-3p", lambda match: match.is_over),
    Ended("over-clabber", "a match of Clabber is over", "clabber", lambda match: match.is_over),
)
"""Deals and matches that have just ended."""

LAYOUT_SCENES: tuple[Scene, ...] = tuple(one.scene() for one in (*MOMENTS, *ENDS)) + CHALLENGES
