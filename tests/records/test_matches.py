"""A match, its record, and the match folded from the record are one and the same."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_desktop import engine, records, variants
from tests.folders import DOCS, SAMPLE_RECORDS
from tests.lengths import examples
from tests.records.recorded_matches import GAMES, finished_match, header, record_match


def same(one: engine.Match, other: engine.Match) -> None:
    assert other.deals == one.deals
    assert other.totals == one.totals
    assert other.deal == one.deal
    assert other.winner == one.winner


@pytest.mark.sampled(5)
@pytest.mark.parametrize(("game", "options"), GAMES)
@examples(15)
@given(seed=st.integers(0, 2**32), steps=st.integers(0, 400))
def test_a_record_folds_to_the_match_that_was_played(
    game: str, options: dict[str, object], seed: int, steps: int
) -> None:
    played = record_match(variants.get(game, **options), seed, steps=steps)
    reading = records.parse_record(played.text)
    assert reading.problems == ()
    assert reading.record is not None
    replay = records.replay(reading.record, seed=99)
    assert replay.problems == ()
    assert replay.match is not None
    same(played.match, replay.match)
    assert records.fold(reading.record).totals == played.match.totals
    assert len(replay.helps) == played.takes_back + played.helps


@examples(30)
@given(seed=st.integers(0, 2**32), steps=st.integers(0, 200))
def test_writing_what_was_read_gives_the_same_file(seed: int, steps: int) -> None:
    text = record_match(variants.get("classic"), seed, steps=steps, undo=0.1).text
    record = records.parse_record(text).record
    assert record is not None
    assert records.write(record) == text


@examples(30)
@given(seed=st.integers(0, 2**32), steps=st.integers(0, 200))
def test_the_json_mirror_gives_the_same_record(seed: int, steps: int) -> None:
    record = records.parse_record(
        record_match(variants.get("classic", announcing="manual"), seed, steps=steps).text
    ).record
    assert record is not None
    reading = records.parse_json(records.to_json(record))
    assert reading.record == record
    assert reading.problems == ()


@given(name=st.text(max_size=30))
def test_any_name_survives_the_file_and_its_mirror(name: str) -> None:
    rules = variants.get("classic")
    made = records.Record(records.Header.of(rules, (name, "B", "C", "D"), ("human",) * 4, "2026-11-21"))
    text = records.write(made)
    text.encode()
    reading = records.parse_record(text)
    assert reading.record == made
    assert records.parse_json(records.to_json(made)).record == made


def test_the_rules_in_force_are_those_of_the_record_not_of_the_day() -> None:
    rules = variants.get("classic", tie="litige", target=501, announcing="manual")
    read = records.parse_record(records.write(records.Record(header(rules)))).record
    assert read is not None
    assert read.header.ruleset() == rules


def test_a_rule_the_record_leaves_out_is_never_guessed() -> None:
    text = finished_match().text.replace('[rule tie "made"]\n', "")
    assert any("does not set these rules: tie" in str(problem) for problem in records.check(text))
    record = records.parse_record(text).record
    assert record is not None
    with pytest.raises(records.RecordError, match="tie"):
        records.fold(record)


def test_a_game_this_version_does_not_know_folds_by_its_rules() -> None:
    text = finished_match().text.replace('[variant "classic"]', '[variant "my-cousins-game"]')
    assert records.check(text) == ()


@pytest.mark.parametrize("path", sorted(SAMPLE_RECORDS.glob("*.brn")), ids=lambda path: path.stem)
def test_old_records_fold_for_ever(path: Path) -> None:
    """If a new rule breaks this, say in its declaration what was played `before` it came; do not change the samples."""
    assert records.check(path.read_text(encoding="utf-8")) == ()


def test_an_open_deal_shows_no_cards_but_the_turned_one() -> None:
    played = record_match(variants.get("classic"), 4, steps=0)
    deal = played.match.deal
    assert deal is not None
    written = played.text[played.text.index("deal 1") :].split()
    cards = [str(card) for card in deal.deck]
    assert [word for word in written if word in cards] == [str(deal.turn_up)]
    assert records.parse_record(played.text).record is not None


def test_a_deal_is_opened_when_it_is_over() -> None:
    played = finished_match()
    opened = next(line for line in played.text.splitlines() if line.startswith("open "))
    assert opened.split()[1:33] == [str(card) for card in played.match.deals[0].deal.deck]


def test_two_matches_have_different_salts() -> None:
    one, other = records.Recorder.new(), records.Recorder.new()
    assert one.salt(1) != other.salt(1)
    assert one.salt(1) != one.salt(2)
    assert len(one.salt(1)) == 64


@pytest.mark.skipif(not (shutil.which("sh") and shutil.which("sha256sum")), reason="needs sh and sha256sum")
def test_the_two_shell_commands_of_the_page_check_the_seals_of_older_versions(tmp_path: Path) -> None:
    path = tmp_path / "match.brn"
    path.write_text(record_match(variants.get("classic"), 3, undo=0).text, encoding="utf-8")
    page = (DOCS / "record.md").read_text(encoding="utf-8")
    block = page.rpartition("```sh\n")[2].partition("```")[0]
    first, second = block.strip().splitlines()
    sealed, opened = (
        subprocess.run(["sh", "-c", command], cwd=tmp_path, capture_output=True, text=True, check=True).stdout.split()
        for command in (first, second)
    )
    assert len(sealed) > 3
    assert opened == sealed


def test_the_example_of_the_page_is_a_record_without_fault() -> None:
    page = (DOCS / "record.md").read_text(encoding="utf-8")
    example = page.partition("```brn\n")[2].partition("```")[0]
    assert records.check(example) == ()
    record = records.parse_record(example).record
    assert record is not None
    match = records.fold(record)
    assert match.is_over
    code = re.search(r"`(classic\.[\w-]+)`", page)
    assert code is not None
    deal = match.deals[0].deal
    assert records.parse_deal_code(code[1]) == records.CodedDeal("classic", deal.dealer, deal.deck)


class TestTakingBack:
    """Undo is an entry that is appended; folding drops what it names and all that followed from it."""

    def test_across_the_end_of_a_deal(self) -> None:
        rules = variants.get("classic")
        recorder = records.Recorder.new()
        match = engine.start(rules, seed=2)
        text = recorder.opening_text(header(rules), match)
        before = []
        while not match.deals:
            after, _ = engine.apply(match, engine.legal(match)[-1])
            seat = engine.to_act(match)
            assert seat is not None
            text += recorder.step_text(match, after, seat, engine.legal(match)[-1])
            before.append(match)
            match = after
        assert match.deal is not None
        assert match.deal.number == 2
        text += recorder.take_back_text(3)
        record = records.parse_record(text).record
        assert record is not None
        same(before[-3], records.fold(record))
        assert records.check(text) == ()

    def test_more_than_there_is_is_a_problem_and_changes_nothing(self) -> None:
        played = record_match(variants.get("classic"), 5, steps=6, undo=0)
        text = played.text + "take-back 7\n"
        (problem,) = records.check(text)
        assert problem.line == text.count("\n")
        assert "only 6 can be undone" in str(problem)
        record = records.parse_record(text).record
        assert record is not None
        same(played.match, records.fold(record))

    def test_help_that_was_used_stays_known(self) -> None:
        text = record_match(variants.get("classic"), 5, steps=6, undo=0).text + "help hint\ntake-back 2\n"
        record = records.parse_record(text).record
        assert record is not None
        assert [str(entry) for entry in records.replay(record).helps] == ["help hint", "take-back 2"]


class TestGoingOn:
    """A record cut short at any line is taken up again: what is missing is appended, and the deal stays the same."""

    @examples(40)
    @given(seed=st.integers(0, 2**32), data=st.data())
    def test_from_any_line(self, seed: int, data: st.DataObject) -> None:
        played = record_match(variants.get("classic", deals=2, target=0), seed, undo=0.03)
        lines = played.text.splitlines(keepends=True)
        first = next(place for place, line in enumerate(lines) if line.startswith("deal "))
        text = "".join(lines[: data.draw(st.integers(first, len(lines)))])
        record = records.parse_record(text).record
        assert record is not None
        replay = records.replay(record, seed=seed)
        assert replay.problems == ()
        recorder = records.Recorder.resumed(replay)
        text += recorder.missing_text(replay)
        match = replay.match
        assert match is not None
        while (seat := engine.to_act(match)) is not None:
            action = engine.legal(match)[-1]  # the first would pass for ever
            after, _ = engine.apply(match, action)
            text += recorder.step_text(match, after, seat, action)
            match = after
        assert records.check(text) == ()
        again = records.parse_record(text).record
        assert again is not None
        same(match, records.fold(again))
        assert records.replay(again).match is not None
        assert text.splitlines()[-1].startswith("result ")
