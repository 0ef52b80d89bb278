"""An executable that stays as a backend: it answers many requests over its standard input and output, as
native/serve.py says. It runs in a worker, so that whatever it does is an outcome of one case."""

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
    """Starts the executable once per life. Raises BackendError where it does not start."""

    def __init__(self, command: str, settings: Settings) -> None:
        self._mark = uuid.uuid4().hex
        options = {"command": words("serve", command), "mark": self._mark}
        super().__init__(
            f"serve:{command}",
            Path(serve.__file__),
            replace(settings, options=options),
            shared=(bindings,),
            spelling_for=_spelling,
        )

    def close(self) -> None:
        super().close()
        serve.end_marked(self._mark)


def _spelling(versions: Mapping[str, str]) -> Spelling:
    return _spelled


def _spelled(program: Program) -> str:
    """The program with the types of what goes in and comes out."""
    main = program.main
    types = {"arguments": [str(v.type) for v in main.arguments], "results": [str(t) for t in main.result_types]}
    return json.dumps({**types, "program": text(program)})
