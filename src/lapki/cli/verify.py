"""`lapki verify`: was this game played by its fate?"""

from __future__ import annotations

import sys

from lapki.match import record
from lapki.match.verify import verify as check
from lapki.words import Words


def verify(text: str, language: str) -> int:
    """Check a record and say what was found; answers the exit status."""
    words = Words(language)
    try:
        verdict = check(text)
    except record.Fault as fault:
        said = words.refusal(fault.refusal, fault.game)
        print(f"{fault.line}: {fault.text}\n{said}" if fault.text else said, file=sys.stderr)
        return 2
    print(words("verify-true", draws=verdict.draws, plies=verdict.plies))
    print(words("verify-commitment", commitment=verdict.commitment))
    return 0
