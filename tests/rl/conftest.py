"""These tests need the extra `rl`; without it they are not collected."""

from __future__ import annotations

import importlib.util

collect_ignore_glob = [] if importlib.util.find_spec("pettingzoo") else ["test_*.py"]
