"""Games that packages bring along: found by an entry point, or left out with one clear sentence."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from lapki import games
from lapki.games.contract import CONTRACT
from lapki.words import LANGUAGES, Words

GAME = """
from contract.toys.dice import DiceToy

class Mine(DiceToy):
    key = {key!r}
    contract = {contract}

game = Mine()
"""


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder from which packages are imported, and forgotten afterwards."""
    monkeypatch.syspath_prepend(str(tmp_path))
    known = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - known:
        if name.startswith("guest_"):
            del sys.modules[name]


def guest(shelf: Path, name: str, text: str, **more: str) -> EntryPoint:
    """A package with such a game, as it is declared."""
    package = shelf / f"guest_{name}"
    package.mkdir()
    for file, said in {"__init__": text, **more}.items():
        (package / f"{file}.py").write_text(said)
    return EntryPoint(name, package.name, games.GROUP)


def written(key: str, contract: object = CONTRACT) -> str:
    return GAME.format(key=key, contract=contract)


def why(*declared: EntryPoint) -> str:
    """The one sentence that says why one of them was left out."""
    (misfit,) = games._admitted(declared).misfits
    for language in LANGUAGES:
        assert Words(language).refusal(misfit, None)
    return Words("en").refusal(misfit, None)


def test_a_package_adds_a_game(shelf: Path) -> None:
    found = games._admitted([guest(shelf, "mine", written("mine"))])
    assert found == ({"mine": "guest_mine"}, ())


def test_a_package_that_lies_on_the_path_twice_is_one(shelf: Path) -> None:
    once = guest(shelf, "mine", written("mine"))
    assert games._admitted([once, once]) == ({"mine": "guest_mine"}, ())


def test_what_cannot_be_imported_is_left_out_and_the_others_stay(shelf: Path) -> None:
    broken = guest(shelf, "broken", "import a_module_that_nobody_has")
    good = guest(shelf, "good", written("good"))
    assert games._admitted([broken, good]).packages == {"good": "guest_good"}
    assert why(broken, good) == (
        "“broken”, the game of guest_broken, is left out, for it can't be loaded: "
        "ModuleNotFoundError: No module named 'a_module_that_nobody_has'"
    )


@pytest.mark.parametrize("part", games.PARTS)
def test_a_broken_part_is_found_before_anybody_sits_down(shelf: Path, part: str) -> None:
    entry = guest(shelf, f"half{part}", written(f"half{part}"), **{part: "1 / 0"})
    assert "can't be loaded: ZeroDivisionError: division by zero" in why(entry)


@pytest.mark.parametrize("contract", [None, 0, CONTRACT + 1])
def test_a_game_for_another_contract_is_left_out(shelf: Path, contract: int | None) -> None:
    assert "of the contract" in why(guest(shelf, "old", written("old", contract)))


def test_nobody_takes_a_name_that_is_taken(shelf: Path) -> None:
    assert "another game of that name" in why(guest(shelf, "boooop", written("boooop")))
    first, second = (guest(shelf, name, written("twin")) for name in ("twin", "other"))
    again = EntryPoint("twin", second.value, games.GROUP)
    assert games._admitted([first, again]).packages == {"twin": "guest_twin"}
    assert "another game of that name" in why(first, again)


@pytest.mark.parametrize("name", ["Apples", "apples-for-winter", "a", "яблука", "x" * 25])
def test_a_name_is_fit_for_addresses_and_messages(name: str) -> None:
    assert "small Latin letters" in why(EntryPoint(name, "guest", games.GROUP))


def test_the_object_has_to_be_a_game_of_that_name(shelf: Path) -> None:
    assert "no object “game”" in why(guest(shelf, "text", "game = 'chess'"))
    assert "no object “game”" in why(guest(shelf, "alias", written("another")))


def test_ours_are_found_in_the_same_way() -> None:
    for key in ("barking", "boooop", "dixit", "spots"):
        assert key in games.names()
        assert games.package(key) == f"lapki.games.{key}"
        assert not games.brought(key)
