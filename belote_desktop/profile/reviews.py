"""Stored reviews: one small file for each deal, which can always be made again from the record."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from belote_desktop.profile.failures import SaveFailed
from belote_desktop.profile.files import write_whole
from belote_desktop.profile.reading import read_bytes

FORMAT = 1
"""The form of the files; one of a later form is not read, and written anew."""
LARGEST = 8_000_000
"""Files with more bytes are none of ours."""


class Reviews:
    """The reviews in a directory. `key` identifies how they were made; a review with another key is out of date."""

    def __init__(self, directory: Path) -> None:
        self._directory = directory

    def find(self, match_id: str, number: int, key: str) -> Mapping[str, Any] | None:
        """The stored review of a deal, or None. One that is out of date is deleted."""
        path = self._path(match_id, number)
        try:
            data = json.loads(read_bytes(path, LARGEST))
        except FileNotFoundError:
            return None
        except Exception:  # whatever is in it
            data = None
        if isinstance(data, dict) and data.get("format") == FORMAT and data.get("key") == key:
            review = data.get("review")
            if isinstance(review, dict):
                return review
        self.drop(match_id, number)
        return None

    def keep(self, match_id: str, number: int, key: str, review: Mapping[str, Any]) -> bool:
        """Store a review. Returns False if it could not be written; it can be made again."""
        text = json.dumps({"format": FORMAT, "key": key, "review": review}, separators=(",", ":"))
        try:
            write_whole(self._path(match_id, number), text.encode())
        except SaveFailed:
            return False
        return True

    def drop(self, match_id: str, number: int) -> None:
        """Delete a review."""
        with contextlib.suppress(OSError):
            self._path(match_id, number).unlink()

    def _path(self, match_id: str, number: int) -> Path:
        plain = re.sub(r"[^A-Za-z0-9_-]+", "-", match_id) or "match"
        return self._directory / f"{plain}-{number}.json"
