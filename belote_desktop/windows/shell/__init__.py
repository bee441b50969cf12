"""The main window: it holds the pages, leads from one to the other, and tells what went wrong.

May import every other room; only the program imports it.
"""
