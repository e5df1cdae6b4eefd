"""The four languages say the same things, with right plurals and their own letters."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from lapki import games
from lapki.words import LANGUAGES, LOCALES

WEB = Path(__file__).parents[2] / "web" / "src"

SRC = LOCALES.parent / "src"
PLURALS = {
    "uk": {"one", "few", "many", "other"},
    "ru": {"one", "few", "many", "other"},
    "pl": {"one", "few", "many", "other"},
    "en": {"one", "other"},
}
AS_ENGLISH = "= en:"
"""So begins the comment on a message that is rightly the same as in English."""
FOREIGN = {"uk": "ыэъё", "ru": "іїєґ", "pl": "а-яіїєґё", "en": "а-яіїєґё"}


# --- reading ------------------------------------------------------------------------------------


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                found[entry.id.name] = entry
    return found


class _Parts(Visitor):
    """What a message is made of."""

    def __init__(self, message: ftl.Message) -> None:
        self.arguments: set[str] = set()
        self.references: set[str] = set()
        self.selects: list[set[str]] = []
        self.texts: list[str] = []
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self.selects.append(
            {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
        )
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def parts(language: str, key: str) -> _Parts:
    return _Parts(messages(language)[key])


# --- the four languages -------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_take_the_same_arguments(language: str) -> None:
    for key in messages("en"):
        assert parts(language, key).arguments == parts("en", key).arguments, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_all_their_forms(language: str) -> None:
    for key in messages(language):
        for names in parts(language, key).selects:
            forms = names & {"zero", "one", "two", "few", "many", "other"}
            if forms - {"other"}:  # `other` alone is a plain default
                assert forms == PLURALS[language], f"{key}: {sorted(forms)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_belong_to_the_language(language: str) -> None:
    foreign = re.compile(f"[{FOREIGN[language]}]", re.IGNORECASE)
    for key in messages(language):
        for text in parts(language, key).texts:
            assert not foreign.search(text), f"{key}: {text}"


@pytest.mark.parametrize("language", [lang for lang in LANGUAGES if lang != "en"])
def test_nothing_was_left_in_english(language: str) -> None:
    for key, message in messages(language).items():
        mine, english = parts(language, key).texts, parts("en", key).texts
        letters = any(c.isalpha() for text in english for c in text)
        same = letters and mine == english
        said = message.comment is not None and str(message.comment.content).startswith(AS_ENGLISH)
        assert same == said, (
            f"{key} is the same as in English; if that is right, write above it: # {AS_ENGLISH} why"
            if same
            else f"{key} isn't the same as in English, though it says so"
        )


# --- words and code -----------------------------------------------------------------------------


@cache
def trees() -> dict[Path, ast.Module]:
    return {f: ast.parse(f.read_text(encoding="utf-8")) for f in sorted(SRC.rglob("*.py"))}


def refusals() -> Iterator[tuple[str, set[str], Path]]:
    """Every refusal in the code: a pattern of its key, and the facts it carries."""
    kinds = {
        "Illegal": "illegal",
        "Broken": "header",
        "Unreadable": "syntax",
        "Misfit": "package",
    }
    for file, tree in trees().items():
        for node in ast.walk(tree):
            name = getattr(getattr(node, "func", None), "id", None)
            if isinstance(node, ast.Call) and name in kinds and node.args:
                facts = {str(k.arg) for k in node.keywords}
                for key in _keys(node.args[name == "Illegal"]):
                    yield f"{kinds[name]}-{key}", facts, file


def _keys(node: ast.expr) -> list[str]:
    """The key of a refusal as a pattern: a word, one with something filled in, either of two."""
    if isinstance(node, ast.IfExp):
        return _keys(node.body) + _keys(node.orelse)
    if isinstance(node, ast.JoinedStr):
        return [_pattern(node)]
    return [re.escape(str(node.value))] if isinstance(node, ast.Constant) else []


def _pattern(node: ast.JoinedStr) -> str:
    parts = [p.value if isinstance(p, ast.Constant) else None for p in node.values]
    return "".join(".+" if part is None else re.escape(str(part)) for part in parts)


def _messages_of(refusal: str, file: Path) -> list[str]:
    """The game's own words come before the shared ones."""
    folder = file.relative_to(SRC / "lapki").parts
    key = folder[1] if folder[0] == "games" and len(folder) > 2 else None
    for pattern in (f"{key}-{refusal}", refusal):
        if found := [name for name in messages("en") if re.fullmatch(pattern, name)]:
            return found
    return []


