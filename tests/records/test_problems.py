"""What is wrong with a record is said with its line; what stood before stays."""

from __future__ import annotations

import base64
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belote_desktop import engine, records, variants
from belote_desktop.engine.deals.shared_seed import SharedSeed
from tests.lengths import examples
from tests.records.recorded_matches import finished_match, record_match

PLAYED = finished_match(seed=1)
LINES = PLAYED.text.splitlines()


def line_of(start: str) -> int:
    """The number of the first line that begins so."""
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(start))


def with_line(number: int, text: str) -> str:
    return "\n".join([*LINES[: number - 1], text, *LINES[number:]]) + "\n"


def only_problem(text: str) -> records.Problem:
    problems = [problem for problem in records.check(text) if not problem.notice]
    assert len(problems) == 1, problems
    return problems[0]


def folded(text: str) -> records.Replay:
    record = records.parse_record(text).record
    assert record is not None
    return records.replay(record)


def test_a_lying_score_is_found_and_never_believed() -> None:
    number = line_of("score ")
    a, b = PLAYED.match.deals[0].score.points
    lie = LINES[number - 1].replace(f"points {a} {b}", f"points {a + 10} {b}")
    problem = only_problem(with_line(number, lie))
    assert problem.line == number
    assert f"points {a + 10} {b}" in str(problem)
    assert f"points {a} {b}" in str(problem)
    assert folded(with_line(number, lie)).match == folded(PLAYED.text).match


def test_a_lying_item_is_found_even_if_the_sum_is_right() -> None:
    number = line_of("score ")
    lie = LINES[number - 1].replace("last_trick/", "rounding/")
    assert lie != LINES[number - 1]
    assert only_problem(with_line(number, lie)).line == number


def test_the_name_of_a_rule_in_an_item_may_change() -> None:
    number = line_of("score ")
    renamed = LINES[number - 1].replace("/last_trick", "/der")
    assert renamed != LINES[number - 1]
    assert records.check(with_line(number, renamed)) == ()


def test_a_lying_result_is_found() -> None:
    number = line_of("result ")
    problem = only_problem(with_line(number, f"result {1 - (PLAYED.match.winner or 0)} total 1 2"))
    assert problem.line == number


@pytest.mark.parametrize("sealed", [True, False])
def test_a_deck_that_is_no_pack(sealed: bool) -> None:
    cards = LINES[line_of("open ") - 1].split()
    cards[1] = cards[2]
    if sealed:
        number = line_of("sealed ")
        text = with_line(number, f"sealed {base64.b64encode(' '.join(cards[1:]).encode()).decode()}")
    else:
        number = line_of("open ")
        text = with_line(number, " ".join(cards)).replace("\nsealed ", "\n; ")
    problems = records.check(text)
    assert [problem.line for problem in problems if "not have 32 different cards" in str(problem)] == [number]
    assert folded(text).steps == ()


@pytest.mark.parametrize("sealed", ["?", "J\N{REPLACEMENT CHARACTER}A=", "J\u00e9A=", "e30=", "/w=="])
def test_a_sealed_deck_that_cannot_be_opened(sealed: str) -> None:
    number = line_of("sealed ")
    problem = records.check(with_line(number, f"sealed {sealed}"))[0]
    assert (problem.line, problem.column) == (number, 8)
    assert "cannot be read" in str(problem)


def test_a_deck_that_was_changed_after_it_was_sealed() -> None:
    number = line_of("open ")
    cards = LINES[number - 1].split()
    cards[30], cards[31] = cards[31], cards[30]
    messages = [(problem.line, str(problem.message)) for problem in records.check(with_line(number, " ".join(cards)))]
    assert (number, "The pack and its secret do not match the seal.") in messages
    assert (number, "The pack that was revealed is not the one that was dealt.") in messages


def test_an_unlawful_action_ends_the_fold_and_keeps_what_stood() -> None:
    first = line_of("turn-up ") + 1
    text = with_line(first + 1, "2: double")
    replay = folded(text)
    problem = only_problem(text)
    assert problem.line == replay.stopped == first + 1
    assert len(replay.steps) == 1
    assert replay.match is not None


def test_a_seat_out_of_turn() -> None:
    first = line_of("turn-up ") + 1
    seat = int(LINES[first - 1][0])
    problem = only_problem(with_line(first, f"{(seat + 1) % 4}: pass"))
    assert problem.line == first
    assert "turn, not yours" in str(problem)


def test_a_word_that_is_no_action_names_its_column() -> None:
    first = line_of("turn-up ") + 1
    problem = records.check(with_line(first, "0: shout"))[0]
    assert (problem.line, problem.column) == (first, 4)
    assert "shout" in str(problem)


def test_the_wrong_dealer_and_the_wrong_number() -> None:
    number = line_of("deal ")
    dealer = int(LINES[number - 1][-1])
    assert only_problem(with_line(number, f"deal 2 dealer {dealer}")).line == number
    text = record_match(variants.get("classic"), 8, undo=0).text
    second = next(line for line in text.splitlines() if line.startswith("deal 2"))
    wrong = second[:-1] + str((int(second[-1]) + 1) % 4)
    problem = only_problem(text.replace(second, wrong))
    assert "The dealer must be seat" in str(problem)
    assert len(folded(text.replace(second, wrong)).match.deals) == 1


