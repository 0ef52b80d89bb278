"""How people run what is here again: by module in a clone, by the script where that is what is installed."""

from __future__ import annotations

import shlex
from pathlib import Path

IS_INSTALLED = Path(__file__).parent.parent.name == "rooms"
"""Below the package `stablehlo_conformance`, where no other process finds the rooms by their names."""
SCRIPT = "stablehlo-conformance"


def replay(*arguments: str) -> str:
    """The command that replays findings, cases and programs."""
    return shlex.join([*([SCRIPT] if IS_INSTALLED else ["python", "-m", "corpora"]), "replay", *arguments])


def test(node: str, backend: str) -> str:
    """The command that runs a test of the suite on a backend."""
    runner = f"{SCRIPT} run" if IS_INSTALLED else "pytest"
    return f"{runner} {shlex.quote(node)} --backend={shlex.quote(backend)}"


def module(name: str) -> str:
    """What a command of a module is called."""
    return SCRIPT if IS_INSTALLED else f"python -m {name}"
