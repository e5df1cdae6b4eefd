"""Light on a thing: the night's tint, shade on the far side, a rim on the near one."""

from __future__ import annotations

from lapki.pictures.dreams.canvas import Canvas
from lapki.pictures.ink import number


def lit(
    canvas: Canvas,
    middle: tuple[float, float],
    size: float,
    strong: float = 1,
    *,
    tint: str = "",
    haze: float = 0,
    hue: float = 0,
    rich: float = 1,
    bright: float = 1,
    room: str = 'x="-15%" y="-15%" width="130%" height="130%"',
) -> str:
    """The filter for a thing of that size whose middle is there."""
    light = canvas.light
    across, down = light.towards(*middle)
    deep, soft = size * 0.085, size * 0.055
    steps = '<feMerge result="own"><feMergeNode in="SourceGraphic"/></feMerge>'
    if hue:
        steps += f'<feColorMatrix type="hueRotate" values="{number(hue)}"/>'
    if rich != 1:
        steps += f'<feColorMatrix type="saturate" values="{number(rich)}"/>'
    steps += _tint(tint or light.ambient, light.air, haze, bright) + '<feOffset result="base"/>'
    steps += (
        f'<feOffset in="SourceAlpha" dx="{number(across * deep)}" dy="{number(down * deep)}"/>'
        f'<feGaussianBlur stdDeviation="{number(soft)}" result="near"/>'
        f'<feFlood flood-color="{light.shade}"'
        f' flood-opacity="{number(min(1, light.dim * strong))}"/>'
        '<feComposite in2="near" operator="out"/>'
        '<feComposite in2="SourceAlpha" operator="in" result="shade"/>'
        f'<feOffset in="SourceAlpha" dx="{number(-across * deep * 0.42)}"'
        f' dy="{number(-down * deep * 0.42)}"/>'
        f'<feGaussianBlur stdDeviation="{number(soft * 0.45)}" result="far"/>'
        f'<feFlood flood-color="{light.colour}"'
        f' flood-opacity="{number(min(1, light.rim * strong))}"/>'
        '<feComposite in2="far" operator="out"/>'
        '<feComposite in2="SourceAlpha" operator="in" result="rim"/>'
        '<feMerge><feMergeNode in="base"/><feMergeNode in="shade"/><feMergeNode'
        ' in="rim"/></feMerge>'
    )
    return canvas.filter(steps, room)


def flat(canvas: Canvas, colour: str, blur: float, opacity: float = 1) -> str:
    """The filter that leaves only a soft outline of one colour: shadows, silhouettes, glows."""
    softly = (
        f'<feGaussianBlur in="SourceAlpha" stdDeviation="{number(blur)}" result="a"/>'
        if blur
        else ""
    )
    inner = "a" if blur else "SourceAlpha"
    return canvas.filter(
        f'{softly}<feFlood flood-color="{colour}" flood-opacity="{number(opacity)}"/>'
        f'<feComposite in2="{inner}" operator="in"/>'
    )


def _tint(tint: str, air: str, haze: float, bright: float) -> str:
    rows = []
    for nth, place in enumerate((1, 3, 5)):
        share = int(tint[place : place + 2], 16) / 255 * (1 - haze) * bright
        more = int(air[place : place + 2], 16) / 255 * haze
        row = ["0"] * 5
        row[nth], row[4] = f"{share:.3f}", f"{more:.3f}"
        rows.append(" ".join(row))
    return f'<feColorMatrix values="{" ".join(rows)} 0 0 0 1 0"/>'
