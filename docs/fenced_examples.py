"""Examples in docstrings (`>>> ...`) become blocks of code, which Markdown would take for quotations."""

from __future__ import annotations

import re
from typing import Any

import griffe

_EXAMPLE = re.compile(r"(?m)^>>> (?:.*\n?)(?:^(?!\s*$).*\n?)*(?:\n>>> (?:.*\n?)(?:^(?!\s*$).*\n?)*)*")


class FencedExamples(griffe.Extension):
    """An extension of the reader of docstrings."""

    def on_object(self, *, obj: Any, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = _EXAMPLE.sub(lambda m: f"```pycon\n{m[0].rstrip()}\n```\n", obj.docstring.value)
