"""Scenes of the honesty page: how the computer plays, what it sees, seals and dealt hands, from records made here."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QScrollArea, QWidget

from belote_desktop import engine, players, records, variants
from belote_desktop.commands.scenes.stage import NAMES, Act, Scene, Stage
from belote_desktop.engine.deals.shared_seed import SharedSeed
from belote_desktop.windows.honesty.honesty_page import HonestyPage, open_honesty

LARGE = {"text_size": 200}
NUMBER = "482139605"
KINDS = ("human", "casual", "casual", "casual")


def record_text(game: str, *, seed: int, deals: int, actions: int = 0, number: str = "") -> str:
    """The record of a match of computer players: so many whole deals, and actions of the next.

    With `number` the person has chosen it for the shuffle; without, the record is as older versions wrote it.
    """
    rules, player = variants.get(game), players.get("casual")
    seats = rules.table.seats
    shared = SharedSeed(f"{seed:064x}", number)
    match = engine.start(rules, seed=shared if number else seed)
    recorder = records.Recorder.sharing(shared, is_own_number=True) if number else records.Recorder(f"{seed:02}")
    header = records.Header.of(rules, NAMES[:seats], KINDS[:seats], "2026-11-21")
    text, left = recorder.opening_text(header, match), actions
    while not match.is_over and (len(match.deals) < deals or left > 0):
        left -= len(match.deals) >= deals
        seat = engine.to_act(match)
        assert seat is not None
        action = player.choose(engine.view(match, seat), seed=seed)
        after, _ = engine.apply(match, action, seat)
        text += recorder.step_text(match, after, seat, action)
        match = after
    return text


def _page(stage: Stage, key: str) -> HonestyPage:
    page = open_honesty(
        stage.window.services, stage.window.session.controller if stage.window.session else None, stage.window
    )
    page.sidebar.show_page(key)
    stage.window.show_page(page)
    stage.settle()
    return page


def _save(stage: Stage, game: str, *, seed: int, deals: int, actions: int = 0, number: str = "") -> None:
    text = record_text(game, seed=seed, deals=deals, actions=actions, number=number)
    stage.program.services.profile.saves.create(text, game)


def _how(stage: Stage) -> QWidget | None:
    _page(stage, "how")
    return None


def _sight(stage: Stage) -> QWidget | None:
    _save(stage, "classic", seed=3, deals=1, actions=9)
    page = _page(stage, "sight")
    page.sight.choose_step(20)
    page.sight.decide_again()
    return None


def _parts_of_view(stage: Stage) -> QWidget | None:
    _save(stage, "classic", seed=3, deals=1, actions=9)
    page = _page(stage, "sight")
    page.sight.choose_step(20)
    stage.settle()
    _scroll(stage, page, page.sight.fields["places"])
    return None


def _nothing(stage: Stage) -> QWidget | None:
    _save(stage, "classic", seed=3, deals=0, actions=3)
    _page(stage, "sight")
    return None


def _sealed(stage: Stage) -> QWidget | None:
    _save(stage, "classic", seed=3, deals=2, actions=3, number=NUMBER)
    _page(stage, "seals")
    return None


def _opened(stage: Stage) -> QWidget | None:
    _save(stage, "classic", seed=3, deals=2, actions=3, number=NUMBER)
    page = _page(stage, "seals")
    page.seals.choose(1)
    page.seals.verify()
    return None


def _shell(stage: Stage) -> QWidget | None:
    _opened(stage)
    page = stage.window.stack.currentWidget()
    stage.settle()
    _scroll(stage, page, page.seals.copy_button)
    return None


def _number(stage: Stage) -> QWidget | None:
    shuffle = stage.window.services.next_shuffle
    shuffle.renew("5" * 64)
    shuffle.choose(NUMBER)
    _page(stage, "number")
    return None


def _older(stage: Stage) -> QWidget | None:
    _save(stage, "classic", seed=3, deals=2, actions=3)
    _page(stage, "seals").seals.choose(1)
    return None


def _hands(stage: Stage) -> QWidget | None:
    for seed in range(12):
        _save(stage, "coinche", seed=seed, deals=4)
    page = _page(stage, "hands")
    stage.settle()
    _scroll(stage, page, page.hands.chooser)
    return None


def _gathered(stage: Stage) -> QWidget | None:
    for seed in range(8):
        _save(stage, "classic", seed=seed, deals=5)
    page = _page(stage, "hands")
    page.hands.choose_way(False)
    return None


def _scroll(stage: Stage, page: HonestyPage, part: QWidget) -> None:
    """Bring a part of the page to its top."""
    area = page.sidebar.stack.currentWidget()
    assert isinstance(area, QScrollArea)
    place = part.mapTo(page.panels[page.sidebar.current], part.rect().topLeft())
    area.verticalScrollBar().setValue(place.y() - 12)
    stage.settle()


def _scene(name: str, shows: str, act: Act, settings: Mapping[str, object] | None = None) -> Scene:
    return Scene(f"honesty-{name}" if name else "honesty", shows, act, settings or {})


HONESTY_SCENES: tuple[Scene, ...] = (
    _scene("", "how the computer plays, in plain words", _how),
    _scene("sight", "the text that a player was sent, and the decision made again", _sight),
    _scene("parts", "what each part of that text says", _parts_of_view),
    _scene("no-deal", "no deal of the match is over yet", _nothing),
    _scene("sealed", "the seal of the deal in progress", _sealed),
    _scene("verified", "the seal of a finished deal, checked", _opened),
    _scene("shell", "two lines that check it without the program", _shell),
    _scene("older", "the seal of a deal from an older version", _older),
    _scene("number", "the seal of the next match, and the number that shuffles it", _number),
    _scene("hands", "the hands that were dealt, against an even shuffle", _hands),
    _scene("gathered", "hands of deals that were gathered and cut", _gathered),
    _scene("large", "the seal with text twice as large", _opened, LARGE),
    _scene("large-number", "the number of the next match with text twice as large", _number, LARGE),
    _scene("large-hands", "dealt hands with text twice as large", _hands, LARGE),
    _scene("large-sight", "the text that was sent, with text twice as large", _sight, LARGE),
)
