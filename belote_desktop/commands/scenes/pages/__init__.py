"""Scenes of the pages beside the table: choosing a game, the user's own games, score sheets, honesty and strength."""
