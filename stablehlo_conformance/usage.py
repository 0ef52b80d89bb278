"""What pytest says of bad usage, as one line of `stablehlo-conformance run`."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from typing import Any, TextIO

_SAID = re.compile(r"ERROR: usage: .*?: error: (?P<said>[^\n]*)\n.*?(?=(?:\x1b\[0m)?\n*\Z)", re.DOTALL)
_UNKNOWN = re.compile(r"unrecognized arguments: (?P<option>--?[^\s=]+)")


class OneLine:
    """Standard error, on which the usage of pytest, with its error and the places of its files, is the error alone."""

    def __init__(self, stream: TextIO, options: Sequence[str]) -> None:
        self._stream = stream
        self._options = options

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, text: str) -> int:
        return self._stream.write(_SAID.sub(self._line, text))

    def _line(self, found: re.Match[str]) -> str:
        said = found["said"]
        unknown = _UNKNOWN.match(said)
        near = difflib.get_close_matches(unknown["option"], self._options, 1) if unknown else []
        return f"ERROR: {said}" + (f"; did you mean {near[0]!r}?" if near else "")


class Names:
    """Stands in for pytest's parser, and keeps the names of the options that it is told of."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def getgroup(self, *about: str) -> Names:
        del about
        return self

    def addoption(self, *names: str, **about: Any) -> None:
        del about
        self.found += names
