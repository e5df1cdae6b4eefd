"""What people type: nothing hides in it, nothing reaches out of it, and it stays as it was said."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from house.harness import opened, run
from lapki.house import wire
from lapki.house.texts import NAME, SAYING, STACK, alike, cleaned
from lapki.match import fate


@given(st.text(max_size=60))
@example("a\u0301\u0301\u0301\u0301\u0301\u0301")
@example("\u3164")
@example("x\u200dy")
def test_a_text_is_one_line_without_what_nobody_sees(text: str) -> None:
    clean = cleaned(text, SAYING)
    assert clean == clean.strip()
    assert "\n" not in clean
    assert not re.search(r"[\u0000-\u001f\u202a-\u202e\u2066-\u2069\u3164\u115f\u1160]", clean)
    assert cleaned(clean, SAYING) == clean


@pytest.mark.parametrize(
    "name", ["\u3164", "\u200d", "\u2800 \u2800", "\u034f", "\ufe0f", "\u202e"]
)
def test_a_name_that_nobody_sees_is_none(name: str) -> None:
    assert cleaned(name, NAME) == ""


@pytest.mark.parametrize("name", ["Ґанна Їжак", "Łucja", "Ёлка", "👩‍👩‍👧", "❤️ Ada", "می‌خواهم"])
def test_what_people_write_stays(name: str) -> None:
    assert cleaned(name, NAME) == name


def test_marks_are_not_stacked_over_the_lines_above() -> None:
    assert cleaned("e" + "\u0336" * 40, NAME) == "e" + "\u0336" * STACK


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "аda"),
        ("Ada", "ADA "),
        ("Олена", "Oлeнa"),
        ("Bill", "Bi1l"),
        ("Kot", "Кот"),
        ("Zoë", "Zoe"),
        ("Ａｄａ", "Ada"),
    ],
)
def test_names_that_look_the_same_are_alike(one: str, other: str) -> None:
    assert alike(one, other)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Adam"), ("🦊", "🐱"), ("Оля", "Юля")])
def test_names_that_look_different_are_not(one: str, other: str) -> None:
    assert not alike(one, other)


def test_nobody_sits_down_talks_or_is_renamed_as_somebody_else_at_the_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as home:
            ada, eve = await home.guest("Ada"), await home.guest("Аdа")
            table = (await ada.post("/tables", game="boooop", sit=True))["table"]["id"]
            answer = await eve.ask("PUT", f"/tables/{table}/seats/2")
            assert (answer.status_code, answer.json()["key"]) == (409, "name-alike")
            async with eve.at(table) as e:
                assert (await e.say("chat", text="I am Ada"))["key"] == "name-alike"
            await eve.put("/me", name="Eve")
            await eve.put(f"/tables/{table}/seats/2")
            answer = await eve.ask("PUT", "/me", name="ADA")
            assert answer.json()["key"] == "name-alike"

    run(scenario())


# --- shares -------------------------------------------------------------------------------------


@given(st.one_of(st.text(max_size=70), st.from_regex(fate.SHARE)))
@example("fish\n")
@example("fish\r\n")
@example("fish\u2028")
def test_a_share_is_taken_if_a_fate_may_hold_it_and_only_then(share: str) -> None:
    said = msgspec.json.encode({"share": share})
    try:
        taken = msgspec.json.decode(said, type=wire.Sit).share
    except msgspec.ValidationError:
        assert not fate.SHARE.fullmatch(share)
    else:
        assert taken == share
        assert fate.SHARE.fullmatch(share)


def test_every_pattern_matches_the_whole_text() -> None:
    kinds = [kind for kind in vars(wire).values() if isinstance(kind, type)]
    structs = [kind for kind in kinds if issubclass(kind, msgspec.Struct)]
    hints = [hint for kind in structs for hint in kind.__annotations__.values()]
    assert hints
    source = "\n".join(path.read_text() for path in Path(wire.__file__).parent.glob("*.py"))
    said = re.findall(r"pattern=(?!whole|rf\"\^\{pattern\})(.*)", source)
    assert said == [], "use whole(…)"
    for named in (wire.Id, wire.Share):
        (meta,) = get_args(named)[1:]
        assert re.search(meta.pattern, "fish")
        for tail in ("\n", "\r\n", " ", "\u2028"):
            assert not re.search(meta.pattern, f"fish{tail}")
