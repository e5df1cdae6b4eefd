"""Words: whatever the rules can say, somebody can read in four languages."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import msgspec
import pytest

from lapki.bots import Budget, bot_for
from lapki.bots.arena import step
from lapki.cli.games import spots as terminal
from lapki.games.contract import Decide, Illegal, Refusal
from lapki.games.spots import positions, refusals
from lapki.games.spots.box import DOGS, SETS, TRICKS
from lapki.games.spots.events import SpotsEvent
from lapki.games.spots.state import SpotsOptions
from lapki.match import record
from lapki.match.match import Match
from lapki.words import LANGUAGES, LOCALES, Words
from rulebook import rule
from spots.park import GAME, Park, doing, lay, seat

CYRILLIC = re.compile("[а-яіїєґ]", re.IGNORECASE)
PRINTED = {
    "howl": ("Голос", "daj głos"),
    "roll-over": ("Переворот", "turlaj się"),
    "walk": ("Гуляти", "idź"),
    "dig": ("Копати", "kop"),
    "trot": ("Тупцяти", "kłus"),
    "retrieve": ("До мене", "przynieś"),
    "track": ("Взяти слід", "węsz"),
    "run": ("Бігти", "biegaj"),
    "chase": ("Фас", "goń"),
    "bolt": ("Гасати", "pędź"),
    "sprint": ("Уперед", "sprint"),
    "dogpile": ("Зграя песиків", "kanapka"),
    "fetch": ("Апорт", "aport"),
    "guard": ("Охороняти", "pilnuj"),
    "hunt": ("Полювати", "poluj"),
    "search": ("Шукати", "szukaj"),
    "scavenge": ("Нишпорити", "grzeb"),
    "beg": ("Просити", "poproś"),
    "chew": ("Жувати", "żuj"),
    "gobble": ("Їсти", "wcinaj"),
    "stay": ("Лежати", "zostań"),
    "play-dead": ("Удавати мертвого", "zdechł pies"),
}

_RULES = {name: trick.rule for name, trick in TRICKS.items()}


@pytest.mark.parametrize(
    "trick", [pytest.param(name, marks=rule(number)) for name, number in _RULES.items()]
)
def test_every_trick_has_its_printed_names_and_says_what_it_does(trick: str) -> None:
    uk, pl = PRINTED[trick]
    assert Words("uk")("spots-trick", trick=trick) == uk
    assert Words("pl")("spots-trick", trick=trick).lower() == pl
    does = {language: Words(language)("spots-does", trick=trick) for language in LANGUAGES}
    assert len(set(does.values())) == 4
    assert all(20 < len(said) < 130 and said.endswith(".") for said in does.values())
    names = {Words(language)("spots-trick", trick=trick) for language in LANGUAGES}
    assert trick not in names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_dog_has_a_name_of_its_own(language: str) -> None:
    names = {Words(language)("spots-dog", dog=dog) for dog in DOGS}
    assert len(names) == 32
    assert not names & set(DOGS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_has_a_question_and_every_set_a_name(language: str) -> None:
    words = Words(language)
    for phase in ("choose", "settle", "more", "name", "bolt", "dig", "trot", "retrieve", "pile"):
        assert words(f"spots-ask-{phase}", seat=1).strip()
        assert words("spots-illegal-wrong-phase", phase=phase).strip()
    for name in (*SETS, "random", "free-range"):
        assert words(f"spots-option-tricks-{name}").strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tricks", ["dog-park", "free-range", "kennel-club"])
def test_every_event_of_a_game_can_be_told(language: str, tricks: str) -> None:
    words = Words(language)
    for event in _events(1, tricks) + _events(2, tricks):
        said = words.event(event, GAME, **terminal.facts(event, words))
        assert said.strip()
        assert "none" not in said
        assert bool(CYRILLIC.search(said)) == (language in ("uk", "ru")), said


def _events(seats: int, tricks: str) -> list[SpotsEvent]:
    """What happens in a game of bots that are rash at times."""
    match = Match(GAME, seats, SpotsOptions(tricks=tricks))
    rng = Random(seats)
    while not match.over:
        rash = isinstance(match.due, Decide) and rng.random() < 0.2
        players = {s: (bot_for("spots"), 1 if rash else 3) for s in range(1, seats + 1)}
        step(match, players, Budget(nodes=1), rng)
    return [event for told in match.told for event in told]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_its_words(language: str) -> None:
    for kind in SpotsEvent.__args__:
        tag = kind.__struct_config__.tag.replace(" ", "-")
        assert f"spots-event-{tag}" in Words(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: str) -> None:
    source = Path(refusals.__file__ or "").read_text()
    keys = set(re.findall(r'Illegal\(\s*(?:None|"SPO-\d+"|rule), "([a-z-]+)"', source))
    keys |= {f"keep-{keep}" for keep in _KEEPS}
    assert len(keys) > 25
    words = Words(language)
    assert {key for key in keys if f"spots-illegal-{key}" not in words} == set()
    broken = set(re.findall(r'Broken\("([a-z-]+)"', Path(positions.__file__).read_text()))
    shared = {"position-shape"}
    assert {key for key in broken - shared if f"spots-header-{key}" not in words} == set()


_KEEPS = ("all", "one-number", "up-to-named", "count", "total", "not-below-yard")

OTHER = seat("missy")
REFUSED: list[tuple[Park, str]] = [
    (lay(seat("bongo"), OTHER), "1 trick dig"),
    (lay(seat("bongo"), OTHER, down="run"), "1 trick run"),
    (lay(seat("bongo"), OTHER), "1 score"),
    (lay(seat("bongo"), OTHER), "2 score"),
    (doing("walk", seat("bongo"), OTHER), "1 more"),
    (doing("walk", seat("bongo", "pebble:1"), OTHER).play("* roll 1 3"), "1 treat"),
    (doing("walk", seat("bongo", "pebble:1"), OTHER).play("* roll 1 3"), "1 place 1>pebble"),
    (doing("walk", seat("bongo", "pebble:1"), OTHER).play("* roll 1 3"), "1 place 1>missy"),
    (doing("walk", seat("bongo", "pebble:1"), OTHER).play("* roll 1 3"), "1 place 1>bongo"),
    (doing("hunt", seat("bongo", treats=1), OTHER).play("* roll 1 3"), "1 place 1>bongo"),
    (doing("guard", seat("bongo", treats=1), OTHER).play("1 name 2", "* roll 1 3 3 3"), "1 place"),
    (doing("dig", seat("doog", yard="6"), OTHER), "1 dig 1 6+"),
    (doing("dig", seat("doog", yard="6"), OTHER), "1 dig 2 5+"),
    (doing("bolt", seat("doog"), OTHER), "1 bolt 20"),
    (doing("dogpile", seat("doog:2", yard="6"), OTHER), "1 pile yard 3"),
    (doing("dogpile", seat("doog:2", yard="6"), OTHER), "1 pile doog 3"),
    (doing("retrieve", seat("doog:2", yard="6"), OTHER), "1 retrieve 5>yard"),
]


@pytest.mark.parametrize(("park", "line"), REFUSED)
def test_a_refusal_is_told_in_every_language(park: Park, line: str) -> None:
    with pytest.raises(Illegal) as refused:
        record.obey(park.match, line)
    said = {language: Words(language).refusal(refused.value, GAME) for language in LANGUAGES}
    assert len(set(said.values())) == 4
    for language, text in said.items():
        assert bool(CYRILLIC.search(text)) == (language in ("uk", "ru")), text


def test_the_four_files_say_the_same_things() -> None:
    """The same keys, with the same facts in them."""
    seen = {}
    for language in LANGUAGES:
        text = (LOCALES / language / "spots.ftl").read_text(encoding="utf-8")
        blocks = re.split(r"^(?=spots)", text, flags=re.MULTILINE)[1:]
        seen[language] = {
            block.split(" = ")[0]: set(re.findall(r"\$[a-z-]+", block)) for block in blocks
        }
    assert seen["uk"] == seen["pl"] == seen["ru"] == seen["en"]


def test_broken_positions_and_unreadable_moves_are_told() -> None:
    for language in LANGUAGES:
        words = Words(language)
        for refusal in _broken():
            assert words.refusal(refusal, GAME).strip()


def _broken() -> list[Refusal]:
    found: list[Refusal] = []
    try:
        GAME.read("jump")
    except Refusal as refusal:
        found.append(refusal)
    for change in ({"turn": 9}, {"top": None}, {"deck": ["bongo"]}):
        shown = msgspec.to_builtins(GAME.printed(lay(seat("bongo"), OTHER).state)) | change
        try:
            GAME.position(shown, 2, SpotsOptions())
        except Refusal as refusal:
            found.append(refusal)
    assert len(found) == 4
    return found
