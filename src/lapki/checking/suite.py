"""The contract suite: where a game proves itself.

Each check takes a finished random match (or a history of one) and raises AssertionError if the
game breaks the contract. `lapki check-game` runs them over a game that a package brings along;
`tests/contract` over every game of the house and over the toys:

    for check in CHECKS:
        check(random_match(game, seats, options, Random(seed)), Random(seed))
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice, pairwise
from random import Random
from typing import Any, NamedTuple

import msgspec

from lapki import games
from lapki.bots import Bot, bot_for
from lapki.bots.contract import sight
from lapki.drawing import as_text, drawing
from lapki.games.contract import (
    CHANCE,
    AnyGame,
    Broken,
    Chance,
    Decide,
    Event,
    Eye,
    History,
    Illegal,
    Line,
    Over,
    Refusal,
    judge,
    seen,
)
from lapki.games.rulebook import rulebook
from lapki.match import record
from lapki.match.match import Match
from lapki.words import Words

SOME = 40
"""Of many moves, or moments of a long game, so many are looked at closely."""


class Setup(NamedTuple):
    """A table at which a game can be played."""

    game: AnyGame
    seats: int
    options: Any

    def __str__(self) -> str:
        chosen = map(str, msgspec.to_builtins(self.options).values())
        return "-".join((self.game.key, str(self.seats), *chosen))


def setups(game: AnyGame) -> list[Setup]:
    """All seat counts with all options that are words, and the `variants` of its `rules.toml`."""
    choices: list[dict[str, str]] = [{}]
    for field in msgspec.structs.fields(game.Options):
        words = getattr(msgspec.inspect.type_info(field.type), "values", ())
        choices += [{field.encode_name: word} for word in words if word != field.default]
    if game.key in games.names():
        choices += rulebook(game.key).variants
    return [
        Setup(game, seats, record.convert_options(game, chosen))
        for seats in game.seats
        for chosen in choices
    ]


def random_match(
    game: AnyGame, seats: int, options: Any, rng: Random, plies: int = 100_000
) -> Match:
    """A game in which everybody plays at random, to its end, or for so many plies."""
    match = Match(game, seats, options)
    while not match.over and match.plies < plies:
        step(match, rng)
    return match


def step(match: Match, rng: Random) -> None:
    due = match.due
    if isinstance(due, Chance):
        match.chance(rng.randrange)
    elif isinstance(due, Decide):
        seat = rng.choice(due.seats)
        moves = list(islice(match.game.legal(match.state, seat), 2_000))
        match.play(seat, rng.choice(moves))


Moment = tuple[Any, Line, tuple[Event, ...]]


def _moments(match: Match, rng: Random, many: int = SOME) -> list[Moment]:
    """Some moments of the match: a state, the line played in it, and what it brought about."""
    moments = list(zip(match.states, match.lines, match.told, strict=False))
    return rng.sample(moments, min(many, len(moments)))


# --- questions ----------------------------------------------------------------------------------


def check_questions(match: Match, rng: Random) -> None:
    """A seat is asked exactly when it has two or more legal moves."""
    for state in match.states:
        due = match.game.due(state)
        asked = due.seats if isinstance(due, Decide) else ()
        assert list(asked) == sorted(set(asked))
        assert not isinstance(due, Decide) or asked, "a question for nobody"
        if isinstance(due, Decide) and due.kind == "turn":
            assert len(asked) == 1, "a turn is one seat's"
        for seat in range(1, match.seats + 1):
            moves = list(islice(match.game.legal(state, seat), 2))
            if seat not in asked:
                assert not moves, f"seat {seat} isn't asked and has legal moves"
                continue
            free = any("<" in match.game.write(move) for move in moves)
            enough = 1 if match.game.asks_anyway or free else 2
            assert len(moves) >= enough, f"seat {seat} is asked without a choice"


def check_turns(match: Match, rng: Random) -> None:
    """A question that opens no turn follows one of the same seat: there is a turn it belongs to."""
    lines = zip(match.states, match.lines, strict=False)
    decided = [(state, int(line.actor), line.move) for state, line in lines if line.actor != CHANCE]
    for (_, before, last), (state, seat, _) in pairwise(decided):
        assert seat == before or match.game.opens_turn(state, seat, last), (
            f"{seat}'s turn never began"
        )


def check_legal_moves(match: Match, rng: Random) -> None:
    """No legal move is listed twice, each round-trips as text, and `check` accepts each."""
    for state, _, _ in _moments(match, rng):
        due = match.game.due(state)
        for seat in due.seats if isinstance(due, Decide) else ():
            moves = list(islice(match.game.legal(state, seat), 1_000))
            texts = [match.game.write(move) for move in moves]
            assert len(set(texts)) == len(texts), "a legal move is listed twice"
            for move, text in rng.sample(
                list(zip(moves, texts, strict=True)), min(SOME, len(moves))
            ):
                assert match.game.read(text) == move, text
                judge(match.game, state, seat, move)


def check_refusals(match: Match, rng: Random) -> None:
    """What isn't legal is refused, by a rule or as unreadable, and nothing changes by asking."""
    for state, line, _ in _moments(match, rng, 8):
        before = msgspec.json.encode(state)
        due = match.game.due(state)
        texts = [match.game.write(line.move), *_others(match, rng, 4)]
        for text in [*texts, *(wrong for right in texts for wrong in _mutations(right, rng))]:
            for actor in (CHANCE, *range(1, match.seats + 1)):
                _check_verdict(match.game, state, due, actor, text)
        assert msgspec.json.encode(state) == before, "asking changed the state"