def test_a_turned_card_that_was_not_turned() -> None:
    number = line_of("turn-up ")
    other = "7S" if "7S" not in LINES[number - 1] else "8S"
    assert only_problem(with_line(number, f"turn-up {other}")).line == number


def test_a_line_cut_short_by_a_power_cut_is_dropped() -> None:
    place = PLAYED.text.index("\n", PLAYED.text.index("turn-up")) + 1
    torn = PLAYED.text[: place + 3]
    problem = only_problem(torn)
    assert "is incomplete" in str(problem)
    assert problem.line == torn.count("\n") + 1
    assert folded(torn).steps == ()


def test_unknown_lines_and_tags_are_kept_with_a_notice() -> None:
    text = PLAYED.text.replace('[date "2026-11-21"]\n', '[date "2026-11-21"]\n[event "Cup" "final"]\n')
    text = text.replace("turn-up", "weather sunny\nturn-up")
    problems = records.check(text)
    assert [problem.notice for problem in problems] == [True, True]
    record = records.parse_record(text).record
    assert record is not None
    assert "weather sunny\n" in records.write(record)
    assert '[event "Cup" "final"]\n' in records.write(record)
    assert records.parse_json(records.to_json(record)).record == record


@pytest.mark.parametrize("sign", ["\r", "\x85", "\u2028", "\x00", "\x0c"])
def test_only_the_end_of_a_line_ends_a_line(sign: str) -> None:
    record = records.parse_record(PLAYED.text.replace("turn-up", f"wea{sign}ther\nturn-up")).record
    assert record is not None
    assert records.parse_record(records.write(record)).record == record
    assert len(record.entries) == len(records.parse_record(PLAYED.text).record.entries) + 1


def test_remarks_are_welcome() -> None:
    assert records.check(PLAYED.text.replace("turn-up", "; a fine card\nturn-up")) == ()


def test_a_newer_format_is_refused_politely() -> None:
    reading = records.parse_record(PLAYED.text.replace('[BRN "1"]', '[BRN "2"]'))
    assert reading.record is None
    assert reading.newer
    assert "newer version of Belote Desktop" in str(reading.problems[0])


@pytest.mark.parametrize("text", ["", "\n\n", "hello\n", "{}", "[BRN]\n", "\x00\x00", '[variant "classic"]\n'])
def test_what_is_no_record_is_said_to_be_none(text: str) -> None:
    reading = records.parse_record(text)
    assert reading.record is None
    assert "not a match file" in str(reading.problems[0])


def test_suits_may_be_written_as_signs() -> None:
    signs = dict(zip("SHDC", "♠♥♦♣", strict=True))
    lines = []
    for line in LINES:
        seat, colon, said = line.partition(": ")
        if colon and len(said) == 2:
            line = f"{seat}: {said[0].replace('T', '10')}{signs[said[1]]}"
        lines.append(line)
    assert any("10♥" in line for line in lines)
    assert records.check("\n".join(lines) + "\n") == ()


def test_lines_of_another_system_and_a_mark_at_the_beginning_do_no_harm() -> None:
    text, problems = records.decode(b"\xef\xbb\xbf" + PLAYED.text.replace("\n", "\r\n").encode())
    assert problems == ()
    assert records.check(text) == ()


def test_bytes_that_are_not_utf_8_have_a_place() -> None:
    data = PLAYED.text.encode().replace("Мира".encode(), "Мира".encode("cp1251"))
    text, problems = records.decode(data)
    assert len(problems) == 1
    assert LINES[problems[0].line - 1].startswith('[seat 2 "')
    assert problems[0].column == len('[seat 2 "') + 1
    assert records.check(text) == ()


def test_a_rule_that_cannot_be_names_its_line() -> None:
    number = line_of("[rule tie ")
    problems = records.check(with_line(number, '[rule tie "sometimes"]'))
    assert problems[0].message.facts["reason"]
    assert [problem for problem in problems if problem.line == number]


@pytest.mark.parametrize(
    ("rule", "value"),
    [("phases", "auction-raises-raises-play"), ("phases", "play-auction"), ("phases", "none"), ("phases", "sleep"),
     ("auction_model", "ladder"), ("packets", "9-9-9"), ("packets", "0-0"), ("second_packets", "none"),
     ("min_cut", "16"), ("lowest_rank", "3"), ("seats", "3"), ("trump_order", "JJ"), ("trump_points", "none"),
     ("deals", "100")],
)  # fmt: skip
def test_rules_that_no_game_has_are_no_trap(rule: str, value: str) -> None:
    """Whatever the header says, the check ends, and says what is wrong."""
    number = line_of(f"[rule {rule} ")
    assert records.check(with_line(number, f'[rule {rule} "{value}"]'))


