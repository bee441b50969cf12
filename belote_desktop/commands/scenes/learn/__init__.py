"""Scenes of learning: lessons, drills, hints, words of the game, the rule book, review and replay."""