def _others(match: Match, rng: Random, many: int) -> list[str]:
    """Moves that were played at other moments of this match."""
    lines = rng.sample(match.lines, min(many, match.plies))
    return [match.game.write(move) for _, move in lines]


def misspelt(match: Match, rng: Random, many: int) -> list[str]:
    """Moves of this match as somebody might get them wrong."""
    return [wrong for right in _others(match, rng, many) for wrong in _mutations(right, rng)]


def _mutations(text: str, rng: Random) -> Iterator[str]:
    """A text with a word swapped, dropped, doubled or misspelt."""
    words = text.split(" ")
    place = rng.randrange(len(words))
    yield " ".join(words[:place] + words[place + 1 :])
    yield " ".join([*words, words[place]])
    yield " ".join(rng.sample(words, len(words)))
    yield text.replace(rng.choice(text), rng.choice("0123456789abcdefkwWCv>-+ é"), 1)


def _check_verdict(game: AnyGame, state: Any, due: Any, actor: Any, text: str) -> None:
    try:
        move = game.read(text)
        judge(game, state, actor, move)
    except Refusal:
        return
    if actor == CHANCE:
        assert isinstance(due, Chance), f"chance may say {text!r}, though it isn't due"
        return
    asked = due.seats if isinstance(due, Decide) else ()
    assert actor in asked, f"{text!r} of a seat that isn't asked"
    if not _listed(game, state, actor, move):
        # Another way to write a legal move must at least do the same.
        after = game.play(state, actor, move)
        legal = islice(game.legal(state, actor), 5_000)
        assert any(game.play(state, actor, m) == after for m in legal), f"{text!r} isn't legal"


def _listed(game: AnyGame, state: Any, seat: int, move: Any) -> bool:
    """Is this one of the legal moves, or one of their free texts filled in?"""
    text = game.write(move)
    for legal in game.legal(state, seat):
        if legal == move:
            return True
        form = game.write(legal) if type(legal) is type(move) else ""
        if "<" in form and re.fullmatch(re.sub(r"<\w+>", ".+", form), text, re.DOTALL):
            return True
    return False


