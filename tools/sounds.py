"""Make the sounds: web/public/sounds/NAME.wav, short, soft, and from nothing but arithmetic.

.venv/bin/python tools/sounds.py [--check]

One voice a game: Boooop is felt and purring, Spots dice on wood and a small dog, Dixit paper and a
kalimba, Barking wood and a large dog. A file is WAV in G.711 µ-law, 16,000 samples a second, which
`web/src/core/sound.ts` reads by itself. `--check` writes nothing, and exits with 1 if a file is
missing, too many or other than it would be made (by more than another computer's rounding).
"""

import struct
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

FOLDER = Path(__file__).parents[1] / "web" / "public" / "sounds"
COMMAND = ".venv/bin/python tools/sounds.py"
RATE = 16_000
PEAK = 0.45
"""Soft: nothing is louder, at full volume."""
SAME = 4
"""Bytes that differ by no more (of 255, the most in a thousand of them) are called the same."""

Wave = NDArray[np.float64]


# --- what sounds are made of ---------------------------------------------------------------------


def times(seconds: float) -> Wave:
    return np.arange(int(RATE * seconds)) / RATE


def fades(seconds: float, sharp: float, attack: float = 0.004) -> Wave:
    """A stroke: there within `attack` seconds, and the sharper the sooner gone."""
    t = times(seconds)
    whole: Wave = (
        np.minimum(t / attack, 1) * np.exp(-sharp * t) * np.minimum((seconds - t) / 0.02, 1)
    )
    return whole


def tone(seconds: float, start: float, end: float | None = None, sharp: float = 12) -> Wave:
    """A sine that glides from one pitch to another (Hz)."""
    pitch = np.geomspace(start, end or start, len(times(seconds)))
    struck: Wave = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * fades(seconds, sharp)
    return struck


def hush(seconds: float, low: float, high: float, sharp: float = 20, seed: int = 1) -> Wave:
    """Noise between two pitches: paper, felt, earth."""
    many = len(times(seconds))
    spectrum = np.fft.rfft(np.random.default_rng(seed).standard_normal(many))
    pitches = np.fft.rfftfreq(many, 1 / RATE)
    inside = np.exp(-(np.log((pitches + 1) / np.sqrt(low * high)) ** 2) / np.log(high / low) ** 2)
    noise = np.fft.irfft(spectrum * inside, many)
    struck: Wave = noise / np.abs(noise).max() * fades(seconds, sharp)
    return struck


def bark(seconds: float, pitch: float) -> Wave:
    """A voice that opens its mouth and shuts it: harmonics that rise and fall with it."""
    t = times(seconds)
    glide = pitch * (1 + 0.35 * np.sin(np.pi * np.minimum(t / seconds, 1)))
    phase = 2 * np.pi * np.cumsum(glide) / RATE
    throat = sum(np.sin(n * phase) / n ** (2.2 - np.sin(np.pi * t / seconds)) for n in range(1, 7))
    voiced: Wave = throat * np.sin(np.pi * t / seconds) ** 1.5
    breath = float(np.abs(voiced).max()) / 4
    return together((0, 1, voiced), (0, breath, hush(seconds, pitch * 2, pitch * 5, 14)))


def together(*parts: tuple[float, float, Wave]) -> Wave:
    """Each after so many seconds, and so loud."""
    whole = np.zeros(max(int(after * RATE) + len(wave) for after, _, wave in parts))
    for after, loud, wave in parts:
        begin = int(after * RATE)
        whole[begin : begin + len(wave)] += loud * wave
    return whole


def wood(pitch: float, seconds: float = 0.12) -> Wave:
    """A knock: two pitches that don't agree, and a click."""
    return together(
        (0, 1, tone(seconds, pitch, pitch * 0.97, 45)),
        (0, 0.5, tone(seconds, pitch * 2.71, None, 70)),
        (0, 0.25, hush(0.03, 1500, 5000, 120)),
    )


def felt(pitch: float, seconds: float = 0.16) -> Wave:
    """Something soft on something soft."""
    return together(
        (0, 1, tone(seconds, pitch * 1.5, pitch, 26)), (0, 0.4, hush(0.09, 200, 900, 45))
    )


def kalimba(pitch: float, seconds: float = 0.34) -> Wave:
    """A tine: its pitch, and far above it another that is gone at once."""
    return together(
        (0, 1, tone(seconds, pitch, None, 11)), (0, 0.3, tone(0.1, pitch * 5.4, None, 60))
    )


def paper(seconds: float = 0.12, seed: int = 1) -> Wave:
    return hush(seconds, 1500, 5200, 28, seed)


def purr(seconds: float) -> Wave:
    """Breath in the rhythm of a contented cat."""
    t = times(seconds)
    beat = 0.55 + 0.45 * np.sin(2 * np.pi * 24 * t)
    breath: Wave = (hush(seconds, 70, 320, 2.5, 3) + 0.5 * tone(seconds, 96, 88, 2.5)) * beat
    return breath * np.sin(np.pi * t / seconds) ** 0.5


# --- the sounds ----------------------------------------------------------------------------------

