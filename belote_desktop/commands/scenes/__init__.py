"""`belote-desktop scenes`: named states of the window, drawn as pictures without a screen. One file per subject.

May import the whole program, but no other command.
"""
