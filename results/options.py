"""Checks of command-line options, each with a one-line message."""

from __future__ import annotations

import argparse
import difflib
import math
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NoReturn

from results.untrusted import printable

BAD_USAGE = 2
MOST = 10**9
LEAST_SECONDS, MOST_SECONDS = 0.1, 86_400.0
LEAST_MEMORY = 256
"""MiB. With less, hardly any implementation starts, and each of its cases would be a false finding."""


class Parser(argparse.ArgumentParser):
    """Argument parser that prints usage errors in one line, and exits with status 2."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {printable(message)}", file=sys.stderr)
        sys.exit(BAD_USAGE)


def count(least: int = 1, most: int = MOST) -> Callable[[str], int]:
    """Return a parser of whole numbers within bounds. It raises ArgumentTypeError."""

    def read(text: str) -> int:
        try:
            found = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text[:40]!r} is no whole number") from None
        if not least <= found <= most:
            raise argparse.ArgumentTypeError(f"{text[:40]} is not between {least} and {most}")
        return found

    return read


def seconds(text: str) -> float:
    """Parse a time limit. Raises ArgumentTypeError."""
    try:
        found = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is no number of seconds") from None
    if not math.isfinite(found) or not LEAST_SECONDS <= found <= MOST_SECONDS:
        raise argparse.ArgumentTypeError(f"{text[:40]} is not between {LEAST_SECONDS:g} and {MOST_SECONDS:g} seconds")
    return found


def mebibytes(text: str) -> int:
    """Parse a memory limit in MiB and return it in bytes. Raises ArgumentTypeError."""
    try:
        return count(LEAST_MEMORY, 1 << 24)(text) << 20
    except argparse.ArgumentTypeError as e:
        raise argparse.ArgumentTypeError(f"{e} (MiB)") from None


def folder(text: str) -> Path:
    """Return the path of an existing folder. Raises ArgumentTypeError."""
    if not Path(text).is_dir():
        raise argparse.ArgumentTypeError(f"there is no folder {printable(text)!r}")
    return Path(text)


def place(text: str) -> Path:
    """Return a path that need not exist. Raises ArgumentTypeError if it is blank."""
    if not text.strip() or "\0" in text:
        raise argparse.ArgumentTypeError(f"{printable(text)!r} names no place")
    return Path(text)


def one_of(*known: str) -> Callable[[str], str]:
    """Return a parser of one of these names. It raises ArgumentTypeError."""

    def read(text: str) -> str:
        if text not in known:
            near = did_you_mean(text, known) or f"; there are {', '.join(known)}"
            raise argparse.ArgumentTypeError(f"there is no {printable(text)!r}{near}")
        return text

    return read


def names(text: str) -> tuple[str, ...]:
    """Parse names separated by commas. Raises ArgumentTypeError if there is none."""
    found = tuple(name for name in (part.strip() for part in text.split(",")) if name)
    if not found:
        raise argparse.ArgumentTypeError(f"{printable(text)!r} names none")
    return found


def file(text: str) -> Path:
    """Return the path of an existing file that is neither folder nor device. Raises ArgumentTypeError."""
    if not Path(text).is_file():
        raise argparse.ArgumentTypeError(f"there is no file {printable(text)!r}")
    return Path(text)


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """Return a suffix for an error message with the most similar known name, or ""."""
    alike = difflib.get_close_matches(name, list(known), 1, 0.6)
    return f"; did you mean {alike[0]!r}?" if alike else ""
