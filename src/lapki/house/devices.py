"""What a browser says it is, coarsely: enough to tell one's phone from one's computer."""

from __future__ import annotations

BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrome": "Chrome",
    "CriOS": "Chrome",
    "Safari": "Safari",
    "python-httpx": "lapki join",
}
"""The first that is found counts: most of them also claim to be those further down."""
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Macintosh": "Mac",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def device(user_agent: str) -> str:
    """As "Firefox, Linux"; empty if we know neither."""
    found = (
        next((name for mark, name in marks.items() if mark in user_agent), "")
        for marks in (BROWSERS, SYSTEMS)
    )
    return ", ".join(filter(None, found))
