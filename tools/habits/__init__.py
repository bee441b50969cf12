"""Fits the habits of players, `belote_desktop/players/habits.json`, to our own players' games.

    python -m tools.habits play --log games.jsonl --deals 400
    python -m tools.habits fit --log games.jsonl --out belote_desktop/players/habits.json

`games` plays and logs, `choices` describes what could be played by features, `fitting` finds the network.
"""
