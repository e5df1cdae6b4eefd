"""The house: covers, backs, the logo, icons and avatars."""

from __future__ import annotations

from lapki.pictures import bodies, cats, things
from lapki.pictures.album import Avatar, Dog, Thing, pick, read
from lapki.pictures.heads import head
from lapki.pictures.ink import Drawing, Paints

COVER_SHEET = (0.0, 0.0, 400.0, 220.0)
CARD_SHEET = (0.0, 0.0, 100.0, 140.0)
STICKER = "#FFEFD8"

# Rank figures as strokes on a sheet of 20 by 28, so that a card needs no font.
FIGURES = {
    "0": "M10 3 C4 3 3 9 3 14 C3 19 4 25 10 25 C16 25 17 19 17 14 C17 9 16 3 10 3Z",
    "1": "M5 8 L11 3 V25",
    "2": "M4 8 C4 1 16 1 16 9 C16 15 4 19 4 25 H17",
    "3": "M4 5 C8 1 16 3 15 9 C15 13 11 13 9 13 C12 13 17 14 17 19 C17 26 7 27 3 22",
    "4": "M12 3 L3 18 H17 M13 11 V25",
    "5": "M15 3 H6 L5 13 C9 9 17 11 17 18 C17 26 7 27 3 22",
    "6": "M14 4 C7 4 3 12 3 18 C3 27 17 27 17 18 C17 11 6 10 4 17",
    "7": "M3 3 H17 C12 10 9 17 9 25",
    "8": "M10 13 C3 12 4 3 10 3 C16 3 17 12 10 13 C2 14 2 25 10 25 C18 25 18 14 10 13Z",
    "9": "M16 11 C15 18 3 17 3 10 C3 1 17 1 17 10 C17 17 13 24 6 25",
}


def figure(text: str, colour: str, x: float, y: float, scale: float) -> Drawing:
    """A number, drawn."""
    drawing = Drawing()
    for nth, sign in enumerate(text):
        one = Drawing().sketch(f"line {colour} 5 {FIGURES[sign]}", {"line": colour})
        drawing.place(one, x + nth * 17 * scale, y, scale=scale)
    return drawing


def breed_card(name: str) -> Drawing:
    """A dog card of Barking: its rank, large, and its head."""
    look = things.breeds()[name]
    wonder = look.rank == 0
    paper = "#FFE9A8>#F7BE58" if wonder else "#FFFCF4>#F6E8D0"
    drawing = _paper(paper, "#B98A4A" if wonder else "#C9AE8C")
    drawing.place(_haloed(head(look)), 50, 88, scale=0.86, about=(50, 54))
    if wonder:
        star = pick("heads", Thing, "wear", "star").sketch
        return drawing.place(Drawing().sketch(star, {"line": "#8A5510"}), 20, 24, scale=0.9, about=(50, 23))
    return drawing.place(figure(str(look.rank), "#3A2530", 11, 10, 1.05))


def cat_card() -> Drawing:
    """The cat card of Barking, dark among the cream ones."""
    drawing = _paper("#5B4680>#2E2148", "#8F7AB8")
    drawing.sketch("mark #FFE9A8/.9 o 76 28 12\nmark #4E3B72 o 82 24 11", things.thing_paints())
    cat, _ = things.thing("token", "cat")
    return drawing.place(_haloed(cat), 50, 84, scale=0.8, about=(50, 54))


def back(light: str, dark: str, thread: str, motif: Drawing, scale: float) -> Drawing:
    """The back of a card: cloth with stitches and one motif, large, among paws."""
    drawing = _paper(f"{light}>{dark}", thread)
    paw = pick("things", Thing, "small", "paw").sketch.replace("solid", "mark")
    for nth, (x, y, turn) in enumerate(((22, 24, -20), (78, 30, 15), (20, 112, -12), (80, 118, 22), (50, 18, 4), (50, 124, -8))):
        one = Drawing().sketch(paw, {"gold": thread, "amber": thread, "line": thread})
        drawing.place(one, x, y, scale=0.11 + 0.01 * (nth % 2), turn=turn, about=(50, 50), opacity=0.55)
    return drawing.place(_haloed(motif), 50, 71, scale=scale, about=(50, 52))


def cover(game: str) -> Drawing:
    """The picture of a game on the home page."""
    raw = read("covers")[game]
    drawing = Drawing().sketch(raw["scene"], things.thing_paints())
    for who, x, y, scale, turn in raw["actors"]:
        actor, foot = _actor(who)
        drawing.place(_haloed(actor), x, y, scale=scale, turn=turn, about=foot)
    return drawing.sketch(raw["front"], things.thing_paints())


