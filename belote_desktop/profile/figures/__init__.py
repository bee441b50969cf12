"""Finished matches in figures: what a record tells of one, their sums, and their text as a table.

Pure functions of records and of each other's values. Imports no other room of the profile.
"""
