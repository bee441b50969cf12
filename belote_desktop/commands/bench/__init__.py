"""`belote-desktop bench`: the speed of engine, search, coach and window, and the accuracy of the coach.

Imports no other command.
"""
