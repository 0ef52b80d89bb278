"""Usage errors of pytest, shortened to one line for `stablehlo-conformance run`."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from typing import Any, TextIO

_ERROR = re.compile(r"\A(?P<colour>(?:\x1b\[\d+m)*)ERROR: (?P<said>.*?)(?P<end>(?:\x1b\[0m)?\n*)\Z", re.DOTALL)
_USAGE = re.compile(r"usage: .*?: error: (?P<said>[^\n]*)", re.DOTALL)
_UNKNOWN = re.compile(r"unrecognized arguments: (?P<option>--?[^\s=]+)")


class OneLine:
    """A wrapper of standard error that reduces pytest's usage errors to the error itself."""

    def __init__(self, stream: TextIO, options: Sequence[str], within: str) -> None:
        """Wrap `stream`. `within` is the path of the suite, which is removed from messages."""
        self._stream = stream
        self._within = within
        self._options = options

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, text: str) -> int:
        return self._stream.write(_ERROR.sub(self._line, text))

    def _line(self, found: re.Match[str]) -> str:
        usage = _USAGE.match(found["said"])
        said = usage["said"] if usage else " ".join(found["said"].replace(self._within, "").split())
        unknown = _UNKNOWN.match(said)
        near = difflib.get_close_matches(unknown["option"], self._options, 1) if unknown else []
        meant = f"; did you mean {near[0]!r}?" if near else ""
        return f"{found['colour']}ERROR: {said}{meant}{found['end']}"


class Names:
    """Stand-in for pytest's parser that records the names of options."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def getgroup(self, *about: str) -> Names:
        del about
        return self

    def addoption(self, *names: str, **about: Any) -> None:
        del about
        self.found += names
