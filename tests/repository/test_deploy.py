"""What a host is given to copy says what the program understands."""

from __future__ import annotations

import re
from pathlib import Path

import yaml

from lapki.house.settings import PREFIX, Settings

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
SETTINGS = {PREFIX + name.upper() for name in Settings.__struct_fields__}


def test_the_compose_file_names_settings_volumes_and_networks_that_there_are() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = compose["services"]
    assert services.keys() == {"house", "database", "bus"}
    assert services["house"]["environment"].keys() <= SETTINGS
    for name, service in services.items():
        assert set(service["networks"]) <= compose["networks"].keys(), name
        assert set(service.get("depends_on", ())) <= services.keys(), name
        for volume in service["volumes"]:
            source = volume.partition(":")[0]
            there = (DEPLOY / source).exists() if source[0] == "." else source in compose["volumes"]
            assert there, volume
    build = services["house"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()


def test_nobody_reaches_database_or_bus_from_outside() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    assert compose["networks"]["inside"]["internal"] is True
    for name in ("database", "bus"):
        service = compose["services"][name]
        assert service["networks"] == ["inside"]
        assert "ports" not in service
    assert all(port.startswith("127.0.0.1:") for port in compose["services"]["house"]["ports"])


def test_no_password_is_written_down() -> None:
    compose = (DEPLOY / "compose.yaml").read_text()
    for name in ("LAPKI_SECRET", "LAPKI_DATABASE_PASSWORD", "LAPKI_BUS_PASSWORD"):
        assert f"${{{name}:?" in compose, "without it nothing starts"


def test_the_container_has_settings_that_there_are_and_files_that_there_are() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    said = set(re.findall(r"LAPKI_[A-Z_]+(?==)", text))
    assert said
    assert said <= SETTINGS
    assert (ROOT / "requirements.lock").is_file()
    assert "USER lapki" in text
