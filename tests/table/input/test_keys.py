"""Single keys: none means two things at once, and a person may give them other letters."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from belote_desktop import engine
from belote_desktop.engine.actions import PASS, TAKE
from belote_desktop.table.items.bindings import AS_IT_COMES, Bindings, read_bindings
from belote_desktop.table.items.keys import SHIFT, USES, Command
from belote_desktop.table.view import TableView
from tests.table.table_makers import make_table, match_after, offer

KEYS = st.one_of(
    st.just(""), st.sampled_from("ABCHNLPSUXÉЖ"), st.sampled_from("HWQ").map(lambda letter: SHIFT + letter)
)


def has_one_meaning(bindings: Bindings) -> bool:
    """Whether no key stands for two commands that can be given in the same situation."""
    return not any(
        bindings.keys[one] == bindings.keys[other] != "" and USES[one].when & USES[other].when
        for one, other in combinations(Command, 2)
    )


def typed(letter: str, *, shift: bool = False, key: Qt.Key | None = None) -> QKeyEvent:
    """The press of a key."""
    modifier = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    return QKeyEvent(QEvent.Type.KeyPress, key or Qt.Key(ord(letter)), modifier, letter if shift else letter.lower())


def my_call(qtbot: QtBot, **wishes: object) -> TableView:
    """The table when I may take or pass."""
    table = make_table(**wishes)
    qtbot.addWidget(table)
    table.show()
    match = match_after([])
    while engine.to_act(match) != 0:
        match, _ = engine.apply(match, PASS)
    offer(table, match)
    return table


def test_every_key_has_one_meaning_as_it_comes() -> None:
    assert has_one_meaning(Bindings())
    assert all(AS_IT_COMES.values())


@given(st.lists(st.tuples(st.sampled_from(list(Command)), KEYS), max_size=12))
def test_whatever_is_changed_every_key_keeps_one_meaning(changes: list[tuple[Command, str]]) -> None:
    bindings = Bindings()
    for command, key in changes:
        if bindings.holder(key, command) is None:
            bindings = bindings.with_key(command, key)
        else:
            with pytest.raises(ValueError, match="is the key of"):
                bindings.with_key(command, key)
    assert has_one_meaning(bindings)
    assert read_bindings(bindings.text).keys == bindings.keys


@given(st.text(max_size=60))
def test_nonsense_in_the_settings_leaves_every_key_one_meaning(text: str) -> None:
    assert has_one_meaning(read_bindings(text))


@pytest.mark.parametrize("text", ["hint=S", "pass=H", "hint=hint", "hint=1", "hint", "hint=⇧", "nothing=Q", "= ="])
def test_what_cannot_hold_stays_as_it_comes(text: str) -> None:
    assert read_bindings(text).keys == AS_IT_COMES


def test_two_keys_may_change_places() -> None:
    swapped = read_bindings("take=P pass=T")
    assert (swapped.keys[Command.TAKE], swapped.keys[Command.PASS]) == ("P", "T")


def test_shift_counts_only_where_it_means_something_else() -> None:
    assert Bindings().pressed(typed("H", shift=True)) == SHIFT + "H"
    assert Bindings().pressed(typed("H")) == "H"
    assert Bindings().pressed(typed("L", shift=True)) == "L"
    assert read_bindings("last_trick=⇧L").pressed(typed("L", shift=True)) == SHIFT + "L"


def test_a_letter_of_any_alphabet_can_be_a_key() -> None:
    bindings = read_bindings("hint=Ж")
    assert bindings.keys[Command.HINT] == "Ж"
    assert bindings.pressed(typed("Ж", key=Qt.Key(0))) == "Ж"


def test_a_digit_a_sign_or_no_text_is_no_letter() -> None:
    for text, key in (("7", Qt.Key.Key_7), ("?", Qt.Key.Key_Question), ("", Qt.Key.Key_F2), (" ", Qt.Key.Key_Space)):
        assert Bindings().pressed(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)) == ""


def test_a_call_is_made_with_the_key_it_was_given(qtbot: QtBot) -> None:
    table = my_call(qtbot, keys="take=B")
    said: list[object] = []
    table.action_chosen.connect(said.append)
    qtbot.keyClick(table, Qt.Key.Key_T)
    assert not said
    qtbot.keyClick(table, Qt.Key.Key_B)
    assert said == [TAKE]


def test_a_button_shows_the_key_it_was_given_at_once(qtbot: QtBot) -> None:
    table = my_call(qtbot)
    hints: list[None] = []
    table.hint_asked.connect(lambda: hints.append(None))
    table._stage.preferences.set("keys", "hint=J undo=")
    assert (table._chrome.hint.key, table._chrome.undo.key) == ("J", "")
    qtbot.keyClick(table, Qt.Key.Key_H)
    assert not hints
    qtbot.keyClick(table, Qt.Key.Key_J)
    assert hints == [None]


def test_a_command_without_a_key_is_not_given_by_keys_that_mean_nothing(qtbot: QtBot) -> None:
    table = my_call(qtbot, keys="read= in_order= permitted= spades=")
    told: list[str] = []
    table.announced.connect(lambda text, _: told.append(text))
    focused = table._chooser.ghosts.focused_card
    for key in (Qt.Key.Key_R, Qt.Key.Key_O, Qt.Key.Key_S, Qt.Key.Key_F3):
        qtbot.keyClick(table, key)
    assert not told
    assert table._chooser.ghosts.focused_card == focused
