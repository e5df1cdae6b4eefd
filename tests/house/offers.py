"""Players that know a game only from what a seat is shown, as a page does: for servers in other
processes, and for whoever measures them."""

from __future__ import annotations

from random import Random
from typing import Any

Now = dict[str, Any]


def boooop(now: Now, rng: Random) -> str:
    """Any move that the offer allows."""
    offer = now["offer"]
    if offer["phase"] == "place":
        return f"{rng.choice(offer['pieces'])} {rng.choice(offer['cells'])}"
    if offer["phase"] == "ghost":
        return rng.choice(["hold", *(f"ghost {stop}" for stop in offer["stops"])])
    return "grad " + " ".join(rng.choice(offer["groups"]))


def dixit(now: Now, rng: Random) -> str:
    """Any move that the offer allows."""
    offer = now["offer"]
    if offer["phase"] == "vote":
        return f"vote {rng.choice(offer['slots'])}"
    cards = sorted(rng.sample(offer["cards"], offer["count"]))
    said = " ".join(map(str, cards))
    return f"tell {said} purring" if offer["phase"] == "tell" else f"give {said}"


def barking(now: Now, rng: Random) -> str:
    """Dogs of one breed where they may bark, now and then a cat; who has nothing passes."""
    offer = now["offer"]
    hand = next(p["hand"] for p in now["view"]["players"] if isinstance(p["hand"], list))
    if offer["phase"] == "discard":
        return " ".join(["discard", *rng.sample(hand, offer["discard"])])
    if offer["phase"] == "token":
        return f"token {rng.choice(offer['tokens'])}"
    if offer.get("cat") and rng.random() < 0.3:
        return "cat"
    plays = [(at["place"], breed) for at in offer["places"] for breed in at.get("breeds", ())]
    if not plays or rng.random() < 0.1:
        return "swap" if offer.get("swap") else "pass"
    place, breed = rng.choice(plays)
    return f"play {place} " + " ".join([breed] * rng.randint(1, hand.count(breed)))


def spots(now: Now, rng: Random) -> str:
    """Any answer, but for dice: they go to dogs where they can."""
    offer = now["offer"]
    match offer["phase"]:
        case "choose":
            tricks = [f"trick {name}" for name in offer["tricks"]]
            return "score" if offer.get("score") else rng.choice(tricks)
        case "settle":
            return _settled(offer, rng)
        case "retrieve":
            die = rng.choice(offer["dice"])
            return f"retrieve {die['die']}>{rng.choice([*die['dogs'], 'yard'])}"
        case "name" | "bolt" as word:
            return f"{word} {rng.choice(offer['numbers'])}"
        case "dig":
            ways = [f"dig {dig['seat']} {dig['die']}-" for dig in offer["digs"]]
            return rng.choice([*ways, "stop"])
        case "trot":
            ways = [
                f"trot {move['place']} {move['die']} {dog} {number}"
                for move in offer["moves"]
                for dog, number in move["to"]
            ]
            return rng.choice([*ways, "stop"])
        case "pile":
            move = rng.choice(offer["moves"])
            return f"pile {move['place']} {move['die']}"
        case _:
            return rng.choice(["more", "stop"])


def _settled(offer: dict[str, Any], rng: Random) -> str:
    dogs = {die["die"]: list(die["dogs"]) for die in offer["dice"]}
    kept = rng.choice(offer["sets"])
    to = [dogs[die].pop() if dogs[die] else "yard" for die in kept]
    return " ".join(["place", *(f"{die}>{place}" for die, place in zip(kept, to, strict=True))])


PLAYERS = {"boooop": boooop, "spots": spots, "dixit": dixit, "barking": barking}