def check_shared_order(match: Match, rng: Random) -> None:
    """Chance doesn't move for a seat, nor a seat for chance; a finished game takes nothing."""
    for state, (actor, move), _ in _moments(match, rng):
        _refused(match.game, state, 1 if actor == CHANCE else CHANCE, move)
        if match.over:
            _refused(match.game, match.state, actor, move)


def _refused(game: AnyGame, state: Any, actor: Any, move: Any) -> None:
    refusal = None
    try:
        judge(game, state, actor, move)
    except Illegal as no:
        refusal = no
    assert refusal, f"{game.write(move)!r} isn't refused, though {actor} can't play it"
    assert refusal.rule is None


# --- chance -------------------------------------------------------------------------------------


def check_chance(match: Match, rng: Random) -> None:
    """Weights add up; every outcome can be told, read back and played."""
    for state, _, _ in _moments(match, rng):
        due = match.game.due(state)
        if not isinstance(due, Chance):
            continue
        shape = due.shape
        assert "kind" in due.notice
        drawn = [shape.draw(rng.randrange) for _ in range(3)]
        if shape.count() <= 300:
            outcomes = shape.outcomes()
            assert len(set(outcomes)) == len(outcomes) == shape.count()
            assert sum(map(shape.weight, outcomes)) == shape.total
            drawn += rng.sample(outcomes, min(5, len(outcomes)))
        for outcome in drawn:
            assert shape.weight(outcome) > 0
            move = match.game.fall(state, outcome)
            assert match.game.read(match.game.write(move)) == move
            judge(match.game, state, CHANCE, move)


# --- values -------------------------------------------------------------------------------------


def check_round_trips(match: Match, rng: Random) -> None:
    """States, moves, events, views and offers are values that survive being written down."""
    game = match.game
    for state, line, events in _moments(match, rng):
        _same(state, game.StateType)
        _same(line.move, game.MoveType)
        assert game.read(game.write(line.move)) == line.move
        for event in events:
            _same(event, game.EventType)
            for eye in (None, *range(1, match.seats + 1)):
                shown = event.seen(eye)
                assert shown is None or isinstance(shown, type(event) | msgspec.Struct)
        assert hash(state) == hash(state)
        for eye in (None, *range(1, match.seats + 1)):
            msgspec.json.encode(game.view(state, eye))
        for seat in range(1, match.seats + 1):
            msgspec.json.encode(game.offer(state, seat))


def _same(value: Any, kind: Any) -> None:
    assert msgspec.json.decode(msgspec.json.encode(value), type=kind) == value


def check_positions(match: Match, rng: Random) -> None:
    """A printed state that the game takes as a position gives the same state, turn and moves."""
    game = match.game
    for state in rng.sample(match.states, min(12, len(match.states))):
        page = msgspec.json.decode(msgspec.json.encode(game.printed(state)))
        try:
            loaded = game.position(page, match.seats, match.options)
        except Broken:
            continue
        assert game.printed(loaded) == game.printed(state)
        assert game.due(loaded) == game.due(state)
        for seat in range(1, match.seats + 1):
            moves, again = game.legal(state, seat), game.legal(loaded, seat)
            assert list(islice(again, 500)) == list(islice(moves, 500))


def check_records(match: Match, rng: Random) -> None:
    """The record of a match replays to the live state at every ply."""
    again = record.read(record.write(match), find=lambda key: match.game)
    assert again.states == match.states
    assert again.told == match.told
    assert again.lines == match.lines


# --- together -----------------------------------------------------------------------------------


def check_order_is_idle(match: Match, rng: Random) -> None:
    """Sealed and open moves of several seats lead to the same state in any order."""
    game = match.game
    for state, _, _ in _moments(match, rng):
        due = game.due(state)
        if not isinstance(due, Decide) or due.kind not in ("sealed", "open"):
            continue
        lines = [(s, rng.choice(list(islice(game.legal(state, s), 200)))) for s in due.seats]
        forth, back = _played(game, state, lines), _played(game, state, lines[::-1])
        assert forth == back, f"{lines} in another order"


