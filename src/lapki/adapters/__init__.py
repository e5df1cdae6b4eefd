"""The games as other people's programs expect them: PettingZoo, OpenSpiel, Gymnasium.

`acts` builds moves out of small numbered acts, `steps` plays a match act by act, `games/X.py` says
which acts game X has and how a seat's view becomes numbers. What is left to each adapter is how its
library wants to be asked.
"""
