"""A deal as a short text that opens it anywhere: `belote:classic.1hGx…?r=q0Zk3&c=Xt_9a`.

After `belote:` stand the deal code of the records (game, dealer and deck) and, as in an address, the rules of the deal
that differ from the game's own (`tie=litige`), five letters `r` made from all its rules, and five letters `c` made from
everything before them. A change of one letter is found by `c`. A version in which the game has other rules finds by `r`
that it would not play the same deal. A code proves nothing about where it comes from: anybody can make one.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import replace
from urllib.parse import parse_qsl, quote

from belote_desktop import variants
from belote_desktop.duplicate.set_deal import SetDeal
from belote_desktop.engine import Message, Ruleset, RulesetError
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.rules.ruleset import spelled
from belote_desktop.engine.wording.messages import QT_TRANSLATE_NOOP, Source, say
from belote_desktop.records import CodedDeal, RecordError, deal_code, parse_deal_code
from belote_desktop.records.entry_reading import reason_of

SCHEME = "belote:"
LONGEST = 4000
"""Characters; a game with every rule changed has fewer."""
_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_RULES, _CHECK = "r", "c"


def code_of(deal: SetDeal, base: str = "") -> str:
    """The code of a deal. `base` is the registered game that the rules are based on, where they are the user's own.

    Raises RulesetError if there is no such game.
    """
    near = variants.get(base or deal.rules.variant)
    rules = replace(deal.rules, variant=near.variant, name=near.name, confidence=near.confidence)
    changes = [(rule, spelled(now)) for rule, (now, _) in rules.differences(near).items()]
    options = [f"{quote(rule, safe='')}={quote(value, safe='')}" for rule, value in sorted(changes)]
    text = f"{SCHEME}{deal_code(rules, deal.deck, deal.dealer)}?{'&'.join([*options, f'{_RULES}={_print_of(rules)}'])}"
    return f"{text}&{_CHECK}={_five(text)}"


def parse_code(text: str) -> SetDeal:
    """The deal of a code, which may stand in a longer text.

    Raises RecordError with a sentence that says what is wrong and what to do.
    """
    found = re.search(rf"{SCHEME}\S+", text)
    code = found[0] if found else ""
    if not 0 < len(code) <= LONGEST:
        raise RecordError(say(_NO_CODE, code=_start(text), scheme=SCHEME))
    whole, mark, check = code.rpartition(f"&{_CHECK}=")
    if not mark or check != _five(whole):
        raise RecordError(say(_CHANGED, code=_start(code)))
    body, _, query = whole.removeprefix(SCHEME).partition("?")
    coded, options = parse_deal_code(body), dict(parse_qsl(query, keep_blank_values=True))
    wanted = options.pop(_RULES, "")
    rules = _rules_of(coded, options)
    if _print_of(rules) != wanted:
        raise RecordError(say(_OTHER_RULES, game=Source(rules.name, "variants")))
    if sorted(coded.deck) != sorted(pack(rules)) or coded.dealer >= rules.table.seats:
        raise RecordError(say(_OTHER_PACK, game=Source(rules.name, "variants")))
    return SetDeal(rules, coded.deck, coded.dealer)


def _rules_of(coded: CodedDeal, options: dict[str, str]) -> Ruleset:
    if coded.variant not in {game.id for game in variants.all_variants()}:
        raise RecordError(say(_NO_GAME, game=_start(coded.variant)))
    try:
        return variants.get(coded.variant).change(options)
    except ValueError as problem:
        reason: Message | str = reason_of(problem) if isinstance(problem, RulesetError) else str(problem)
        raise RecordError(say(_NO_RULES, reason=reason)) from None


def _print_of(rules: Ruleset) -> str:
    """Five letters that differ for other rules."""
    return _five("\n".join(f"{name}={spelled(value)}" for name, value in sorted(rules.values().items())))


def _five(text: str) -> str:
    """Five letters of base 64 from the SHA-256 of a text."""
    number = int.from_bytes(hashlib.sha256(text.encode("utf-8", "replace")).digest()[:4], "big")
    return "".join(_DIGITS[number >> 6 * place & 63] for place in range(5))


def _start(text: str) -> str:
    """The start of a text that somebody typed, short enough to be quoted."""
    plain = " ".join(text.split())
    return plain if len(plain) <= 40 else f"{plain[:40]}…"


#: {code}: the start of what was typed. {scheme}: belote:
_NO_CODE = QT_TRANSLATE_NOOP(
    "records", "“{code}” is not a deal code. Copy the whole code: it begins with “{scheme}” and has no spaces."
)
#: {code}: the start of what was typed.
_CHANGED = QT_TRANSLATE_NOOP(
    "records",
    "The code “{code}” is not complete, or one of its characters is wrong. Copy it again from the original message.",
)
#: {game}: the id of a game, from a code.
_NO_GAME = QT_TRANSLATE_NOOP(
    "records",
    "The code is for the game “{game}”, which this version does not have. A newer version may be able to open it.",
)
#: {reason}: a whole sentence.
_NO_RULES = QT_TRANSLATE_NOOP(
    "records", "The rules in this code cannot be used: {reason} Ask for the code again, or open it in a newer version."
)
#: {game}: the name of a game, Coinche.
_OTHER_RULES = QT_TRANSLATE_NOOP(
    "records",
    "The code comes from a version in which {game} has different rules, so it would not be the same deal. Open it "
    "in that version, or ask for a code made with this one.",
)
#: {game}: the name of a game, Coinche.
_OTHER_PACK = QT_TRANSLATE_NOOP(
    "records", "The cards in this code do not match the pack used in {game}. Ask the sender for the code again."
)
