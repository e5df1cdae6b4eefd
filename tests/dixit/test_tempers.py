"""Who tells what, and who finds it."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from dixit.evening import after_deal
from lapki.bots import Budget, bot_for, sight
from lapki.bots.arena import play_out
from lapki.bots.dixit import telling
from lapki.bots.dixit.clues import listed, ours
from lapki.bots.dixit.table import rounds
from lapki.bots.dixit.tempers import EARS, TEMPERS, temper_of
from lapki.bots.dixit.voters import guessed
from lapki.games.contract import Chance
from lapki.games.dixit import game
from lapki.games.dixit.events import Told
from lapki.games.dixit.state import DixitOptions, Tell
from lapki.match import record
from lapki.match.match import Match
from lapki.words import LANGUAGES, Words

BOT = bot_for("dixit")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_is_called_by_its_temper(language: str) -> None:
    called = [Words(language)("dixit-web-bot", seat=seat, level=3) for seat in range(1, 9)]
    assert len(set(called)) == len(TEMPERS)
    for seat, name in enumerate(called, start=1):
        assert (name == called[0]) == (temper_of(seat) is temper_of(1))


def test_each_temper_says_what_it_loves_more_often_than_by_chance_but_not_only() -> None:
    kinds: dict[int, list[str | None]] = {seat: [] for seat in range(1, 5)}
    for seed in range(32):
        match, rng = Match(game, 4, DixitOptions()), Random(seed)
        while isinstance(match.due, Chance):
            match.chance(rng.randrange)
        for seat in kinds:
            move = BOT.choose(sight(match, seat), 8, Budget(), rng)
            assert isinstance(move, Tell)
            kinds[seat].append(ours().kind_of(move.clue, "en"))
    for seat, said in kinds.items():
        loves = temper_of(seat).loves
        written = [clue.kind in loves for clues in listed("en").values() for clue in clues]
        assert mean(written) + 0.05 < mean(kind in loves for kind in said) < 1
        assert len(set(said)) > 2


def test_kinds_vary_within_a_game() -> None:
    match = Match(game, 4, DixitOptions())
    play_out(match, dict.fromkeys(range(1, 5), (BOT, 8)), Random(3))
    said = [event for told in match.told for event in told if isinstance(event, Told)]
    for seat in range(1, 5):
        kinds = [ours().kind_of(event.clue, "en") for event in said if event.seat == seat]
        assert len(kinds) < 3 or len(set(kinds)) > 1


def after_a_round(clue: str, *votes: str) -> Match:
    """Seat 2 has told card 7, and it is seat 3's turn to tell; seats 1, 3 and 4 gave 1, 13, 19."""
    match = Match(game, 4, DixitOptions(), after_deal(4))
    gifts = ("1 give 1", "3 give 13", "4 give 19", "* table 1 7 13 19")
    for line in (f"2 tell 7 {clue}", *gifts, *votes):
        record.obey(match, line)
    while isinstance(match.due, Chance):
        match.chance(Random(1).randrange)
    return match


def test_who_found_a_joke_is_taken_for_a_joker_and_who_did_not_is_not() -> None:
    joke = next(clue for clue in listed("en")[7] if clue.kind == "joke")
    match = after_a_round(joke.text, "1 vote 2", "3 vote 2", "4 vote 3")
    joker = EARS.index(next(temper for temper in TEMPERS if temper.name == "joker"))
    before, after = (
        guessed(sight(match, 2), past, ours()) for past in ([], rounds(sight(match, 2).past()))
    )
    assert after[3 - 1, joker] > before[3 - 1, joker]
    assert after[4 - 1, joker] < before[4 - 1, joker]


def test_who_tells_a_line_of_our_lists_is_taken_for_the_bot_of_that_seat_and_nobody_else_is() -> (
    None
):
    own = EARS.index(temper_of(2))
    votes = ("1 vote 2", "3 vote 2", "4 vote 3")
    ears = {}
    for clue in (listed("en")[7][0].text, "what my aunt said about umbrellas"):
        seen = sight(after_a_round(clue, *votes), 3)
        ears[clue] = guessed(seen, rounds(seen.past()), ours())[2 - 1, own]
    ours_, theirs = ears.values()
    assert ours_ > 0.8
    assert theirs < 0.2


def test_what_somebody_said_is_taken_up_if_a_card_fits_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "JOKE", 1.0)
    clue = listed("en")[14][0].text  # of a card that seat 3 holds
    match = after_a_round(clue, "1 vote 2", "3 vote 2", "4 vote 3")
    weighed = telling.ideas(sight(match, 3), ours(), Budget(), Random(1), 4, learns=True)
    assert clue not in [idea.clue.text for idea in weighed]
    said = [
        idea.clue
        for seed in range(8)
        for idea in telling.ideas(sight(match, 3), ours(), Budget(), Random(seed), 4, learns=True)
    ]
    assert (14, f"{clue}, part two") in {(one.card, one.text) for one in said}


def test_a_game_is_remembered_round_by_round() -> None:
    match = Match(game, 4, DixitOptions(goal=10))
    play_out(match, dict.fromkeys(range(1, 5), (BOT, 1)), Random(5))
    past = rounds(sight(match, 1).past())
    assert len(past) == match.state.round
    last = match.state.last
    assert past[-1] == (last.storyteller, last.clue, last.table, last.owners, last.votes)
