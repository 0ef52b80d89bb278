"""The results file of a run, as the controller begins, plans, resumes and ends it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from conformance.suite.suite_options import Options
from results.codec import decode
from results.file import BrokenResults, Writer, drop_unfinished, is_results, line, read_run, unwritable
from results.lock import Lock
from results.records import Header
from results.run import End, Plan, Run
from trials.claims import CLAIMS
from trials.findings import published_finding


@dataclass
class Recording:
    """Writer of the results file of a run; it locks the run's folder until `close`.

    The file is created when the first test is planned, so that a failed start leaves no file behind.
    """

    options: Options
    _lock: Lock
    _made: Sequence[Path]
    """The folders that this run created, innermost first."""
    _header: Header | None = None
    earlier: Run | None = None
    """The earlier part of a resumed run."""
    has_begun: bool = False
    """Whether the results file exists."""

    @staticmethod
    def prepare(options: Options) -> Recording:
        """Lock the folder of a run.

        Raises BrokenResults if the folder holds another run, or if --resume is given and it holds none.
        """
        folder = options.settings.results.parent
        if options.resume and not options.settings.results.exists():
            raise BrokenResults(f"{options.settings.results}: there is no run to resume")
        made = [p for p in (folder, *folder.parents) if not p.exists()]
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as e:
            raise unwritable(folder, e) from None
        recording = Recording(options, Lock(folder), made)
        try:
            recording._check()
        except BrokenResults:
            recording.close()
            raise
        return recording

    def _check(self) -> None:
        results = self.options.settings.results
        others = [p for p in sorted(results.parent.glob("*.jsonl")) if p != results and is_results(p)]
        if others:
            raise BrokenResults(f"{results.parent}: holds another run, {others[0].name}; choose another folder")
        if self.options.resume:
            return
        if results.exists():
            raise BrokenResults(
                f"{results}: is there already; choose another place, or go on with that run by --resume"
            )
        if self.options.settings.findings.exists():
            raise BrokenResults(f"{self.options.settings.findings}: is there already; choose another folder")

    def begin(self, header: Header) -> None:
        """Set the header of the run; with --resume, read the earlier part and drop its unfinished tests.

        Raises BrokenResults if the earlier part had other options or implementations.
        """
        self._header = header
        if not self.options.resume:
            return
        results = self.options.settings.results
        earlier = read_run(results)
        _refuse_other(earlier, header)
        drop_unfinished(results)
        self.earlier = read_run(results)
        kept = {Path(r.reproduction.directory).name for r in self.earlier.results if r.reproduction is not None}
        published_finding.keep(self.options.settings.findings, kept)
        self.has_begun = True

    @property
    def done(self) -> frozenset[str]:
        return self.earlier.done if self.earlier is not None else frozenset()

    def plan(self, tests: Sequence[str]) -> None:
        """Write the plan once the tests are collected.

        Raises BrokenResults if a resumed run had other tests.
        """
        results = self.options.settings.results
        if self.earlier is not None and self.earlier.plan is not None:
            if {*tests, *self.done} != set(self.earlier.plan.tests):
                raise BrokenResults(f"{results}: was a run of other tests; it cannot be resumed")
        elif self._header is not None and tests and not self.has_begun:
            Writer.begin(results, self._header, Plan(tuple(tests), self._cases(tests))).close()
            self.has_begun = True

    def _cases(self, tests: Sequence[str]) -> int:
        settings = self.options.settings
        of_test = {
            f"test_{claim.test}[{subject.name}]": claim.estimate_count(subject, settings)
            for claim in CLAIMS.values()
            for subject in claim.subjects(settings)
        }
        return sum(of_test.get(t.rpartition("::")[2], 1) for t in tests)

    def end(self, stopped: str | None) -> None:
        """Write how the run ended; `stopped` is the reason for an early end. Raises BrokenResults."""
        writer = Writer(self.options.settings.results)
        try:
            writer.write(End(datetime.now(UTC).isoformat(timespec="seconds"), stopped))
        finally:
            writer.close()

    def close(self) -> None:
        self._lock.release()
        if not self.options.keeps and not self.options.settings.findings.exists():
            shutil.rmtree(self.options.settings.results.parent, ignore_errors=True)
        for folder in self._made:
            if folder.exists() and not any(folder.iterdir()):
                folder.rmdir()


def _refuse_other(earlier: Run, header: Header) -> None:
    now = decode(Header, json.loads(line(header))["header"])
    for name in ("backends", "options", "spec_revision"):
        old, new = getattr(earlier.header, name), getattr(now, name)
        if old != new:
            raise BrokenResults(f"{earlier.path}: cannot be resumed, it had {_difference(name, old, new)}")


def _difference(name: str, old: Any, new: Any) -> str:
    if not isinstance(old, dict) or old.keys() != new.keys():
        said = ", ".join(old) if isinstance(old, dict) else old
        return f"other {name.replace('_', ' ')}: {said}"
    differing = next(k for k in old if old[k] != new[k])
    if name == "options":
        return f"{differing} {old[differing]}, not {new[differing]}"
    return f"another version of {differing}, or other expectations of it"
