"""Where the tests find the files they read."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
"""The project."""
DOCS = ROOT / "docs"
TESTS = ROOT / "tests"
GOLDEN = TESTS / "golden"
"""Three whole matches of every game, as records (`tests/variants/golden_matches.py`)."""
PICTURES = TESTS / "pictures"
"""Screens that somebody has looked at (`tests/program/test_pictures.py`)."""
POSITIONS = TESTS / "positions"
"""Positions with a known best card (`tests/players/position_files.py`)."""
SAMPLE_RECORDS = TESTS / "records" / "samples"
"""Records that are never written again (`tests/records/recorded_matches.py`)."""
VECTORS = TESTS / "vectors"
"""Cases of the rules (`tests/variants/test_vectors.py`)."""
WRITTEN_BY = TESTS / "written_by"
"""What versions since 0.6.0 wrote themselves: records and a profile (`tests/profile/test_older_versions.py`)."""
