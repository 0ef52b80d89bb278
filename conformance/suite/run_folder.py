"""The folder that a run writes to, which the controller passes on to the workers of pytest-xdist."""

from __future__ import annotations

import secrets
import tempfile
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

RUNS = "runs"
"""Parent of the folders of runs that are given neither --results nor --report."""
FILE = "results.jsonl"
_TOLD = "conformance_results"


@dataclass(frozen=True)
class Place:
    results: Path
    report: Path | None
    keeps: bool
    """Whether the records stay after the run."""


def choose_place(config: pytest.Config, report: Path | None, results: Path | None) -> Place:
    """Return the place that the command line asks for, or that the controller sent to this worker.

    Raises pytest.UsageError.
    """
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
