"""What is checked in a translation: places and forms, plurals, typography, words, and the shape of a text.

Each module has a function `check` that takes an `Entry` and, if it needs it, the `Language`, and gives findings. May
import the engine's places and plurals.
"""
