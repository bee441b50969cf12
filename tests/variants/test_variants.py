"""The registered games: each a page of differences, none invented."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_desktop import engine, variants
from belote_desktop.engine import RulesetError
from belote_desktop.engine.rules import RULE_FIELDS
from belote_desktop.engine.rules.fields import RuleField
from belote_desktop.engine.rules.ruleset import rule_field
from belote_desktop.engine.rules.terms import Phase
from belote_desktop.variants.families.bundles import COMPOUND, spread
from tests.lengths import examples

FOLDER = Path(variants.__file__).parent
MOST_LINES = 15


def differences_in_lines() -> dict[str, int]:
    """How many lines the differences of each game take in its source."""
    found = {}
    for file in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Variant":
                parts = {keyword.arg: keyword.value for keyword in node.keywords}
                name, changes = parts["id"], parts.get("changes")
                assert isinstance(name, ast.Constant)
                lines = 0 if changes is None else max((changes.end_lineno or 0) - changes.lineno - 1, 1)
                found[str(name.value)] = lines
    return found


def test_a_game_is_at_most_fifteen_lines_of_differences() -> None:
    lines = differences_in_lines()
    assert set(lines) >= {game.id for game in variants.all_variants()}
    assert max(lines.values()) <= MOST_LINES


def test_no_rule_is_given_the_value_its_parent_has() -> None:
    """Otherwise a page of differences would say more than differs."""
    idle = []
    for game in variants.all_variants():
        if game.parent is not None:
            parent = variants.get(game.parent)
            read = {name: rule_field(name).read(value) for name, value in spread(game.changes).items()}
            named = game.changes.keys() & read.keys()
            idle += [(game.id, name) for name in named if parent.value(name) == read[name]]
    assert idle == []


@pytest.mark.parametrize("game", [game.id for game in variants.all_variants()])
def test_every_game_can_be_set_up_exactly(game: str) -> None:
    rules = variants.get(game)
    match = engine.start(rules, 1)
    assert match.deal is not None
    again = engine.start(rules, 2, decks=[match.deal.deck], dealer=match.deal.dealer)
    assert again.deal is not None
    assert again.deal.places == match.deal.places


def test_two_equal_cards_in_a_deck_are_refused() -> None:
    rules = variants.get("tarabish")
    match = engine.start(rules, 1)
    assert match.deal is not None
    deck = [*match.deal.deck[:-1], match.deal.deck[0]]
    with pytest.raises(RulesetError, match="Deck 1"):
        engine.start(rules, decks=[deck])


@pytest.mark.parametrize(
    ("option", "value", "says"),
    [
        ("packets", "3-3", "The packets add up to 36 cards, but the pack has only 32"),
        ("lowest_rank", 3, "The packets add up to 32 cards, but the pack has only 24"),
        ("second_packets", "none", "“turn_up_to” cannot be taker in this game"),
        ("kitty", 2, "“phases” cannot be .* in this game"),
    ],
)
def test_rules_by_which_nothing_can_be_dealt_are_refused_when_they_are_made(
    option: str, value: object, says: str
) -> None:
    with pytest.raises(RulesetError, match=says):
        variants.get("classic", **{option: value})


def some_value(field: RuleField) -> st.SearchStrategy[object]:
    """Any value of a rule: one of those listed, any number in its range, any short row of such numbers."""
    if field.kind is int:
        return st.integers(field.low or 0, 40 if field.high is None else field.high)
    listed = st.sampled_from(field.values() or (field.default,))
    if field.kind is tuple and isinstance(field.sample, int):
        return listed | st.lists(st.integers(field.low or 0, field.high or 12), max_size=4).map(tuple)
    if field.kind is tuple and isinstance(field.sample, Phase):
        return st.lists(st.sampled_from(Phase), max_size=6).map(tuple)
    return listed


DEALT = [rule_field(name) for name in (
    "seats", "sides", "lowest_rank", "packets", "turn_up", "turn_up_to", "second_packets", "talon_packets", "kitty",
    "stacks", "phases", "bottom_shown", "exchange",
)]  # fmt: skip
"""Rules on which it depends whether there is a deal: drawn more often than the others."""


@examples(200)
@given(
    game=st.sampled_from([game.id for game in variants.all_variants()]),
    fields=st.lists(st.sampled_from(DEALT) | st.sampled_from(list(RULE_FIELDS.values())), min_size=1, max_size=3),
    data=st.data(),
)
def test_no_rules_can_be_made_that_cannot_be_started(game: str, fields: list[RuleField], data: st.DataObject) -> None:
    changes = {field.name: data.draw(some_value(field), label=field.name) for field in fields}
    try:
        rules = variants.get(game).change(changes)
    except RulesetError:
        return
    match = engine.start(rules, 1, dealer=0)
    assert match.deal is not None
    assert engine.to_act(match) is not None or match.deals or match.is_over


@pytest.mark.parametrize(
    ("game", "option", "value", "says"),
    [
        ("classic", "sun_steal", "none", "has no option"),
        ("classic", "kirtik", True, "has no option"),
        ("baloot", "min_bid", 90, "has no option"),
        ("coinche", "ashkal", "off", "has no option"),
        ("coinche", "settlement", "points", "“auction_model” and “settlement” do not go together"),
        ("classic", "target", 20000, "“target” must be from 0 to 10000"),
        ("classic", "trump_order", "JJATKQ87", "“trump_order” must be a word such as"),
        ("belot-bg", "contracts", "C-X", "“contracts” must be a list such as"),
        ("bela-4p", "tie", "perhaps", "“tie” must be one of these"),
        ("pilotta", "sixsix", "up", "no option 'sixsix'"),
        ("bellot", "tie", "made", "There is no game 'bellot'"),
    ],
)
def test_bad_input_is_refused_with_a_sentence(game: str, option: str, value: object, says: str) -> None:
    with pytest.raises(RulesetError, match=says):
        variants.get(game, **{option: value})


def test_an_option_that_needs_another_rule_names_a_rule_that_exists() -> None:
    rules = variants.get("classic")
    needs = {field.needs for field in RULE_FIELDS.values() if field.needs is not None}
    assert needs
    for need in needs:
        assert rules.value(need.rule) is not None


def test_games_nobody_could_tell_us_are_listed_but_not_played() -> None:
    listed = variants.unestablished()
    assert {game.id for game in listed} == {"boeuf", "beloty"}
    assert not {game.id for game in listed} & {game.id for game in variants.all_variants()}
    for game in listed:
        assert game.known
        assert not game.changes, "nothing is invented"
        with pytest.raises(RulesetError, match="are not known"):
            variants.get(game.id)


def test_every_word_of_a_compound_option_sets_rules_that_exist() -> None:
    rules = variants.get("classic")
    for values in COMPOUND.values():
        for changes in values.values():
            for name, value in changes.items():
                assert rules.value(name) is not None
                assert value is not None


def games_in_table(text: str) -> list[str]:
    """The names of games in the table under the heading Games."""
    section = text.partition("\n## Games\n")[2].partition("\n## ")[0]
    return [name for line in section.splitlines() if line.startswith("|") for name in re.findall(r"`([^`]+)`", line)]


def test_the_table_of_games_in_the_readme_names_every_game_once() -> None:
    text = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    games = sorted(game.id for game in variants.all_variants())
    assert sorted(games_in_table(text)) == games
    assert sorted(games_in_table(text.replace("`tarabish`, ", ""))) != games
