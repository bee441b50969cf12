"""The whole program by ear: what a screen reader is told and what it can press."""
