"""What a wheel carries beyond src/. An editable install reads those things where they lie.

An sdist has them as they were built, so that a wheel can be made of it where there is no Node.
"""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WORDS = {"locales": "lapki/locales"}
BUILT = {"web/dist": "lapki/pages", "build/site": "lapki/site"}
WITHOUT = "LAPKI_WITHOUT_PAGES"


class Carry(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":
            return
        without = os.environ.get(WITHOUT) == "1"
        for place in () if without else BUILT:
            if not (Path(self.root) / place / "index.html").is_file():
                raise SystemExit(
                    f"The pages aren't built: there is no {place}/index.html. Run `make pages` "
                    f"first, or set {WITHOUT}=1 for a house that is played from the terminal alone."
                )
        if self.target_name == "wheel":
            build_data["force_include"].update(WORDS if without else WORDS | BUILT)
