"""The sentences of a rule sheet, one file for each topic, and the lines that choose them by the value of a rule.

May import the engine and what `variants` says of a game; the chapters stand above it.
"""
