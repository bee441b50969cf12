"""Scenes of the guided first deal: each station, a card that the set deal does not go on with, the end."""

from __future__ import annotations

from belote_desktop import variants
from belote_desktop.coach.guided import guided_deal
from belote_desktop.commands.scenes.stage import Act, Scene, Stage
from belote_desktop.engine import Play
from belote_desktop.windows.learn.guided_page import GuidedPage

MOST_STEPS = 200


def open_guided(stage: Stage, game: str) -> GuidedPage:
    """The page of a guided deal, in place of the table."""
    deal = guided_deal(game)
    assert deal is not None
    page = GuidedPage(stage.program.services, deal, variants.get(game))
    stage.window.show_page(page)
    stage.settle()
    return page


def go_on(stage: Stage, page: GuidedPage) -> None:
    """Read on, or have the next action of the learner shown."""
    if page.next.isEnabled():
        page.next.click()
    else:
        page.show_me.click()
    stage.settle()


def _at(notion: str, game: str = "classic") -> Act:
    """The moment at which a notion is explained."""

    def act(stage: Stage) -> None:
        page = open_guided(stage, game)
        for _ in range(MOST_STEPS):
            if page.notion == notion:
                return
            go_on(stage, page)

    return act


def _wrong(stage: Stage) -> None:
    """A lawful card that the set deal does not go on with."""
    page = open_guided(stage, "classic")
    for _ in range(MOST_STEPS):
        wanted = page.run.wanted
        others = [each for each in page.run.view.lawful if isinstance(each, Play) and each != wanted]
        if page.show_me.isEnabled() and wanted is not None and others:
            page.table.action_chosen.emit(others[0])
            stage.settle()
            return
        go_on(stage, page)


def _free(stage: Stage) -> None:
    """A decision after the set part: the learner chooses."""
    page = open_guided(stage, "classic")
    for _ in range(MOST_STEPS):
        if page.show_me.isEnabled() and page.run.wanted is None:
            return
        go_on(stage, page)


STATIONS = (
    "aim", "trump_order", "call", "trumps", "lead", "follow", "trick", "ruff", "belote", "declaration", "counting",
)  # fmt: skip

GUIDED_SCENES: tuple[Scene, ...] = (
    *(Scene(f"guided-{number}", f"the guided deal explains: {notion}", _at(notion))
      for number, notion in enumerate(STATIONS, 1)),
    Scene("guided-wrong", "a card that the guided deal does not go on with is answered", _wrong),
    Scene("guided-free", "the guided deal advises on a card the learner chooses freely", _free),
    Scene("guided-end", "the guided deal is over", _at("result")),
    Scene("guided-coinche", "the auction of the guided deal of Coinche", _at("auction", "coinche")),
)  # fmt: skip
