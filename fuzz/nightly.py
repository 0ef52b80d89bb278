"""What the nightly job runs: a campaign on each installed backend that goes on from the last night's state.

    python -m fuzz.nightly --time 2h -o DIR [--backend xla,interpreter]

Fails only on a cause that no earlier night knew. The new causes go into the summary of the job, where there is one.
"""

from __future__ import annotations

import argparse
import os
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from fuzz import command
from oracles.backends import BackendError, open_backend
from results.backend_names import split

USUAL = "xla,interpreter"


def installed(names: Sequence[str]) -> list[str]:
    """Those of some backends that can be opened; what keeps the others from it is told."""
    found = []
    for name in names:
        try:
            open_backend(name).close()
            found.append(name)
        except BackendError as error:
            print(error, file=sys.stderr)
    return found


def new_causes(folder: Path) -> list[tuple[str, str, str]]:
    """Backend, signature and folder of the new causes of the last run in a campaign's folder."""
    with closing(sqlite3.connect(folder / "state.sqlite")) as db:
        return db.execute(
            "SELECT backend, text, folder FROM causes WHERE status = 'new' AND run = (SELECT max(run) FROM runs)"
        ).fetchall()


def summary(folder: Path, backend: str) -> str:
    """In Markdown: the new causes of the last run."""
    causes = new_causes(folder)
    lines = [f"### {backend}: {len(causes)} new causes", ""]
    lines += [f"- `{backend}`: {text} (`{where}`)" for backend, text, where in causes]
    return "\n".join(lines) + "\n\n"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m fuzz.nightly", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--backend", default=USUAL)
    parser.add_argument("--time", type=command.seconds, default=3600.0, help="for all backends together")
    parser.add_argument("-o", dest="out", type=Path, required=True, metavar="DIR")
    given, more = parser.parse_known_args(arguments)
    backends = installed(split(given.backend))
    if not backends:
        return command.NO_BACKEND
    statuses = []
    for backend in backends:
        folder = given.out / backend.replace("/", "_")
        options = [
            "--backend",
            backend,
            "--time",
            f"{round(given.time / len(backends))}s",
            "--resume",
            "-o",
            str(folder),
        ]
        statuses.append(command.main([*options, *more]))
        if (folder / "state.sqlite").exists() and (told := os.environ.get("GITHUB_STEP_SUMMARY")):
            with open(told, "a", encoding="utf-8") as file:
                file.write(summary(folder, backend))
    # What is new weighs most: it is what somebody must look at.
    return command.NEW_CAUSES if command.NEW_CAUSES in statuses else max(statuses)


if __name__ == "__main__":
    sys.exit(main())
