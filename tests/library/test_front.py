"""The front door: one object that plays any game, and says what to do where it can't."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

import lapki
from lapki import games
from lapki.games.contract import CHANCE, Chance
from lapki.match import record

TABLES = [(key, seats) for key in games.names() for seats in games.find(key).seats]


def played(key: str, seats: int, seed: int, lines: int = 150) -> lapki.Game:
    """A game at random, as somebody would play it who knows nothing but the library."""
    game, rng = lapki.new(key, seats, seed=seed), Random(seed)
    while not game.over and len(game.match.lines) < lines:
        seat = rng.choice(game.asked)
        game.push(rng.choice(game.legal(seat)), seat=seat)
    return game


# --- light --------------------------------------------------------------------------------------


def test_importing_it_brings_neither_numba_nor_the_house() -> None:
    program = "import sys, json, lapki; print(json.dumps(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    loaded = {name.split(".")[0] for name in json.loads(done.stdout)}
    assert not loaded & {"numba", "numpy", "litestar", "sqlalchemy", "rich", "fluent", "PIL"}
    assert not {"lapki.house", "lapki.cli", "lapki.bots"} & set(json.loads(done.stdout))


def test_beginning_a_game_brings_no_numba_either() -> None:
    program = (
        "import sys, lapki; [lapki.new(n) for n in lapki.names()]; print('numba' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert done.stdout.strip() == b"False"


def test_it_is_typed() -> None:
    assert (Path(lapki.__file__).parent / "py.typed").is_file()


def test_every_public_name_has_an_example() -> None:
    public = [getattr(lapki, name) for name in lapki.__all__]
    members = [
        member
        for thing in public
        if isinstance(thing, type)
        for name, member in vars(thing).items()
        if not name.startswith("_") and (callable(member) or isinstance(member, property))
    ]
    for thing in [*public, *members]:
        assert ">>>" in (thing.__doc__ or ""), f"{thing} shows no example"


# --- playing ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_game_can_be_saved_and_loaded_at_any_time(key: str, seats: int) -> None:
    game = played(key, seats, 1)
    again = lapki.load(game.save())
    assert again.save() == game.save()
    assert again.match.states == game.match.states


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_what_was_taken_back_can_be_played_again_with_the_same_chance(key: str, seats: int) -> None:
    game = played(key, seats, 2)
    text = game.save()
    taken = [game.pop() for _ in range(25)]
    assert all(line.partition(" ")[0] != CHANCE for line in taken)
    for line in reversed(taken):
        game.push(line)
    assert game.save() == text


def test_the_same_seed_brings_the_same_game_and_another_one_another() -> None:
    assert played("spots", 2, 5).save() == played("spots", 2, 5).save()
    assert played("spots", 2, 5).save() != played("spots", 2, 6).save()


def test_a_copy_goes_its_own_way() -> None:
    game = lapki.new("barking", 3, seed=1)
    before = game.save()
    other = game.copy()
    other.push("pass")
    assert game.save() == before != other.save()
    assert game.turn == 1


@pytest.mark.parametrize("key", games.names())
def test_a_position_goes_out_and_comes_in_again(key: str) -> None:
    game = played(key, games.find(key).seats[-1], 3, lines=30)
    while game.view().phase in ("settle", "more"):  # Spots: a position is between two turns
        game.push(game.legal()[-1])
    again = lapki.new(key, game.seats, position=game.position(), by_hand=True)
    assert again.position() == game.position()
    assert again.asked == game.asked


def test_dice_are_said_by_hand_where_one_wants_to() -> None:
    game = lapki.new("spots", 1, by_hand=True)
    assert isinstance(game.due, Chance)
    assert game.legal() == []
    for line in (
        "* deal 1 gretchen wilbur",
        "* top mayor",
        "* start 2",
        "trick walk",
        "* roll 1 4",
    ):
        game.push(line)
    assert game.view().roll == (1, 4)
    assert game.pop() == "* roll 1 4"
    assert game.draw().startswith("* roll ")


def test_people_who_choose_at_the_same_time_are_told_apart() -> None:
    game = lapki.new("dixit", 4, seed=1)
    card = game.view(3).players[2].hand[0]
    game.push(f"3 tell {card} once upon a time")
    assert game.asked == (1, 2, 4)
    game.push(game.legal(4)[0], seat=4)
    assert game.asked == (1, 2)
    assert game.view(1).gifts[3] is True  # that it gave, and not what
    assert isinstance(game.view(4).gifts[3], tuple)


def test_a_bot_plays_whoever_is_asked() -> None:
    game, bot = lapki.new("dixit", 3, seed=1, goal=3), lapki.bot("dixit", level=0, seed=1)
    while not game.over:
        game.push(bot.choose(game))
    assert game.winners


# --- what can't be ------------------------------------------------------------------------------


def refusal(call: object, *arguments: object, **more: object) -> lapki.Refused:
    assert callable(call)
    with pytest.raises(lapki.Refused) as why:
        call(*arguments, **more)
    return why.value


def test_errors_say_what_to_do() -> None:
    game = lapki.new("boooop")
    wrong = refusal(game.push, "c c3")
    assert (wrong.kind, wrong.rule) == ("illegal", "BOO-2")
    assert "game.legal() lists what seat 1 may do: k a1, k a2, k a3 …" in str(wrong)
    assert refusal(game.push, "c9").kind == "syntax"
    assert "lapki.names()" in str(refusal(lapki.new, "chess"))
    assert "2 seats" in str(refusal(lapki.new, "boooop", 3))
    assert "it has: ghosts" in str(refusal(lapki.new, "boooop", dice=3))
    assert refusal(lapki.new, "boooop", position={"board": 1}).kind == "header"
    assert "seat 7" in str(refusal(game.view, 7))
    assert "seat 7" in str(refusal(game.push, "7 k c3"))
    assert "Nothing" in str(refusal(game.pop))
    assert "Chance isn't due" in str(refusal(game.draw))
    assert "levels 1, 2" in str(refusal(lapki.bot, "boooop", 12))


def test_a_refused_move_changes_nothing() -> None:
    game = lapki.new("boooop")
    game.push("k c3")
    before = game.save()
    for text in ("k c3", "2 hold", "ghost z9", "* roll 3", ""):
        refusal(game.push, text)
    assert game.save() == before


def test_a_finished_game_takes_nothing() -> None:
    game = played("barking", 2, 1, lines=400)
    assert game.over
    assert game.asked == ()
    assert "over" in str(refusal(game.push, "pass"))
    assert "won by" in repr(game)


# --- showing ------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", games.names())
def test_every_game_is_drawn_in_letters_and_as_a_picture(key: str) -> None:
    game = played(key, games.find(key).seats[1 - len(games.find(key).seats)], 4, lines=25)
    assert str(game) == game.drawn()
    for eye in (None, 1):
        assert game.drawn(eye).strip()
        assert ElementTree.fromstring(game.svg(eye)).tag.endswith("svg")  # noqa: S314 - ours
    assert game.log()
    assert game._repr_svg_() == game.svg()


def test_pictures_on_one_page_share_no_names() -> None:
    one, other = played("boooop", 2, 1, lines=9).svg(), played("boooop", 2, 2, lines=9).svg()

    def names(svg: str) -> set[str]:
        return {part.split('"')[0] for part in svg.split('id="')[1:]}

    assert names(one)
    assert not names(one) & names(other)


@pytest.mark.parametrize("key", ["barking", "dixit"])
def test_what_is_shown_to_one_eye_tells_no_secret_of_another(key: str) -> None:
    """Another world that this eye can't tell from ours looks and reads the same."""
    game = played(key, 4, 6, lines=40)
    match = game.match
    other = lapki.load(game.save())
    for eye in (None, 2):
        history = match.game.sample(match.history, eye, Random(1).randrange)
        assert history != match.history
        other.match = record.read("\n".join([*record.head(match), ""]))
        for actor, move in history.lines:
            other.match.play(actor, move)
        assert other.svg(eye) == game.svg(eye)
        assert other.drawn(eye) == game.drawn(eye)
        assert other.log(eye) == game.log(eye)


def test_a_game_that_nobody_draws_is_shown_in_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    game = lapki.new("boooop")
    monkeypatch.setattr(games, "part", lambda *_: None)
    assert game._repr_svg_() is None
    assert "print(game)" in str(refusal(game.svg))
    assert "kittens" in str(game)
