"""The copyright file of the Debian package, in DEP-5 format, from the list of licences in a bundle."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from project import APP_ID, PROGRAM

HOME = f"usr/lib/{PROGRAM}"
COMMON = ("Apache-2.0", "Artistic", "GFDL", "GPL", "LGPL", "MPL", "CC0", "BSD")
"""How the names of the licences begin that every Debian system has the texts of."""
HEAD = f"""Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Belote Desktop
Comment: The package holds other software, as listed here. {HOME}/licences has all the texts, those that
 every Debian system has too.

Files: *
Copyright: The Belote Desktop authors
License: GPL-3.0-or-later
 This program is free software: you can redistribute it and/or modify it under the terms of the GNU General
 Public License as published by the Free Software Foundation, either version 3 of the License, or (at your
 option) any later version. On Debian systems the text is in /usr/share/common-licenses/GPL-3.

Files: usr/share/metainfo/{APP_ID}.metainfo.xml
Copyright: The Belote Desktop authors
License: CC0-1.0
 On Debian systems the text is in /usr/share/common-licenses/CC0-1.0.

Files: usr/share/bash-completion/* usr/share/fish/* usr/share/zsh/*
Copyright: The Belote Desktop authors
           2020-2026 Casper da Costa-Luis
License: MPL-2.0
 On Debian systems the text is in /usr/share/common-licenses/MPL-2.0.
Comment: shtab writes these scripts, with parts of its own, from the parsers of the program.
"""


def text(folder: Path) -> str:
    """The copyright file of the bundle with the folder of licences `folder`."""
    parts = json.loads((folder / "licences.json").read_text(encoding="utf-8"))
    others = [part for part in parts if part["name"] != PROGRAM]
    stanzas = [HEAD, *(files_stanza(part, folder) for part in others if own_files(part))]
    stanzas.append(program_stanza([part for part in others if PROGRAM in part["files"]]))
    return "\n".join([*stanzas, *(licence_stanza(part, folder) for part in others)])


def own_files(part: dict[str, Any]) -> list[str]:
    """The files that hold this part and no other. The program file holds several parts."""
    return [f"{HOME}/{file}" for file in part["files"] if file != PROGRAM]


def files_stanza(part: dict[str, Any], folder: Path) -> str:
    """The stanza of the copyright file for the files of a part."""
    files = "\n       ".join(own_files(part))
    copyright_ = "\n           ".join(holders(texts_of(part, folder)) or [f"The authors of {part['name']}"])
    return f"Files: {files}\nCopyright: {copyright_}\nLicense: {token(part)}\n"


def program_stanza(parts: Sequence[dict[str, Any]]) -> str:
    """The stanza for the program file, which holds modules of several parts."""
    tokens = " and ".join(["GPL-3.0-or-later", *(token(part) for part in parts)])
    return (
        f"Files: {HOME}/{PROGRAM}\nCopyright: The Belote Desktop authors, and those of what is in it\n"
        f"License: {tokens}\nComment: It holds modules of {', '.join(part['name'] for part in parts)}.\n"
    )


def licence_stanza(part: dict[str, Any], folder: Path) -> str:
    """The texts of a part's licence, except those that every Debian system has."""
    lines = [f"License: {token(part)}", f" {part['name']} {part['version']}".rstrip() + f": {part['licence']}"]
    for name in part["texts"]:
        if is_common(name):
            lines += [" .", f" On Debian systems the text is in /usr/share/common-licenses/{Path(name).stem}."]
        else:
            lines += [" .", *map(indented, (folder / name).read_text(encoding="utf-8", errors="replace").splitlines())]
    return "\n".join(lines) + "\n"


def token(part: dict[str, Any]) -> str:
    """The short name of this part's licence in the copyright file, in which each licence appears once."""
    return re.sub(r"[^\w.+-]+", "-", f"{part['licence']}-{part['name']}").strip("-")


def is_common(name: str) -> bool:
    """True for the name of a text that every Debian system has."""
    return name.startswith(COMMON)


def texts_of(part: dict[str, Any], folder: Path) -> list[str]:
    """The licence texts supplied with a part."""
    names = [name for name in part["texts"] if not is_common(name)]
    return [(folder / name).read_text(encoding="utf-8", errors="replace") for name in names]


def holders(texts: Iterable[str]) -> list[str]:
    """The copyright notices in the texts, each once, in order."""
    found = [line for text_ in texts for line in re.findall(r"(?:Copyright|©|\(c\))[^\n]*\b(?:19|20)\d\d[^\n]*", text_)]
    return list(dict.fromkeys(re.sub(r"^Copyright:?\s*", "", line).strip(" .*#") for line in found))


def indented(line: str) -> str:
    """A line of a multi-line field; an empty line becomes a dot."""
    return f" {line}" if line.strip() else " ."
