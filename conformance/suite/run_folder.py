"""Where a run writes: in a folder of its own, which a process started by pytest-xdist is told."""

from __future__ import annotations

import secrets
import tempfile
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

RUNS = "runs"
"""Where runs go that are not told where to."""
FILE = "results.jsonl"
_TOLD = "conformance_results"


@dataclass(frozen=True)
class Place:
    results: Path
    report: Path | None
    keeps: bool
    """Whether what is recorded stays when the run is over."""


def chosen(config: pytest.Config, report: Path | None, results: Path | None) -> Place:
    """The place of the run that the command line asks for. Raises pytest.UsageError."""
    told = getattr(config, "workerinput", {}).get(_TOLD)
    report = report.absolute() if report else None
    if told is not None:
        return Place(Path(told), report, True)
    given = results or (report / FILE if report else None)
    if given is not None:
        return Place(given.absolute(), report, True)
    if config.getoption("--resume"):
        return Place(_latest(), None, True)
    if any("::" in argument for argument in config.args):
        folder = f"stablehlo-conformance-{secrets.token_hex(4)}"
        return Place(Path(tempfile.gettempdir(), folder, FILE), None, False)
    return Place(_new(), None, True)


def tell(workerinput: dict[str, Any], results: Path) -> None:
    """Tells a process that pytest-xdist starts."""
    workerinput[_TOLD] = str(results)


def _new() -> Path:
    name = datetime.now(UTC).strftime("%Y-%m-%dT%H-%M-%S")
    taken = (Path(RUNS, name if n == 1 else f"{name}-{n}") for n in range(1, 1000))
    return next(folder for folder in taken if not folder.exists()).absolute() / FILE


def _latest() -> Path:
    found = sorted(Path(RUNS).glob(f"*/{FILE}"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise pytest.UsageError(f"--resume: there is no run in {RUNS}/; name the place of one by --results or --report")
    return found[-1].absolute()
