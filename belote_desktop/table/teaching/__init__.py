"""What a teacher shows on the table: a sheet of paper beside the card or player it speaks of, words on cards.

May import the scene and what lies below it; not what takes the user's actions.
"""
