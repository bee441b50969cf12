"""The catalogue of games: cards in groups, with search and filters, and the chosen game told beside them."""
