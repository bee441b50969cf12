"""The pictures of a rule sheet show what the rules say: order, points, declarations, tricks, and what may be played."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from itertools import pairwise

import pytest

from belote_desktop import variants
from belote_desktop.engine import CardSet, Denomination, Rule, Ruleset, Suit
from belote_desktop.engine.actions import Declaration
from belote_desktop.engine.deals.dealing import pack
from belote_desktop.engine.declarations import candidates
from belote_desktop.engine.declarations.ranking import points_of
from belote_desktop.engine.rank_tables import rank_table
from belote_desktop.engine.rules.terms import Exchange, Lock, PartnerWinning, Undertrump
from belote_desktop.variants.rule_sheet import Picture, Told, page, pictures, rule_sheet, section_about

GAMES = [game.id for game in variants.all_variants()]
TRUMPS = Denomination.SPADES


def rules_of(game: str) -> Ruleset:
    return variants.get(game)


def at(rules: Ruleset, anchor: str) -> list[Picture]:
    return [picture for picture in pictures(rules) if picture.anchor == anchor]


def shown(picture: Picture) -> list[str]:
    return [str(each.card) for group in picture.groups for each in group.cards]


def allowed(picture: Picture) -> dict[str, bool]:
    """What may be played of the hand that a picture shows."""
    return {
        str(each.card): each.allowed for group in picture.groups for each in group.cards if each.allowed is not None
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_stands_in_a_section_of_the_sheet_and_after_its_paragraph(game: str) -> None:
    sheet = {section.anchor: section for section in rule_sheet(rules_of(game))}
    for picture in pictures(rules_of(game)):
        section = sheet[picture.anchor]
        assert not picture.follows or picture.follows in {text.source for text in section.paragraphs}


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_shows_only_cards_of_the_games_pack(game: str) -> None:
    rules = rules_of(game)
    names = {str(card) for card in pack(rules)}
    for picture in pictures(rules):
        assert set(shown(picture)) <= names


@pytest.mark.parametrize("game", GAMES)
def test_trumps_and_the_other_suits_lie_in_the_order_of_the_rules_with_their_points(game: str) -> None:
    rules = rules_of(game)
    table = rank_table(rules.cards, TRUMPS)
    trumps, others = at(rules, "cards")[:2]
    for picture, suit in ((trumps, Suit.SPADES), (others, Suit.HEARTS)):
        (group,) = picture.groups
        assert group.ranked
        assert {each.card for each in group.cards} == {card for card in pack(rules) if card.suit is suit}
        assert all(table.strength[high.card] > table.strength[low.card] for high, low in pairwise(group.cards))
        assert [each.note for each in group.cards] == [table.points[each.card] for each in group.cards]


def test_the_orders_of_classic_belote() -> None:
    trumps, others = at(rules_of("classic"), "cards")
    assert shown(trumps) == ["JS", "9S", "AS", "TS", "KS", "QS", "8S", "7S"]
    assert shown(others) == ["AH", "TH", "KH", "QH", "JH", "9H", "8H", "7H"]


def test_an_order_of_a_house_is_the_order_of_its_picture() -> None:
    trumps = at(variants.get("classic", trump_order="9JATKQ876"), "cards")[0]
    assert shown(trumps)[:2] == ["9S", "JS"]


def test_no_trump_and_all_trump_are_shown_where_they_count_otherwise() -> None:
    captions = [str(picture.caption) for picture in at(rules_of("coinche"), "cards")]
    assert captions[2:] == ["Every suit in no trumps", "Every suit in all trumps"]
    without, everything = at(rules_of("coinche"), "cards")[2:]
    assert without.groups[0].cards[0].note == 19
    assert everything.groups[0].cards[0].note == 14
    assert len(at(rules_of("classic"), "cards")) == 2


@pytest.mark.parametrize("game", GAMES)
def test_what_is_declared_could_be_announced_and_scores_what_is_written_over_it(game: str) -> None:
    rules = rules_of(game)
    for picture in at(rules, Rule.DECLARATION):
        for group in picture.groups:
            hand = CardSet(each.card for each in group.cards)
            found = [each for each in candidates(rules.declaration, hand) if CardSet(each.cards) == hand]
            assert found, shown(picture)
            worth = points_of(rules.declaration, Declaration(found[0].cards))
            assert group.label is not None
            assert group.label.count == worth


@pytest.mark.parametrize("game", GAMES)
def test_a_trick_is_won_by_the_marked_card_and_by_no_other(game: str) -> None:
    rules = rules_of(game)
    table = rank_table(rules.cards, TRUMPS)
    tricks = at(rules, Rule.TURN)
    assert len(tricks) == 2
    for picture in tricks:
        (group,) = picture.groups
        assert len(group.cards) == rules.table.seats
        cards = [each.card for each in group.cards]
        (best,) = [each.card for each in group.cards if each.wins]
        rivals = [card for card in cards if card.suit in (cards[0].suit, Suit.SPADES)]
        assert best == max(rivals, key=table.strength.__getitem__)
        assert picture.caption.facts["best"] == best
        assert picture.caption.facts["points"] == sum(table.points[card] for card in cards)
        assert str(group.cards[0].note) == "led"


@pytest.mark.parametrize("game", GAMES)
def test_each_obligation_of_a_game_is_shown_on_a_hand(game: str) -> None:
    rules = rules_of(game)
    said = {section.anchor for section in rule_sheet(rules)}
    duties = (Rule.FOLLOW_SUIT, Rule.RAISE_TRUMP, Rule.BEAT_PLAIN, Rule.RUFF, Rule.OVERRUFF, Rule.UNDERRUFF,
              Rule.LOCKED)  # fmt: skip
    for rule in duties:
        assert bool(at(rules, rule)) == (rule in said), rule
        for picture in at(rules, rule):
            assert any(allowed(picture).values())


def test_a_hand_follows_suit() -> None:
    (picture,) = at(rules_of("classic"), Rule.FOLLOW_SUIT)
    assert allowed(picture) == {"KH": True, "9H": True, "JS": False, "AD": False, "TC": False}
    assert str(picture.caption) == "Trumps: ♠. You must follow suit in ♥: play K♥ or 9♥."


def test_a_hand_beats_where_the_game_asks_for_it() -> None:
    (picture,) = at(rules_of("bela-4p"), Rule.BEAT_PLAIN)
    assert allowed(picture) == {"AH": True, "9H": False, "JS": False, "AD": False, "TC": False}


@pytest.mark.parametrize(("partner_winning", "free"), [(PartnerWinning.FREE, True), (PartnerWinning.MUST_TRUMP, False)])
def test_whether_a_partner_who_wins_need_be_ruffed(partner_winning: PartnerWinning, free: bool) -> None:
    opponents, partners = at(variants.get("classic", partner_winning=partner_winning), Rule.RUFF)
    assert not allowed(opponents)["AD"]
    assert allowed(partners)["AD"] is free
    assert ("Your partner is winning" in str(partners.caption)) is free


@pytest.mark.parametrize(
    ("undertrump", "low", "other"),
    [(Undertrump.MUST, True, False), (Undertrump.FREE, True, True), (Undertrump.AVOID, False, True)],
)
def test_whether_a_ruff_that_cannot_be_beaten_is_followed(undertrump: Undertrump, low: bool, other: bool) -> None:
    (picture,) = at(variants.get("classic", undertrump=undertrump), Rule.UNDERRUFF)
    assert allowed(picture) == {"TS": low, "KS": low, "AD": other, "TC": other}


def _raises(rules: Ruleset) -> bool:
    return str(rules.value("doubling")) == "on"


CAN_REFUSE: Mapping[Rule, Callable[[Ruleset], object]] = {
    Rule.LOCKED: lambda rules: _raises(rules) and rules.value("lock") is not Lock.NONE,
    Rule.BEAT_PLAIN: lambda rules: rules.value("plain_must_beat"),
    Rule.OVERRUFF: lambda rules: rules.table.seats > 2 and rules.value("overtrump"),
    Rule.UNDERRUFF: lambda rules: rules.table.seats > 2 and rules.value("undertrump") is Undertrump.AVOID,
    Rule.DISCARD: lambda rules: rules.deal.kitty > 0,
}
"""The rules that only some games have, and when; every other rule may refuse something in every game."""


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_can_refuse_in_a_game_has_its_section_in_that_games_sheet(game: str) -> None:
    rules = rules_of(game)
    sheet = rule_sheet(rules)
    for rule in Rule:
        if rule not in CAN_REFUSE or CAN_REFUSE[rule](rules):
            section = section_about(sheet, rule)
            assert section is not None, rule
            assert section.paragraphs


def test_a_section_is_found_by_its_anchor_too() -> None:
    section = section_about(rule_sheet(rules_of("classic")), "scoring")
    assert section is not None
    assert section.anchor == "scoring"
    assert section_about(rule_sheet(rules_of("classic")), "nonsense") is None


@pytest.mark.parametrize("game", GAMES)
def test_an_exchange_is_shown_where_there_is_one(game: str) -> None:
    rules = rules_of(game)
    found = at(rules, Rule.EXCHANGE)
    assert bool(found) == (rules.deal.exchange is not Exchange.NONE)
    for picture in found:
        assert shown(picture)[0] == f"{str(pack(rules)[0])[0]}S", "the lowest trump"


@pytest.mark.parametrize("game", ["classic", "baloot", "belote-3p-24", "klaverjas-rotterdam"])
def test_the_page_shows_every_card_of_every_picture_with_its_name(game: str) -> None:
    rules = rules_of(game)
    written = page("A <title>", rules, Told(str, str))
    assert "<title>A &lt;title&gt;</title>" in written
    cards = [each for picture in pictures(rules) for group in picture.groups for each in group.cards]
    assert written.count("<img ") == len(cards)
    assert all(re.findall(r'alt="[^"]*[♠♥♦♣][^"]*"', image) for image in re.findall(r"<img [^>]*>", written))
    assert "(not allowed)" in written
    assert not re.search(r"(src|href)=\"(?!data:|#)", written), "the page needs nothing else"
