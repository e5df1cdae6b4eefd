"""A table in the terminal: any game, people at one keyboard, bots at the other seats.

This frame knows no game. It asks, reads, explains and tells. The module that draws a game (see
`lapki/drawing.py`) may also say what Enter plays (`propose`), understand a shorthand (`expand`) and
lend words to events (`facts`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import chain, islice
from pathlib import Path
from random import Random, SystemRandom

import msgspec
from rich.columns import Columns
from rich.console import Console, RenderableType

from lapki.bots import Budget, bot_for
from lapki.bots.contract import Hint, hint, sight
from lapki.cli import files
from lapki.cli.ask import Ask
from lapki.drawing import art_of, drawing
from lapki.games.contract import (
    AnyGame,
    Chance,
    Decide,
    Event,
    Eye,
    Move,
    Over,
    Refusal,
    Seat,
    Unreadable,
    judge,
    seen,
)
from lapki.match import record
from lapki.match.match import Match
from lapki.words import Words

LISTED = 60
"""So many legal moves are listed at once, and known to Tab."""

HINT = 1.0
"""Seconds that a bot thinks about a hint."""
EXPECTED = 4
"""So many moves of how it would go on are told."""

COMMANDS = ("?", "why", "hint", "undo", "save", "resume", "help", "quit")


class Quit(Exception):
    """Somebody wants to leave."""


class Terminal:
    """A match, the people and bots at it, and the screen they share."""

    def __init__(
        self,
        match: Match,
        people: set[Seat],
        level: int,
        words: Words,
        console: Console,
        ask: Ask,
        seed: int | None = None,
    ) -> None:
        self.match = match
        self.people = people
        self.level = level
        self.words = self._naming(words)
        self.console = console
        self.ask = ask
        self.rng = SystemRandom() if seed is None else Random(seed)
        self.art = art_of(match.game)
        self.looked: dict[Seat, int] = dict.fromkeys(people, match.plies)
        self.eye: Eye = None
        """Who looks at the screen now."""

    @property
    def game(self) -> AnyGame:
        return self.match.game

    def run(self) -> None:
        """Play until somebody wins or leaves."""
        self.console.print(self.words("play-begin", game=self.words(self.game.key)), style="bold")
        for name, value in record.options(self.match).items():
            self._setting(name, value)
        while not isinstance(due := self.match.due, Over):
            self._step(due)
        self._end(due)

    def _setting(self, name: str, value: str) -> None:
        key = f"{self.game.key}-option-{name}"
        if key in self.words:
            own = f"{key}-{value}"
            said = self.words(own) if own in self.words else value
            self.console.print(self.words("play-setting", name=self.words(key), value=said))

    def _step(self, due: Chance | Decide) -> None:
        if isinstance(due, Chance):
            self.match.chance(self.rng.randrange)
            return
        asked = [seat for seat in due.seats if seat in self.people]
        if not asked:
            self._bot(self.rng.choice(due.seats))
        elif due.kind == "race" and len(asked) > 1:
            self._person(self._first(asked))
        else:
            self._person(asked[0])

    def _bot(self, seat: Seat) -> None:
        with self.console.status(self.words("play-thinks", seat=self._name(seat))):
            move = self._bots_choice(seat)
        self.match.play(seat, move)

    def _bots_choice(self, seat: Seat) -> Move:
        bot = bot_for(self.game.key)
        level = self._level()
        shown = sight(self.match, seat, language=self.words.language)
        return bot.choose(shown, level, Budget(), self.rng)

    def _level(self) -> int:
        """How well bots play: as was wished, or as well as they can."""
        return self.level or max(bot_for(self.game.key).levels)

    def _first(self, seats: list[Seat]) -> Seat:
        names = [str(seat) for seat in seats]
        self._show(None)
        while (answer := self.ask(self.words("play-who-first"), names)) not in names:
            if answer in ("quit", "q"):
                raise Quit
        return int(answer)

    # -- a person's turn

    def _person(self, seat: Seat) -> None:
        """Show the table, ask, and go on asking until a move is made or the game goes back."""
        self._show(seat)
        before = self.match, self.match.plies
        while (self.match, self.match.plies) == before:
            proposal = self._proposal(seat)
            if proposal:
                self.console.print(self.words("play-proposal", move=proposal), style="dim")
            known = [*islice(self._legal(seat), 500), *COMMANDS]
            self._obey(
                seat, self.ask(self.words("play-turn", seat=self._name(seat)), known), proposal
            )

    def _obey(self, seat: Seat, line: str, proposal: str | None) -> None:
        """One line from the keyboard: a command, or a move."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        commands: dict[str, Callable[[], None]] = {
            "?": lambda: self._list(seat),
            "why": lambda: self._why(seat, rest),
            "hint": lambda: self._hint(seat),
            "undo": self._undo,
            "save": lambda: self._save(rest),
            "resume": lambda: self._go_on(rest),
            "help": lambda: self.console.print(self.words("play-help")),
            "quit": self._quit,
        }
        command = commands.get({"h": "help", "q": "quit", "u": "undo"}.get(word, word))
        if command:
            command()
        elif line or proposal:
            self._move(seat, line or proposal or "")

    def _move(self, seat: Seat, text: str) -> None:
        """Play what was typed, if it is a move, or the end of exactly one."""
        ways = dict(self._readings(seat, text))
        good = [written for written, refusal in ways.items() if refusal is None]
        if len(good) == 1:
            self.match.play(seat, self.game.read(good[0]))
        elif good:
            self.console.print(self.words("play-several", moves=", ".join(good)))
        else:
            self._refuse(ways)

    def _readings(self, seat: Seat, text: str) -> Iterator[tuple[str, Refusal | None]]:
        """A text as a move, or, if it is none, behind each word that a move may begin with."""
        expand = getattr(self.art, "expand", None)
        if expand:
            text = expand(text, self.game.view(self.match.state, seat), seat)
        try:
            self.game.read(text)
        except Unreadable as unreadable:
            verbs = dict.fromkeys(move.split(" ")[0] for move in self._legal(seat))
            tried = [(f"{verb} {text}", self._verdict(seat, f"{verb} {text}")) for verb in verbs]
            readable = [way for way in tried if not isinstance(way[1], Unreadable)]
            yield from readable or [(text, unreadable)]
        else:
            yield text, self._verdict(seat, text)

    def _verdict(self, seat: Seat, text: str) -> Refusal | None:
        try:
            judge(self.game, self.match.state, seat, self.game.read(text))
        except Refusal as refusal:
            return refusal
        return None

    def _refuse(self, ways: Mapping[str, Refusal | None]) -> None:
        for text, refusal in ways.items():
            assert refusal
            reason = self.words.refusal(refusal, self.game)
            unread = isinstance(refusal, Unreadable)
            told = reason if unread else self.words("play-refused", move=text, reason=reason)
            self.console.print(told, style="yellow", markup=False)

    # -- commands

    def _list(self, seat: Seat) -> None:
        moves = sorted(islice(self._legal(seat), 50_000))
        self.console.print(self.words("play-moves", count=len(moves)))
        self.console.print(Columns(moves[:LISTED], padding=(0, 2)))
        if len(moves) > LISTED:
            self.console.print(self.words("play-moves-more", count=len(moves) - LISTED))

    def _why(self, seat: Seat, text: str) -> None:
        if not text:
            self.console.print(self.words("play-why-what"))
            return
        for way, refusal in self._readings(seat, text):
            if refusal is None:
                self.console.print(self.words("play-allowed", move=way), markup=False)
            else:
                self._refuse({way: refusal})

    def _hint(self, seat: Seat) -> None:
        """What the best bot would play, however weak those are who sit at the table."""
        bot = bot_for(self.game.key)
        shown = sight(self.match, seat, language=self.words.language)
        with self.console.status(self.words("play-hint-thinks")):
            best = hint(bot.lines(shown, Budget(seconds=HINT)), "move", self.game.write)
            if best is None:  # it plays, and tells nothing
                any_ = bot.choose(shown, max(bot.levels), Budget(), self.rng)
                best = Hint("move", 0, 1, (self.game.write(any_),))
        said = [self.words("play-hint", move=best.moves[0])]
        if best.chance:
            said.append(self.words("play-hint-chance", percent=_percent(best.chance)))
        if best.then:
            said.append(self.words("play-hint-then", moves=", ".join(best.then[:EXPECTED])))
        self.console.print(" ".join(said), markup=False)

    def _undo(self) -> None:
        """Take back the last turn of somebody at this keyboard."""
        points = (self.match.undo_point(seat) for seat in self.people)
        point = max((p for p in points if p is not None), default=None)
        if point is None:
            self.console.print(self.words("play-no-undo"))
            return
        self.match.undo(point)
        self.looked = {seat: min(ply, point) for seat, ply in self.looked.items()}
        self.console.print(self.words("play-undone"))

    def _save(self, name: str) -> None:
        if not name:
            self.console.print(self.words("play-which-file"))
            return
        try:
            Path(name).write_text(record.write(self.match), encoding="utf-8")
            self.console.print(self.words("play-saved", file=name))
        except OSError as error:
            self.console.print(self.words("play-not-saved", file=name, problem=error.strerror))

    def _go_on(self, name: str) -> None:
        if not name:
            self.console.print(self.words("play-which-file"))
            return
        try:
            match = resume(Path(name))
        except UnusableFile as why:
            self.console.print(why.told(self.words), markup=False)
            return
        seats = set(range(1, match.seats + 1))
        people = self.people & seats if self.level else seats
        self.match, self.people, self.art = match, people or {1}, art_of(match.game)
        self.words = self._naming(self.words)
        self.looked = dict.fromkeys(self.people, match.plies)
        self.console.print(self.words("play-resumed", count=match.plies))

    def _quit(self) -> None:
        raise Quit

    # -- the screen

    def _show(self, seat: Eye) -> None:
        """Draw the table for whoever sits at the keyboard, and tell what happened meanwhile."""
        if seat is not None and self._hides() and seat != self.eye:
            self.console.clear()
            self.ask(self.words("play-pass", seat=self._name(seat)))
            self.console.clear()
        self.eye = seat
        self.console.print()
        self.console.print(self._drawing(seat), markup=False)
        if seat is not None:
            self._tell(seen(chain.from_iterable(self.match.told[self.looked[seat] :]), seat))
            for looking in {seat} if self._hides() else self.people:
                self.looked[looking] = self.match.plies
            view = self.game.view(self.match.state, seat)
            self.console.print(
                self.words(f"{self.game.key}-ask-{view.phase}", seat=seat), style="bold"
            )

    def _hides(self) -> bool:
        """Do people at this keyboard have secrets from each other?"""
        views = {msgspec.json.encode(self.game.view(self.match.state, s)) for s in self.people}
        return len(views) > 1

    def _drawing(self, eye: Eye) -> RenderableType:
        view = self.game.view(self.match.state, eye)
        events = seen(self.match.last_turn(), eye)
        return drawing(self.game, view, self.words, eye, self.match.options, events)

    def _tell(self, events: tuple[Event, ...]) -> None:
        facts = getattr(self.art, "facts", None)
        for event in events:
            own = facts(event, self.words) if facts else {}
            said = self.words.event(event, self.game, **own)
            self.console.print(f"· {said}", markup=False)

    def _end(self, over: Over) -> None:
        eye = next(iter(self.people)) if len(self.people) == 1 else None
        self.console.print()
        self.console.print(self._drawing(eye), markup=False)
        since = min(self.looked.values(), default=0)
        self._tell(seen(chain.from_iterable(self.match.told[since:]), eye))
        self.console.print(self.words("play-over"), style="bold")
        winners = ", ".join(map(self._name, over.winners))
        self.console.print(self.words("play-winner", count=len(over.winners), seats=winners))
        if over.scores is not None:
            scores = ", ".join(f"{self._name(s)} {n}" for s, n in enumerate(over.scores, 1))
            self.console.print(self.words("play-scores", scores=scores))

    # -- small things

    def _naming(self, words: Words) -> Words:
        """Bots have names; people at one keyboard are called as the game calls their seats."""
        seats = range(1, self.match.seats + 1)
        levels = {seat: self._level() for seat in seats if seat not in self.people}
        return words.naming(words.bots(levels, self.match.seats))

    def _name(self, seat: Seat) -> str:
        return self.words.seat(seat, self.game.key)

    def _legal(self, seat: Seat) -> Iterator[str]:
        return map(self.game.write, self.game.legal(self.match.state, seat))

    def _proposal(self, seat: Seat) -> str | None:
        propose = getattr(self.art, "propose", None)
        if propose is None:
            return None
        view = self.game.view(self.match.state, seat)
        proposal: str | None = propose(view, seat, list(islice(self._legal(seat), 5_000)))
        return proposal


class UnusableFile(Exception):
    """A file that can't be gone on with."""

    def __init__(self, file: Path, problem: record.Fault | OSError) -> None:
        super().__init__(file, problem)
        self.file = str(file)
        self.problem = problem

    def told(self, words: Words) -> str:
        """Why not."""
        fault = self.problem
        if isinstance(fault, OSError):
            return words("play-not-read", file=self.file, problem=fault.strerror)
        reason = words.refusal(fault.refusal, fault.game)
        return words("play-not-resumed", file=self.file, line=fault.line, reason=reason)


def resume(file: Path) -> Match:
    """A kept game; raises `UnusableFile`."""
    try:
        return record.read(files.read(file))
    except (record.Fault, OSError) as problem:
        raise UnusableFile(file, problem) from None


def _percent(chance: float) -> int:
    """In whole ones: never 0 or 100 unless it is certain."""
    return int(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))
