"""The names of the features of a legal card, which use only the player's hand and the open cards.

`Solver.described` gives the features in this order; `Solver.habit_logs` weighs them to tell how likely a play is.
"""

FEATURES: tuple[str, ...] = (
    "lead: trump, of the takers",
    "lead: trump, against the takers",
    "lead: the best trump left",
    "lead: the best card left of a plain suit",
    "lead: points of such a card",
    "lead: such a card of a long suit, with trumps out",
    "lead: points of a card that can be beaten",
    "lead: away from the best card of the suit",
    "lead: the only card of a plain suit",
    "lead: cards in the suit",
    "lead: the lowest card of the suit",
    "beats the trick",
    "beats it for certain",
    "beats it: points on the table",
    "beats it for certain: points of the card",
    "beats it for now: points of the card",
    "beats a trick its own side was winning",
    "gives the own side's certain trick points",
    "gives the own side's trick points",
    "gives the opponents' trick points",
    "ruffs",
    "ruffs: points of the trump",
    "throws away the best card of a suit",
    "throws away the guard of a ten",
    "throws away the last card of a suit",
    "follows with the best card of the suit",
    "the lowest card it may play of the suit",
)
"""The features of a card, in the core's order."""
