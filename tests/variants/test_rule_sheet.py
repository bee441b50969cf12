"""The rule sheet says what holds for a game, all of it, and nothing else."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace

import pytest

from belote_desktop import variants
from belote_desktop.engine import Ruleset, RulesetError
from belote_desktop.engine.rules import RULE_FIELDS
from belote_desktop.engine.rules.fields import Choice, RuleField
from belote_desktop.engine.rules.ruleset import spelled
from belote_desktop.engine.rules.statements import Anchor
from belote_desktop.engine.rules.terms import Sides
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP
from belote_desktop.variants.catalogue import BADGES, SOURCES
from belote_desktop.variants.rule_sheet import CHAPTERS, difference, rule_sheet
from belote_desktop.variants.rule_sheet.topics.lines import always

GAMES = [game.id for game in variants.all_variants()]

NEEDS: dict[str, dict[str, object]] = {
    "late_announce": {"announcing": "manual"},
    "warn_queen_first": {"belote_order": "king_first"},
    "last_deal_exact": {"deals": 12},
    "kirtik_on_tie": {"kirtik": True},
    "second_round_suits": {"turn_up": "other_pack"},
}
"""What a rule needs beside itself to matter, where no game has it."""

OTHER_ROWS: dict[str, tuple[str, object]] = {
    "packets": ("classic", "2-3"),
    "second_packets": ("classic", "2-1"),
    "talon_packets": ("bela-4p", "1"),
    "contracts": ("coinche", "S-H-D-C"),
    "multipliers": ("coinche", "2-3"),
    "trump_order": ("classic", "J9ATQK876"),
    "trump_points": ("classic", "20-14-11-10-5-3-0-0-0"),
    "plain_order": ("classic", "ATKJQ9876"),
    "plain_points": ("classic", "11-10-5-3-2-0-0-0-0"),
    "phases": ("baloot", "auction-second_deal-raises-declaring-play"),
    "run_points": ("classic", "20-50"),
    "carre_points": ("classic", "J200-9100"),
    "carre_points_nt": ("bazar-blot", "A100"),
    "nt_multipliers": ("bazar-blot", "2-4-6"),
}
"""Another value of a rule that is a row of numbers or words, and a game in which it matters."""


def said(rules: Ruleset) -> list[str]:
    return [str(text) for section in rule_sheet(rules) for text in section.paragraphs]


def told(rules: Ruleset) -> str:
    return " ".join(said(rules))


def readable(name: str, **options: object) -> Ruleset | None:
    try:
        return variants.get(name, **options)
    except RulesetError:
        return None


FITTING = {"kitty": (0, 2), "stacks": (0, 4)}
"""Values of rules whose highest value fits no pack together with the lowest."""
KINDS_OF_GAME = ("auction_model", "settlement")
"""Rules that no game can change by themselves: each value has games of its own."""


@pytest.mark.sampled(40)
@pytest.mark.parametrize(
    "field",
    [field for field in RULE_FIELDS.values() if field.name not in (*OTHER_ROWS, *KINDS_OF_GAME)],
    ids=lambda field: str(field.name),
)
def test_every_value_of_every_rule_is_told_in_the_sheet_of_a_game(field: RuleField) -> None:
    """A value that changed no sentence in any game would be a rule that nobody can read about."""
    untold = set(_values(field))
    for game in GAMES:
        if not untold:
            break
        untold -= _told_in(game, field)
    assert untold == set()


def _values(field: RuleField) -> Iterator[object]:
    """The values that must be told: those of a choice or a switch, two of a number."""
    if field.kind is bool or issubclass(field.kind, Choice):
        yield from field.values()
    elif field.name in FITTING:
        yield from FITTING[field.name]
    else:
        yield from list(dict.fromkeys((*field.allowed, field.low, field.high)))[:2]


def _told_in(game: str, field: RuleField) -> set[object]:
    """The values with which the sheet of this game reads differently than with its own."""
    rules = readable(game, **NEEDS.get(field.name, {}))
    if rules is None:
        return set()
    found, own = set(), said(rules)
    for value in _values(field):
        changed = readable(game, **{**NEEDS.get(field.name, {}), field.name: value})
        if changed is not None and said(changed) != own:
            found |= {value, rules.value(field.name)}
    return found


@pytest.mark.parametrize("name", KINDS_OF_GAME)
def test_every_kind_of_game_has_a_game_whose_sheet_tells_it(name: str) -> None:
    kinds = {variants.get(game).value(name) for game in GAMES}
    assert kinds == set(RULE_FIELDS[name].values())
    assert len({told(variants.get(game)) for game in GAMES}) == len(GAMES)


@pytest.mark.parametrize("name", OTHER_ROWS)
def test_rows_of_numbers_are_told(name: str) -> None:
    game, value = OTHER_ROWS[name]
    assert said(variants.get(game)) != said(variants.get(game, **{name: value}))


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", ["classic", "coinche", "belot-bg", "belot-2p-open", "bela-3p", "deberts-3p", "baloot"])
def test_sheets_are_whole_sentences_with_all_their_facts(game: str) -> None:
    for field in RULE_FIELDS.values():
        for value in field.values():
            rules = readable(game, **{field.name: value})
            if rules is None:
                continue
            sheet = rule_sheet(rules)
            assert len({section.anchor for section in sheet}) == len(sheet)
            for paragraph in (str(text) for section in sheet for text in section.paragraphs):
                assert paragraph.endswith(".")
                assert paragraph[0].isupper() or paragraph[0].isdigit()
                assert "{" not in paragraph


def test_a_game_says_nothing_of_what_it_does_not_have() -> None:
    """What must be absent from a sheet, because the game does not know it."""
    absent = {
        "classic": (
            "doubl",
            "Hokum",
            "Without trumps",
            "no trumps",
            "all trump",
            "bid",
            "match points",
            "roem",
            "stacks on the table",
            "kitty",
            "no trumps",
        ),
        "classic-no-decl": ("tierce", "declarations that count", "doubl"),
        "bela-4p": ("doubl", "Hokum", "second round", "turned card", "turn-up", "no trumps", "Without trumps", "bid"),
        "baloot": ("belote-desktop", "In no trumps", "roem", "points they bid", "all trump", "capot"),
        "clabber": ("After the auction", "dealt 3 more"),
        "decouverte": ("partner", "tierce", "rebelote", "underruff", "from their hand", "from the hand"),
        "klaverjas-amsterdam": ("rebelote", "tierce", "announce", "declare", "doubl"),
        "belot-3p": ("partner", "doubl", "pair"),
    }
    for game, words in absent.items():
        text = told(variants.get(game))
        assert [word for word in words if word in text] == [], game


def test_the_sheet_speaks_of_partners_only_where_there_are_some() -> None:
    for game in GAMES:
        rules = variants.get(game)
        if rules.table.sides is Sides.ALONE:
            assert "partner" not in told(rules), game


def test_the_example_is_scored_by_the_engine() -> None:
    """Classic: 92 + 10 + 20 + 20 = 142 against 60; then 162 and the tierce for the defenders, belote for its holder."""
    (section,) = [section for section in rule_sheet(variants.get("classic")) if section.anchor == "example"]
    text = " ".join(map(str, section.paragraphs))
    assert "92 for cards, 10 for the last trick, 20 for declarations and 20 for belote: 142." in text
    assert "Each side scores all its points: 142 for the taker’s side and 60 for the defenders." in text
    assert "The taker’s side scores 20 for belote." in text
    assert "The defenders score 162 for the failed contract and 20 for declarations: 182." in text


def test_the_example_follows_the_rules_it_illustrates() -> None:
    def example(game: str, **options: object) -> str:
        sheet = rule_sheet(variants.get(game, **options))
        return " ".join(str(text) for section in sheet if section.anchor == "example" for text in section.paragraphs)

    assert "20 for belote: 202." in example("classic", belote_on_fail="taken")
    assert "160 for the failed contract" in example("classic", fail_base=160)
    assert "has bid 100" not in example("classic")
    assert "the taker’s side has bid 100 in ♥" in example("coinche")
    assert "the taker’s side has bid 10 in ♥" in example("bazar-blot")
    assert "The taker’s side scores 14 match points." in example("belot-bg")
    assert "20 for roem" in example("klaverjas-rotterdam")
    assert "Hokum in ♥" in example("baloot")
    assert "The taker’s side counts 10 for cards and the last trick, " in example("baloot")
    assert "The defenders count 6 for cards." in example("baloot")


@pytest.mark.parametrize("game", GAMES)
def test_the_example_of_every_game_has_a_deal_made_and_a_deal_failed(game: str) -> None:
    (section,) = [section for section in rule_sheet(variants.get(game)) if section.anchor == "example"]
    ends = [str(text) for text in section.paragraphs if str(text).startswith("The contract ")]
    assert ends == ["The contract is made.", "The contract fails."]


def test_two_sheets_side_by_side_pair_the_sentences_of_one_rule() -> None:
    found = {str(title): rows for title, rows in difference(variants.get("classic"), variants.get("classic-ffb"))}
    assert set(found) == {"Shuffling and cutting", "Ties", "End of the match"}
    (row,) = [row for row in found["Shuffling and cutting"] if row.here is not None and "shuffled" in str(row.here)]
    assert str(row.there) == "The cards are shuffled before every deal."


def test_every_difference_of_two_games_that_is_in_force_is_in_the_comparison() -> None:
    here, there = variants.get("bela-4p"), variants.get("bela-3p")
    rows = [row for _, rows in difference(here, there) for row in rows]
    assert [row for row in rows if str(row.here) == str(row.there)] == []
    only_here = {str(row.here) for row in rows if row.here is not None}
    assert "If everyone else passes, the dealer must name a suit." in only_here
    assert {str(row.there) for row in rows} >= {"Three play, each for themselves. Each player is a side."}


def test_the_catalogue_knows_every_game_and_no_other() -> None:
    assert set(BADGES) == set(GAMES)
    assert set(SOURCES) <= set(GAMES)


# ---------------------------------------------------------------------- what rules say of themselves
def test_every_section_that_a_rule_may_name_is_in_the_sheet() -> None:
    assert [chapter.anchor for chapter in CHAPTERS] == list(Anchor)


def test_what_a_rule_says_of_itself_is_told_once_and_in_the_section_it_names() -> None:
    told = [(line.statement, chapter.anchor) for chapter in CHAPTERS for line in chapter.lines]
    stated = [(field.name, statement) for field in RULE_FIELDS.values() for statement in field.statements]
    assert len(stated) > 100
    for name, statement in stated:
        assert [anchor for said, anchor in told if said is statement] == [statement.anchor], name


def test_a_rule_states_nothing_of_values_it_cannot_have() -> None:
    for field in RULE_FIELDS.values():
        for statement in field.statements:
            for value in () if isinstance(statement.sentences, str) else statement.sentences:
                assert field.read(spelled(value)) == value, field.name


def test_what_was_played_before_a_rule_came_is_one_of_its_values() -> None:
    later = [field for field in RULE_FIELDS.values() if field.before is not None]
    assert later
    for field in later:
        assert field.read(spelled(field.before)) == field.before, field.name
        assert type(field.before) is field.kind, field.name


def test_a_sentence_that_counts_takes_the_value_of_its_rule_or_the_one_it_names() -> None:
    source = QT_TRANSLATE_NOOP("sheet", "Each part must have at least %n card(s).", "", 1)
    by_rule = always(source, counts="min_cut")
    assert str(by_rule.message(variants.get("classic", min_cut=1))) == "Each part must have at least 1 card."
    assert str(by_rule.message(variants.get("classic", min_cut=3))) == "Each part must have at least 3 cards."
    by_fact = always(source, lambda _: {"left_over": 5}, counts="left_over")
    assert str(by_fact.message(variants.get("classic"))) == "Each part must have at least 5 cards."


def stated_by_several(fields: Iterable[RuleField]) -> dict[str, list[str]]:
    """Each sentence that the declarations of several rules state, with the names of these rules."""
    stated = defaultdict[str, list[str]](list)
    for field in fields:
        told = [statement.sentences for statement in field.statements]
        for sentence in {line for one in told for line in ([one] if isinstance(one, str) else one.values())}:
            stated[sentence].append(field.name)
    return {sentence: names for sentence, names in stated.items() if len(names) > 1}


def test_no_two_rules_state_the_same_sentence() -> None:
    """A sheet with both would say it twice, and a comparison could not tell which of them differs."""
    assert stated_by_several(RULE_FIELDS.values()) == {}
    stating = next(field for field in RULE_FIELDS.values() if field.statements)
    assert stated_by_several([stating, replace(stating, name="another")])
