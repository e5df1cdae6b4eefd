"""Cuts Nunito down to the letters of our four languages: web/src/fonts/*.woff2.

Needs `fonttools` and `brotli`, which nothing else does, and web/node_modules:

    python tools/pictures/fonts.py
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, save_font
from fontTools.varLib.instancer import instantiateVariableFont

WEB = Path(__file__).resolve().parents[2] / "web"
FILES = WEB / "node_modules" / "@fontsource-variable" / "nunito" / "files"
# The lightest and the heaviest weight that the pages use.
WEIGHTS = (500, 1000)
SIGNS = "«»„“”‘’‚–—…·•×÷±°№←↑→↓"
LETTERS = {
    "latin": "".join(map(chr, range(0x20, 0x7F))) + "\u00a0óÓéÉüöäßñçÜÖÄ" + SIGNS,
    "latin-ext": "ąćęłńśźżĄĆĘŁŃŚŹŻ",
    "cyrillic": "".join(map(chr, range(0x410, 0x450))) + "єіїґЄІЇҐёЁъЪўЎ№\u0301",
}


def main() -> None:
    out = WEB / "src" / "fonts"
    out.mkdir(parents=True, exist_ok=True)
    for name, letters in LETTERS.items():
        options = Options(flavor="woff2", hinting=False, layout_features=["kern", "tnum", "mark"])
        font = load_font(str(FILES / f"nunito-{name}-wght-normal.woff2"), options)
        subsetter = Subsetter(options)
        subsetter.populate(text=letters)
        subsetter.subset(font)
        instantiateVariableFont(font, {"wght": WEIGHTS}, inplace=True)
        save_font(font, str(out / f"nunito-{name}.woff2"), options)
        print(name, (out / f"nunito-{name}.woff2").stat().st_size)


if __name__ == "__main__":
    main()
