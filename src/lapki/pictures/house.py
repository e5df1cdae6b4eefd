"""The house: cards and their backs, covers of the games, the logo, icons, avatars and robots."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files

import msgspec

from lapki import games
from lapki.pictures import bodies, cats, things
from lapki.pictures.album import Avatar, Breed, Dog, Part, Robot, paints, pick, read
from lapki.pictures.heads import head
from lapki.pictures.ink import Drawing, number

CARD_SHEET = (0.0, 0.0, 100.0, 140.0)
COVER_SHEET = (0.0, 0.0, 400.0, 220.0)
SQUARE = (0.0, 0.0, 100.0, 100.0)
BACK_PAWS = ((22, 24, -20), (78, 30, 15), (20, 112, -12), (80, 118, 22), (50, 18, 4), (50, 124, -8))

ROBOT_EARS = "solid= coat M25 44 L19 10 L49 27 Z\nmark= inner M28 34 L25 20 L39 27 Z"
ROBOT_FACE = "mark #2B1E26 M46 70 h8 l-4 4.4z\nline line 2.4 M42 76 q4 5 8 0 q4 5 8 0"

Actor = tuple[Drawing, tuple[float, float], float]


def breed_card(name: str) -> Drawing:
    """A dog card of Barking: its rank, large, and its head; the wonder dog has a star instead."""
    look = pick("breeds", Breed, None, name)
    if look.rank:
        drawing = _paper("#FFFCF4>#F6E8D0", "#C9AE8C").place(
            figure(str(look.rank), "#3A2530"), 11, 10
        )
    else:
        star = Drawing().sketch(pick("heads", Part, "wear", "star").sketch, {"line": "#8A5510"})
        drawing = _paper("#FFE9A8>#F7BE58", "#B98A4A").place(star, 20, 24, about=(50, 23))
    return drawing.place(head(look).haloed(), 50, 88, scale=0.82, about=(50, 54))


def cat_card() -> Drawing:
    """The cat card of Barking, dark among the cream ones."""
    drawing = _paper("#5B4680>#2E2148", "#8F7AB8")
    drawing.sketch("mark #FFE9A8/.9 o 76 28 12\nmark #4E3B72 o 82 24 11", paints())
    cat = things.thing("token", "cat").haloed()
    return drawing.place(cat, 50, 84, scale=0.8, about=(50, 54))


def figure(text: str, colour: str) -> Drawing:
    """A number, drawn in strokes so that no font is needed."""
    drawing = Drawing()
    for nth, sign in enumerate(text):
        stroke = read("things")["figure"][sign]
        one = Drawing().sketch(f"line {colour} 5 {stroke}", {"line": colour})
        drawing.place(one, nth * 18)
    return drawing


def back(name: str) -> Drawing:
    """The back of a card: cloth with stitches and one motif among paws."""
    raw = read("covers")["back"][name]
    light, dark, thread = raw["cloth"]
    drawing = _paper(f"{light}>{dark}", thread)
    for x, y, turn in BACK_PAWS:
        paw = things.paw_mark(thread)
        drawing.place(paw, x, y, scale=0.12, turn=turn, about=(50, 50), opacity=0.55)
    motif, middle, _ = _actor(raw["motif"])
    return drawing.place(motif.haloed(), 50, 71, scale=raw["scale"], about=middle)


PAW = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 220">
<rect width="400" height="220" fill="#1d3a44"/>
<g fill="#f3e3c3"><ellipse cx="200" cy="135" rx="42" ry="34"/>
<ellipse cx="148" cy="98" rx="15" ry="21"/>
<ellipse cx="183" cy="74" rx="15" ry="22"/><ellipse cx="219" cy="74" rx="15" ry="22"/>
<ellipse cx="254" cy="98" rx="15" ry="21"/></g></svg>"""
"""The cover of a game that brings none along."""


def cover(game: str) -> Drawing:
    """The picture of a game on the home page: a scene and its actors, each on a soft shadow."""
    raw = read("covers")["cover"][game]
    drawing = Drawing().sketch(raw["scene"], paints())
    for who, x, y, scale, turn in raw["actors"]:
        actor, foot, breadth = _actor(who)
        if breadth:
            oval = f"o {x} {y - 1} {number(breadth * scale)} {number(7 * scale)}"
            drawing.sketch(f"mark #1A0E1E/.35 {oval}", paints())
        drawing.place(actor.haloed(), x, y, scale=scale, turn=turn, about=foot)
    return drawing


def brought_cover(game: str) -> str:
    """The cover that a package brings along with its game, as a file; a paw if it has none."""
    file = files(games.package(game)) / "cover.svg"
    return file.read_text(encoding="utf-8") if file.is_file() else PAW


