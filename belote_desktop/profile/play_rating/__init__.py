"""How well the user plays: deals compared with what Expert got in the user's seat, and the levels as a scale for them.

Pure functions and one file a match. Imports no other room of the profile.
"""
