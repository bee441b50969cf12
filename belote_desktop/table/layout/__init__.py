"""Where things lie, in numbers only: positions of cards, seats and bubbles for any size. Imports no widget."""
