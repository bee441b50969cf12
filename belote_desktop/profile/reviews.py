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
    """The reviews in a directory. `key` says what a review was made of: with another key it does not hold."""

    def __init__(self, directory: Path) -> None:
        self._directory = directory

    def find(self, match_id: str, number: int, key: str) -> Mapping[str, Any] | None:
        """The review of a deal; None where there is none that holds. What does not hold is thrown away."""
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
        """Keep a review; whether it could be written. Nothing is lost if not: it is thought out again."""
        text = json.dumps({"format": FORMAT, "key": key, "review": review}, separators=(",", ":"))
        try:
            write_whole(self._path(match_id, number), text.encode())
        except SaveFailed:
            return False
        return True

    def drop(self, match_id: str, number: int) -> None:
        """Throw a review away."""
        with contextlib.suppress(OSError):
            self._path(match_id, number).unlink()

    def _path(self, match_id: str, number: int) -> Path:
        plain = re.sub(r"[^A-Za-z0-9_-]+", "-", match_id) or "match"
        return self._directory / f"{plain}-{number}.json"
