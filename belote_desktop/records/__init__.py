"""The record of a match: write it, read it, check it, and replay it.

    >>> record = records.record_of(first, actions)    # of a match from engine.start
    >>> text = str(record)                            # the text of a .brn file
    >>> records.parse_record(text).record             # its .problems give line and column
    >>> records.fold(record)                          # the match at the end of the record
    >>> records.replay(record).steps                  # every action with the match before it
    >>> records.check(text)                           # its problems; () if there are none

`Recorder` writes a record during a match. `view_text` and `parse_view` write and read the
view of a seat, `deal_code` and `parse_deal_code` a single deal. docs/record.md describes
the format.
"""

from typing import TYPE_CHECKING

from belote_desktop.on_demand import on_demand

if TYPE_CHECKING:
    from belote_desktop.records.checking import check
    from belote_desktop.records.deal_code import CodedDeal, deal_code, parse_deal_code
    from belote_desktop.records.entries import (
        CLAIM,
        FULL_PACE,
        Acted,
        DealBegun,
        Entry,
        Finished,
        Helped,
        Note,
        Opened,
        Other,
        Paced,
        PersonNumber,
        Scored,
        Seal,
        Sealed,
        SealedSecret,
        SecretSeal,
        TookBack,
        TurnedUp,
    )
    from belote_desktop.records.folding import Replay, fold, replay
    from belote_desktop.records.header import FORMAT, PRACTICE, SET, Header, Tag
    from belote_desktop.records.limits import LARGEST_FILE
    from belote_desktop.records.match_record import record_of
    from belote_desktop.records.mirror import parse_json, to_json
    from belote_desktop.records.playing_again import Played
    from belote_desktop.records.problems import Problem, RecordError
    from belote_desktop.records.reading import Reading, decode, parse_record
    from belote_desktop.records.record import Record, write
    from belote_desktop.records.recorder import Recorder
    from belote_desktop.records.view_text import ViewError, parse_view, view_text

__getattr__ = on_demand(
    __name__,
    {
        "belote_desktop.records.checking": ("check",),
        "belote_desktop.records.deal_code": ("CodedDeal", "deal_code", "parse_deal_code"),
        "belote_desktop.records.entries": (
            "CLAIM", "FULL_PACE", "Acted", "DealBegun", "Entry", "Finished", "Helped", "Note", "Opened", "Other",
            "Paced", "PersonNumber", "Scored", "Seal", "Sealed", "SealedSecret", "SecretSeal", "TookBack", "TurnedUp",
        ),
        "belote_desktop.records.folding": ("Replay", "fold", "replay"),
        "belote_desktop.records.header": ("FORMAT", "PRACTICE", "SET", "Header", "Tag"),
        "belote_desktop.records.limits": ("LARGEST_FILE",),
        "belote_desktop.records.match_record": ("record_of",),
        "belote_desktop.records.mirror": ("parse_json", "to_json"),
        "belote_desktop.records.playing_again": ("Played",),
        "belote_desktop.records.problems": ("Problem", "RecordError"),
        "belote_desktop.records.reading": ("Reading", "decode", "parse_record"),
        "belote_desktop.records.record": ("Record", "write"),
        "belote_desktop.records.recorder": ("Recorder",),
        "belote_desktop.records.view_text": ("ViewError", "parse_view", "view_text"),
    },
)  # fmt: skip

__all__ = [
    "CLAIM", "FORMAT", "FULL_PACE", "LARGEST_FILE", "PRACTICE", "SET", "Acted", "CodedDeal", "DealBegun", "Entry",
    "Finished", "Header", "Helped", "Note", "Opened", "Other", "Paced", "PersonNumber", "Played", "Problem", "Reading",
    "Record", "RecordError", "Recorder", "Replay", "Scored", "Seal", "Sealed", "SealedSecret", "SecretSeal", "Tag",
    "TookBack", "TurnedUp", "ViewError", "check", "deal_code", "decode", "fold", "parse_deal_code", "parse_json",
    "parse_record", "parse_view", "record_of", "replay", "to_json", "view_text", "write",
]  # fmt: skip
