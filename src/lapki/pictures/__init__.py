"""The painter: faces for every game, drawn by code from data that a person can edit.

`docs/pictures.md` shows them and says how to change one.
"""
