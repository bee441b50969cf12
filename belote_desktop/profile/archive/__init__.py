"""A whole profile in one file: writing it, reading it with care, and importing it all or not at all.

May import the rest of the profile; only `Profile` and the commands import it.
"""
