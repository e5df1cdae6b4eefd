"""The bots of the house before it had eight levels."""
