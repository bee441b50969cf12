"""A view has every field it declares, and no other."""

from __future__ import annotations

from dataclasses import fields, replace

from belote_desktop import engine, variants


def test_a_view_has_every_field_it_declares_and_nothing_else() -> None:
    view = engine.view(engine.start(variants.get("classic"), 1), 0)
    assert set(vars(view)) == {field.name for field in fields(view)}
    assert replace(view) == view
