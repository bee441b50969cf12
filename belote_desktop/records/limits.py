"""How large a record may be to be read."""

LARGEST_FILE = 64_000_000
"""Bytes; the longest match ever written here has 26,000."""
LONGEST_LINE = 1_000_000
"""Characters; the longest line of a match has a few hundred. Taking one of 50 million apart took 3.3 GB."""
LONGEST_NUMBER = 40
"""Digits of the person's number in the shuffle: more than 128 bits. A choice."""
MOST_LINES = 200_000
"""A deal has about 60 lines; each line that is kept takes about 1 kB of memory."""
