"""The games a person made: one small file each, and the drafts that are not saved yet.

May import the files of the profile, records and variants.
"""
