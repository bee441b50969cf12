"""Scenes of the table: calls, declarations, the games, where things lie, and what makes the table comfortable."""
