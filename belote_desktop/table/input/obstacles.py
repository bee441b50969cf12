"""The boxes that things over the table should not cover: cards, piles, plates, and calls that stay visible."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from belote_desktop.table.items.card_item import CardItem
from belote_desktop.table.layout.card_positions import card_box, pile_width
from belote_desktop.table.layout.fans import ABOVE_CARD
from belote_desktop.table.layout.geometry import RISEN
from belote_desktop.table.layout.large_text import corner_boxes, trick_boxes
from belote_desktop.table.layout.placement import frame
from belote_desktop.table.layout.shapes import Box
from belote_desktop.table.layout.sides import Side
from belote_desktop.table.scene.scene import TableScene
from belote_desktop.table.scene.seat_fan import SeatFan

WEIGHT, BACKS_WEIGHT = 6, 2
"""How much a covered card, or the back of one, counts against a covered number of the same size. A plate counts as much
as backs: where no room is free, an offer rather lies on a name or on backs than on faces or a question."""
_MARK = 14.0
"""How far the crown and the word of the card led stand out of their cards, in pixels at 100 %."""


def beside_question(scene: TableScene) -> list[Box]:
    """The boxes a question should not cover, at their final positions: rather the foot of the stock than a name."""
    me, is_beside = scene.stage.seating[0], scene.stage.layout.plates_beside
    plates = [plate.box for seat, plate in scene.plates.items() if seat != me or is_beside]
    return [*plates, *plates, *scene.bubbles.staying_boxes(but=me), *_cards(scene)]


def beside_buttons(scene: TableScene) -> list[Box]:
    """The boxes the buttons above my hand should not cover: calls count, passing speech does not."""
    me = scene.stage.seating[0]
    return [*_around(scene), *scene.bubbles.staying_boxes(but=me), *_cards(scene)]


def beside_speech(scene: TableScene) -> list[Box]:
    """The boxes a speech bubble should not cover; it may cover backs but not their number."""
    return [*_around(scene), *_cards(scene, but=_backs(scene)), *_risen_hand(scene)]


def beside_offer(scene: TableScene) -> list[Box]:
    """The boxes an offer should not cover: plates, speech and, weighted more, cards.

    The places of cards still to be played to a trick are among them.
    """
    hand = [card_box(item.spot, item.outline().width()) for item in scene.hand.items]
    backs = _backs(scene)
    cards = [*_cards(scene, but={*scene.hand.items, *backs}), *([frame(hand)] if hand else [])]
    if scene.trick.has_slot or not scene.trick.is_empty:
        cards += trick_boxes(scene.stage.layout, scene.stage.sides)
    covered_hands = [card_box(item.spot, item.outline().width()) for item in backs]
    names = [*scene.plate_boxes().values()]  # once more: they are also among what is around
    return [*_around(scene), *names, *scene.bubbles.boxes, *(covered_hands * BACKS_WEIGHT), *(cards * WEIGHT)]


def _around(scene: TableScene) -> Iterator[Box]:
    """The plates, the numbers on covered hands, and the corners."""
    yield from scene.plate_boxes().values()
    yield from numbers(scene)
    yield from corner_boxes(scene.stage.layout)


def numbers(scene: TableScene) -> Iterator[Box]:
    """The boxes of the numbers on covered hands."""
    return (fan.number_box for fan in _fans(scene))


def _risen_hand(scene: TableScene) -> Iterator[Box]:
    """The box of my cards, with the height they rise by."""
    rise = RISEN * scene.stage.layout.s
    for item in scene.hand.items:
        card = card_box(item.spot, item.outline().width())
        yield Box(card.x, card.y - rise, card.width, card.height + rise)


def _upper_edges(scene: TableScene) -> Iterator[Box]:
    """The box of each of my cards, from the middle of its upper edge down: the corners of the fan are left out."""
    hand = scene.hand
    for card, spot in hand.spots().items():
        box, top = card_box(spot, hand.width_of(card)), hand.top_of(card)[1] + ABOVE_CARD
        yield Box(box.x, top, box.width, box.bottom - top)


def _backs(scene: TableScene) -> set[CardItem]:
    return {item for fan in _fans(scene) for item in fan.backs}


def _fans(scene: TableScene) -> list[SeatFan]:
    return [fan for fan in scene.fans.values() if fan.backs]


def beside_explanation(scene: TableScene) -> list[Box]:
    """The boxes an explanation should not cover: plates and, weighted more, cards."""
    hand = _risen_hand(scene) if scene.stage.layout.is_tight or scene.stage.layout.stacks else _upper_edges(scene)
    cards = [*hand, *_cards(scene, but=set(scene.hand.items))]
    return [*corner_boxes(scene.stage.layout), *scene.plate_boxes().values(), *(cards * WEIGHT)]


def open_cards(scene: TableScene) -> list[Box]:
    """The boxes that a paper about the game must leave in sight: my hand, the other cards that lie open, with the
    crown or the word on them, and the outline of my next card.
    """
    hand = [card_box(item.spot, item.outline().width()) for item in scene.hand.items]
    hidden = {*scene.hand.items, *_backs(scene)}
    found = [frame(hand)] if hand else []
    above = _MARK * scene.stage.layout.ui
    for item in scene.items():
        if isinstance(item, CardItem) and item not in hidden:
            card = card_box(item.spot, item.outline().width())
            found.append(Box(card.x, card.y - above, card.width, card.height + 2 * above))
    if scene.trick.has_slot:
        found += trick_boxes(scene.stage.layout, (Side.SOUTH,))
    return found


def words_on_table(scene: TableScene) -> list[Box]:
    """The boxes of plates, speech and corners: a paper about the game covers rather covered hands."""
    layout = scene.stage.layout
    corners = corner_boxes(layout) if layout.has_buttons else ()
    return [*scene.plate_boxes().values(), *scene.bubbles.boxes, *corners]


def covered_cards(scene: TableScene) -> list[Box]:
    """The boxes that a paper about the game covers first: covered hands with their numbers, and piles."""
    layout = scene.stage.layout
    fans = [frame([card_box(item.spot, item.outline().width()) for item in fan.backs]) for fan in _fans(scene)]
    piles = [card_box(spot, pile_width(layout)) for spot in scene.piles.places]
    if scene.stock.pile_place is not None:
        piles.append(card_box(scene.stock.pile_place, layout.trick_card))
    return [*fans, *numbers(scene), *piles]


def trick_places(scene: TableScene) -> list[Box]:
    """The places of the cards of a trick while there is one: a paper about one of them may cover an empty place."""
    in_trick = scene.trick.has_slot or not scene.trick.is_empty
    return list(trick_boxes(scene.stage.layout, scene.stage.sides)) if in_trick else []


def _cards(scene: TableScene, *, but: Collection[CardItem] = ()) -> Iterator[Box]:
    layout = scene.stage.layout
    for item in scene.items():
        if isinstance(item, CardItem) and item not in but:
            yield card_box(item.spot, item.outline().width())
    if scene.stock.pile_place is not None:
        yield card_box(scene.stock.pile_place, layout.trick_card)
    yield from (card_box(spot, pile_width(layout)) for spot in scene.piles.places)
