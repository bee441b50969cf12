"""The registered games, one file for each family; every game is declared as its changes to a parent.

May import `variants.variant` and the words of options, declarations and raises; `all_families` puts them in order.
"""
