"""The tools of the positions of strategy: what is checked, what a miner keeps, and how a run goes on."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from belote_desktop import engine
from belote_desktop.coach.strategy import CHAPTERS, Finding, StrategyPosition, positions_of, problems
from belote_desktop.engine import Card, Play
from belote_desktop.players.evidence import Weighed
from tools import check_strategy, strategy_page
from tools.mine_customs import customs_of, is_like_too_many, kept_to, unlike_customs
from tools.mine_scores import judged
from tools.mine_strategy import Found, is_clear, mined

POSITION = next(position for position in positions_of("classic") if position.id == "classic/draw-trumps/1")


def finding() -> Finding:
    match = POSITION.match()
    seat = engine.to_act(match)
    found = CHAPTERS[POSITION.chapter].detect(engine.view(match, seat))
    assert found is not None
    return found


def weighed(behind: dict[str, float], error: float = 1.0) -> dict[str, Weighed]:
    """Cards so far behind the best."""
    return {
        text: Weighed(Play(Card.parse(text)), (0.0,), -points, points, error if points else 0.0)
        for text, points in behind.items()
    }


def test_the_positions_of_a_game_are_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    assert check_strategy.main(["classic/"]) == 0
    assert f"{len(positions_of('classic'))} positions, 0 problems" in capsys.readouterr().out


def test_open_cards_agree_with_a_position() -> None:
    assert list(check_strategy.searched(POSITION, 20)) == []


def test_a_position_at_a_score_is_searched_there_and_at_the_start_of_a_match() -> None:
    position = next(each for each in positions_of("coinche") if each.totals)
    assert list(check_strategy.searched(position, 60)) == []
    turned = replace(position, best=position.at_start, losses=dict.fromkeys(position.best), at_start=position.best)
    told = list(check_strategy.searched(turned, 60))
    assert any("wins the match as often" in problem for problem in told)
    assert any("is as good at the start of a match" in problem for problem in told)


def test_a_miner_of_scores_keeps_what_the_score_turns() -> None:
    position = next(each for each in positions_of("coinche") if each.totals)
    found = judged(replace(position, best=(), losses={}, chances={}, at_start=(), check={}))
    assert found == position
    assert judged(replace(position, totals=(0, 0))) is None


def test_customs_are_left_out_of_the_search(capsys: pytest.CaptureFixture[str]) -> None:
    """Open cards say nothing about what a partner is told, and the tool says that it leaves them out."""
    position = next(each for each in positions_of("coinche") if each.chapter == "direct-signal")
    assert list(check_strategy.searched(position, 1)) == []
    assert check_strategy.main(["--search", "coinche/direct-signal/"]) == 0
    count = sum(each.chapter == "direct-signal" for each in positions_of("coinche"))
    assert f"Not searched, as they rest on customs: {count} positions." in capsys.readouterr().out


@pytest.mark.parametrize(("chapter", "dealer", "deck", "calls", "told"), [
    (
        "doubling", 0,
        "TS 9H QH QC TH 9C 7H JD JC 8C KS 7S 7C QS AH JH KC 8H KD JS QD AC TC AD 8S 9D TD 9S 8D 7D AS KH",
        "80NT 90H pass pass", ["the call 80NT of seat 1 is above_line"],
    ),
    (
        "doubling", 3,
        "QH TH AC 7D KS AS 9H 9D 8C KH QD TD JC QS TC QC 8D KC 9C KD JS 9S 7H 8H AH 7C JH AD TS JD 7S 8S",
        "100S pass pass 110D pass pass", ["pass of seat 2 goes against a custom"],
    ),
])  # fmt: skip
def test_nobody_is_asked_after_a_call_that_the_other_lessons_advise_against(
    chapter: str, dealer: int, deck: str, calls: str, told: list[str]
) -> None:
    """Seat 1 opens no trumps on one ace; seat 2 passes with an ace for the partner's bid."""
    position = StrategyPosition(
        id="", game="coinche", chapter=chapter, dealer=dealer, deck=deck, actions=tuple(calls.split()),
        best=("pass",), losses={"double": None}, made={}, check={},
    )  # fmt: skip
    assert list(problems(position)) == []
    assert list(unlike_customs(position)) == told


def test_the_positions_of_customs_are_sound() -> None:
    assert (
        check_strategy.main([f"{game}/{chapter}/" for game in ("coinche", "baloot") for chapter in customs_of(game)])
        == 0
    )


def test_the_players_of_the_deals_keep_to_the_customs_of_their_game() -> None:
    position = next(each for each in positions_of("coinche") if each.chapter == "direct-signal")
    match = position.match()
    view = engine.view(match, engine.to_act(match))
    assert customs_of("coinche") == ("raising", "doubling", "direct-signal", "read-signal")
    assert str(kept_to(view, customs_of("coinche"))) in position.best
    assert kept_to(view, ("raising",)) is None


def test_positions_of_a_custom_differ_in_their_answers() -> None:
    first, *others = (each for each in positions_of("coinche") if each.chapter == "raising")
    assert is_like_too_many(first, [first], 1)
    assert not is_like_too_many(first, [first], 2)
    assert not all(is_like_too_many(each, [first], 1) for each in others)


def test_a_position_is_kept_only_if_every_card_the_chapter_is_against_is_clearly_behind() -> None:
    found = finding()
    good, bad = ({str(action) for action in actions} for actions in (found.good, found.bad))
    clear = dict.fromkeys(good, 0.0) | dict.fromkeys(bad, 9.0)
    assert is_clear(weighed(clear), found, 1.5)
    assert not is_clear(weighed(clear), found, 10.0)
    assert not is_clear(weighed(clear, error=5.0), found, 1.5)
    assert not is_clear(weighed({text: 9.0 - points for text, points in clear.items()}), found, 1.5)
    assert not is_clear(weighed(dict.fromkeys(good, 0.0)), found, 1.5)


def test_a_run_goes_on_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "found.json"
    found = Found.read(path, 3, 1.5)
    found.deals["classic"] = 4
    found.positions.append(POSITION)
    found.write(path)
    again = Found.read(path, 3, 1.5)
    assert (again.deals, again.positions) == (Counter(classic=4), [POSITION])
    assert again.count("classic") == Counter(each.chapter for each in positions_of("classic"))
    with pytest.raises(SystemExit):
        Found.read(path, 4, 1.5)


def test_a_game_with_enough_of_every_chapter_gets_no_more() -> None:
    assert list(mined("belote-3p-24", 0, Found(1, 1.5), wanted=0)) == []


def test_the_page_on_the_courses_is_up_to_date() -> None:
    """After new positions: python -m tools.strategy_page."""
    page = strategy_page.PAGE.read_text(encoding="utf-8")
    assert strategy_page.renewed(page) == page


def test_the_page_on_the_courses_names_every_chapter_once() -> None:
    named = [chapter for subject in strategy_page.SUBJECTS for chapter in subject.chapters]
    assert sorted(named) == sorted(CHAPTERS)


def test_cards_of_a_chapter_on_the_contract_are_compared_by_what_the_deal_scores() -> None:
    """A card that makes the contract is worth more than its points."""
    position = next(each for each in positions_of("classic") if each.chapter == "count-the-points")
    points, scored = (
        measure(position.match(), 40)
        for measure in (check_strategy.open_points, check_strategy.brought_by(position.chapter))
    )
    gains = [
        min(found[text] for text in position.best) - max(found[text] for text in position.losses)
        for found in (points, scored)
    ]
    assert gains[1] > max(gains[0], 15)
    assert check_strategy.brought_by("draw-trumps") is check_strategy.open_points
