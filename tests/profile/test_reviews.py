"""Reviews in the profile: kept, found for what they were made of, and never in the way."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from belote_desktop.profile.reviews import FORMAT, LARGEST, Reviews

REVIEW = {"number": 3, "judged": []}


@pytest.fixture
def reviews(tmp_path: Path) -> Reviews:
    return Reviews(tmp_path / "reviews")


def test_a_review_is_found_again(reviews: Reviews) -> None:
    assert reviews.find("m", 3, "key") is None
    assert reviews.keep("m", 3, "key", REVIEW)
    assert reviews.find("m", 3, "key") == REVIEW
    assert reviews.find("m", 4, "key") is None
    assert reviews.find("other", 3, "key") is None


def test_it_is_thrown_away_when_the_record_has_changed(reviews: Reviews) -> None:
    reviews.keep("m", 3, "key", REVIEW)
    assert reviews.find("m", 3, "another") is None
    assert reviews.find("m", 3, "key") is None


@pytest.mark.parametrize(
    "text",
    [
        json.dumps({"format": FORMAT + 1, "key": "key", "review": REVIEW}),
        json.dumps({"format": FORMAT, "key": "key", "review": 7}),
        "[]", "{", "[" * 100_000, "\ud800".encode("utf-8", "surrogatepass").decode("latin-1"), " " * (LARGEST + 1),
    ],
    ids=["newer", "no review", "list", "cut", "deep", "bytes", "large"],
)  # fmt: skip
def test_a_file_that_is_none_is_thrown_away(reviews: Reviews, tmp_path: Path, text: str) -> None:
    reviews.keep("m", 3, "key", REVIEW)
    path = next((tmp_path / "reviews").iterdir())
    path.write_text(text, encoding="latin-1")
    assert reviews.find("m", 3, "key") is None
    assert not path.exists()


def test_a_name_stays_in_its_directory(reviews: Reviews, tmp_path: Path) -> None:
    reviews.keep("../../m", 3, "key", REVIEW)
    assert [path.parent for path in tmp_path.rglob("*.json")] == [tmp_path / "reviews"]
    assert reviews.find("../../m", 3, "key") == REVIEW


def test_what_cannot_be_written_is_only_thought_out_again(tmp_path: Path) -> None:
    (tmp_path / "reviews").write_text("a file in the way")
    reviews = Reviews(tmp_path / "reviews")
    assert not reviews.keep("m", 3, "key", REVIEW)
    assert reviews.find("m", 3, "key") is None
