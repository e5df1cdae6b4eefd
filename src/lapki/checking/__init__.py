"""Where a game proves itself: `lapki check-game` runs all of it over a game of a package.

`suite.py` holds the contract itself, and the search for leaks; `package.py` what a package brings
along beside the rules; `run.py` one after another, in words that a stranger understands.
"""
