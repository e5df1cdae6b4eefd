"""The commands around the house: serve, join, verify, backup, restore."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

LAPKI = Path(sys.executable).with_name("lapki")


def lapki(*words: str, data: Path, **more: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LAPKI_DATA": str(data), "LC_ALL": "en", **more}
    return subprocess.run([LAPKI, *words], env=environment, capture_output=True, text=True)


@contextmanager
def served(data: Path, **more: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A house as anybody would open it."""
    environment = {**os.environ, "LAPKI_DATA": str(data), "LAPKI_BOT_DELAY": "0", **more}
    command = [LAPKI, "serve", "--port", "0"]
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert process.stdout
    said = process.stdout.readline()
    found = re.search(r"http://\S+", said)
    assert found, said
    try:
        yield found[0], process
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) in (0, -signal.SIGTERM)
        process.stdout.close()


def finished_game(url: str, game: str = "toy") -> tuple[str, str]:
    """A person against a bot who gives up at once: a finished game of chance, and its record."""
    from websockets.sync.client import connect

    with httpx.Client(base_url=f"{url}/api/v1", timeout=60) as client:
        client.put("/me", json={"name": "Ada"})
        made = client.post("/tables", json={"game": game, "seats": 2, "seating": "chance"}).json()
        table = made["table"]["id"]
        client.put(f"/tables/{table}/seats/1", json={"share": "mine"})
        client.put(f"/tables/{table}/seats/2", json={"bot": 1})
        client.post(f"/tables/{table}/start").raise_for_status()
        cookie = f"lapki={client.cookies['lapki']}"
        address = f"{url}/api/v1/tables/{table}/socket".replace("http", "ws", 1)
        with connect(address, additional_headers={"Cookie": cookie}) as socket:
            socket.recv()
            socket.send('{"is":"resign","id":1}')
            while '"id":1' not in str(socket.recv()):
                pass
        return table, client.get(f"/tables/{table}/record").text


