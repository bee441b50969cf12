"""What the person does: choosing cards by pointer and keyboard, and keeping what covers them out of the way.

May import every other room of the table.
"""
