"""A backup is a house: database, key and decks, whole or not at all, and it opens elsewhere."""

from __future__ import annotations

import io
import os
import resource
import sqlite3
import stat
import subprocess
import tarfile
from contextlib import closing
from pathlib import Path

import pytest

from house.harness import Opened, opened, run, settings_for
from house.test_cli import LAPKI, lapki
from house.test_people import _fresh
from lapki.cli.backup import backup, restore
from lapki.house.folder import Folder


async def seated_by(home: Opened, cookie: str, table: str) -> int | None:
    """Where the owner of a cookie sits."""
    seat: int | None = (await _fresh(home, cookie).get(f"/tables/{table}"))["seat"]
    return seat


def make(folder: Path, **given: str) -> tuple[str, str]:
    """A house with a key of its own and a deck, at which somebody sits: a cookie, and the table."""
    made: list[str] = []

    async def scenario() -> None:
        async with opened(folder, database_url="", **given) as home:
            ada = await home.guest()
            table = (await ada.post("/tables", game="boooop", sit=True))["table"]["id"]
            made.extend((ada.client.cookies["lapki"], table))
            (folder / "decks" / "cats").mkdir(parents=True)
            (folder / "decks" / "cats" / "1.webp").write_bytes(b"a cat")
            # While it is open: what is in the write-ahead log alone is kept, too.
            kept = backup(settings_for(folder, **given), str(folder.parent / "kept.tar"), "en")
            assert kept == 0

    run(scenario())
    return made[0], made[1]


@pytest.mark.parametrize("secret", ["", "a key of the host's own, from the environment"])
def test_a_cookie_of_before_seats_me_in_a_house_that_was_restored_elsewhere(
    tmp_path: Path, secret: str
) -> None:
    cookie, table = make(tmp_path / "data", secret=secret)
    file, elsewhere = tmp_path / "kept.tar", tmp_path / "elsewhere"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with tarfile.open(file) as archive:
        assert set(archive.getnames()) >= {"lapki.db", "secret", "decks/cats/1.webp"}
    assert restore(settings_for(elsewhere, secret=""), file, "en") == 0

    async def scenario() -> None:
        async with opened(elsewhere, secret="", database_url="") as home:
            assert await seated_by(home, cookie, table) == 1
            await _fresh(home, cookie).delete(f"/tables/{table}/seats/1")
            await _fresh(home, cookie).put(f"/tables/{table}/seats/2")
            assert await seated_by(home, cookie, table) == 2

    run(scenario())
    assert (elsewhere / "decks" / "cats" / "1.webp").read_bytes() == b"a cat"
    modes = {f: stat.S_IMODE(f.stat().st_mode) for f in elsewhere.rglob("*") if f.is_file()}
    assert set(modes.values()) == {0o600}, modes
    assert {f.name for f in elsewhere.iterdir()} == {"decks", "lapki.db", "lock", "secret"}


def test_what_was_there_is_kept_as_a_house_of_its_own(tmp_path: Path) -> None:
    make(tmp_path / "data", secret="")
    cookie, table = make(tmp_path / "other" / "data", secret="")
    assert restore(settings_for(tmp_path / "other" / "data"), tmp_path / "kept.tar", "en") == 0
    (before,) = (tmp_path / "other" / "data").glob("before-*")

    async def scenario() -> None:
        async with opened(before, secret="", database_url="") as home:
            assert await seated_by(home, cookie, table) == 1
        async with opened(tmp_path / "other" / "data", secret="", database_url="") as home:
            assert await _fresh(home, cookie).get("/me") is None

    run(scenario())


def test_a_backup_of_before_is_a_bare_database_and_leaves_the_key(tmp_path: Path) -> None:
    cookie, table = make(tmp_path / "data", secret="")
    bare = tmp_path / "copy.db"
    with (
        closing(sqlite3.connect(tmp_path / "data" / "lapki.db")) as old,
        closing(sqlite3.connect(bare)) as new,
    ):
        old.backup(new)
    (tmp_path / "data" / "lapki.db").unlink()
    assert restore(settings_for(tmp_path / "data"), bare, "en") == 0

    async def scenario() -> None:
        async with opened(tmp_path / "data", secret="", database_url="") as home:
            assert await seated_by(home, cookie, table) == 1

    run(scenario())
    assert (tmp_path / "data" / "decks" / "cats" / "1.webp").exists()


def test_a_house_that_is_open_is_not_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make(tmp_path / "data", secret="")
    before = (tmp_path / "data" / "lapki.db").read_bytes()
    folder = Folder(tmp_path / "data")
    assert restore(settings_for(tmp_path / "data"), tmp_path / "kept.tar", "en") == 2
    assert "is open" in capsys.readouterr().err
    folder.let_go()
    assert (tmp_path / "data" / "lapki.db").read_bytes() == before


