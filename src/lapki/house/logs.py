"""What the house writes about itself: one line an event, for people or, as JSON, for programs.

Never what anybody typed, holds or drew: tracebacks are printed without the values of variables.
"""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from typing import TextIO

import structlog
from structlog.tracebacks import ExceptionDictTransformer
from structlog.typing import Processor


def set_up_log(style: str) -> None:
    """`text` or `json`, to standard error."""
    last: list[Processor]
    if style == "json":
        plain = structlog.processors.ExceptionRenderer(ExceptionDictTransformer(show_locals=False))
        last = [plain, structlog.processors.JSONRenderer()]
    else:
        tracebacks = structlog.dev.plain_traceback
        colours = sys.stderr.isatty()
        last = [structlog.dev.ConsoleRenderer(colors=colours, exception_formatter=tracebacks)]
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(_Patient(sys.stderr)),  # type: ignore[arg-type]
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)


class _Patient:
    """A log may lie on the disk that is full: what can't be told mustn't stop what can be done."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, text: str) -> None:
        with suppress(OSError):
            self._file.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            self._file.flush()
