"""A browser for the picture tools: shows pages over http, takes their picture, reads their text."""

from __future__ import annotations

import functools
import http.server
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "web/public/pictures"
FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
    "--virtual-time-budget=10000",
)


class Browser:
    """A Chromium and a folder of pages; the pictures are under `pictures/`."""

    def __init__(self, program: str, folder: Path, port: int) -> None:
        self.program, self.folder, self.port = program, folder, port

    def picture(self, html: str, target: Path, width: int) -> None:
        """Show a page and take its picture (.webp or .png), as tall as it is."""
        ask = "<script>onload=()=>document.title=document.body.scrollHeight</script>"
        titled = re.search(r"<title>(\d+)</title>", self.text(html + ask, width))
        height = int(titled.group(1)) if titled else 1000
        self._run(html, f"--screenshot={target}", f"--window-size={width},{height}")

    def text(self, html: str, width: int = 800) -> str:
        """Show a page and read it when its scripts are done."""
        return self._run(html, "--dump-dom", f"--window-size={width},800")

    def _run(self, html: str, *flags: str) -> str:
        (self.folder / "page.html").write_text(html, "utf-8")
        url = f"http://127.0.0.1:{self.port}/page.html"
        with tempfile.TemporaryDirectory() as profile:
            command = [self.program, *FLAGS, f"--user-data-dir={profile}", *flags, url]
            done = subprocess.run(command, check=True, capture_output=True, timeout=180, text=True)
        return done.stdout


@contextmanager
def browser() -> Iterator[Browser]:
    """A browser for a while; ends the program with a sentence if there is none."""
    program = os.environ.get("LAPKI_CHROMIUM") or shutil.which("chromium")
    if not program:
        sys.exit("No Chromium: `apt-get install chromium` as root, or set LAPKI_CHROMIUM to one.")
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "pictures").symlink_to(PICTURES)
        handler = functools.partial(_Quiet, directory=folder)
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield Browser(program, Path(folder), server.server_port)
            server.shutdown()


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Say nothing."""