def test_json_that_is_no_record() -> None:
    for text in ("", "[]", "{}", "null", '{"BRN": 1}', "[" * 100_000, json.dumps({"BRN": 1, "entries": 3})):
        reading = records.parse_json(text)
        assert reading.record is None
        assert reading.problems


CHANGED = st.tuples(st.sampled_from(["flip", "cut", "copy", "drop", "swap", "insert", "number"]), st.integers(0, 10**9))
BASES = [
    record_match(variants.get("classic", deals=2, target=0), 3, undo=0.05).text,
    record_match(variants.get("classic", announcing="manual", decl_window="before_play", deals=1, target=0), 4).text,
    record_match(variants.get("classic", deals=2, target=0), 3, undo=0.05, shared=SharedSeed("5" * 64, "42")).text,
]


def mutated(text: str, change: str, chance: int) -> str:
    """The text with one thing broken in it."""
    data = bytearray(text.encode())
    lines = text.splitlines(keepends=True)
    at = chance % max(len(lines), 1)
    if change == "flip" and data:
        data[chance % len(data)] ^= 1 << (chance % 8)
        return records.decode(bytes(data))[0]
    if change == "cut":
        return text[: chance % (len(text) + 1)]
    if change == "copy":
        lines[at:at] = lines[at : at + 1 + chance % 3]
    elif change == "drop":
        del lines[at : at + 1 + chance % 3]
    elif change == "swap" and lines:
        other = chance // 7 % len(lines)
        lines[at], lines[other] = lines[other], lines[at]
    elif change == "insert":
        words = [
            "take-back 99",
            "take-back 3",
            "deal 9 dealer 9",
            "0: 0: 0:",
            "sealed e30=",
            "open 7S",
            "[x",
            "\x85",
            "score",
        ]
        lines.insert(at, words[chance % len(words)] + "\n")
    elif change == "number" and lines:
        lines[at] = "".join(
            "9" if sign.isdigit() and (chance := chance // 2 + 1) % 3 == 0 else sign for sign in lines[at]
        )
    return "".join(lines)


@examples(300)
@given(base=st.sampled_from(BASES), changes=st.lists(CHANGED, min_size=1, max_size=8))
def test_broken_records_are_read_without_a_fault(base: str, changes: list[tuple[str, int]]) -> None:
    for change, chance in changes:
        base = mutated(base, change, chance)
    for problem in records.check(base):
        assert problem.line >= 1
        assert problem.column >= 1
        assert engine.in_english(problem.message)
    reading = records.parse_record(base)
    if reading.record is not None:
        again = records.parse_record(records.write(reading.record))
        assert again.record == reading.record
        assert records.parse_json(records.to_json(reading.record)).record == reading.record


@given(text=st.text())
def test_any_text_is_read_without_a_fault(text: str) -> None:
    records.check(text)
    records.check('[BRN "1"]\n' + text)
    records.check(BASES[0][: len(BASES[0]) // 3] + text)
    records.parse_json(text)


@given(data=st.binary())
def test_any_bytes_are_read_without_a_fault(data: bytes) -> None:
    text, problems = records.decode(data)
    records.check(text)
    assert all(problem.line >= 1 and problem.column >= 1 for problem in problems)


class TestDealCodes:
    """A deal has a short code that is safe in addresses."""

    @given(seed=st.integers(0, 2**32), dealer=st.integers(0, 3))
    def test_a_code_gives_back_the_deal(self, seed: int, dealer: int) -> None:
        rules = variants.get("classic-ffb")
        deal = engine.start(rules, seed=seed, dealer=dealer).deal
        assert deal is not None
        code = records.deal_code(rules, deal.deck, dealer)
        assert len(code) <= 40
        assert all(sign.isascii() and (sign.isalnum() or sign in "-_.~") for sign in code)
        assert records.parse_deal_code(code) == records.CodedDeal("classic-ffb", dealer, deal.deck)

    @given(seed=st.integers(0, 2**32), place=st.integers(8, 31), sign=st.sampled_from("Aa0-_Zz9"))
    def test_a_slip_of_the_pen_is_noticed(self, seed: int, place: int, sign: str) -> None:
        rules = variants.get("classic")
        deal = engine.start(rules, seed=seed).deal
        assert deal is not None
        code = records.deal_code(rules, deal.deck, deal.dealer)
        wrong = code[:place] + sign + code[place + 1 :]
        if wrong == code:
            assert records.parse_deal_code(wrong).deck == deal.deck
            return
        with pytest.raises(records.RecordError, match="copied all of it"):
            records.parse_deal_code(wrong)

    @given(code=st.text())
    def test_any_text_is_refused_in_words(self, code: str) -> None:
        with pytest.raises(records.RecordError):
            records.parse_deal_code(code)

    def test_only_a_whole_pack_has_a_code(self) -> None:
        rules = variants.get("classic")
        deal = engine.start(rules, seed=1).deal
        assert deal is not None
        with pytest.raises(ValueError, match="pack"):
            records.deal_code(rules, deal.deck[:31], 0)
        with pytest.raises(ValueError, match="seat"):
            records.deal_code(rules, deal.deck, 4)
