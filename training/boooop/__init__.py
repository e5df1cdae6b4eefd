"""Teaches the eye of Boooop's bot: `python -m training.boooop`."""
