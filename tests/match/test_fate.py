"""Fate: nobody chooses the dice, and anybody can check that nobody did."""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from random import Random

import pytest

from contract.toys.dice import DiceToy
from contract.toys.hands import HandsToy
from lapki.games.contract import AnyGame, Chance, Decide, Refusal
from lapki.match import fate, record
from lapki.match.fate import Fate
from lapki.match.match import Match
from lapki.match.verify import verify

TOYS: dict[str, AnyGame] = {toy.key: toy for toy in (DiceToy(), HandsToy())}
SEED = "0123456789abcdef" * 4


def played(game: AnyGame, seed: str, seats: int = 2, undo_at: int | None = None) -> str:
    """A finished random game by fate, as a record; maybe with the last roll taken back once."""
    told = Fate(seed, tuple(f"share-{n}" for n in range(seats)))
    match, rng, log, draws = Match(game, seats, game.Options()), Random(1), [], 0
    while not match.over:
        turn = match.due
        if isinstance(turn, Chance):
            match.chance(told.pick(f"draw {draws}"))
            draws += 1
        elif isinstance(turn, Decide):
            seat = rng.choice(turn.seats)
            match.play(seat, rng.choice(list(game.legal(match.state, seat))))
        actor, move = match.lines[-1]
        log.append(f"{actor} {game.write(move)}")
        if undo_at == len(log) and actor == "*":
            match.undo(match.plies - 1)
            log.append(f"! undo {match.plies}")
    notes = fate.write(told, told.seating())
    return "\n".join([*record.head(match, notes), *log, ""])


def found(text: str) -> Refusal | None:
    """What `verify` objects to."""
    try:
        verify(text, TOYS.__getitem__)
    except record.Fault as fault:
        return fault.refusal
    return None


@pytest.mark.parametrize("game", TOYS.values(), ids=TOYS)
def test_a_game_played_by_its_fate_is_verified(game: AnyGame) -> None:
    text = played(game, SEED)
    verdict = verify(text, TOYS.__getitem__)
    assert verdict.commitment == sha256(bytes.fromhex(SEED)).hexdigest()
    assert verdict.draws == text.count("\n* ") > 5


@pytest.mark.parametrize("game", TOYS.values(), ids=TOYS)
def test_every_single_changed_line_of_chance_is_found(game: AnyGame) -> None:
    """Any other outcome that the rules would allow at that moment is refused."""
    lines = played(game, SEED).split("\n")
    start = lines.index("--") + 1
    for place in range(start, len(lines) - 1):
        match = record.read("\n".join(lines[:place]), TOYS.__getitem__)
        turn = match.due
        if not isinstance(turn, Chance):
            continue
        due = game.read(lines[place][2:])
        others = [game.fall(match.state, outcome) for outcome in turn.shape.outcomes()]
        for other in [move for move in others if move != due][:3]:
            text = "\n".join([*lines[:place], f"* {game.write(other)}", ""])
            refusal = found(text)
            assert refusal
            assert refusal.key == "fate-line", text


def test_after_an_undo_chance_goes_on_with_fresh_numbers() -> None:
    plain, undone = played(DiceToy(), SEED), played(DiceToy(), SEED, undo_at=1)
    lines = undone[undone.index("--\n") + 3 :].split("\n")
    assert lines[1] == "! undo 0"
    assert found(undone) is None
    second = Fate(SEED, ("share-0", "share-1")).pick("draw 1")
    assert lines[2] == "* roll " + " ".join(map(str, sorted(1 + second(6) for _ in range(3))))
    assert found(undone.replace("! undo 0\n", "").replace(lines[0] + "\n", "", 1)) is not None
    assert found(plain) is None


@pytest.mark.parametrize(
    ("was", "now", "key"),
    [
        ("fate seed 01", "fate seed 02", "fate-commitment"),
        ("fate seed 01", "fate seed zz", "fate-commitment"),
        ("fate commitment ", "fate commitment 0", "fate-commitment"),
        ("fate share 1 share-0", "fate share 1 share-9", "fate-"),
        ("fate share 1 share-0\n", "", "fate-shares"),
        ("fate seating 2 1", "fate seating 1 2", "fate-seating"),
        ("fate seating 1 2", "fate seating 2 1", "fate-seating"),
        ("fate seed", "# fate seed", "fate-missing"),
    ],
)
def test_a_header_that_lies_is_found(was: str, now: str, key: str) -> None:
    text = played(DiceToy(), SEED)
    if was not in text:
        assert "seating" in was
        return
    refusal = found(text.replace(was, now))
    assert refusal
    assert refusal.key.startswith(key)


def test_every_share_changes_every_draw() -> None:
    def numbers(*shares: str) -> list[int]:
        pick = Fate(SEED, shares).pick("draw 0")
        return [pick(1_000_000) for _ in range(3)]

    variants = [numbers("a", "b"), numbers("a", "c"), numbers("c", "b"), numbers("b", "a")]
    assert len({tuple(v) for v in variants}) == 4
    assert numbers("a", "b") == variants[0]


def test_a_first_number_worked_out_by_hand() -> None:
    """The recipe of the docstring, step by step, with nothing but the standard library."""
    key = hmac.new(bytes.fromhex(SEED), b"lapki fate 1\na\nb", sha256).digest()
    block = hmac.new(key, b"draw 7 0", sha256).digest()
    pick = Fate(SEED, ("a", "b")).pick("draw 7")
    assert [pick(84) for _ in range(2)] == [
        int.from_bytes(block[:8], "big") % 84,
        int.from_bytes(block[8:16], "big") % 84,
    ]


def test_numbers_that_would_be_likelier_are_thrown_away() -> None:
    """3 · 2^62 doesn't divide 2^64: without rejection its first third would come twice as often."""

    def words() -> Iterator[int]:
        yield 3 << 62  # the first that doesn't fit
        yield (1 << 64) - 1
        yield 5

    assert fate._below(3 << 62, words()) == 5


def test_all_numbers_are_equally_likely() -> None:
    """Chi-squared over 60,000 draws of a six-sided die; the seed is fixed, so it can't flicker."""
    pick = Fate(SEED, ("a",)).pick("draw 0")
    seen = Counter(pick(6) for _ in range(60_000))
    chi = sum((seen[face] - 10_000) ** 2 / 10_000 for face in range(6))
    assert chi < 15.1  # 1 % of honest dice would show more
