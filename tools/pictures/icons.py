"""The app's icons as PNG, which phones want, drawn by a browser from house/app-icon.svg.

python tools/pictures/icons.py
"""

from __future__ import annotations

import base64
import re
import sys

from browser import PICTURES, ROOT, browser

SIZES = {"icon-192.png": 192, "icon-512.png": 512, "apple-touch-icon.png": 180}

PAGE = """<!doctype html><canvas id=c width=SIZE height=SIZE></canvas><pre id=out></pre><script>
const i = new Image(SIZE, SIZE), c = document.getElementById("c");
i.src = "pictures/house/app-icon.svg";
i.onload = () => { c.getContext("2d").drawImage(i, 0, 0, SIZE, SIZE);
  document.getElementById("out").textContent = c.toDataURL("image/png"); };
</script>"""


def main() -> None:
    with browser() as chromium:
        for name, size in SIZES.items():
            text = chromium.text(PAGE.replace("SIZE", str(size)))
            found = re.search(r"data:image/png;base64,([A-Za-z0-9+/=]+)", text)
            if not found:
                sys.exit(f"the browser drew no {name}")
            target = PICTURES / "house" / name
            target.write_bytes(base64.b64decode(found.group(1)))
            print(target.relative_to(ROOT), target.stat().st_size)


if __name__ == "__main__":
    main()
