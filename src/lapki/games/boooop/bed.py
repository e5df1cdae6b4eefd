"""The bed: its cells, the seams between them, and what lies where from what.

Everything here is geometry, worked out once. A cell is a number from 0 (a1) to 35 (f6), counted up
column a first, so that numbers rise as the notation does: a1 before a2 before b1.
"""

from __future__ import annotations

from typing import Literal, get_args

SIZE = 6
Heading = Literal["up", "down", "left", "right"]
HEADINGS: tuple[Heading, ...] = get_args(Heading)

CELLS = tuple(f"{column}{row}" for column in "abcdef" for row in "123456")
CELL = {name: number for number, name in enumerate(CELLS)}

_STEPS = tuple((dc, dr) for dc in (-1, 0, 1) for dr in (-1, 0, 1) if dc or dr)


def _ray(cell: int, dc: int, dr: int) -> tuple[int, ...]:
    """The cells that follow from here in one direction, up to the edge."""
    column, row = divmod(cell, SIZE)
    cells = []
    while 0 <= (column := column + dc) < SIZE and 0 <= (row := row + dr) < SIZE:
        cells.append(SIZE * column + row)
    return tuple(cells)


# BOO-3: each neighbour of a cell, with the cell it would be pushed to (None: over the edge).
AROUND: tuple[tuple[tuple[int, int | None], ...], ...] = tuple(
    tuple(
        (ray[0], ray[1] if len(ray) > 1 else None)
        for ray in (_ray(cell, *step) for step in _STEPS)
        if ray
    )
    for cell in range(len(CELLS))
)

# BOO-15, BOO-16: all unbroken straight rows of three, cells rising.
THREES: tuple[tuple[int, int, int], ...] = tuple(
    sorted(
        (cell, ray[0], ray[1])
        for cell in range(len(CELLS))
        for step in ((0, 1), (1, -1), (1, 0), (1, 1))
        if len(ray := _ray(cell, *step)) > 1
    )
)

# The same with a board as a number, a1 its highest bit: of each direction (as a step between two
# cells), the bits of all cells at which a three begins.
_FIRST = len(CELLS) - 1
_STARTS = tuple(
    (step, 2 * step, sum(1 << _FIRST - a for a, b, _ in THREES if b - a == step))
    for step in sorted({b - a for a, b, _ in THREES})
)


def threes(bits: int) -> list[tuple[int, int, int]]:
    """Every unbroken straight row of three of these cells, in order."""
    found = []
    for step, twice, starts in _STARTS:
        rows = bits & bits << step & bits << twice & starts
        while rows:
            bit = rows.bit_length() - 1
            cell = _FIRST - bit
            found.append((cell, cell + step, cell + twice))
            rows ^= 1 << bit
    return sorted(found)


def _stop(low: int, high: int) -> str:
    return CELLS[low] + CELLS[high]


# BOO-7: five lines between columns, five between rows, with the headings that lead along them.
_LINES: tuple[tuple[Heading, Heading, tuple[str, ...]], ...] = tuple(
    ("up", "down", tuple(_stop(SIZE * c + r, SIZE * (c + 1) + r) for r in range(SIZE)))
    for c in range(SIZE - 1)
) + tuple(
    ("right", "left", tuple(_stop(SIZE * c + r, SIZE * c + r + 1) for c in range(SIZE)))
    for r in range(SIZE - 1)
)

# Which stops still lie ahead of a ghost that stands here and heads there, nearest first.
AHEAD: dict[tuple[str, Heading], tuple[str, ...]] = {
    (stop, heading): run[place + 1 :]
    for forth, back, stops in _LINES
    for heading, run in ((forth, stops), (back, stops[::-1]))
    for place, stop in enumerate(run)
}

STOPS = tuple(sorted({stop for stop, _ in AHEAD}))

# BOO-8: the two end stops of each line, and where a ghost heads that enters there.
ENTRIES: dict[str, Heading] = {
    stop: heading
    for forth, back, stops in _LINES
    for stop, heading in ((stops[0], forth), (stops[-1], back))
}

# BOO-11: the two cells beside a stop, each with the cells that follow, straight away from the seam.
BESIDE: dict[str, tuple[tuple[int, tuple[int, ...]], ...]] = {}
for _name in STOPS:
    _low, _high = CELL[_name[:2]], CELL[_name[2:]]
    _dc, _dr = divmod(_high - _low, SIZE)
    BESIDE[_name] = ((_low, _ray(_low, -_dc, -_dr)), (_high, _ray(_high, _dc, _dr)))