def test_every_refusal_has_words_and_the_facts_for_them() -> None:
    for refusal, facts, file in refusals():
        found = _messages_of(refusal, file)
        assert found, f"{file.name}: nothing says {refusal}"
        for message in found if "None" not in facts else ():  # **facts can't be seen from here
            missing = {a.replace("-", "_") for a in parts("en", message).arguments} - facts
            assert not missing, f"{message} wants {missing}"


def test_no_message_is_unused() -> None:
    used = {name for refusal, _, file in refusals() for name in _messages_of(refusal, file)}
    used |= {reference for key in messages("en") for reference in parts("en", key).references}
    used |= set(games.names())
    used |= _shown_whole()
    literals, patterns = _strings()
    used |= literals
    assert not [
        key
        for key in messages("en").keys() - used
        if not any(p.fullmatch(key) or p.fullmatch(_bare(key)) for p in patterns)
    ]


def test_the_pages_say_only_what_there_is() -> None:
    """Keys that stand whole in the pages' code; those filled in are seen by the browser's tests."""
    files = [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]
    texts = [file.read_text(encoding="utf-8") for file in files if ".test." not in file.name]
    said = {key for text in texts for key in re.findall(r"\bt\(\s*'([a-z0-9-]+)'", text)}
    assert said
    assert not said - messages("en").keys()


def _shown_whole() -> set[str]:
    """Rules, examples, covers, lessons: the browser shows all, and tests know each key."""
    kinds = ("rules", "examples", "cover", "lesson")
    files = [file for kind in kinds for file in (LOCALES / "en").glob(f"*-{kind}.ftl")]
    texts = [file.read_text(encoding="utf-8") for file in files]
    return {key for text in texts for key in re.findall(r"^([a-z0-9-]+) =", text, re.M)}


def page_strings() -> tuple[set[str], set[str]]:
    """All strings of the pages' code, and those in which something is filled in, as patterns."""
    files = [f for f in WEB.rglob("*") if f.suffix in (".ts", ".svelte") and "wire" not in f.parts]
    texts = [file.read_text(encoding="utf-8") for file in files]
    quoted = {word for text in texts for word in re.findall(r"['\"]([a-z0-9-]+)['\"]", text)}
    templates = {
        re.sub(r"\\\$\\{.*?\\}", "[a-z0-9-]+", re.escape(found))
        for text in texts
        for found in re.findall(r"`([a-z0-9-]*\$\{[^`\n]*)`", text)
    }
    return quoted, templates


def _bare(key: str) -> str:
    """A refusal's key alone, as it is written where it is made apart from the refusal."""
    return re.sub(r"^[a-z]+-(illegal|header|syntax)-", "", key)


def _strings() -> tuple[set[str], list[re.Pattern[str]]]:
    """All strings of the code, and as patterns those in which something is filled in."""
    nodes = [node for tree in trees().values() for node in ast.walk(tree)]
    literals = {str(n.value) for n in nodes if isinstance(n, ast.Constant)}
    filled = {_pattern(n) for n in nodes if isinstance(n, ast.JoinedStr)}
    quoted, templates = page_strings()
    literals |= quoted
    filled |= templates
    telling = [p for p in filled if re.search(r"[a-z]\\-|\\-[a-z]", p)]
    return literals, [re.compile(pattern) for pattern in telling]
