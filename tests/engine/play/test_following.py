"Which cards you must play: docs/rules/common.md, Following suit, told a second time."

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from belote_desktop import variants
from belote_desktop.engine import CardSet, Denomination, Ruleset, Suit
from belote_desktop.engine.cards import Card, Rank, deck_of
from belote_desktop.engine.tricks.following import card_refusal, legal_cards, obligation_in_force, situation
from tests.lengths import examples

PACK = deck_of(Rank.SIX)
STRENGTH = {"trump": "678QKTA9J", "plain": "6789JQKTA"}


def playable(rules: Ruleset, trump: str, hand: str, trick: str = "", partners: frozenset[int] = frozenset()) -> str:
    cards = tuple(Card.parse(word) for word in trick.split())
    at = situation(rules, Denomination(trump), CardSet.parse(hand), cards, partner_places=partners)
    return str(legal_cards(at))


CLASSIC = variants.get("classic")


def test_any_card_may_be_led() -> None:
    assert playable(CLASSIC, "H", "JH 7C") == "JH 7C"


def test_whoever_holds_the_suit_led_must_follow_and_need_not_beat_it() -> None:
    assert playable(CLASSIC, "H", "AC 7C JH", "KC") == "7C AC"


def test_a_player_who_cannot_follow_and_whose_partner_is_winning_may_play_anything() -> None:
    assert playable(CLASSIC, "H", "7H 8S", "AC 7C", frozenset({0})) == "8S 7H"


def test_a_player_who_cannot_follow_must_ruff_an_opponents_trick() -> None:
    assert playable(CLASSIC, "H", "7H 8S", "AC 7C", frozenset({1})) == "7H"


def test_led_trumps_must_be_beaten_even_when_they_are_the_partners() -> None:
    assert playable(CLASSIC, "H", "JH 8H AS", "9H 7H", frozenset({0})) == "JH"


def test_the_partner_is_not_winning_a_trick_that_was_overruffed() -> None:
    assert playable(CLASSIC, "H", "8H AS", "AC 9H", frozenset({0})) == "8H"


def test_without_trumps_nobody_ruffs() -> None:
    assert playable(CLASSIC, "NT", "7H 8S", "AC") == "8S 7H"


def test_in_all_trumps_the_suit_led_must_be_beaten() -> None:
    assert playable(CLASSIC, "AT", "AS 9S 7S JH", "KS") == "9S AS"


AMSTERDAM, ROTTERDAM = variants.get("klaverjas-amsterdam"), variants.get("klaverjas-rotterdam")


def test_in_amsterdam_who_cannot_overruff_an_opponent_plays_no_lower_trump() -> None:
    """docs/rules/klaverjas.md, Following suit."""
    assert playable(AMSTERDAM, "C", "8C KC AS", "7H 9C", frozenset({0})) == "AS"
    assert playable(AMSTERDAM, "C", "8C KC", "7H 9C", frozenset({0})) == "8C KC"
    assert playable(ROTTERDAM, "C", "8C KC AS", "7H 9C", frozenset({0})) == "8C KC"


def test_in_amsterdam_who_can_overruff_an_opponent_must() -> None:
    assert playable(AMSTERDAM, "C", "8C JC AS", "7H 9C", frozenset({0})) == "JC"


def test_in_amsterdam_the_partners_ruff_need_not_be_beaten_and_may_not_be_underruffed() -> None:
    """docs/rules/klaverjas.md, Following suit."""
    assert playable(AMSTERDAM, "C", "8C JC AS", "AH 9C 8H", frozenset({1})) == "AS JC"
    assert playable(ROTTERDAM, "C", "8C JC AS", "AH 9C 8H", frozenset({1})) == "JC"


def test_who_must_ruff_over_the_partner_and_cannot_may_avoid_the_lower_trump_too() -> None:
    rules = ROTTERDAM.change(undertrump="avoid")
    assert playable(rules, "C", "8C AS", "AH 9C 8H", frozenset({1})) == "AS"


