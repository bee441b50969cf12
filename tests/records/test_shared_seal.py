"""Records of matches in whose shuffle the person has a part: what is written, what is checked, how they go on."""

from __future__ import annotations

import base64
import random
import shutil
import subprocess
from hashlib import sha256
from pathlib import Path

import pytest

from belote_desktop import engine, records, variants
from belote_desktop.engine import Match, Ruleset
from belote_desktop.engine.deals.shared_seed import SharedSeed
from belote_desktop.records import Record, Recorder
from tests.folders import DOCS
from tests.records.recorded_matches import header, record_match

SEED = SharedSeed("5" * 64, "482139605")
CLASSIC = variants.get("classic", deals=3, target=0)
SHUFFLED = variants.get("coinche", deals=3, target=0)


def played(rules: Ruleset, *, seed: SharedSeed = SEED, steps: int = 10_000) -> tuple[Match, str]:
    """A match by chance and its record."""
    chance, recorder = random.Random(3), Recorder.sharing(seed, is_own_number=True)
    match = engine.start(rules, seed)
    text = recorder.opening_text(header(rules), match)
    for _ in range(steps):
        seat = engine.to_act(match)
        if seat is None:
            break
        action = chance.choice(engine.legal(match))
        after, _ = engine.apply(match, action, seat)
        text += recorder.step_text(match, after, seat, action)
        match = after
    return match, text


def parsed(text: str) -> Record:
    record = records.parse_record(text).record
    assert record is not None
    return record


TEXT = played(CLASSIC)[1]


def lines(word: str, text: str = TEXT) -> list[str]:
    return [line.partition(" ")[2] for line in text.split("\n") if line.startswith(f"{word} ")]


def faults(old: str, new: str) -> set[str]:
    assert old in TEXT
    return {str(problem.message) for problem in records.check(TEXT.replace(old, new))}


def test_the_number_and_the_sealed_secret_stand_before_the_first_deal() -> None:
    before = TEXT.partition("\n\ndeal 1 ")[0].split("\n")
    assert before[-2:] == [
        "number 482139605 by person",
        f"sealed-secret {base64.b64encode(SEED.last.encode()).decode()}",
    ]


def test_every_seal_is_the_hash_of_the_secret_that_is_revealed_and_the_secret_of_the_deal_before() -> None:
    seals = lines("secret-seal")
    secrets = [line.split()[-1] for line in lines("open")]
    assert seals == [sha256(secret.encode()).hexdigest() for secret in secrets]
    assert seals[1:] == secrets[:-1]
    assert len(seals) == 3
    assert not lines("seal")


@pytest.mark.parametrize("rules", [CLASSIC, SHUFFLED, variants.get("belot-wiki-3p", deals=2, target=0)])
def test_a_whole_match_has_no_fault_and_reads_back_as_it_was(rules: Ruleset) -> None:
    match, text = played(rules)
    assert records.check(text) == ()
    record = parsed(text)
    assert records.write(record) == text
    assert records.parse_json(records.to_json(record)).record == record
    assert records.fold(record).deals == match.deals


def test_a_match_that_goes_on_deals_what_it_would_have_dealt() -> None:
    """Cut off anywhere, the record alone gives the later decks, whatever the seed for records without one is."""
    for steps in (0, 5, 50):
        match, text = played(CLASSIC, steps=steps)
        replay = records.replay(parsed(text), seed=99)
        assert replay.match.seed == match.seed == SEED
        recorder = Recorder.resumed(replay)
        assert recorder.missing_text(replay) == ""
        assert [recorder.salt(deal) for deal in (1, 2, 9)] == [SEED.secret(deal) for deal in (1, 2, 9)]


def test_a_deal_that_was_not_yet_written_is_sealed_like_the_others() -> None:
    last = TEXT.rindex("\n\ndeal 2 ") + 1
    replay = records.replay(parsed(TEXT[:last]))
    missing = Recorder.resumed(replay).missing_text(replay)
    assert missing == TEXT[last : last + len(missing)]
    assert lines("secret-seal", missing) == [SEED.secret(1)]


def test_another_number_is_found_out() -> None:
    assert faults("number 482139605", "number 482139606") == {
        "The pack does not follow from the secret and the number."
    }


def test_a_number_that_is_missing_or_damaged_is_told() -> None:
    missing = "The number from which this pack was drawn is missing."
    assert faults("number 482139605 by person\n", "") == {missing}
    told = faults("number 482139605 by", "number 48213960S by")
    assert missing in told
    assert any("should have the form “number 482139605 by person”" in each for each in told)


def test_a_secret_that_is_not_the_one_that_was_sealed_is_found_out() -> None:
    revealed = f"open {lines('open')[0]}"
    told = faults(revealed, revealed[:-64] + revealed[:-65:-1])
    assert told >= {
        "The pack and its secret do not match the seal.",
        "The seal does not follow from that of the deal before.",
    }


def test_a_seal_that_does_not_follow_from_the_first_is_found_out() -> None:
    second = lines("secret-seal")[1]
    assert "The seal does not follow from that of the deal before." in faults(
        f"secret-seal {second}", f"secret-seal {second[::-1]}"
    )


@pytest.mark.parametrize(
    ("inside", "why"), [("e30=", "It does not contain a secret."), ("?", "It is not base64 text.")]
)
def test_a_damaged_secret_is_told_and_the_match_goes_on_with_seals_of_packs(inside: str, why: str) -> None:
    sealed = lines("sealed-secret")[0]
    assert faults(f"sealed-secret {sealed}", f"sealed-secret {inside}") == {f"“{inside}” cannot be read: {why}"}
    text = played(CLASSIC, steps=5)[1].replace(f"sealed-secret {sealed}", f"sealed-secret {inside}")
    replay = records.replay(parsed(text), seed=7)
    assert replay.match.seed == 7
    deal = engine.start(CLASSIC, 7).deal
    assert deal is not None
    assert "\nseal " in Recorder.resumed(replay).deal_text(deal)


def test_an_older_record_goes_on_with_the_seals_it_began_with() -> None:
    text = record_match(CLASSIC, 3, steps=5, undo=0).text
    replay = records.replay(parsed(text), seed=7)
    assert Recorder.resumed(replay).shared is None


@pytest.mark.skipif(not (shutil.which("sh") and shutil.which("sha256sum")), reason="needs sh and sha256sum")
def test_the_shell_commands_of_the_page_check_the_chain_of_seals(tmp_path: Path) -> None:
    (tmp_path / "match.brn").write_text(TEXT, encoding="utf-8")
    page = (DOCS / "record.md").read_text(encoding="utf-8")
    block = page.partition("```sh\n")[2].partition("```")[0]
    told = [
        subprocess.run(["sh", "-c", command], cwd=tmp_path, capture_output=True, text=True, check=True).stdout.split()
        for command in block.strip().splitlines()
    ]
    assert told == [lines("secret-seal")] * 2
