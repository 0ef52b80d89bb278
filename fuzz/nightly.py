"""The nightly job: a campaign on each installed backend that continues from the last night's state.

    python -m fuzz.nightly --time 2h -o DIR [--backend xla,interpreter]

It fails on a cause that no earlier night knew, and if a campaign cannot run. New causes and internal errors are
written to the job's summary; an internal error alone fails nothing, since the next night continues.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from fuzz import fuzz_command
from oracles.backends import BackendError, open_backend
from results import options
from results.backend_names import split

USUAL = "xla,interpreter"


def available(names: Sequence[str]) -> list[str]:
    found = []
    for name in names:
        try:
            open_backend(name).close()
            found.append(name)
        except BackendError as error:
            print(error, file=sys.stderr)
    return found


@dataclass(frozen=True)
class Night:
    """The last run of a campaign.

    It holds how the run ended (None if it was killed), its new causes (text, folder), and its internal errors.
    """

    how: str | None
    causes: tuple[tuple[str, str], ...]
    troubles: tuple[str, ...]

    @staticmethod
    def read(folder: Path) -> Night | None:
        if not (folder / "state.sqlite").exists():
            return None
        with closing(sqlite3.connect(folder / "state.sqlite")) as db:
            run, how = db.execute("SELECT run, how FROM runs ORDER BY run DESC LIMIT 1").fetchone()
            causes = db.execute("SELECT text, folder FROM causes WHERE status = 'new' AND run = ?", (run,))
            troubles = db.execute("SELECT text FROM troubles NATURAL JOIN batches WHERE run = ?", (run,))
            return Night(how, tuple(causes), tuple(text for (text,) in troubles))

    def summary(self, backend: str) -> str:
        lines = [f"### {backend}: {len(self.causes)} new causes", ""]
        lines += [f"- {text} (`{folder}`)" for text, folder in self.causes]
        lines += [f"- something of ours went wrong: `{t.strip().splitlines()[-1]}`" for t in self.troubles]
        return "\n".join(lines) + "\n\n"


def one_night(backend: str, seconds: float, folder: Path, more: Sequence[str]) -> int:
    """Run the campaign on one backend; return its exit status, or 0 if the campaign ended with only internal errors."""
    limits = ["--backend", backend, "--time", f"{round(seconds)}s"]
    status = fuzz_command.main([*limits, "--resume", "-o", str(folder), *more])
    if status in (fuzz_command.BAD_USAGE, fuzz_command.NO_BACKEND):
        return status
    night = Night.read(folder)
    if night is not None and (told := os.environ.get("GITHUB_STEP_SUMMARY")):
        with open(told, "a", encoding="utf-8") as file:
            file.write(night.summary(backend))
    went_on = status == fuzz_command.WENT_WRONG and night is not None and night.how == "done"
    return fuzz_command.OK if went_on else status


def main(arguments: Sequence[str] | None = None) -> int:
    parser = options.Parser(prog="python -m fuzz.nightly", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--backend", default=USUAL)
    parser.add_argument("--time", type=fuzz_command.seconds, default=3600.0, help="for all backends together")
    parser.add_argument("-o", dest="out", type=options.place, required=True, metavar="DIR")
    given, more = parser.parse_known_args(arguments)
    backends = available(split(given.backend))
    if not backends:
        return fuzz_command.NO_BACKEND
    seconds = given.time / len(backends)
    statuses = [one_night(b, seconds, given.out / b.replace("/", "_"), more) for b in backends]
    # New causes take precedence, since somebody must look at them.
    return fuzz_command.NEW_CAUSES if fuzz_command.NEW_CAUSES in statuses else max(statuses)


if __name__ == "__main__":
    sys.exit(main())
