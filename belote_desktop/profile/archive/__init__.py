"""A whole profile in one file: export it, check it, and import all of it or nothing.

May import the rest of the profile; only `Profile` and the commands import it.
"""
