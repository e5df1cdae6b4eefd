"""Players that know a game only from its offers, as a page does: for servers in other processes."""

from __future__ import annotations

from random import Random
from typing import Any

Offer = dict[str, Any]


def boooop(offer: Offer, rng: Random) -> str:
    """Any move that the offer allows."""
    if offer["phase"] == "place":
        return f"{rng.choice(offer['pieces'])} {rng.choice(offer['cells'])}"
    if offer["phase"] == "ghost":
        return rng.choice(["hold", *(f"ghost {stop}" for stop in offer["stops"])])
    return "grad " + " ".join(rng.choice(offer["groups"]))


def dixit(offer: Offer, rng: Random) -> str:
    """Any move that the offer allows."""
    if offer["phase"] == "vote":
        return f"vote {rng.choice(offer['slots'])}"
    cards = sorted(rng.sample(offer["cards"], offer["count"]))
    said = " ".join(map(str, cards))
    return f"tell {said} purring" if offer["phase"] == "tell" else f"give {said}"


PLAYERS = {"boooop": boooop, "dixit": dixit}