def test_a_house_is_opened_closed_backed_up_and_restored(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.tar"
    with served(data) as (url, _):
        assert httpx.get(f"{url}/healthz").json()["ok"] is True
        assert "lapki_lines_total" in httpx.get(f"{url}/metrics").text
        assert httpx.get(f"{url}/api/v1/openapi.json").json()["openapi"].startswith("3.1")
        assert "lapki join" in httpx.get(url).text or "<html" in httpx.get(url).text
        table, text = finished_game(url, "spots")
        record = tmp_path / "game.lapki"
        record.write_text(text)
        assert lapki("backup", str(copy), data=data).returncode == 0
        assert "exists" in lapki("backup", str(copy), data=data).stderr
        assert "open" in lapki("restore", str(copy), data=data).stderr

    true = lapki("verify", str(record), data=data)
    assert true.returncode == 0, true.stderr
    assert "True" in true.stdout
    roll = next(line for line in text.split("\n") if line.startswith("* start"))
    *others, die = roll.split()[2:]
    cheat = sorted([*others, "1" if die != "1" else "2"])
    record.write_text(text.replace(roll, f"* start {' '.join(cheat)}", 1))
    false = lapki("verify", str(record), data=data)
    assert (false.returncode, false.stdout) == (2, "")
    assert "Fate drew" in false.stderr

    elsewhere = tmp_path / "elsewhere"
    assert "backup of a house" in lapki("restore", str(record), data=elsewhere).stderr
    assert lapki("restore", str(copy), data=elsewhere).returncode == 0
    with served(elsewhere) as (url, _):
        again = httpx.get(f"{url}/api/v1/tables/{table}/record").text
        assert again == text


def test_a_signal_closes_the_house_and_everybody_hears_when_to_come_back(tmp_path: Path) -> None:
    from websockets.sync.client import connect

    with served(tmp_path) as (url, process):
        with httpx.Client(base_url=f"{url}/api/v1") as client:
            client.put("/me", json={"name": "Ada"})
            table = client.post("/tables", json={"game": "boooop"}).json()["table"]["id"]
        address = f"{url}/api/v1/tables/{table}/socket".replace("http", "ws", 1)
        with connect(address) as socket:
            assert '"is":"hello"' in str(socket.recv())
            process.send_signal(signal.SIGTERM)
            assert '"is":"bye"' in str(socket.recv(timeout=20))


def test_somebody_plays_from_the_terminal(tmp_path: Path) -> None:
    with served(tmp_path) as (url, _):
        typed = "help\nk zz\nsay hello\nresign\n"
        done = subprocess.run(
            [LAPKI, "join", url, "--game", "boooop", "--bots", "1", "--name", "Ada"],
            input=typed,
            capture_output=True,
            text=True,
            timeout=60,
            env={**os.environ, "LC_ALL": "en"},
        )
        assert done.returncode == 0, done.stderr
        assert "You are at the table." in done.stdout
        assert "Ada: hello" in done.stdout
        assert "The game is over." in done.stdout


def test_the_settings_are_explained(tmp_path: Path) -> None:
    told = lapki("serve", "--help", data=tmp_path, COLUMNS="200", TERM="dumb").stdout
    for word in ("--host", "--port", "--data", "--base-url", "--proxies", "--secure-cookies"):
        assert word in told
    from lapki.house.settings import Settings

    for name in Settings.__struct_fields__:
        assert f"LAPKI_{name.upper()}" in told, name


def test_a_wrong_setting_and_a_taken_door_are_said_kindly(tmp_path: Path) -> None:
    wrong = lapki("serve", data=tmp_path, LAPKI_BOT_SECONDS="soon")
    assert wrong.returncode == 2
    assert "bot_seconds" in wrong.stderr
    with served(tmp_path) as (url, _):
        taken = lapki("serve", "--port", url.rpartition(":")[2], data=tmp_path)
        assert (taken.returncode, taken.stdout) == (2, "")
        assert "can't open" in taken.stderr


@pytest.mark.slow(seconds=90)
def test_schemathesis_finds_nothing(tmp_path: Path, share: Callable[[int], int]) -> None:
    """Any request that the description allows gets an answer that it describes, and never a 500."""
    with served(tmp_path, LAPKI_LIMITS="off") as (url, _), httpx.Client() as client:
        me = client.put(f"{url}/api/v1/me", json={"name": "Tester"})
        table = client.post(f"{url}/api/v1/tables", json={"game": "boooop", "listed": True}).json()
        # Half-made tables are the most surprising ones, so all requests meet at this one.
        settings = tmp_path / "schemathesis.toml"
        settings.write_text(f'[parameters]\n"path.table_id" = "{table["table"]["id"]}"\n')
        command = [
            Path(sys.executable).with_name("schemathesis"),
            "--config-file",
            settings,
            "run",
            f"{url}/api/v1/openapi.json",
            "--header",
            f"Cookie: lapki={me.cookies['lapki']}",
            "--exclude-operation-id",
            "openTablesStream",  # it never ends, as it should
            "--exclude-operation-id",
            "deleteMe",  # everything after it would be refused
            "--max-examples",
            str(share(100)),
            "--checks",
            "not_a_server_error,status_code_conformance,content_type_conformance,"
            "response_schema_conformance",
            "--phases",
            "examples,coverage,fuzzing",
        ]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout[-6_000:]
        paths = client.get(f"{url}/api/v1/openapi.json").json()["paths"].values()
        all_but_two = sum(len(operations) for operations in paths) - 2
        assert f"{all_but_two} selected" in done.stdout, done.stdout[:2_000]
        assert client.get(f"{url}/api/v1/tables/{table['table']['id']}").status_code == 200


def test_a_house_without_a_usable_database_says_so_and_ends(tmp_path: Path) -> None:
    (tmp_path / "lapki.db").mkdir()
    environment = {**os.environ, "LAPKI_DATA": str(tmp_path)}
    command = [LAPKI, "serve", "--port", "0"]
    said = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=30)
    assert said.returncode == 1
    assert "Traceback" not in said.stderr
    assert "lapki.db can't be used" in said.stderr.splitlines()[-1]
    assert "is open" not in said.stdout