def _cut(file: Path, part: float) -> None:
    os.truncate(file, int(file.stat().st_size * part) // 512 * 512)


def _with(file: Path, name: str, kind: bytes = tarfile.REGTYPE, to: str = "") -> None:
    with tarfile.open(file, "a") as archive:
        member = tarfile.TarInfo(name)
        member.size, member.type, member.linkname = (5 if kind == tarfile.REGTYPE else 0), kind, to
        archive.addfile(member, io.BytesIO(b"hello"))


@pytest.mark.parametrize("part", [0.0, 0.1, 0.5, 0.9])
def test_a_part_of_a_backup_is_none_and_changes_nothing(tmp_path: Path, part: float) -> None:
    make(tmp_path / "data", secret="")
    _cut(tmp_path / "kept.tar", part)
    before = {f: f.read_bytes() for f in (tmp_path / "data").rglob("*") if f.is_file()}
    assert restore(settings_for(tmp_path / "data"), tmp_path / "kept.tar", "en") == 2
    assert {f: f.read_bytes() for f in (tmp_path / "data").rglob("*") if f.is_file()} == before


def test_a_backup_writes_nowhere_but_into_the_folder(tmp_path: Path) -> None:
    make(tmp_path / "data", secret="")
    file = tmp_path / "kept.tar"
    for name in ("decks/../../../evil", "/tmp/evil", "evil", "decks/../secret"):  # noqa: S108
        _with(file, name)
    _with(file, "decks/link", tarfile.SYMTYPE, "/etc/passwd")
    elsewhere = tmp_path / "in" / "elsewhere"
    assert restore(settings_for(elsewhere), file, "en") == 0
    assert not list(tmp_path.rglob("*evil*"))
    assert not Path("/tmp/evil").exists()  # noqa: S108
    assert not (elsewhere / "decks" / "link").is_symlink()
    assert (elsewhere / "secret").read_bytes() == (tmp_path / "data" / "secret").read_bytes()


def test_an_encrypted_backup_opens_with_its_key_alone(tmp_path: Path) -> None:
    cookie, table = make(tmp_path / "data", secret="")
    keys = {name: tmp_path / f"{name}.txt" for name in ("own", "other")}
    made = {name: lapki("backup-key", str(keys[name]), data=tmp_path / "data") for name in keys}
    whom = {name: done.stdout.strip() for name, done in made.items()}
    assert stat.S_IMODE(keys["own"].stat().st_mode) == 0o600
    file, elsewhere = tmp_path / "kept.age", tmp_path / "elsewhere"
    done = lapki("backup", str(file), "--encrypt", whom["own"], data=tmp_path / "data")
    assert done.returncode == 0, done.stderr
    text = file.read_bytes()
    assert text.startswith(b"age-encryption.org/v1\n")
    assert b"SQLite format" not in text
    assert (tmp_path / "data" / "secret").read_bytes() not in text

    for said, because in (
        ((), "--key FILE"),
        (("--key", str(keys["other"])), "doesn't open"),
        (("--key", str(file)), "holds no key"),
        (("--key", str(tmp_path / "nothing")), "holds no key"),
    ):
        done = lapki("restore", str(file), *said, data=elsewhere)
        assert (done.returncode, done.stdout) == (2, "")
        assert because in done.stderr
        assert not (elsewhere / "lapki.db").exists()
    (tmp_path / "cut.age").write_bytes(text[: len(text) // 2])
    cut = lapki("restore", str(tmp_path / "cut.age"), "--key", str(keys["own"]), data=elsewhere)
    assert cut.returncode == 2
    assert "damaged" in cut.stderr

    assert restore(settings_for(elsewhere, secret=""), file, "en", keys["own"]) == 0
    assert {f.name for f in elsewhere.iterdir()} == {"decks", "lapki.db", "lock", "secret"}

    async def scenario() -> None:
        async with opened(elsewhere, database_url="", secret="") as home:
            assert await seated_by(home, cookie, table) == 1

    run(scenario())


def test_a_backup_for_no_key_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    make(tmp_path / "data", secret="")
    done = lapki("backup", str(tmp_path / "x"), "--encrypt", "fish", data=tmp_path / "data")
    assert done.returncode == 2
    assert "age1" in done.stderr
    assert not (tmp_path / "x").exists()


def test_a_backup_goes_to_a_pipe(tmp_path: Path) -> None:
    make(tmp_path / "data", secret="")
    environment = {**os.environ, "LAPKI_DATA": str(tmp_path / "data")}
    done = subprocess.run([LAPKI, "backup", "-"], env=environment, capture_output=True, check=True)
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
        assert {"lapki.db", "secret"} <= set(archive.getnames())
    assert {f.name for f in (tmp_path / "data").iterdir()} == {
        "decks",
        "lapki.db",
        "lock",
        "secret",
    }


def test_a_backup_that_has_no_room_leaves_nothing(tmp_path: Path) -> None:
    make(tmp_path / "data", secret="")
    there = tmp_path / "there"
    there.mkdir()

    def full_disk() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (30_000, 30_000))

    environment = {**os.environ, "LAPKI_DATA": str(tmp_path / "data"), "LC_ALL": "en"}
    command = [LAPKI, "backup", there / "kept.tar"]
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, preexec_fn=full_disk
    )
    assert done.returncode == 2
    assert "can't be written" in done.stderr
    assert list(there.iterdir()) == []


def test_a_house_in_postgresql_keeps_its_key_and_decks_and_says_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make(tmp_path / "data", secret="")
    there = settings_for(tmp_path / "data", secret="", database_url="postgresql://x/y")
    assert backup(there, str(tmp_path / "key.tar"), "en") == 0
    assert "pg_dump" in capsys.readouterr().err
    with tarfile.open(tmp_path / "key.tar") as archive:
        names = set(archive.getnames())
    assert "lapki.db" not in names
    assert {"secret", "decks/cats/1.webp"} <= names
    elsewhere = settings_for(tmp_path / "elsewhere", secret="", database_url="postgresql://x/y")
    assert restore(elsewhere, tmp_path / "key.tar", "en") == 0
    assert elsewhere.key() == there.key()
    # It is no house where the database is a file.
    assert restore(settings_for(tmp_path / "third"), tmp_path / "key.tar", "en") == 2


def test_a_file_that_is_no_backup_is_said(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("hello")
    for name in ("text", "nothing"):
        done = lapki("restore", str(tmp_path / name), data=tmp_path / "data")
        assert (done.returncode, done.stdout) == (2, "")
        assert "isn't a backup of a house" in done.stderr
