"""Pages of the site that are written from the code: the contract, HTTP, the socket, all types."""

import ast
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import wire as tool
from lapki import games
from lapki.games import contract
from lapki.house.app import make_app
from lapki.house.house import House
from lapki.house.settings import Settings

NAMES = ("contract.md", "http.md", "socket.md", "types.md", "games.md")
METHODS = ("get", "put", "post", "patch", "delete")


def pages() -> dict[str, str]:
    """Each page by its name."""
    texts = (the_contract(), http(), socket(), types(), of_games())
    return dict(zip(NAMES, texts, strict=True))


# --- the contract -------------------------------------------------------------------------------


def the_contract() -> str:
    """`games/contract.py` itself, a heading for each thing in it."""
    source = Path(contract.__file__).read_text(encoding="utf-8")
    module = ast.parse(source)
    lines = source.splitlines()
    about, _, example = (ast.get_docstring(module) or "").partition(">>>")
    parts = [
        "# The contract of a game",
        about.strip(),
        _fenced("pycon", f">>> {example.strip()}"),
        "What follows is `src/lapki/games/contract.py`, thing by thing.",
    ]
    for node in module.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
            code = "\n".join(lines[first - 1 : node.end_lineno])
            parts += [f"## {node.name}", _fenced("python", code)]
    return _page(parts)


# --- HTTP ---------------------------------------------------------------------------------------


def http() -> str:
    """Every request, from the OpenAPI document that a house shows."""
    document = openapi()
    parts = [
        "# HTTP",
        "Written from the OpenAPI 3.1 document that a running house shows at "
        "[`/api/v1/openapi.json`](/api/v1/openapi.json). [The house](../house.md) tells how it "
        "goes together; moves go over a table's [WebSocket](socket.md). Whatever is refused is "
        "answered by a status and a [`Refused`](socket.md#refused), with a sentence in your "
        "language (`?lang=uk`, or `Accept-Language`).",
    ]
    for path, operations in sorted(document["paths"].items(), key=_by_path):
        for method in METHODS:
            if method in operations:
                parts += _operation(method, path, operations[method])
    return _page(parts)


def openapi() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        app = make_app(House(Settings(data=Path(folder))))
        document: dict[str, Any] = app.openapi_schema.to_schema()
        return document


def _by_path(entry: tuple[str, Any]) -> tuple[bool, str]:
    """What only hosts may do comes last."""
    return ("/admin" in entry[0], entry[0])


def _operation(method: str, path: str, operation: dict[str, Any]) -> Iterator[str]:
    yield f"## {method.upper()} {path.removeprefix('/api/v1')}"
    yield str(operation.get("description") or operation.get("summary") or "")
    rows = [
        f"| `{one['name']}` | {one['in']} | {_kind(one.get('schema', {}))} |"
        f" {'yes' if one.get('required') else ''} |"
        for one in operation.get("parameters", ())
    ]
    if rows:
        yield "| parameter | in | type | needed |\n|---|---|---|---|\n" + "\n".join(rows)
    body = operation.get("requestBody", {}).get("content", {})
    for sent in body.values():
        yield f"Send: {_kind(sent['schema'])}"
    for status, answer in sorted(operation["responses"].items()):
        if status.startswith("2"):
            kinds = [_kind(one["schema"]) for one in answer.get("content", {}).values()]
            yield f"Answer: {status}, {', '.join(kinds) or 'nothing'}"


def _kind(schema: dict[str, Any]) -> str:
    """A type in words, with a way to where it is told."""
    if "$ref" in schema:
        name = re.split(r"[./_]", schema["$ref"])[-1]
        frame = any(cls.__name__ == name for cls in (*tool.said(), *tool.told()))
        return f"[`{name}`]({'socket' if frame else 'types'}.md#{name.lower()})"
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(dict.fromkeys(_kind(one) for one in schema[several]))
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    kind = schema.get("type", "anything")
    kind = " or ".join(kind) if isinstance(kind, list) else kind
    pattern = schema.get("pattern", "").removesuffix(r"(?!\n)").replace("|", "\\|")
    return f"{kind}, as `{pattern}`" if pattern else str(kind)


# --- what is said -------------------------------------------------------------------------------


def socket() -> str:
    """Frames, both ways."""
    parts = [
        "# WebSocket",
        "`/api/v1/tables/ID/socket?ply=N&lang=uk` follows a table from line N on. Each frame is a "
        "JSON object whose `is` says what it is. [The house](../house.md#a-tables-life) tells "
        "what comes when; what a game puts into `view`, `offer` and `events` is told "
        "[game by game](games.md).",
        "## What you say",
        *_told(tool.said(), "###"),
        "## What the house says",
        *_told(tool.told(), "###"),
    ]
    return _page(parts)


def types() -> str:
    """All other types of the house, by name."""
    others = {*tool.reached(tool.classes())} - {*tool.said(), *tool.told()}
    parts = [
        "# Types",
        "What requests and answers are made of, as TypeScript; frames are told with the "
        "[WebSocket](socket.md).",
        *_told(sorted(others, key=lambda cls: cls.__name__), "##"),
    ]
    return _page(parts)


def of_games() -> str:
    """What each game puts into the house's frames."""
    parts = [
        "# Games over the wire",
        "What each game puts into `view`, `offer`, `events`, `options`, `glance` and `advice`.",
    ]
    for key in games.names():
        text = tool.of_game(games.find(key)).partition("\n\n")[2]
        parts += [f"## {key}", _fenced("typescript", text.strip())]
    return _page(parts)


def _told(classes: list[Any], level: str) -> Iterator[str]:
    for cls in classes:
        yield f"{level} {cls.__name__}"
        yield _fenced("typescript", tool.interface(cls))


def _fenced(language: str, code: str) -> str:
    return f"```{language}\n{code.strip()}\n```"


def _page(parts: list[str]) -> str:
    return "\n\n".join(part for part in parts if part) + "\n"
