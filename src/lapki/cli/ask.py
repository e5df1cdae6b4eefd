"""Asking a person: with completion in a terminal, line by line from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any


class Ask:
    """A keyboard. `EOFError` means that nobody is there any more."""

    def __init__(self) -> None:
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self.heard = False
        """Has anybody ever typed anything?"""
        self._session: Any = None

    def __call__(self, prompt: str, known: Iterable[str] = ()) -> str:
        """One line of input; Tab completes to what is known."""
        if not self.live:
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            self.heard = True
            print(f"{prompt} {line}", end="" if line.endswith("\n") else "\n")
            return line.strip()
        return str(self._prompt(prompt, known)).strip()

    def _prompt(self, prompt: str, known: Iterable[str]) -> str:
        # prompt_toolkit is worth a tenth of a second: loaded only when somebody types.
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import WordCompleter

        if self._session is None:
            self._session = PromptSession()
        completer = WordCompleter(list(known), sentence=True, ignore_case=True)
        answer: str = self._session.prompt(prompt + " ", completer=completer)
        return answer
