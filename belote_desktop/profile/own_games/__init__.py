"""The user's games, one small file each, and their unsaved drafts.

May import the files of the profile, records and variants.
"""
