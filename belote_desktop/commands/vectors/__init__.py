"""Rule vectors: facts of the rules, written as data, that the engine is held to.

`check(paths)` reads JSON files and folders of them and gives a `Report` of what passed and what failed, and why.
"""

from belote_desktop.commands.vectors.checking import KINDS, NamedCase, Report, check, failure_of, read_cases

__all__ = ["KINDS", "NamedCase", "Report", "check", "failure_of", "read_cases"]
