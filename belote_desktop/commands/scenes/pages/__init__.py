"""Scenes of the pages beside the table: choosing a game, games of one's own, score sheets, honesty and strength."""
