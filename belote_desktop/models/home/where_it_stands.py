"""Where an unfinished match stands, in a few sentences: the contract, the trick, and whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator

from belote_desktop.engine import SeatView
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, say
from belote_desktop.models.words import words
from belote_desktop.models.words.call_words import contract_inside
from belote_desktop.models.words.names import Names


def where_it_stands(view: SeatView, names: Names, index: str) -> str:
    """The sentences about the present deal; empty between two deals."""
    if view.is_over:
        return ""
    return " ".join(_sentences(view, names, index))


def _sentences(view: SeatView, names: Names, index: str) -> Iterator[str]:
    contract = view.contract
    if contract is None:
        yield words.sentence(say(QT_TRANSLATE_NOOP("home", "The auction is under way.")))
    else:
        if not contract.negative:
            #: {contract}: a contract, "hearts" or "90 in clubs". {player}: who has it, "Léa" or "you".
            source = QT_TRANSLATE_NOOP("home", "Contract: {contract}. Taker: {player}.")
            facts = {"contract": contract_inside(contract, view.rules), "player": names.inside(contract.declarer)}
            yield words.sentence(say(source, **facts), index, names)
        #: {number}: which trick of the deal.
        yield words.sentence(say(QT_TRANSLATE_NOOP("home", "Trick {number}."), number=len(view.tricks) + 1))
    if names.you is not None and view.to_act == names.you:
        yield words.sentence(say(QT_TRANSLATE_NOOP("home", "It is your turn.")))
