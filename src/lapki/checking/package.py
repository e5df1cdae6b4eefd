"""What a package brings along beside its rules: their numbers, words, a cover, a drawing, a bot.

Each function answers what it has found, in a sentence, or raises AssertionError.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import islice
from random import Random
from typing import Any, get_args

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from lapki import games
from lapki.bots import Budget, bot_for
from lapki.bots.contract import sight
from lapki.checking import suite
from lapki.drawing import WIDE, art_of, as_text, drawing
from lapki.games import plain
from lapki.games.contract import AnyGame, Decide, Refusal, judge, seen
from lapki.games.rulebook import rulebook
from lapki.match.match import Match
from lapki.words import LANGUAGES, Words, brought

COVER = "cover.svg"
LARGEST = 60_000
"""Bytes of a cover: it is on the first page."""


def check_rulebook(game: AnyGame) -> str:
    """Rules are numbered from 1 on, and each stands in a chapter."""
    book = rulebook(game.key)
    numbers = list(book.rules)
    wanted = [f"{book.prefix}-{n}" for n in range(1, len(numbers) + 1)]
    assert numbers == wanted, f"rules are numbered {wanted[0]}, {wanted[0][:-1]}2 …, not {numbers}"
    assert sorted(book.order) == list(range(1, len(numbers) + 1)), (
        "[chapters] of rules.toml holds each rule once"
    )
    for state, seat in _asked(game):
        ruled = game.governed(game.view(state, seat))
        assert set(ruled) <= book.rules.keys(), f"`governed` names a rule that there isn't: {ruled}"
    return f"{len(numbers)} rules, {len(book.chapters)} chapters"


def check_words(game: AnyGame) -> str:
    """All that can happen can be said, in every language: what one lacks, it says in English."""
    own = {language: _messages(game.key, language) for language in LANGUAGES}
    needed = {*_cover_words(game), *_rule_words(game), *_event_words(game), *_option_words(game)}
    needed |= {f"{game.key}-ask-{game.view(state, seat).phase}" for state, seat in _asked(game)}
    missing = sorted(needed - own["en"])
    assert not missing, f"locales/en says nothing of {', '.join(missing)}"
    for language in LANGUAGES:
        _speak(game, Words(language))
    others = [
        f"{language} {len(own[language] & own['en'])}" for language in LANGUAGES if language != "en"
    ]
    return f"{len(own['en'])} messages in English; in {', '.join(others)} of them"


def check_cover(game: AnyGame) -> str:
    """A picture for the first page: an SVG without code and without addresses of others."""
    file = files(games.package(game.key)) / COVER
    assert file.is_file(), f"there is no {COVER} in the package"
    text = file.read_text(encoding="utf-8")
    assert text.lstrip().startswith("<svg"), f"{COVER} doesn't begin with <svg"
    assert "viewBox" in text, f"{COVER} has no viewBox; 400 × 220 is best"
    foreign = re.findall(r"<script|\bon\w+=|(?:href|src)=[\"'](?!#)|url\((?![\"']?#)", text)
    assert not foreign, f"{COVER} may hold no code and fetch nothing: {foreign}"
    assert len(text) <= LARGEST, f"{COVER} has {len(text):,} letters; {LARGEST:,} are enough"
    return f"{len(text):,} letters"


def check_page(game: AnyGame) -> str:
    """The plain page can offer every move, and the drawing fits in every language."""
    widest = offered = 0
    for state, seat in _asked(game):
        offer = msgspec.convert(msgspec.to_builtins(game.offer(state, seat)), plain.Offer)
        legal = [game.write(move) for move in islice(game.legal(state, seat), plain.MOST)]
        assert sorted(offer.moves) == sorted(legal), (
            "`offer` has to lay out all legal moves: see lapki.games.plain"
        )
        offered += len(legal)
        for language in LANGUAGES:
            view = game.view(state, seat)
            drawn = as_text(drawing(game, view, Words(language), seat, game.Options()))
            widest = max(widest, *map(len, drawn.split("\n")))
    assert widest <= WIDE, f"the drawing is {widest} letters wide; {WIDE} is most, 40 fit a phone"
    by = "terminal.py" if art_of(game) else "no terminal.py: word by word"
    return f"{offered} moves offered; drawn {widest} letters wide ({by})"


def check_bot(game: AnyGame) -> str:
    """Each level plays a game to its end, and answers the same question the same way."""
    bot = bot_for(game.key)
    assert bot.levels, "a bot has levels"
    for level in bot.levels:
        match, rng = Match(game, game.seats[-1], game.Options()), Random(level)
        while not match.over and match.plies < 400:
            if not isinstance(due := match.due, Decide):
                match.chance(rng.randrange)
                continue
            known, budget = sight(match, due.seats[0]), Budget(nodes=50)
            first, again = (bot.choose(known, level, budget, Random(match.plies)) for _ in "ab")
            assert first == again, f"level {level} answers the same question in two ways"
            match.play(due.seats[0], first)
    return f"levels {', '.join(map(str, bot.levels))}"


# --- what there is to look at -------------------------------------------------------------------


def _asked(game: AnyGame) -> Iterator[tuple[Any, int]]:
    """Some questions, and whom they are asked."""
    for setup in suite.setups(game):
        match = suite.random_match(*setup, Random(1), plies=200)
        for state in match.states[:60]:
            due = game.due(state)
            yield from ((state, seat) for seat in (due.seats if isinstance(due, Decide) else ()))


def _messages(key: str, language: str) -> set[str]:
    """What the package itself says in this language."""
    folder = files(games.package(key)) / "locales" / language
    found: set[str] = set()
    for file in folder.iterdir() if folder.is_dir() else ():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), (
                f"locales/{language}/{file.name} can't be read: {str(entry.content)[:60]!r}"
            )
            if isinstance(entry, ftl.Message):
                found.add(entry.id.name)
    strange = sorted(name for name in found if name != key and not name.startswith(f"{key}-"))
    assert not strange, f"messages begin with “{key}-”, not as {', '.join(strange)}"
    assert brought(key, language), f"there are no words in {language}, nor in English"
    return found


def _cover_words(game: AnyGame) -> Iterator[str]:
    yield game.key
    yield from (f"{game.key}-{what}" for what in ("title", "line", "players", "minutes"))


def _rule_words(game: AnyGame) -> Iterator[str]:
    book = rulebook(game.key)
    yield f"{game.key}-short"
    yield from (f"{game.key}-chapter-{name}" for name in book.chapters)
    yield from (f"{game.key}-rule-{number}" for number in book.order)
    yield from (f"{game.key}-phrase-{phrase}" for phrase in game.form.phrases)


def _event_words(game: AnyGame) -> Iterator[str]:
    for event in get_args(game.EventType) or (game.EventType,):
        short = event.__struct_config__.omit_defaults and event.__struct_defaults__
        assert not short, (
            f"the event {event.__name__} leaves out what is usual, and its words couldn't say it: "
            "give it omit_defaults=False"
        )
        yield f"{game.key}-event-{str(event.__struct_config__.tag).replace(' ', '-')}"


def _option_words(game: AnyGame) -> Iterator[str]:
    for field in msgspec.structs.fields(game.Options):
        name = f"{game.key}-option-{field.encode_name}"
        yield name
        values = getattr(msgspec.inspect.type_info(field.type), "values", ())
        yield from (f"{name}-{value}" for value in values)


def _speak(game: AnyGame, words: Words) -> None:
    """Tell all events and refusals of a game; raises what a message lacks."""
    rng = Random(2)
    for setup in suite.setups(game):
        match = suite.random_match(*setup, rng, plies=200)
        for events in match.told:
            for eye in (None, *range(1, match.seats + 1)):
                for event in seen(events, eye):
                    words.event(event, game)
        for state, text in zip(match.states[:20], suite.misspelt(match, rng, 20), strict=False):
            for actor in range(1, match.seats + 1):
                _say_no(game, state, actor, text, words)


def _say_no(game: AnyGame, state: Any, actor: int, text: str, words: Words) -> None:
    try:
        judge(game, state, actor, game.read(text))
    except Refusal as no:
        try:
            words.refusal(no, game)
        except KeyError:
            raise AssertionError(
                f"nothing says why not: {game.key}-{no.kind}-{no.key} is missing"
            ) from None
