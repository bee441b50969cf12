"""User input: choosing cards by pointer and keyboard, and the boxes that panels should not cover.

May import every other room of the table.
"""
