"""What a wheel carries beyond src/. An editable install reads those things where they lie."""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CARRIED = {"locales": "lapki/locales"}
PAGES = "web/dist"
WITHOUT = "LAPKI_WITHOUT_PAGES"


class Carry(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":
            return
        build_data["force_include"].update(CARRIED)
        if os.environ.get(WITHOUT) == "1":
            return
        if not (Path(self.root) / PAGES / "index.html").is_file():
            raise SystemExit(
                f"The pages aren't built: there is no {PAGES}/index.html. Run `make pages` first, "
                f"or set {WITHOUT}=1 for a house that is played from the terminal alone."
            )
        build_data["force_include"][PAGES] = "lapki/pages"
