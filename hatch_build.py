"""What a wheel carries beyond src/. An editable install reads those things where they lie."""

from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CARRIED = {"locales": "lapki/locales"}


class Carry(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "standard":
            build_data["force_include"].update(CARRIED)
