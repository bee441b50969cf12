"""The list of recently used files that Linux desktops share, as a text: ``recently-used.xbel``."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from datetime import datetime

BOOKMARK = "http://www.freedesktop.org/standards/desktop-bookmarks"
MIME = "http://www.freedesktop.org/standards/shared-mime-info"
OWNER = "http://freedesktop.org"
NAME = "Belote Desktop"
COMMAND = "'belote-desktop %u'"
"""What opens the file again, quoted as other programs do it here."""
DECLARES = re.compile(r"<!(DOCTYPE|ENTITY)")
EMPTY = '<xbel version="1.0"/>'


def with_file(text: str, address: str, kind: str, now: datetime) -> str | None:
    """The list with a file at its address and of its MIME type, used by this program now.

    Everything else in the list stays. An empty text is an empty list. Returns None for a text that is no such list,
    which must stay as it is.
    """
    ElementTree.register_namespace("bookmark", BOOKMARK)
    ElementTree.register_namespace("mime", MIME)
    if DECLARES.search(text):  # no program writes one; entities are not worth their risk
        return None
    parser = ElementTree.XMLParser(target=ElementTree.TreeBuilder(insert_comments=True, insert_pis=True))
    try:
        root = ElementTree.fromstring(text or EMPTY, parser)
    except ElementTree.ParseError:
        return None
    if root.tag != "xbel":
        return None
    time = now.isoformat(timespec="microseconds").replace("+00:00", "Z")
    bookmark = next((each for each in root.iter("bookmark") if each.get("href") == address), None)
    if bookmark is None:
        bookmark = ElementTree.SubElement(root, "bookmark", href=address, added=time)
    bookmark.set("modified", time)
    bookmark.set("visited", time)
    _note_use(bookmark, kind, time)
    ElementTree.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(root, encoding="unicode") + "\n"


def _note_use(bookmark: ElementTree.Element, kind: str, time: str) -> None:
    """Say in a bookmark which program used the file, when and how often."""
    info = _part(bookmark, "info")
    metadata = next((each for each in info.iter("metadata") if each.get("owner") == OWNER), None)
    if metadata is None:
        metadata = ElementTree.SubElement(info, "metadata", owner=OWNER)
    _part(metadata, f"{{{MIME}}}mime-type").set("type", kind)
    programs = _part(metadata, f"{{{BOOKMARK}}}applications")
    tag = f"{{{BOOKMARK}}}application"
    program = next((each for each in programs.iter(tag) if each.get("name") == NAME), None)
    if program is None:
        program = ElementTree.SubElement(programs, tag, name=NAME)
    count = program.get("count", "0")
    program.set("exec", COMMAND)
    program.set("modified", time)
    program.set("count", str(int(count) + 1 if count.isdecimal() else 1))


def _part(parent: ElementTree.Element, tag: str) -> ElementTree.Element:
    found = parent.find(tag)
    return ElementTree.SubElement(parent, tag) if found is None else found