def test_the_refusal_of_a_lower_trump_says_whose_ruff_it_is() -> None:
    hand, lower = CardSet.parse("8C KC AS"), Card.parse("8C")
    trick = tuple(Card.parse(word) for word in ["7H", "9C"])
    opponents = card_refusal(situation(AMSTERDAM, Denomination("C"), hand, trick), lower)
    assert str(opponents) == "You cannot beat 9♣, so you must not underruff while you hold A♠."
    partners = card_refusal(situation(AMSTERDAM, Denomination("C"), hand, trick, partner_places=frozenset({1})), lower)
    assert str(partners) == "Your partner ruffed with 9♣. You must not underruff while you hold A♠."


def test_where_nobody_has_to_overruff_any_trump_will_do() -> None:
    """docs/rules/bidding.md, Following suit: void, any trump, even when the partner is winning."""
    bidding = variants.get("bidding")
    assert playable(bidding, "H", "7H JH 8S", "AC 9H") == "7H JH"
    assert playable(bidding, "H", "7H JH 8S", "AC 7C", frozenset({0})) == "7H JH"


def test_in_bela_a_plain_suit_must_be_beaten_until_somebody_ruffs() -> None:
    """docs/rules/bela.md, Following suit."""
    bela = variants.get("bela-4p")
    assert playable(bela, "H", "AC 7C JH", "KC") == "AC"
    assert playable(bela, "H", "AC 7C JH", "KC", frozenset({0})) == "AC", "the partner's too"
    assert playable(bela, "H", "AC 7C JH", "KC 7H") == "7C AC"
    assert playable(bela, "H", "QC 7C JH", "KC") == "7C QC"


def test_in_a_closed_deal_trumps_are_led_only_from_a_hand_of_trumps() -> None:
    """docs/rules/baloot.md, Raises."""
    rules = variants.get("baloot")
    for hand, allowed in (("JS 9S 7H", "7H"), ("JS 9S", "9S JS")):
        at = situation(rules, Denomination("S"), CardSet.parse(hand), locked=True)
        assert str(legal_cards(at)) == allowed
    at = situation(rules, Denomination("S"), CardSet.parse("JS 7H"), (Card.parse("AS"),), locked=True)
    assert str(legal_cards(at)) == "JS", "the lock is for the leader alone"


def test_the_first_obligation_that_excludes_a_card_is_the_reason_with_its_facts() -> None:
    at = situation(CLASSIC, Denomination("H"), CardSet.parse("JH 7H 8S"), (Card.parse("AC"), Card.parse("9H")))
    assert str(card_refusal(at, Card.parse("8S"))) == "You cannot follow suit in ♣ and must ruff: play J♥."
    assert str(card_refusal(at, Card.parse("7H"))) == "You must overruff 9♥: play J♥."
    led = situation(CLASSIC, Denomination("S"), CardSet.parse("JS 8S JH"), (Card.parse("QS"), Card.parse("AS")))
    told = str(card_refusal(led, Card.parse("JH")))
    assert told == "You must follow suit in ♠: play J♠.", "8♠ follows suit but cannot be played"
    assert card_refusal(at, Card.parse("JH")) is None
    held = obligation_in_force(at)
    assert held is not None
    assert held.rule == "overruff"


# -- a second telling, from the text of the algorithm alone ----------------------------------------------------------


def strength(card: Card, denomination: Denomination) -> int:
    kind = "trump" if denomination.is_trump(card.suit) else "plain"
    return STRENGTH[kind].index(str(card.rank))


def winner(trick: tuple[Card, ...], denomination: Denomination) -> int:
    trumps = [card for card in trick if denomination.suit is not None and card.suit is denomination.suit]
    running = trumps or [card for card in trick if card.suit is trick[0].suit]
    return trick.index(max(running, key=lambda card: strength(card, denomination)))