SOUNDS: dict[str, Callable[[], Wave]] = {
    "turn": lambda: together((0, 1, kalimba(659, 0.2)), (0.12, 0.9, kalimba(880, 0.24))),
    "win": lambda: together(
        *((0.08 * n, 1, kalimba(pitch, 0.2)) for n, pitch in enumerate((523, 659, 784)))
    ),
    "boooop-paw": lambda: felt(130),
    "boooop-boop": lambda: together((0, 1, felt(150)), (0.01, 0.7, tone(0.16, 300, 470, 18))),
    "boooop-fall": lambda: together((0, 0.8, tone(0.26, 480, 150, 7)), (0.2, 1, felt(95))),
    "boooop-purr": lambda: purr(0.36),
    "boooop-ghost": lambda: together(
        (0, 0.7, tone(0.34, 420, 560, 5)), (0, 0.25, hush(0.34, 800, 2000, 6))
    ),
    "boooop-boo": lambda: together(
        (0, 0.8, tone(0.2, 190, 380, 5)), (0.14, 0.8, tone(0.22, 380, 210, 7))
    ),
    "spots-roll": lambda: together(
        *(
            (after, loud, wood(pitch, 0.08))
            for after, loud, pitch in (
                (0, 1, 820),
                (0.07, 0.8, 960),
                (0.15, 0.7, 760),
                (0.26, 0.5, 900),
            )
        )
    ),
    "spots-die": lambda: wood(740, 0.1),
    "spots-tile": lambda: together((0, 1, wood(420, 0.14)), (0.03, 0.3, paper(0.08))),
    "spots-bury": lambda: together((0, 1, hush(0.2, 150, 700, 16)), (0.05, 0.7, felt(85))),
    "spots-treat": lambda: together(
        (0, 0.8, paper(0.05, 4)), (0.06, 0.8, paper(0.05, 5)), (0.12, 0.6, tone(0.14, 700, 900, 18))
    ),
    "spots-bust": lambda: together(
        (0, 1, bark(0.34, 210)[::-1] * 0.8), (0.02, 0.5, tone(0.34, 300, 120, 6))
    ),
    "spots-bark": lambda: together((0, 1, bark(0.13, 520)), (0.17, 0.9, bark(0.15, 560))),
    "dixit-card": lambda: paper(0.14),
    "dixit-cards": lambda: together(*((0.07 * n, 1 - n / 6, paper(0.12, n + 1)) for n in range(4))),
    "dixit-told": lambda: together((0, 1, kalimba(392, 0.26)), (0.1, 0.8, kalimba(587, 0.26))),
    "dixit-vote": lambda: together((0, 0.7, paper(0.08, 2)), (0.02, 1, kalimba(494, 0.24))),
    "dixit-shown": lambda: together(
        *((0.06 * n, 1, kalimba(pitch, 0.22)) for n, pitch in enumerate((392, 494, 587)))
    ),
    "dixit-hop": lambda: together((0, 1, kalimba(698, 0.2)), (0, 0.3, felt(160, 0.1))),
    "barking-card": lambda: together((0, 1, paper(0.1, 7)), (0.02, 0.5, wood(300, 0.08))),
    "barking-wood": lambda: wood(330, 0.14),
    "barking-woof": lambda: bark(0.2, 190),
    "barking-cat": lambda: together(
        (0, 1, tone(0.16, 620, 880, 4)), (0.14, 0.9, tone(0.2, 880, 540, 7))
    ),
    "barking-won": lambda: together(
        (0, 1, wood(392)), (0.1, 1, wood(494)), (0.2, 1, wood(587, 0.15))
    ),
}


# --- files ---------------------------------------------------------------------------------------


def main(*words: str) -> int:
    made = {f"{name}.wav": file_of(wave()) for name, wave in SOUNDS.items()}
    there = {path.name for path in FOLDER.glob("*")}
    stale = sorted(name for name, data in made.items() if not same(FOLDER / name, data))
    odd = sorted(there - made.keys())
    if "--check" in words:
        for name in [*stale, *odd]:
            print(f"{FOLDER / name} isn't current: run {COMMAND}")
        return 1 if stale or odd else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in stale:
        (FOLDER / name).write_bytes(made[name])
        print(f"wrote {name}, {len(made[name])} bytes")
    for name in odd:
        (FOLDER / name).unlink()
    return 0


def same(path: Path, data: bytes) -> bool:
    there = path.read_bytes() if path.exists() else b""
    if len(there) != len(data) or there[:58] != data[:58]:
        return False
    far = np.abs(np.frombuffer(there, np.uint8).astype(int) - np.frombuffer(data, np.uint8))
    return bool((np.minimum(far, 256 - far) > SAME).mean() < 0.001)


def file_of(wave: Wave) -> bytes:
    """WAV: what it is, how many samples, the samples."""
    data = mu_law(wave / np.abs(wave).max() * PEAK)
    form = struct.pack("<HHIIHHH", 7, 1, RATE, RATE, 1, 8, 0)
    fact = b"fact" + struct.pack("<II", 4, len(data))
    body = b"WAVEfmt " + struct.pack("<I", len(form)) + form + fact
    body += b"data" + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def mu_law(wave: Wave) -> bytes:
    """G.711: a sign, the power of two, and four bits after it; all turned over."""
    size = np.minimum(np.abs(np.round(wave * 32_768)), 32_635).astype(int) + 0x84
    power = np.floor(np.log2(size)).astype(int) - 7
    bits = (size >> (power + 3)) & 0x0F
    coded: NDArray[np.uint8] = (~(np.where(wave < 0, 0x80, 0) | power << 4 | bits) & 0xFF).astype(
        np.uint8
    )
    return coded.tobytes()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
