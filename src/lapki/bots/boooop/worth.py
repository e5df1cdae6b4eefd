"""What counts on a bed, and how much: in hundredths of the log-odds of winning.

Four rows of numbers: without ghosts and with them, and in each for the seat that is to place a
piece and for the one that waits. `benchmarks/fit_boooop.py` fits them to games of the bot against
itself, and prints this table.
"""

from __future__ import annotations

from itertools import accumulate

WORTH: dict[str, tuple[tuple[int, ...], ...]] = {
    # kittens on the bed, by kind of cell: a1, b1, c1, b2, c2, c3 and all that mirror them
    "kittens": (
        (41, 29, 29, 60, 59, 73),
        (25, 15, 13, 47, 45, 67),
        (22, 20, 22, 43, 44, 55),
        (10, 9, 10, 32, 32, 46),
    ),
    # cats on the bed, likewise
    "cats": (
        (3, 20, 36, 51, 70, 98),
        (-7, 9, 27, 33, 54, 88),
        (-1, 13, 25, 40, 53, 72),
        (-6, 6, 21, 29, 45, 67),
    ),
    # by how many of its eight are cats
    "grown": (
        (-476, -331, -236, -161, -29, 112, 271, 413, 497),
        (-472, -331, -236, -165, -40, 98, 247, 382, 454),
        (-418, -258, -178, -142, -20, 91, 229, 337, 413),
        (-408, -244, -164, -148, -30, 72, 200, 301, 368),
    ),
    # by how many of its eight are on the bed
    "on bed": (
        (3, -11, -13, -7, -3, 0, 11, 82, 0),
        (-45, -42, -35, -29, -11, 5, 24, 70, 0),
        (6, -9, -7, 0, 2, 2, 5, 55, 0),
        (-38, -33, -29, -20, -6, 6, 19, 47, 0),
    ),
    # two pieces side by side
    "pairs": (
        (26,),
        (19,),
        (25,),
        (15,),
    ),
    # two cats side by side
    "cat pairs": (
        (20,),
        (26,),
        (6,),
        (19,),
    ),
    # an empty end of two cats, and a cat in the pool
    "place to win": (
        (0,),
        (63,),
        (13,),
        (44,),
    ),
    # one more such end
    "second place": (
        (0,),
        (73,),
        (4,),
        (46,),
    ),
    # such an end, but no cat in the pool
    "no cat for it": (
        (-49,),
        (-30,),
        (-42,),
        (-21,),
    ),
    # no kitten in the pool
    "no kittens": (
        (-19,),
        (-10,),
        (-30,),
        (-19,),
    ),
    # no cat in the pool, though it has some
    "no cats": (
        (-55,),
        (-52,),
        (-62,),
        (-59,),
    ),
    # its ghost is at home
    "ghost home": (
        (0,),
        (0,),
        (13,),
        (7,),
    ),
    # whom its ghost will push at its next stop: its own kitten, cat, the other's kitten, cat
    "ghost next": (
        (0, 0, 0, 0),
        (0, 0, 0, 0),
        (-12, -4, 12, -1),
        (-9, 6, 14, 5),
    ),
    # and at the stop after that
    "ghost then": (
        (0, 0, 0, 0),
        (0, 0, 0, 0),
        (-14, -13, 7, 2),
        (-12, -14, 11, 7),
    ),
}
ROWS = tuple(tuple(number for part in WORTH.values() for number in part[row]) for row in range(4))

# Where each of them begins in a row.
(
    KITTENS,
    CATS,
    GROWN,
    ON_BED,
    PAIRS,
    CAT_PAIRS,
    PLACE_TO_WIN,
    SECOND_PLACE,
    NO_CAT_FOR_IT,
    NO_KITTENS,
    NO_CATS,
    GHOST_HOME,
    GHOST_NEXT,
    GHOST_THEN,
) = accumulate((len(part[0]) for part in list(WORTH.values())[:-1]), initial=0)
