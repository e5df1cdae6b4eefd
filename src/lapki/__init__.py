"""Four board games: their rules, matches, bots and house."""
