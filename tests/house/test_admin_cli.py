"""`lapki admin`: the same deeds from the terminal, whether the house is open or not."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from house.test_cli import lapki, served


def done(data: Path, *words: str) -> str:
    """What a command says that must succeed."""
    said = lapki("admin", *words, data=data)
    assert said.returncode == 0, (words, said.stderr)
    return said.stdout


@pytest.mark.slow(seconds=60)
def test_the_host_keeps_order_while_the_house_is_open_and_afterwards(tmp_path: Path) -> None:
    with served(tmp_path) as (url, _):
        assert (tmp_path / "host.json").stat().st_mode & 0o777 == 0o600
        with httpx.Client(base_url=f"{url}/api/v1") as ada, httpx.Client() as stranger:
            ada.put("/me", json={"name": "Ada"})
            table = ada.post("/tables", json={"game": "boooop", "sit": True}).json()["table"]["id"]
            assert "Ada" in done(tmp_path, "people", "ada")
            done(tmp_path, "add", "Ada")
            assert ada.get("/me").json()["admin"] is True
            assert "Ada" in done(tmp_path, "list")
            done(tmp_path, "remove", "Ada")
            assert ada.get("/admin/admins").status_code == 404

            done(tmp_path, "mute", "Ada", "--hours", "1")
            ada.post(f"/tables/{table}/reports", json={"person": "nobody", "text": "look!"})
            assert "look!" in done(tmp_path, "reports")
            done(tmp_path, "answer", "1", "thanks")
            assert "thanks" in done(tmp_path, "reports", "--answered")
            assert table in done(tmp_path, "tables", "Ada")
            done(tmp_path, "end", table, "--why", "late")
            assert ada.get(f"/tables/{table}").json()["table"]["ended_why"] == "late"

            assert "locked" in done(tmp_path, "doors", "locked")
            assert stranger.put(f"{url}/api/v1/me", json={"name": "New"}).status_code == 403
            done(tmp_path, "doors", "invited")
            link = done(tmp_path, "invite", "--uses", "2").strip()
            code = link.partition("#invite=")[2]
            new = stranger.put(f"{url}/api/v1/me", json={"name": "New", "invitation": code})
            assert new.status_code == 200
            assert "for 1 more" in done(tmp_path, "doors")
            done(tmp_path, "withdraw", "1")

            done(tmp_path, "ban", "Ada", "--why", "rude")
            assert ada.get("/me").status_code == 403
            wide = lapki("admin", "ban", "0.0.0.0/0", data=tmp_path)
            assert (wide.returncode, wide.stdout) == (2, "")
            assert "lock the doors" in wide.stderr
            done(tmp_path, "ban", "203.0.113.0/24", "--hours", "24")

    # Closed, the same.
    done(tmp_path, "unban", "Ada")
    done(tmp_path, "unban", "203.0.113.0/24")
    done(tmp_path, "doors", "open")
    nobody = lapki("admin", "unmute", "Eve", data=tmp_path)
    assert nobody.returncode == 2
    assert "Nobody here is called “Eve”" in nobody.stderr
    log = done(tmp_path, "audit")
    assert len(re.findall(r"^\d{4}-\d\d-\d\d .*UTC  host  ", log, re.M)) == 14
    with served(tmp_path) as (url, _), httpx.Client() as client:
        client.put(f"{url}/api/v1/me", json={"name": "Bob"}).raise_for_status()


def test_a_deed_from_the_terminal_takes_effect_at_once(tmp_path: Path) -> None:
    with served(tmp_path) as (url, _), httpx.Client(base_url=f"{url}/api/v1") as ada:
        ada.put("/me", json={"name": "Ada"})
        done(tmp_path, "ban", "Ada", "--why", "rude")
        said = ada.get("/me")
        assert (said.status_code, said.json()["key"]) == (403, "banned")
        assert "rude" in said.json()["message"]
    assert "rude" in done(tmp_path, "people")


def test_a_key_that_was_left_by_a_killed_house_is_no_hindrance(tmp_path: Path) -> None:
    with served(tmp_path) as (url, process):
        key = (tmp_path / "host.json").read_text()
        assert url in key
        process.kill()
        process.wait(30)
        assert (tmp_path / "host.json").exists()
        assert done(tmp_path, "audit") == ""
        process.returncode = 0


@pytest.mark.parametrize("name", ["-hS_4h", "--help-me", "-"])
def test_an_id_may_begin_with_a_dash(tmp_path: Path, name: str) -> None:
    said = lapki("admin", "mute", name, data=tmp_path)
    assert f"Nobody here is called “{name}”" in said.stderr
