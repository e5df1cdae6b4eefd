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
        (36, 30, 29, 57, 57, 70),
        (21, 17, 13, 45, 43, 65),
        (23, 23, 23, 41, 45, 53),
        (11, 11, 11, 31, 33, 48),
    ),
    # cats on the bed, likewise
    "cats": (
        (12, 20, 32, 50, 65, 92),
        (2, 8, 22, 34, 49, 81),
        (9, 16, 25, 44, 51, 67),
        (2, 7, 19, 32, 42, 63),
    ),
    # by how many of its eight are cats
    "grown": (
        (-446, -314, -228, -142, -22, 106, 244, 381, 474),
        (-441, -313, -226, -149, -30, 93, 223, 352, 436),
        (-388, -262, -151, -115, -22, 92, 205, 302, 385),
        (-379, -256, -144, -121, -30, 78, 183, 274, 348),
    ),
    # by how many of its eight are on the bed
    "on bed": (
        (-1, -12, -14, -8, -2, 1, 11, 79, 0),
        (-42, -36, -34, -25, -12, 7, 24, 64, 0),
        (-2, -9, -8, -4, 2, 4, 10, 53, 0),
        (-38, -29, -27, -19, -7, 7, 20, 46, 0),
    ),
    # two pieces side by side
    "pairs": (
        (21,),
        (19,),
        (12,),
        (12,),
    ),
    # two cats side by side
    "cat pairs": (
        (27,),
        (28,),
        (27,),
        (32,),
    ),
    # an empty end of two cats, and a cat in the pool
    "place to win": (
        (0,),
        (62,),
        (-23,),
        (33,),
    ),
    # one more such end
    "second place": (
        (0,),
        (77,),
        (4,),
        (41,),
    ),
    # such an end, but no cat in the pool
    "no cat for it": (
        (-42,),
        (-27,),
        (-49,),
        (-36,),
    ),
    # no kitten in the pool
    "no kittens": (
        (-23,),
        (-13,),
        (-29,),
        (-16,),
    ),
    # no cat in the pool, though it has some
    "no cats": (
        (-61,),
        (-49,),
        (-68,),
        (-55,),
    ),
    # its ghost is at home
    "ghost home": (
        (0,),
        (0,),
        (9,),
        (3,),
    ),
    # whom its ghost will push at its next stop: its own kitten, cat, the other's kitten, cat
    "ghost next": (
        (0, 0, 0, 0),
        (0, 0, 0, 0),
        (-16, -2, 11, 3),
        (-11, 1, 12, 4),
    ),
    # and at the stop after that
    "ghost then": (
        (0, 0, 0, 0),
        (0, 0, 0, 0),
        (-13, -10, 9, 2),
        (-10, -10, 9, 7),
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
