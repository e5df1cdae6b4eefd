"""The pages' types are those of the wire."""

from __future__ import annotations

from toolbox import load_tool


def test_what_may_be_absent_and_what_may_not() -> None:
    tool = load_tool("wire")
    house, boooop = tool.house(), tool.of_game(tool.games.find("boooop"))
    assert "  question?: number;" in house  # omitted where nobody is asked
    assert "  clock?: Partial<Control>;" in house  # a request may leave it out, whole or in part
    assert "  clock: Control;" in house  # an answer doesn't
    assert "  started: number | null;" in house
    assert "  bots?: Record<string, number>;" in house  # seats as keys are text
    assert "  is: 'hello';" in house
    assert "  from: string;" in boooop
    assert "  pools: [Pool, Pool];" in boooop
    assert "  pieces?: ('c' | 'k')[];" in boooop
