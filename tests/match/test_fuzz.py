"""Whatever is in a file, reading it gives a match or a `Fault`, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contract.toys.hands import HandsToy
from contract.toys.sealed import SealedToy
from lapki.checking.suite import random_match
from lapki.games.boooop import game as boooop
from lapki.games.boooop.state import BoooopOptions
from lapki.games.contract import AnyGame
from lapki.match import record
from lapki.match.match import Match
from lapki.match.record import Fault
from lapki.match.report import report

TOYS: dict[str, AnyGame] = {toy.key: toy for toy in (HandsToy(), SealedToy())}


def read(text: str) -> Match | None:
    """A match, or None after a fault that tells a line of this text."""
    try:
        match = record.read(text, find=lambda key: TOYS.get(key) or record.games.find(key))
    except Fault as fault:
        check_fault(fault, text)
        return None
    report(match, events=True)
    return match


def check_fault(fault: Fault, text: str) -> None:
    lines = [line.strip(" \t\r") for line in text.split("\n")]
    assert fault.text in (lines[fault.line - 1], "")
    assert fault.refusal.kind in ("header", "syntax", "illegal")
    assert str(fault.refusal)


def sources() -> list[str]:
    """Records that are right: a few moves of several games, from the start and from elsewhere."""
    texts = []
    for seed in range(4):
        options = BoooopOptions("off" if seed % 2 else "on")
        match = random_match(boooop, 2, options, Random(seed))
        half = Match(boooop, 2, options, match.states[match.plies // 2])
        for line in match.lines[match.plies // 2 :][:12]:
            half.play(*line)
        texts += [record.write(half, notes=("version 1", "name 1 Olha")), record.write(match)[:600]]
    for toy in TOYS.values():
        texts.append(record.write(random_match(toy, 2, toy.Options(), Random(5))))
    return [text.rpartition("\n")[0] + "\n" for text in texts]


SOURCES = sources()
HOUSE = ["! undo 3", "! undo 0", "! flag 1", "! resign 2", "! bot 1 3", "! hint 1", "! x", "--"]


def test_the_sources_are_right() -> None:
    assert all(read(text) for text in SOURCES)


@given(st.text() | st.text('gameboooop seats2ption-\n*!1 kc3{}[]":\t\r#'))
def test_any_text(text: str) -> None:
    read(text)


@given(st.binary())
def test_any_bytes(junk: bytes) -> None:
    read(junk.decode("utf-8", "surrogateescape"))


@given(st.text(max_size=40))
def test_any_line_after_a_good_header(line: str) -> None:
    read(f"game boooop\nseats 2\n{line}\n--\n")
    read(f"game boooop\nseats 2\n--\n1 {line}\n")
    read(f"game boooop\nseats 2\n--\n! {line}\n")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=12,
)
SHAPED = st.fixed_dictionaries(
    {
        "board": st.lists(st.text(".vVoO", min_size=6, max_size=6), min_size=6, max_size=6),
        "pools": st.lists(
            st.fixed_dictionaries({"kittens": st.integers(-1, 9), "cats": st.integers(-1, 9)}),
            min_size=2,
            max_size=2,
        ),
        "ghosts": st.lists(
            st.none()
            | st.fixed_dictionaries(
                {
                    "stop": st.sampled_from(["b5c5", "a3a4", "c5b5", ""]),
                    "heading": st.sampled_from(["up", "down", "left", "right"]),
                }
            ),
            min_size=2,
            max_size=2,
        ),
        "turn": st.integers(0, 3),
        "phase": st.sampled_from(["place", "ghost", "graduate", "over"]),
        "winner": st.none() | st.integers(0, 3),
    }
)


@given(JSON | SHAPED)
def test_any_position(page: object) -> None:
    read(f"game boooop\nseats 2\nposition {json.dumps(page)}\n--\n")


@settings(max_examples=200)
@given(st.randoms(use_true_random=False))
def test_good_records_with_something_wrong(rng: Random) -> None:
    read(spoilt(rng.choice(SOURCES), rng))


@pytest.mark.slow(seconds=10)
@pytest.mark.parametrize("seed", range(20))
def test_many_good_records_with_something_wrong(seed: int, share: Callable[[int], int]) -> None:
    rng = Random(seed)
    for _ in range(share(1_000)):
        read(spoilt(rng.choice(SOURCES), rng))


def spoilt(text: str, rng: Random) -> str:
    """A record with letters or lines dropped, doubled, swapped or put in."""
    for _ in range(rng.randint(1, 3)):
        if rng.random() < 0.5:
            place = rng.randrange(len(text))
            put = rng.choice(["", text[place] * 2, rng.choice('0123456789 *!#-\t"{}[]:,kcé\udcff')])
            text = text[:place] + put + text[place + 1 :]
            continue
        lines = text.split("\n")
        place, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        match rng.randrange(4):
            case 0:
                del lines[place]
            case 1:
                lines.insert(place, lines[other])
            case 2:
                lines[place], lines[other] = lines[other], lines[place]
            case 3:
                lines.insert(place, rng.choice(HOUSE))
        text = "\n".join(lines) or "\n"
    return text
