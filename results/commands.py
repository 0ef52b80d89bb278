"""Command lines for users: by module in a clone, by script in an installation."""

from __future__ import annotations

import shlex
from pathlib import Path

IS_INSTALLED = Path(__file__).parent.parent.name == "rooms"
"""Whether this is an installation, in which other processes cannot import the rooms by their names."""
SCRIPT = "stablehlo-conformance"


def replay(*arguments: str) -> str:
    return shlex.join([*([SCRIPT] if IS_INSTALLED else ["python", "-m", "corpora"]), "replay", *arguments])


def test(node: str, backend: str) -> str:
    runner = f"{SCRIPT} run" if IS_INSTALLED else "pytest"
    return f"{runner} {shlex.quote(node)} --backend={shlex.quote(backend)}"


def module(name: str) -> str:
    return SCRIPT if IS_INSTALLED else f"python -m {name}"
