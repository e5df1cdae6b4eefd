"""Four board games: their rules, matches, bots and house.

>>> import lapki
>>> game = lapki.new("boooop")
>>> game.push("k c3")
>>> game.turn, len(game.legal())
(1, 21)
>>> game.push("hold")
>>> game.push("k c3")
Traceback (most recent call last):
lapki.front.Refused: Somebody already sits on c3. (BOO-2) game.legal() lists what seat 2 may do: k a1, k a2, k a3 …
>>> game.pop()
'1 hold'

`lapki.new` begins a game, `lapki.load` takes one up from its record, `lapki.bot` is somebody to
play against; a `lapki.Game` does the rest. docs/library.md is the tutorial.
"""  # noqa: E501 - an error is one line

from lapki.front import Game, Player, Refused, bot, load, names, new

__all__ = ["Game", "Player", "Refused", "bot", "load", "names", "new"]
