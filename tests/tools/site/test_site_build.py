"""The whole site is built without a warning, and checked."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("sphinx", reason="the site is made with the extra `site`, which is not installed")

from PySide6.QtGui import QImage

from belote_desktop import variants
from tools.site import __main__ as command
from tools.site import pictures
from tools.site.checks import faults
from tools.site.languages import told
from tools.site.sources import Addresses


def blank(_drawing: pictures.Drawing, target: Path) -> None:
    """A picture in place of a scene, which takes long to draw and has its own tests."""
    image = QImage(16, 10, QImage.Format.Format_RGB32)
    image.fill(0)
    assert image.save(str(target))


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::PendingDeprecationWarning")
# MyST and Furo still call what Sphinx will remove.
def test_the_site_has_no_fault_and_a_page_of_every_game_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "_draw", blank)
    assert command.build(tmp_path / "site", Addresses(), codes=told()) == []
    for folder in ("", *told()[1:]):
        assert len(list((tmp_path / "site" / folder / "games").glob("*.html"))) == len(variants.all_variants()) + 1
    french = (tmp_path / "site" / "fr" / "games" / "coinche.html").read_text(encoding="utf-8")
    assert 'lang="fr" dir="ltr"' in french
    assert all(words in french for words in ("Suivant", "Sur cette page", "Réalisé avec"))
    assert '<a href="../../games/coinche.html" lang="en">' in french
    assert "V<span" not in french.partition("<article")[0]
    assert '<span class="hearts">♥</span>' in french
    (tmp_path / "site" / "glossary.html").unlink()
    assert any(fault.endswith("which is not there") for fault in faults(tmp_path / "site"))


def test_a_folder_with_other_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(SystemExit, match="other files than a site"):
        command.build(tmp_path, Addresses(), codes=told())
    assert (tmp_path / "letter.txt").read_text(encoding="utf-8") == "mine"