def _played(game: AnyGame, state: Any, lines: list[tuple[int, Any]]) -> Any:
    for seat, move in lines:
        judge(game, state, seat, move)
        state, _ = game.play(state, seat, move)
    return state


def check_previews(match: Match, rng: Random) -> None:
    """A preview promises nothing that the move doesn't do, and changes nothing."""
    for state, line, events in _moments(match, rng):
        if line.actor == CHANCE:
            continue
        before = msgspec.json.encode(state)
        said = match.game.preview(state, line.actor, line.move).events
        shown = tuple(event for event in said if not event.remark)
        assert msgspec.json.encode(state) == before
        told = seen(events, line.actor)
        assert not any(event.remark for event in told)
        assert shown == told[: len(shown)], "a preview that doesn't come true"


def check_undo(match: Match, rng: Random) -> None:
    """The way back never crosses chance, a sealed move or a revealed secret."""
    game = match.game
    again = Match(game, match.seats, match.options, match.states[0])
    for ply, (actor, move) in enumerate(match.lines[:-1][:200]):
        again.play(actor, move)
        for seat in range(1, match.seats + 1):
            point = again.undo_point(seat)
            if point is None:
                continue
            assert again.lines[point].actor == seat
            for crossed in range(point, again.plies):
                due = game.due(again.states[crossed])
                assert isinstance(due, Decide)
                assert due.kind != "sealed"
                assert not any(event.reveals for event in again.told[crossed])
        point = again.undo_point(actor) if actor != CHANCE else None
        if point is not None:
            again.undo(point)
            assert again.state == match.states[point]
            for line in match.lines[point : ply + 1]:
                again.play(*line)
            assert again.state == match.states[ply + 1]


def check_the_end(match: Match, rng: Random) -> None:
    """The game ends with winners that sit there, and a score a seat if it counts."""
    over = match.due
    if not isinstance(over, Over):
        return  # `random_match` was told to stop before
    assert set(over.winners) <= set(range(1, match.seats + 1))
    assert over.scores is None or len(over.scores) == match.seats


# --- secrets ------------------------------------------------------------------------------------


def hides(game: AnyGame) -> bool:
    """Does a spectator see less than there is?"""
    match = random_match(game, game.seats[0], game.Options(), Random(1), plies=30)
    return any(hides_from(game, state, None) for state in match.states)


def hides_from(game: AnyGame, state: Any, eye: Eye) -> bool:
    """Does this eye see less than there is at this moment?"""
    shown, whole = game.view(state, eye), game.printed(state)
    return msgspec.json.encode(shown) != msgspec.json.encode(whole)


def check_openness(match: Match, rng: Random) -> None:
    """A game that says it hides nothing shows everybody all of it: whoever tells many eyes of it
    asks for one of them alone."""
    if match.game.hides:
        return
    eyes = (None, *range(1, match.seats + 1))
    for state, _, events in _moments(match, rng):
        hidden = [eye for eye in eyes if hides_from(match.game, state, eye)]
        unheard = [eye for eye in eyes if seen(events, eye) != events]
        assert not hidden + unheard, "it hides something, and says that it doesn't"


def check_secrets(match: Match, rng: Random, bot: Bot | None = None) -> None:
    """Nobody can tell two worlds apart that differ only in what is hidden from them."""
    length = rng.randint(1, min(match.plies, 200))
    history = match.history._replace(lines=tuple(match.lines[:length]))
    for eye in (None, *rng.sample(range(1, match.seats + 1), min(2, match.seats))):
        find_leak(match.game, history, eye, rng, bot)


