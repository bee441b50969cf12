"""What a distribution says of its licence, read as later versions of Python let it be read."""

from __future__ import annotations

from email.message import Message
from importlib import metadata
from pathlib import Path

import pytest

from belote_desktop.models.licences import Part, told_by
from licences.owners import distribution_owner


class Strict(Message):
    """Metadata that cannot be asked for what they do not have, as announced by Python 3.12."""

    def __getitem__(self, name: str) -> str:
        if name not in self:
            raise KeyError(name)
        return str(super().__getitem__(name))


class Made(metadata.Distribution):
    """A distribution with these fields and no files."""

    def __init__(self, **fields: str) -> None:
        self.about = Strict()
        for name, value in {"Name": "Toolkit", "Version": "1.2", **fields}.items():
            self.about[name.replace("_", "-")] = value

    @property
    def metadata(self) -> Strict:  # type: ignore[override]
        return self.about

    def read_text(self, filename: str) -> None:
        return None

    def locate_file(self, path: object) -> Path:
        return Path(str(path))


@pytest.mark.parametrize(
    ("fields", "licence", "page"),
    [
        ({"License_Expression": "MIT", "Project_URL": "Home, tool.example"}, "MIT", "tool.example"),
        ({"License": "BSD", "Home_page": "home.example"}, "BSD", "home.example"),
        ({}, "", ""),
    ],
)
def test_only_fields_that_are_there_are_asked_for(fields: dict[str, str], licence: str, page: str) -> None:
    assert told_by(Made(**fields)) == Part("Toolkit", "1.2", licence, (), page)
    assert distribution_owner(Made(**fields)).licence == licence
