"""What the program is started with: a file, the address of one, or the code of a deal."""

from __future__ import annotations

from pathlib import Path

import pytest

from belote_desktop.commands.main import given_path, is_code


@pytest.mark.parametrize("name", ["a.brn", "été 1.brn", "100%.brn"])
def test_a_desktop_may_pass_the_address_of_a_file(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    assert given_path(path.as_uri()) == path
    assert given_path(str(path)) == path


def test_a_code_is_told_from_a_file() -> None:
    code = "belote:classic.Bjydqy9V9VOPXr1j79DahpoAVG?r=zWfWM&c=6nGj-"
    assert is_code(given_path(code))
    assert str(given_path(code)) == code
    assert not is_code(given_path("belote.brn"))