def find_leak(
    game: AnyGame,
    history: History[Any],
    eye: Eye,
    rng: Random,
    bot: Bot | None = None,
    options: Any = None,
) -> bool:
    """Sample another world and compare all that this eye is shown, byte for byte, after every line.

    Raises AssertionError at a leak; answers whether the other world was really another one.
    """
    bot = bot or bot_for(game.key)
    other = game.sample(history, eye, rng.randrange)
    assert [line.actor for line in other.lines] == [line.actor for line in history.lines]
    options = options or game.Options()
    here, there = (_shown(game, world, eye, bot, options) for world in (history, other))
    worlds = zip(here, there, strict=True)
    for ply, (mine, theirs) in enumerate(worlds):
        for name, shown in mine.items():
            assert shown == theirs[name], (
                f"ply {ply}, eye {eye}: the {name} betrays a secret:\n"
                f"  {shown!r}\n  {theirs[name]!r}"
            )
    return other != history


class Compared(NamedTuple):
    """Pairs of worlds that look the same to an eye: how many, in how many something was hidden
    from it, and how many of those were really different."""

    pairs: int
    hidden: int
    others: int


def search_leaks(
    game: AnyGame, seats: int, options: Any, pairs: int, rng: Random, least: float = 0.8
) -> Compared:
    """Cut random games off anywhere, and compare worlds for every eye, so many at least. Where
    something is hidden, so large a share of the sampled worlds must be other ones, or nothing was
    tried."""
    done = hidden = others = 0
    while done < pairs:
        match = random_match(game, seats, options, rng)
        for eye in (None, *range(1, seats + 1)):
            for _ in range(4):
                length = rng.randint(1, min(match.plies, 300))
                history = match.history._replace(lines=tuple(match.lines[:length]))
                other = find_leak(game, history, eye, rng, options=options)
                if hides_from(game, match.states[length], eye):
                    hidden += 1
                    others += other
                done += 1
    assert hidden or not game.hides, "nothing is ever hidden, though the game says so (`hides`)"
    assert others >= least * hidden, (
        f"`sample` found another world in {others} of {hidden} cases; {least:.0%} are wanted"
    )
    return Compared(done, hidden, others)


def _shown(
    game: AnyGame, history: History[Any], eye: Eye, bot: Bot, options: Any
) -> Iterator[dict[str, bytes]]:
    """Everything that an eye is shown, after every line."""
    match = Match(game, history.seats, options, history.start)
    yield _sights(match, eye, bot)
    for actor, move in history.lines:
        match.play(actor, move)
        yield _sights(match, eye, bot)


def _sights(match: Match, eye: Eye, bot: Bot) -> dict[str, bytes]:
    """What an eye is shown at one moment, by its name."""
    game, state, due = match.game, match.state, match.due
    view = game.view(state, eye)
    shown: dict[str, Any] = {
        "view": view,
        "glance": game.glance(view),
        "list of rules": game.governed(view),
        "question": due.notice if isinstance(due, Chance) else due,
        "list of events": seen(match.told[-1], eye) if match.told else (),
    }
    if games.brought(game.key):  # its page shows what a terminal would
        drawn = drawing(game, view, Words("en"), eye, match.options, shown["list of events"])
        shown["drawing"] = as_text(drawn)
    if eye is not None:
        moves = list(islice(game.legal(state, eye), 60))
        previews = [game.preview(state, eye, move) for move in moves[:2]]
        shown |= {
            "list of legal moves": [game.write(move) for move in moves],
            "offer": game.offer(state, eye),
            "preview": [preview.events for preview in previews],
            "glance of a preview": [preview.glance for preview in previews],
            "advice": bot.advise(sight(match, eye)),
        }
    return {name: msgspec.json.encode(what) for name, what in shown.items()}


CHECKS = (
    check_questions,
    check_turns,
    check_legal_moves,
    check_refusals,
    check_shared_order,
    check_chance,
    check_round_trips,
    check_positions,
    check_records,
    check_order_is_idle,
    check_previews,
    check_undo,
    check_the_end,
    check_openness,
    check_secrets,
)
