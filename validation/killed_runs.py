"""Killed runs: `kill -9` at any time of a run of the suite must cost only the tests at hand.

    python -m validation.killed_runs [--moments N] [--seed S] [--backend NAME[,NAME...]] [--ops OP[,OP...]] [-n N]

N runs are killed at random times. The report must begin with what is missing, and `--resume` must end with the
verdicts, findings and exit status of an uninterrupted run. Expectations are empty, so that all failures are found,
reduced and written. Exit status 1 if a run fails this.
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import conformance
from results import options
from results.file import BrokenResults, read_run
from results.run import Run

SUITE = Path(conformance.__file__).parent
FILE = "results.jsonl"
LIMIT = 1200.0
"""Time limit of a run, in seconds."""
MOST_TRIES = 5
"""Attempts to kill a run before it ends."""
SOON = 1.0
"""A run may also be killed within this many seconds before its file appears."""


@dataclass(frozen=True)
class Asked:
    backend: str
    ops: str
    element_types: str
    processes: int

    def command(self, place: Path, *more: str) -> list[str]:
        command = [sys.executable, "-m", "pytest", str(SUITE), "-p", "no:cacheprovider", "-q"]
        command += [f"--backend={self.backend}", f"--ops={self.ops}", f"--element-types={self.element_types}"]
        command += [f"--expectations={place.parent / 'nothing'}", "--max-examples=3", "--max-shrinks=30"]
        return [*command, "-n", str(self.processes), "--results", str(place / FILE), *more]


@dataclass(frozen=True)
class Ended:
    status: int
    seconds: float
    """Since the results file appeared."""
    verdicts: Counter[tuple[object, ...]]
    findings: Counter[str]


def start_run(asked: Asked, place: Path, *more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        asked.command(place, *more), cwd=place.parent, env={**os.environ, "PYTHONPATH": str(SUITE.parent)}, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
    )  # fmt: skip


def finish_run(asked: Asked, place: Path, *more: str) -> Ended:
    with start_run(asked, place, *more) as process:
        wait_for_file(process, place)
        since = time.monotonic()
        process.communicate(timeout=LIMIT)
    run = read_run(place / FILE)
    return Ended(process.returncode, time.monotonic() - since, verdicts(run), finding_folders(run, place))


def wait_for_file(process: subprocess.Popen[str], place: Path) -> None:
    while not (place / FILE).exists() and process.poll() is None:
        time.sleep(0.005)


def verdicts(run: Run) -> Counter[tuple[object, ...]]:
    return Counter((r.case, r.backend, r.verdict, r.kind, tuple(c.id for c in r.causes)) for r in run.results)


def finding_folders(run: Run, place: Path) -> Counter[str]:
    named = [Path(r.reproduction.directory).name for r in run.results if r.reproduction and r.reproduction.directory]
    there = [p.name for p in (place / "findings").iterdir()] if (place / "findings").exists() else []
    return Counter([*named, *there])


def kill_run(asked: Asked, place: Path, seconds: float, rng: random.Random) -> None:
    moment = rng.uniform(-SOON, seconds)
    with start_run(asked, place) as process:
        if moment >= 0:
            wait_for_file(process, place)
        time.sleep(abs(moment))
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def problems(asked: Asked, place: Path, whole: Ended) -> Iterator[str]:
    if not (place / FILE).exists():
        again = finish_run(asked, place)  # nothing was written, nothing is in the way
    else:
        yield from _check_report(place)
        try:
            again = finish_run(asked, place, "--resume")
        except (BrokenResults, subprocess.TimeoutExpired) as e:
            yield f"{place.name}: it cannot be resumed: {e}"
            return
    if not read_run(place / FILE).is_complete:
        yield f"{place.name}: the resumed run is not complete"
    if again.status != whole.status:
        yield f"{place.name}: status {again.status}, that of the whole run is {whole.status}"
    if again.verdicts != whole.verdicts:
        differing = (again.verdicts - whole.verdicts) + (whole.verdicts - again.verdicts)
        yield f"{place.name}: {len(differing)} other verdicts, for example {next(iter(differing))}"
    if sorted(again.findings.values()) != sorted(whole.findings.values()):
        yield f"{place.name}: findings {dict(again.findings)}, those of the whole run are {dict(whole.findings)}"


def _check_report(place: Path) -> Iterator[str]:
    try:
        run = read_run(place / FILE)
    except BrokenResults as e:
        yield f"{place.name}: it cannot be read: {e}"
        return
    if run.is_complete:
        return
    command = [sys.executable, "-m", "reports", str(place / FILE), "-o", str(place / "report")]
    said = subprocess.run(command, cwd=SUITE.parent, capture_output=True, text=True, check=False)
    if said.returncode or not said.stdout.startswith(f"INCOMPLETE: {place / FILE}: "):
        yield f"{place.name}: the report does not say that it is incomplete: {(said.stdout + said.stderr)[:200]!r}"
        return
    page = (place / "report" / "index.html").read_text(encoding="utf-8")
    if "Cut off" not in page[: page.index("<section")]:
        yield f"{place.name}: the first page does not begin with what is missing"


def run(asked: Asked, moments: int, seed: int) -> Iterator[str]:
    rng = random.Random(seed)
    with tempfile.TemporaryDirectory(prefix="killed-") as name:
        folder = Path(name).resolve()
        (folder / "nothing").mkdir()
        whole = finish_run(asked, folder / "whole")
        lines = sum(whole.verdicts.values())
        yield f"whole: {lines} results, {len(whole.findings)} findings, status {whole.status}, {whole.seconds:.1f} s"
        for number in range(moments):
            place = folder / str(number)
            for _ in range(MOST_TRIES):
                shutil.rmtree(place, ignore_errors=True)
                kill_run(asked, place, whole.seconds, rng)
                if not is_complete(place):
                    break
            yield f"{number}: {_remains(place)}"
            yield from (f"  {problem}" for problem in problems(asked, place, whole))


def is_complete(place: Path) -> bool:
    try:
        return (place / FILE).exists() and read_run(place / FILE).is_complete
    except BrokenResults:
        return False


def _remains(place: Path) -> str:
    if not (place / FILE).exists():
        return "killed before anything was written"
    try:
        cut = read_run(place / FILE)
    except BrokenResults as e:
        return str(e)
    return f"{len(cut.results)} results; {cut.what_is_missing or 'complete'}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = options.Parser(prog="python -m validation.killed_runs", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--moments", type=options.count(), default=20, metavar="N")
    parser.add_argument("--seed", type=options.count(0), default=0, metavar="S")
    parser.add_argument("--backend", default="xla", metavar="NAME[,NAME...]")
    parser.add_argument("--ops", default="add,maximum,clamp,round_nearest_even", metavar="OP[,OP...]")
    parser.add_argument("--element-types", default="i1,f32", metavar="TYPE[,TYPE...]")
    parser.add_argument("-n", type=options.count(0, 64), default=0, metavar="N", help="processes of pytest-xdist")
    given = parser.parse_args(arguments)
    has_problems = False
    for line in run(Asked(given.backend, given.ops, given.element_types, given.n), given.moments, given.seed):
        print(line, flush=True)
        has_problems |= line.startswith("  ")
    return int(has_problems)


if __name__ == "__main__":
    sys.exit(main())
