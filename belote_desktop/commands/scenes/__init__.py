"""`belote-desktop scenes`: named situations of the window, drawn as pictures without a screen; a file for each subject.

May import the whole program.
"""