def legal(
    rules: Ruleset,
    denomination: Denomination,
    hand: CardSet,
    trick: tuple[Card, ...],
    partner_wins: bool,
    locked: bool,
) -> CardSet:
    """docs/rules/common.md, Following suit, line by line, with the lock of Baloot."""
    if not trick:
        return hand - hand.suited(denomination.suit) or hand if locked and denomination.suit is not None else hand
    led, best = trick[0].suit, trick[winner(trick, denomination)]
    following = hand.suited(led)
    trump = denomination.suit
    if denomination is Denomination.NO_TRUMP:
        return following or hand

    def above(cards: CardSet) -> CardSet:
        return CardSet(card for card in cards if strength(card, denomination) > strength(best, denomination))

    raising = rules.value("trump_led_raise")
    raises = raising == "always" or (raising == "not_if_partner_winning" and not partner_wins)
    if denomination is Denomination.ALL_TRUMP or led is trump:
        if not following:
            return hand
        return above(following) if raises and above(following) else following
    if following:
        ruffed = any(card.suit is trump for card in trick)
        highest = max(strength(card, denomination) for card in trick if card.suit is led)
        higher = CardSet(card for card in following if strength(card, denomination) > highest)
        asked = rules.value("plain_must_beat") and (not ruffed or rules.value("beat_after_ruff"))
        return higher or following if asked else following
    ruffs = hand.suited(trump) if trump is not None else CardSet()
    if not ruffs:
        return hand
    exempt = rules.value("partner_winning")
    if partner_wins and exempt == "free":
        return hand
    if partner_wins and exempt == "no_underruff":
        lower = ruffs - above(ruffs) if best.suit is trump else CardSet()
        return hand - lower or hand
    if best.suit is not trump:
        return ruffs
    if not rules.value("overtrump"):
        return ruffs
    if above(ruffs):
        return above(ruffs)
    return {"must": ruffs, "free": hand, "avoid": hand - ruffs or hand}[str(rules.value("undertrump"))]


BEATING: tuple[dict[str, object], ...] = (
    {},
    {"plain_must_beat": True},
    {"plain_must_beat": True, "beat_after_ruff": True},
)


@st.composite
def situations(draw: st.DrawFn) -> tuple[Ruleset, Denomination, CardSet, tuple[Card, ...], frozenset[int], bool]:
    rules = variants.get(
        "classic",
        trump_led_raise=draw(st.sampled_from(["always", "not_if_partner_winning", "never"])),
        partner_winning=draw(st.sampled_from(["free", "no_underruff", "must_trump"])),
        undertrump=draw(st.sampled_from(["must", "free", "avoid"])),
        overtrump=draw(st.booleans()),
        **draw(st.sampled_from(BEATING)),
    )
    cards = draw(st.permutations(PACK))
    played = draw(st.integers(0, 3))
    size = draw(st.integers(1, 8))
    partner = frozenset({played - 2} if played >= 2 else ())
    denomination = draw(st.sampled_from(list(Denomination)))
    hand = CardSet(cards[played : played + size])
    return rules, denomination, hand, tuple(cards[:played]), partner, draw(st.booleans())


@examples(200)
@given(situations())
def test_the_playable_cards_are_those_of_the_written_algorithm(
    found: tuple[Ruleset, Denomination, CardSet, tuple[Card, ...], frozenset[int], bool],
) -> None:
    rules, denomination, hand, trick, partners, locked = found
    at = situation(rules, denomination, hand, trick, partner_places=partners, locked=locked)
    partner_wins = bool(trick) and winner(trick, denomination) in partners
    assert legal_cards(at) == legal(rules, denomination, hand, trick, partner_wins, locked)


@given(situations())
def test_some_card_is_always_playable_and_every_other_card_is_refused_with_a_reason(
    found: tuple[Ruleset, Denomination, CardSet, tuple[Card, ...], frozenset[int], bool],
) -> None:
    rules, denomination, hand, trick, partners, locked = found
    at = situation(rules, denomination, hand, trick, partner_places=partners, locked=locked)
    allowed = legal_cards(at)
    assert allowed
    assert allowed <= hand
    for card in hand:
        assert (card_refusal(at, card) is None) == (card in allowed)
    assert (obligation_in_force(at) is None) == (allowed == hand)


@given(situations(), st.sampled_from(list(Suit)))
def test_whenever_the_queen_of_trumps_is_playable_so_is_the_king(
    found: tuple[Ruleset, Denomination, CardSet, tuple[Card, ...], frozenset[int], bool], trump: Suit
) -> None:
    """docs/rules/house-rules.md, King before queen: the rule never takes belote away by force."""
    rules, _, hand, trick, partners, _ = found
    king, queen = Card.of(Rank.KING, trump), Card.of(Rank.QUEEN, trump)
    if king in trick or queen in trick:
        return
    at = situation(rules, Denomination.of(trump), hand | {king, queen}, trick, partner_places=partners)
    assert queen not in legal_cards(at) or king in legal_cards(at)