def avatar(look: Avatar) -> Drawing:
    """A face in its circle, on a sheet of 100."""
    drawing = Drawing().sketch(f"mark {look.ground} o 50 50 50\nclip - o 50 50 50", {"line": "#000"})
    drawing.place(_haloed(head(look)), 50, 55, scale=0.78, about=(50, 54))
    return drawing.sketch("unclip", {})


def logo() -> Drawing:
    """Two little paws, one after the other."""
    paw, _ = things.thing("small", "paw")
    drawing = Drawing().place(paw, 32, 66, scale=0.56, turn=-14, about=(50, 50))
    return drawing.place(paw, 70, 32, scale=0.5, turn=16, about=(50, 50))


def app_icon(full: bool) -> Drawing:
    """The paw on plum cloth; `full` fills the square, as maskable icons must."""
    drawing = Drawing().sketch(f"mark #5B3A6E*#46303A*#1D1622 r 0 0 100 100 {0 if full else 24}", {"line": "#000"})
    stitches = "M24 11h52a13 13 0 0 1 13 13v52a13 13 0 0 1-13 13h-52a13 13 0 0 1-13-13v-52a13 13 0 0 1 13-13z"
    if not full:
        drawing.marks.append(f'<path d="{stitches}" fill="none" stroke="#C6AFFF" stroke-opacity=".6" stroke-width="2" stroke-dasharray="5 4.4" stroke-linecap="round"/>')
    paw, _ = things.thing("small", "paw")
    return drawing.place(paw.flatten(), 50, 51, scale=0.56 if full else 0.68, about=(50, 50))


def _paper(paint: str, thread: str) -> Drawing:
    drawing = Drawing().sketch(f"solid {paint} r 2 2 96 136 11", {"line": thread, "contour": "1.6"})
    d = "M15 6.5h70a9 9 0 0 1 9 9v109a9 9 0 0 1-9 9h-70a9 9 0 0 1-9-9v-109a9 9 0 0 1 9-9z"
    drawing.marks.append(f'<path d="{d}" fill="none" stroke="{thread}" stroke-opacity=".75" stroke-width="1.6" stroke-dasharray="4.4 3.8" stroke-linecap="round"/>')
    return drawing


def _haloed(drawing: Drawing) -> Drawing:
    """A drawing with its halo as marks, for use inside another picture."""
    group = f'<g fill="{STICKER}" stroke="{STICKER}" stroke-linejoin="round" stroke-linecap="round">'
    return Drawing([group, *drawing.edge, "</g>", *drawing.marks], [], dict(drawing.defs))


def _actor(who: str) -> tuple[Drawing, tuple[float, float]]:
    kind, _, rest = who.partition("-")
    if kind in ("cat", "kitten"):
        return cats.piece(rest, kind), (50, 108)
    if kind == "ghost":
        return cats.ghost(rest, "home"), (50, 104)
    if kind == "dog":
        return _dog_with_dice(rest), (124, 148)
    if kind == "breed":
        return head(things.breeds()[rest]), (50, 56)
    if kind == "die":
        return things.die(int(rest), "solid"), (30, 30)
    if kind == "bone":
        return things.thing("small", "bone")[0], (50, 28)
    if kind == "token":
        return things.thing("token", rest)[0], (50, 96)
    if kind == "card":
        return Drawing().sketch(read("covers")["card"][rest]["sketch"], {**things.thing_paints(), "line": "#FFF6E6", "contour": "4"}), (50, 75)
    if kind == "rabbit":
        return rabbit(rest), (36, 96)
    raise KeyError(f"covers.toml: nobody is called {who!r}")


def _dog_with_dice(name: str) -> Drawing:
    look = pick("dogs", Dog, None, name)
    drawing = bodies.dog(look)
    spots, size = bodies.spaces(look)
    for spot, (value, kind) in zip(spots, ((3, "space"), (5, "solid"), (6, "new")), strict=False):
        drawing.place(things.die(value, kind), spot.x, spot.y, scale=size / 48, turn=spot.turn, about=(30, 30))
    return drawing


def rabbit(mark: str) -> Drawing:
    raw = read("covers")["rabbit"][mark]
    light, middle, dark = raw["paint"]
    paints: Paints = {"light": light, "middle": middle, "dark": dark, "line": dark}
    drawing = Drawing().sketch(read("covers")["rabbit-body"]["sketch"], paints)
    return drawing.sketch(f"mark dark {raw['mark']}", paints)
