"""Rule vectors: test cases for the rules, written as JSON data.

`check(paths)` reads JSON files and folders of them and returns a `Report` of passed and failed cases, with reasons.
"""

from belote_desktop.commands.vectors.checking import KINDS, NamedCase, Report, check, failure_of, read_cases

__all__ = ["KINDS", "NamedCase", "Report", "check", "failure_of", "read_cases"]
