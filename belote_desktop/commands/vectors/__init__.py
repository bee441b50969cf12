"""Rule vectors: test cases for the rules, written as JSON data.

`check(paths)` reads JSON files and folders of them and returns a `Report` of passed and failed cases, with reasons.

`tests/vectors` has the cases; `belote-desktop rules check` and the tests read them here. The docstring of each module
names the kind of case it checks: `auction`, `legal`, `winner`, `declarations`, `settle` or `match`; docs/vectors.md
describes every key.
"""

from belote_desktop.commands.vectors.checking import KINDS, NamedCase, Report, check, failure_of, read_cases

__all__ = ["KINDS", "NamedCase", "Report", "check", "failure_of", "read_cases"]
