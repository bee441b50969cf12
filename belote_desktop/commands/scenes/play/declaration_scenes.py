"""Scenes of every way to declare, as a table: the game, its rule values, and the moment shown."""

from __future__ import annotations

from belote_desktop.commands.scenes.play.searched_scenes import Found, Until, tricks
from belote_desktop.commands.scenes.stage import Scene
from belote_desktop.engine import SeatView
from belote_desktop.engine.actions import BELOTE, Announce, Declare
from belote_desktop.engine.rules.terms import Phase

PERSON = 0
FIVE_OR_MORE = 5
MANUAL = {"announcing": "manual"}
BEFORE_PLAY = {"announcing": "manual", "decl_window": "before_play"}


def _offered(view: SeatView) -> tuple[Declare, ...]:
    return tuple(action for action in view.options if isinstance(action, Declare))


def _offers(number: int, *, carre: bool = False, in_trick: int | None = None) -> Until:
    """The user may declare at least this many declarations, a four of a kind among them."""

    def until(view: SeatView) -> bool:
        offered = _offered(view)
        lying = 0 if view.trick is None else len(view.trick.cards)
        has_carre = any(action.declaration.is_carre for action in offered)
        return len(offered) >= number and in_trick in (None, lying) and (has_carre or not carre)

    return until


def _said_by_others(number: int) -> Until:
    """Others have declared this much before the user plays to the first trick."""

    def until(view: SeatView) -> bool:
        said = [one for seat, one in view.announced if seat != PERSON]
        return not view.tricks and view.phase is Phase.PLAY and len(said) >= number

    return until


def _four_said(view: SeatView) -> bool:
    return not view.tricks and view.phase is Phase.PLAY and (1, Announce(0)) in view.announced


def _before_second_lead(view: SeatView) -> bool:
    """True if the first trick is over and its shown declarations still lie open."""
    return len(view.tricks) == 1 and tricks(1, 0)(view)


def _compared(view: SeatView) -> bool:
    """True if both sides have declared and one of them scores."""
    sides = {view.rules.side_of(seat) for seat, _ in view.announced}
    return _before_second_lead(view) and len(sides) > 1 and bool(view.shown)


def _cancelled(view: SeatView) -> bool:
    return len(view.tricks) == 1 and len(view.announced) > 1 and not view.shown


def _kept_to_the_end(view: SeatView) -> bool:
    return len(view.announced) > 1 and tricks(3, 1)(view)


def _said_in_play(view: SeatView) -> bool:
    return bool(view.announced) and view.phase is Phase.PLAY


def _shown(number: int, *, seat: int | None = None, carre: bool = False, longest: int = 0) -> Until:
    """After the first trick this many declarations are shown."""

    def until(view: SeatView) -> bool:
        open_ = [one for owner, one in view.shown if seat in (None, owner)]
        enough = len(open_) >= number and (not carre or any(one.is_carre for one in open_))
        return _before_second_lead(view) and enough and max((len(one.cards) for one in open_), default=0) >= longest

    return until


def _may_say_belote(view: SeatView) -> bool:
    return BELOTE in view.options


def _belote_said(view: SeatView) -> bool:
    return view.phase is Phase.PLAY and len(view.belote_said) == 1 and view.belote_said[0][0] != PERSON


def _with_belote(view: SeatView) -> bool:
    """True if a plate shows both a declaration and belote."""
    return len(view.tricks) > 1 and any(seat == owner for seat, _ in view.shown for owner, _ in view.belote_said)


def _roem(number: int) -> Until:
    """The trick just won scores at least this much roem."""

    def until(view: SeatView) -> bool:
        return tricks(1)(view) and view.tricks[-1].roem >= number

    return until


MOMENTS = (
    Found("said-by-itself", "what you hold is announced with the card", "classic", _shown(1, seat=PERSON)),
    Found(
        "said-offered",
        "a run may be announced, or kept quiet",
        "classic",
        _offers(1, in_trick=2),
        dealer=1,
        options=MANUAL,
    ),
    Found("said-two-offered", "two declarations may be announced", "classic", _offers(2), options=MANUAL),
    Found(
        "said-four-offered",
        "four of a kind may be announced",
        "classic",
        _offers(1, carre=True),
        options=MANUAL,
        first=25,
    ),
    Found(
        "said-before-play",
        "declarations before the first card, yours among them",
        "bela-4p",
        _offers(1),
        options=BEFORE_PLAY,
    ),
    Found("said-before-play-1001", "before the first card, by itself", "classic-1001", _said_by_others(1)),
    Found(
        "said-by-class", "two others have announced by class alone", "classic-federation", _said_by_others(2), dealer=0
    ),
    Found("said-four", "a four of a kind is announced", "classic-ffb", _four_said, dealer=0, first=25),
    Found("said-compared", "both sides announced, the better one is shown", "classic", _compared, shown=4),
    Found("said-two-shown", "one side shows two declarations", "classic-guide", _shown(2), shown=4, first=17),
    Found("said-four-shown", "four of a kind is laid open", "classic-wiki", _shown(1, carre=True), shown=4, first=17),
    Found(
        "said-long-run",
        "a run of five is laid open",
        "classic-cats",
        _shown(1, longest=FIVE_OR_MORE),
        shown=4,
        first=64,
    ),
    Found("said-cancelled", "equal runs cancel each other", "klaberjass", _cancelled, first=207),
    Found("said-at-the-end", "what is announced is shown at the end of the deal", "belot-bg", _kept_to_the_end),
    Found("said-three", "three players, a run is laid open", "bela-3p", _shown(1), shown=3),
    Found("said-two-players", "two players, a run is laid open", "deberts-2p", _shown(1), shown=2),
    Found("said-stacks", "a run beside open stacks", "belot-2p-open", _said_in_play),
    Found("said-tarabish", "nine cards, a run is laid open", "tarabish", _shown(1), shown=4),
    Found("said-pilotta", "declarations of Pilotta", "pilotta", _shown(1), shown=4),
    Found("said-vida", "declarations of Vida", "vida", _shown(1), shown=4),
    Found("said-moldova", "declarations of three, each for himself", "belot-md-3p", _shown(1), shown=3),
    Found("project", "a project of Baloot is announced", "baloot", _said_by_others(1), dealer=0),
    Found("projects-shown", "the projects that count are laid open", "baloot", _shown(1), shown=4),
    Found("project-four", "a four of a kind in Baloot", "baloot-cats", _shown(1, carre=True), shown=4, first=31),
    Found("project-offered", "projects announced by hand", "baloot", _offers(1), options=MANUAL),
    Found("belote-offered", "belote may be said, or kept quiet", "classic", _may_say_belote, options=MANUAL),
    Found("belote-others", "another player says belote", "coinche", _belote_said),
    Found("belote-and-run", "a plate tells of a run and of belote", "classic", _with_belote),
    Found("bela", "bela is said by one of three", "bela-3p", _belote_said),
    Found("roem-twenty", "roem in the trick, Rotterdam", "klaverjas-rotterdam", _roem(20), shown=1),
    Found("roem-twice", "a run and stuk in one trick", "klaverjas-amsterdam", _roem(40), shown=1),
)
"""Announced, offered, compared, shown, met in a trick, said or kept quiet."""

DECLARATION_SCENES: tuple[Scene, ...] = tuple(moment.scene() for moment in MOMENTS)
