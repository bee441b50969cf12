"""What a teacher shows on the table: a sheet of paper beside the card or player it speaks of.

May import the scene and what lies below it; not what takes the user's actions.
"""
