"""Bots that never change again, so that strength is always measured against the same thing.

A folder is an anchor, a module in it the bot of a game. It is a copy of what played on a day, with
all that it thinks with, and reaches only into the games and the contract. Nobody improves it: if
the contract or a game changes, it is changed so far that it plays the same moves as before.
"""