def avatar(look: Avatar) -> Drawing:
    """A face in its circle."""
    drawing = Drawing().sketch(
        f"mark {look.ground} o 50 50 50\nclip - o 50 50 50", {"line": "#000"}
    )
    drawing.place(head(look).haloed(), 50, 55, scale=0.78, about=(50, 54))
    return drawing.sketch("unclip", {})


def robot(look: Robot) -> Drawing:
    """A robot cat in its circle: what all of them have, then what is its own."""
    back = f"{ROBOT_EARS}\n{look.back}"
    return avatar(msgspec.structs.replace(look, back=back, extra=f"{ROBOT_FACE}\n{look.extra}"))


def logo() -> Drawing:
    """Two little paws, one after the other."""
    paw = things.thing("small", "paw")
    drawing = Drawing().place(paw, 32, 66, scale=0.56, turn=-14, about=(50, 50))
    return drawing.place(paw, 70, 32, scale=0.5, turn=16, about=(50, 50))


def app_icon(*, maskable: bool) -> Drawing:
    """The paw on plum cloth; a maskable icon fills its square and keeps clear of the edges."""
    plum = {"line": "#3A2C42"}
    drawing = Drawing().sketch(f"mark line r 0 0 100 100 {0 if maskable else 24}", plum)
    if not maskable:
        drawing.sketch("seam #C6AFFF/.6 2 r 11 11 78 78 13", plum)
    paw = things.thing("small", "paw").flat()
    return drawing.place(paw, 50, 51, scale=0.56 if maskable else 0.68, about=(50, 50))


def _paper(paint: str, thread: str) -> Drawing:
    shades = {"line": thread, "contour": "1.6"}
    drawing = Drawing().sketch(f"solid {paint} r 2 2 96 136 11", shades).flat()
    return drawing.sketch("seam line/.75 1.6 r 6 6.5 88 127 9", shades)


def _actor(who: str) -> Actor:
    """Somebody on a cover: the drawing, its foot (or middle), half the breadth of its shadow."""
    kind, _, name = who.partition("-")
    actors: dict[str, Callable[[], Actor]] = {
        "cat": lambda: (cats.piece(name, "cat"), (50, 108), 32),
        "kitten": lambda: (cats.piece(name, "kitten"), (50, 108), 32),
        "ghost": lambda: (cats.ghost(name), (50, 104), 0),
        "dog": lambda: (_dog_with_dice(name), (124, 148), 105),
        "sit": lambda: (sitting(name), (120, 152), 63),
        "face": lambda: (head(pick("dogs", Dog, None, name)), (50, 52), 0),
        "breed": lambda: (head(pick("breeds", Breed, None, name)), (50, 52), 0),
        "item": lambda: (things.thing("item", name), (50, 52), 0),
        "die": lambda: (things.die("die", int(name)), (30, 30), 0),
        "bone": lambda: (things.thing("small", "bone"), (50, 28), 0),
        "token": lambda: (things.thing("token", name), (50, 96), 32),
        "card": lambda: (_little_card(name), (50, 75), 0),
        "rabbit": lambda: (_rabbit(name), (36, 96), 26),
        "bunny": lambda: (_rabbit(name), (36, 50), 0),
    }
    if kind not in actors:
        raise KeyError(f"covers.toml: nobody is called {who!r}; there are {', '.join(actors)}")
    return actors[kind]()


def sitting(name: str) -> Drawing:
    """A breed of Barking with a body, barking."""
    look = msgspec.structs.asdict(pick("breeds", Breed, None, name))
    del look["rank"]
    look |= {"extra": "", "mouth": "none" if look["muzzle"] == "bull" else "grin"}
    return bodies.dog(Dog(**look, breed=name, temper="", pose="sit", spaces=1))


def _dog_with_dice(name: str) -> Drawing:
    look = pick("dogs", Dog, None, name)
    drawing = bodies.dog(look)
    spots, size = bodies.spaces(look)
    shown = (("space", 3), ("die", 5), ("die-new", 6))
    for spot, (kind, value) in zip(spots, shown, strict=False):
        one = things.die(kind, value)
        drawing.place(one, spot.x, spot.y, scale=size / 48, turn=spot.turn, about=(30, 30))
    return drawing


def _little_card(name: str) -> Drawing:
    shades = paints() | {"line": "#FFF6E6", "contour": "4"}
    return Drawing().sketch(read("covers")["card"][name]["sketch"], shades)


def _rabbit(mark: str) -> Drawing:
    raw = read("covers")["rabbit"][mark]
    light, middle, dark = raw["paint"]
    shades = {"light": light, "middle": middle, "dark": dark, "line": dark}
    drawing = Drawing().sketch(read("covers")["rabbit-body"]["sketch"], shades)
    return drawing.sketch(f"mark dark {raw['mark']}", shades)
