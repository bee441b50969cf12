"""The style sheet of windows. Roles are dynamic properties: `QLabel[role="title"]`."""

from __future__ import annotations

from functools import lru_cache
from string import Template

from PySide6.QtGui import QColor

from belote_desktop.table.items.fonts import styled_families
from belote_desktop.table.items.theme import INK_ON_BRASS, Theme

SHEET = Template("""
QDialog, QMainWindow { background: $page; }
QLabel, QCheckBox { background: transparent; color: $text; }
Label { qproperty-suits: "$suits"; }
QLabel[role="title"] { font-family: $serif; font-size: ${px22}; font-weight: bold; color: $cloth_text; }
QLabel[role="subtitle"] { font-size: ${px13}; color: $cloth_text; }
QLabel[role="hero"] { font-family: $serif; font-size: ${px46}; font-weight: bold; color: $cloth_text; }
QLabel[role="greeting"], QLabel[role="clock"] { font-family: $serif; font-size: ${px28}; font-weight: bold;
    color: $cloth_text; }
QLabel[role="on-cloth"] { font-size: ${px15}; color: $cloth_text; }
QLabel[role="said"] { font-family: $serif; font-size: ${px15}; color: $bubble_text; }
QLabel[role="eyebrow"] { font-size: ${px13}; font-weight: bold; color: $cloth_brass; }
QLabel[role="cloth-score"] { font-family: $serif; font-size: ${px32}; font-weight: bold; color: $cloth_text; }
QLabel[role="match-score"] { font-family: $serif; font-size: ${px64}; font-weight: bold; color: $cloth_text; }
QLabel[role="figure"] { font-family: $serif; font-size: ${px26}; font-weight: bold; }
QLabel[role="lead"] { font-size: ${px15}; color: $text2; }
QLabel[role="heading"] { font-family: $serif; font-size: ${px20}; font-weight: bold; }
QLabel[role="section"] { font-family: $serif; font-size: ${px17}; font-weight: bold; }
QLabel[role="name"] { font-size: ${px15}; font-weight: bold; }
QLabel[role="sentence"] { font-size: ${px13}; color: $text2; }
QLabel[role="row-head"] { font-size: ${px13}; font-weight: bold; color: $text2; }
QLabel[role="told"] { font-size: ${px14}; }
QLabel[role="note"] { font-size: ${px12}; color: $text3; }
QLabel[role="was"] { font-size: ${px12}; color: $accent_text; }
QLabel[role="score"] { font-family: $serif; font-size: ${px32}; font-weight: bold; }
QLabel[role="side"] { font-family: $serif; font-size: ${px20}; font-weight: bold; }
QLabel[role="good"] { color: $good; font-weight: bold; }
QLabel[role="bad"] { color: $bad; font-weight: bold; }
QLabel[role="key"] { font-size: ${px12}; color: $text2; background: transparent; border: 1px solid $line2;
    border-bottom: 3px solid $line2; border-radius: 4px; padding: 1px 7px; }

QFrame[role="panel"] { background: $panel; border: 1px solid $line; border-radius: 16px; }
QFrame[role="paper"] { background: $raised; border: 1px solid $line; border-radius: 16px; }
QFrame[role="notice"] { background: $sunken; border: none; border-radius: 10px; }
QFrame[role="banner"] { background: $raised; border: 1px solid $line2; border-radius: 12px; }
QFrame[role="refusal"] { background: $sunken; border: 1px solid $bad; border-radius: 10px; }
QFrame[role="rule"] { background: $line; border: none; max-height: 1px; min-height: 1px; }
QFrame[role="strong-rule"] { background: $text; border: none; max-height: 2px; min-height: 2px; }
QFrame[role="row"] { background: transparent; border: none; border-left: 4px solid transparent; }
QFrame[role="row"][changed="true"] { background: $select; border-left: 4px solid $accent_text; }
QFrame[role="row"][leftwards="true"] { border-left: none; border-right: 4px solid transparent; }
QFrame[role="row"][changed="true"][leftwards="true"] { border-left: none; border-right: 4px solid $accent_text; }
QScrollArea, QScrollArea > QWidget > QWidget[role="plain"] { background: transparent; border: none; }
QWidget[role="plain"] { background: transparent; }

QPushButton { background: $raised; color: $text; border: 1px solid $line2; border-radius: 8px;
    font-size: ${px15}; font-weight: bold; padding: 0 ${px18}; min-height: ${target}; }
QPushButton:hover { background: $select; }
QPushButton:pressed { background: $sunken; }
QPushButton:checked { background: $select; border: 2px solid $accent_text; min-height: ${target_inside}; }
QPushButton:focus { border: 2px solid $accent_text; outline: none; min-height: ${target_inside}; }
QPushButton:disabled { color: $disabled; background: $sunken; border-style: $disabled_edge; }
QPushButton[role="primary"] { background: $primary; color: $primary_text; border: 2px solid $primary;
    min-height: ${target_inside}; }
QPushButton[role="primary"]:hover { background: $primary_hover; }
QPushButton[role="primary"]:focus { border: 2px solid $text; }
QPushButton[role="primary"]:disabled { background: $sunken; color: $disabled; border: 1px $disabled_edge $line2;
    margin: 0 1px; min-height: ${target}; }
QPushButton[role="sign"] { padding: 0; }
QPushButton[tight="true"] { padding: 0 ${px8}; }
QPushButton[role="cloth"] { background: $cloth_button; color: $cloth_text; border: 1px solid $cloth_brass;
    font-weight: normal; font-size: ${px14}; border-radius: 10px; padding: 0 ${px14};
    min-height: ${band}; }
QPushButton[role="cloth"]:hover, QPushButton[role="cloth"]:pressed { background: $cloth_edge; }
QPushButton[role="cloth"]:disabled { background: transparent; color: $cloth_off;
    border: 1px $disabled_edge $cloth_off; }
QPushButton[role="cloth"]:focus { border: 2px solid $cloth_brass; }
QPushButton[role="cloth-primary"] { background: $cloth_brass; color: $ink_on_brass; border: 3px solid $cloth_brass;
    font-size: ${px14}; border-radius: 10px; padding: 0 ${px14}; min-height: ${band_inside}; }
QPushButton[role="cloth-primary"]:hover { background: $brass_hover; }
QPushButton[role="cloth-primary"]:focus { border: 3px solid $cloth_text; }
QPushButton[role="cloth-primary"]:disabled { background: transparent; color: $cloth_off; font-weight: normal;
    border: 1px $disabled_edge $cloth_off; margin: 0 2px; min-height: ${band}; }
QPushButton[role="brass"] { background: $cloth_brass; color: $ink_on_brass; border: 2px solid $cloth_brass;
    border-radius: 10px; font-size: ${px17}; min-height: ${tall}; padding: 0 ${px28}; }
QPushButton[role="brass"]:hover { background: $brass_hover; }
QPushButton[role="brass"]:focus { border: 3px solid $cloth_text; }
QPushButton[role="brass"]:disabled { background: $sunken; color: $disabled; border: 1px $disabled_edge $line2; }
QPushButton[role="on-paper"] { background: $cloth_brass; color: $ink_on_brass; border: 3px solid $cloth_brass;
    border-radius: 10px; padding: 0 ${px14}; min-height: ${segment}; }
QPushButton[role="on-paper"]:hover { background: $brass_hover; }
QPushButton[role="on-paper"]:focus { border: 3px solid $text; }
QLabel[role="cap"] { font-size: ${px13}; font-weight: bold; background: $raised; border: 1px solid $line2;
    border-radius: 6px; padding: 0 6px; min-width: ${px28}; min-height: ${target}; }
QPushButton[role="key"] { font-size: ${px13}; font-weight: bold; background: $panel; border: 1px solid $accent_text;
    border-radius: 6px; padding: 0 6px; min-width: ${px28}; min-height: ${target}; }
QPushButton[role="key"]:hover { background: $select; }
QPushButton[role="key"]:focus { border: 3px solid $accent_text; padding: 0 4px; }
QPushButton[role="transport"] { padding: 0; min-height: 0; }
QPushButton[role="segment"] { background: transparent; color: $text2; border: 1px solid transparent;
    border-radius: 7px; font-size: ${px13}; font-weight: normal; padding: 0 ${px14}; min-height: ${segment};
    margin: 1px; }
QPushButton[role="segment"]:hover { color: $text; }
QPushButton[role="segment"]:checked { background: $raised; color: $text; border: 2px solid $accent_text;
    font-weight: bold; }
QPushButton[role="segment"]:focus { border: 2px solid $text; }
QPushButton[role="chip"] { font-size: ${px13}; font-weight: normal; padding: 0 ${px10}; min-height: ${target};
    min-width: ${px20}; border-radius: ${px20}; }
QPushButton[role="chip"]:checked { background: $select; border: 2px solid $accent_text; padding: 0 ${px9};
    min-height: ${target_inside}; }
QPushButton[role="chip"]:focus { border: 2px solid $text; padding: 0 ${px9}; min-height: ${target_inside}; }
QPushButton[role="day"] { font-size: ${px12}; font-weight: normal; padding: 0; min-height: ${target};
    border-radius: ${px10}; }
QPushButton[role="day"]:checked { background: $select; border: 2px solid $accent_text;
    min-height: ${target_inside}; }
QPushButton[role="day"]:focus { border: 2px solid $text; min-height: ${target_inside}; }
QPushButton[role="fold"] { background: transparent; border: 1px solid transparent; border-radius: 8px; color: $text;
    font-family: $serif; font-size: ${px17}; padding: 0 ${px8}; min-height: ${target}; text-align: left; }
QPushButton[role="fold"]:hover { background: $select; }
QPushButton[role="fold"]:focus { border: 2px solid $accent_text; }
QPushButton[role="reset"] { background: transparent; border: 1px solid transparent; color: $accent_text;
    font-size: ${px12}; font-weight: normal; padding: 0 ${px8}; min-height: ${px28}; text-align: right; }
QPushButton[role="reset"]:hover { text-decoration: underline; }
QPushButton[role="reset"]:focus { border: 2px solid $accent_text; }
QPushButton[role]:disabled { border-style: $disabled_edge; }
QFrame[role="segments"] { background: $sunken; border: 1px solid $line2; border-radius: 8px; }

QListView { background: transparent; border: none; outline: none; color: $text; }
QListView::item { border: 1px solid transparent; border-radius: 8px; }
QListView::item:selected { background: $select; color: $text; border: 1px solid $accent_text; }
QListView::item:hover { background: $select; }
QTreeView { background: transparent; border: none; outline: none; }
QTableView { background: transparent; border: none; outline: none; color: $text; font-size: ${px14}; }
QTableView::item { padding: 2px ${px8}; border: 2px solid transparent; border-bottom: 1px solid $line; }
QTableView::item:selected { background: $select; color: $text; }
QTableView::item:focus { border: 2px solid $accent_text; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section { background: transparent; color: $text2; font-size: ${px13}; font-weight: bold; border: none;
    border-bottom: 2px solid $text; padding: ${px8} ${px12}; }
QTableView::corner { background: transparent; border: none; }
QTextBrowser { background: transparent; border: none; color: $text; font-size: ${px14};
    selection-background-color: $primary; selection-color: $primary_text; }
QComboBox, QSpinBox { min-height: ${target}; font-size: ${px14}; }
QComboBox { border: 1px solid transparent; }
TableView QPushButton, TableView QSpinBox { min-height: 0; }
QLineEdit { min-height: ${target}; font-size: ${px15}; padding: 0 ${px10}; background: $raised; color: $text;
    placeholder-text-color: $text3; border: 1px solid $line2; border-radius: 8px; }
QLineEdit:focus { border: 2px solid $accent_text; min-height: ${target_inside}; padding: 0 ${px9}; }
QLineEdit[role="answer"] { font-weight: bold; }
QLineEdit[role="answer"]:disabled { color: $text; }
QSlider { min-height: ${target}; background: transparent; }
QSlider::groove:horizontal { height: 6px; background: $sunken; border: 1px solid $line2; border-radius: 4px; }
QSlider::sub-page:horizontal, QSlider[leftwards="true"]::add-page:horizontal { background: $primary;
    border: 1px solid $primary; border-radius: 4px; }
QSlider[leftwards="true"]::sub-page:horizontal { background: transparent; border: none; }
QSlider::handle:horizontal { background: $raised; border: 2px solid $accent_text; width: 20px; margin: -9px 0;
    border-radius: 12px; }
QSlider::handle:horizontal:focus { background: $accent_text; border: 2px solid $text; }
QToolTip { background: $raised; color: $text; border: 1px solid $line2; padding: 4px 8px; font-size: ${px13}; }

QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $line2; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 40px; }
QScrollBar::handle:horizontal { min-width: 40px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")

FRAME = Template("""
QMainWindow { background: $page; }
QMainWindow::separator { background: $line; width: 4px; }
QMenuBar { background: $panel; color: $text; border-bottom: 1px solid $line; }
QMenuBar::item { padding: 2px 10px; background: transparent; border-radius: 4px; }
QMenuBar::item:selected, QMenu::item:selected { background: $primary; color: $primary_text; }
QMenu { background: $raised; color: $text; border: 1px solid $line2; padding: 4px; }
QMenu::item { padding: 6px 28px 6px 12px; border-radius: 4px; }
QMenu::item:disabled { color: $disabled; background: transparent; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
QDockWidget { color: $text; }
QToolTip { background: $raised; color: $text; border: 1px solid $line2; padding: 4px 8px; font-size: ${px13}; }
""")

COLOURS = (
    "page", "panel", "raised", "sunken", "select", "text", "text2", "text3", "line", "line2", "accent_text",
    "cloth_edge", "cloth_brass", "cloth_text", "primary", "primary_text", "good", "bad", "bubble_text",
)  # fmt: skip
SIZES = (8, 9, 10, 12, 13, 14, 15, 17, 18, 20, 22, 26, 28, 32, 46, 64)


BAND_MOST = 1.5
"""How much higher the buttons of a strip of cloth become with the text; their letters fit into less. Chosen by eye."""
ON_PAPER = Template("QPushButton { font-size: ${px15}; padding: 0 ${px14}; min-height: ${segment}; }")
"""The sizes of the buttons `on-paper`, for one on the table, where letters may be smaller than on the page."""


def band_scale(scale: float) -> float:
    """How much higher a button of a strip of cloth is at a text size, 1.0 for 100 %."""
    return min(max(1.0, scale), BAND_MOST)


@lru_cache(maxsize=8)
def style_sheet(theme: Theme, scale: float, suits: str = "four") -> str:
    """The style sheet of pages and dialogs; `scale` is the text size, 1.0 for 100 %, `suits` the suit colours.

    It is kept: every page and bar of a window has the same one.
    """
    return SHEET.substitute(_values(theme, scale), suits=suits)


def frame_sheet(theme: Theme, scale: float) -> str:
    """The style sheet of the main window, without the table, which has its own."""
    return FRAME.substitute(_values(theme, scale))


def paper_button_sheet(theme: Theme, scale: float) -> str:
    """The sheet of one button on the coach's paper with letters of a scale."""
    return ON_PAPER.substitute(_values(theme, scale))


def _values(theme: Theme, scale: float) -> dict[str, str]:
    colours = theme.colours()
    values = {name: colours[name] for name in COLOURS} | {f"px{size}": f"{round(size * scale)}px" for size in SIZES}
    edge, words = QColor(theme.cloth_edge), QColor(theme.cloth_text)
    return values | {
        # 44 pixels with the frame of one pixel on each side
        "target": f"{round(42 * max(1.0, scale))}px",
        "target_inside": f"{round(42 * max(1.0, scale)) - 2}px",  # where the frame is wider, and both are equally high
        "segment": f"{round(38 * max(1.0, scale))}px",
        "band": f"{round(42 * band_scale(scale))}px",
        "band_inside": f"{round(42 * band_scale(scale)) - 4}px",  # its edge is wider, and both are equally high
        "tall": f"{round(48 * max(1.0, scale))}px",
        "ink_on_brass": INK_ON_BRASS,
        "brass_hover": QColor(theme.cloth_brass).lighter(108).name(),
        "primary_hover": QColor(theme.primary).lighter(112).name(),
        "cloth_button": f"rgba({edge.red()}, {edge.green()}, {edge.blue()}, 150)",
        "cloth_off": f"rgba({words.red()}, {words.green()}, {words.blue()}, 120)",
        "disabled": theme.disabled,
        "disabled_edge": "dashed" if theme.is_contrast else "solid",
        "serif": styled_families(serif=True),
    }
