"""The first part of the section on declarations: whether there are any, and how they are announced and shown."""

from __future__ import annotations

from dataclasses import dataclass

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
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP


@dataclass(frozen=True, kw_only=True)
class AnnouncingRules:
    """Whether runs and fours of a kind are declared, and how they are announced and shown."""

    declarations: terms.Declarations = rule(
        terms.Declarations.ON,
        #: A rule: runs and fours of a kind score.
        QT_TRANSLATE_NOOP("rules", "Declarations"),
        QT_TRANSLATE_NOOP("rules", "Whether runs and fours of a kind score."),
    )
    declaration_place: terms.DeclarationPlace = rule(
        terms.DeclarationPlace.HAND,
        QT_TRANSLATE_NOOP("rules", "Where declarations are found"),
        QT_TRANSLATE_NOOP("rules", "Whether declarations are found in one hand or in the cards of a trick."),
        secondary=True,
    )
    announcing: terms.Announcing = rule(
        terms.Announcing.AUTOMATIC,
        #: A rule: who says that there is a declaration.
        QT_TRANSLATE_NOOP("rules", "Declaring"),
        QT_TRANSLATE_NOOP("rules", "Whether declarations and belote are declared automatically or by each player."),
        matters=has("declarations", terms.Declarations.ON),
        statement=(
            Statement(Anchor.DECLARATION, {
                #: {belote}: this game’s word for king and queen of trumps.
                terms.Announcing.AUTOMATIC: QT_TRANSLATE_NOOP("sheet",
                    "The program makes declarations and says {belote} for everyone."),
                #: {belote}: this game’s word for king and queen of trumps.
                terms.Announcing.MANUAL: QT_TRANSLATE_NOOP("sheet",
                    "You make your own declarations and say {belote} yourself. What you do not declare is lost."),
            }, when=every(declares, has("belote", True))),
            Statement(Anchor.DECLARATION, {
                terms.Announcing.AUTOMATIC: QT_TRANSLATE_NOOP("sheet",
                    "Declarations are made automatically for everyone."),
                terms.Announcing.MANUAL: QT_TRANSLATE_NOOP("sheet",
                    "You make your own declarations. What you do not declare is lost."),
            }, when=every(declares, has("belote", False))),
            Statement(Anchor.BELOTE, {
                #: {belote}: this game’s word for king and queen of trumps.
                terms.Announcing.AUTOMATIC: QT_TRANSLATE_NOOP("sheet",
                    "The program says {belote} for everyone."),
                #: {belote}: this game’s word for king and queen of trumps.
                terms.Announcing.MANUAL: QT_TRANSLATE_NOOP("sheet",
                    "You say {belote} yourself. If you do not say it, it is lost."),
            }, when=every(says_belote, lacks(declares))),
        ),
    )  # fmt: skip
    decl_window: terms.DeclarationWindow = rule(
        terms.DeclarationWindow.FIRST_CARD,
        QT_TRANSLATE_NOOP("rules", "When to declare"),
        QT_TRANSLATE_NOOP("rules", "When you declare."),
        aliases=("declaration_window",),
        matters=has("declarations", terms.Declarations.ON),
        statement=(
            Statement(Anchor.DECLARATION, {
                terms.DeclarationWindow.FIRST_CARD: QT_TRANSLATE_NOOP("sheet",

                        "As you play your first card, you say what kind of declaration you hold, but not "
                        "its cards. After the first trick the declarations that count are shown."),
                terms.DeclarationWindow.BEFORE_PLAY: QT_TRANSLATE_NOOP("sheet",

                        "On your turn before the first lead you say what kind of declaration you hold, "
                        "but not its cards. After the first trick the declarations that count are shown."),
            }, when=every(declares, lacks(shown_late), lacks(shown_at_once))),
            Statement(Anchor.DECLARATION, {
                terms.DeclarationWindow.FIRST_CARD: QT_TRANSLATE_NOOP("sheet",

                        "As you play your first card, you say what kind of declaration you hold, but not "
                        "its cards. The declarations that count are shown at the end of the deal."),
                terms.DeclarationWindow.BEFORE_PLAY: QT_TRANSLATE_NOOP("sheet",
                    "On your turn before the first lead you say what kind of declaration you hold, but not its "
                    "cards. The declarations that count are shown at the end of the deal."),
            }, when=every(declares, shown_late)),
        ),
    )  # fmt: skip
    declarations_shown: terms.DeclarationsShown = rule(
        terms.DeclarationsShown.FIRST_TRICK,
        QT_TRANSLATE_NOOP("rules", "Showing declarations"),
        QT_TRANSLATE_NOOP("rules", "When the declarations that count are shown."),
        secondary=True,
        before=terms.DeclarationsShown.FIRST_TRICK,
    )
