"""Three small games that exercise what Boooop doesn't have: chance, hidden cards, choosing at once.

They pass the whole contract suite. `leaky.py` holds the same games with a secret let slip each, to
show that the suite would notice.
"""
