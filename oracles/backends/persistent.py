"""Backend that keeps an executable running and exchanges requests over its standard input and output (see
native/serve.py)."""

from __future__ import annotations

import json
import uuid
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from oracles.backends.command import words
from oracles.backends.hosted import HostedBackend, Spelling
from oracles.backends.native import bindings, serve
from oracles.backends.worker import Settings
from spec.program import Program
from spec.text import text


class ServeBackend(HostedBackend):
    """Backend that starts the executable once. Raises BackendError if it does not start."""

    def __init__(self, command: str, settings: Settings) -> None:
        self._mark = uuid.uuid4().hex
        options = {"command": words("serve", command), "mark": self._mark}
        super().__init__(
            f"serve:{command}",
            Path(serve.__file__),
            replace(settings, options=options),
            shared=(bindings,),
            spelling_for=_printer,
        )

    def close(self) -> None:
        super().close()
        serve.end_marked(self._mark)


def _printer(versions: Mapping[str, str]) -> Spelling:
    return _print


def _print(program: Program) -> str:
    main = program.main
    types = {"arguments": [str(v.type) for v in main.arguments], "results": [str(t) for t in main.result_types]}
    return f"{json.dumps(types)}\n{text(program)}"
