"""How each game is drawn in the terminal: `cli/games/X.py` draws X."""
