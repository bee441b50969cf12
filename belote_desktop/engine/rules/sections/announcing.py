"""The first part of the section on declarations: whether there are any, and how they are announced and shown."""

from __future__ import annotations

from dataclasses import dataclass

from belote_desktop.engine.messages import QT_TRANSLATE_NOOP
from belote_desktop.engine.rules import terms
from belote_desktop.engine.rules.conditions import (
    declares,
    every,
    has,
    lacks,
    says_belote,
    shown_at_once,
    shown_late,
)
from belote_desktop.engine.rules.fields import rule
from belote_desktop.engine.rules.statements import Anchor, Statement


@dataclass(frozen=True, kw_only=True)
class AnnouncingRules:
    """Whether runs and fours of a kind are declared, and how they are announced and shown."""

    declarations: terms.Declarations = rule(
        terms.Declarations.ON,
        QT_TRANSLATE_NOOP("rules", "declarations"),
        QT_TRANSLATE_NOOP("rules", "Whether runs and fours of a kind are announced and scored."),
    )
    declaration_place: terms.DeclarationPlace = rule(
        terms.DeclarationPlace.HAND,
        QT_TRANSLATE_NOOP("rules", "place of declarations"),
        QT_TRANSLATE_NOOP("rules", "Whether declarations are held in a hand or met in a trick."),
        secondary=True,
    )
    announcing: terms.Announcing = rule(
        terms.Announcing.AUTOMATIC,
        QT_TRANSLATE_NOOP("rules", "announcing"),
        QT_TRANSLATE_NOOP("rules", "Whether declarations and belote are announced by the program or by the player."),
        matters=has("declarations", terms.Declarations.ON),
        statement=(
            Statement(Anchor.DECLARATION, {
                terms.Announcing.AUTOMATIC: QT_TRANSLATE_NOOP("sheet",
                    "The program announces declarations and {belote} for everyone."),
                terms.Announcing.MANUAL: QT_TRANSLATE_NOOP("sheet",
                    "Each player announces declarations and {belote}; what is not announced is lost."),
            }, when=every(declares, has("belote", True))),
            Statement(Anchor.DECLARATION, {
                terms.Announcing.AUTOMATIC: QT_TRANSLATE_NOOP("sheet",
                    "The program announces declarations for everyone."),
                terms.Announcing.MANUAL: QT_TRANSLATE_NOOP("sheet",
                    "Each player announces declarations; what is not announced is lost."),
            }, when=every(declares, has("belote", False))),
            Statement(Anchor.BELOTE, {
                terms.Announcing.AUTOMATIC: QT_TRANSLATE_NOOP("sheet", "The program says {belote} for everyone."),
                terms.Announcing.MANUAL: QT_TRANSLATE_NOOP("sheet",
                    "Each player says {belote}; what is not said is lost."),
            }, when=every(says_belote, lacks(declares))),
        ),
    )  # fmt: skip
    decl_window: terms.DeclarationWindow = rule(
        terms.DeclarationWindow.FIRST_CARD,
        QT_TRANSLATE_NOOP("rules", "time of declarations"),
        QT_TRANSLATE_NOOP("rules", "When declarations are announced."),
        aliases=("declaration_window",),
        matters=has("declarations", terms.Declarations.ON),
        statement=(
            Statement(Anchor.DECLARATION, {
                terms.DeclarationWindow.FIRST_CARD: QT_TRANSLATE_NOOP("sheet",
                    "Each player announces the kind of a declaration, without its cards, when playing to the first "
                    "trick. After this trick the declarations that count are shown."),
                terms.DeclarationWindow.BEFORE_PLAY: QT_TRANSLATE_NOOP("sheet",
                    "Before the first lead each player in turn announces the kind of a declaration, without its "
                    "cards. After the first trick the declarations that count are shown."),
            }, when=every(declares, lacks(shown_late), lacks(shown_at_once))),
            Statement(Anchor.DECLARATION, {
                terms.DeclarationWindow.FIRST_CARD: QT_TRANSLATE_NOOP("sheet",
                    "Each player announces the kind of a declaration, without its cards, when playing to the first "
                    "trick. The declarations that count are shown at the end of the deal."),
                terms.DeclarationWindow.BEFORE_PLAY: QT_TRANSLATE_NOOP("sheet",
                    "Before the first lead each player in turn announces the kind of a declaration, without its "
                    "cards. The declarations that count are shown at the end of the deal."),
            }, when=every(declares, shown_late)),
        ),
    )  # fmt: skip
    declarations_shown: terms.DeclarationsShown = rule(
        terms.DeclarationsShown.FIRST_TRICK,
        QT_TRANSLATE_NOOP("rules", "showing declarations"),
        QT_TRANSLATE_NOOP("rules", "When the declarations that count are laid open."),
        secondary=True,
        before=terms.DeclarationsShown.FIRST_TRICK,
    )
