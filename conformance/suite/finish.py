"""What a run as a whole says, from its records alone: what is missing, which expectations to write, and its status."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pytest

from conformance.suite import report_pages
from conformance.suite.run_record import Recording
from conformance.suite.suite_options import Options
from results.backend_names import BackendName, base_name
from results.file import BrokenResults, NoSpace, read_run
from results.records import Result
from results.run import Run
from trials.causes.expectation_files import update
from trials.causes.expectations import BrokenExpectations, Expectations
from trials.findings.published_finding import drafts

NEW_CAUSES = 6
"""The exit status of a run in which nothing is wrong but that causes show which no expectation names."""
NO_SPACE = 7
"""That of a run that ended because there was no room to write its results."""


@dataclass(frozen=True)
class Finish:
    """The end of a run."""

    run: Run | None
    """None where nothing was written."""
    problems: Sequence[str]
    """What fails the run besides its tests, one line each."""
    notes: Sequence[str]
    lacked_space: bool = False

    @property
    def results(self) -> Sequence[Result]:
        return self.run.results if self.run is not None else ()

    @property
    def missing(self) -> str:
        """What is missing, in a line; empty for a run that came to its end."""
        return self.run.what_is_missing if self.run is not None else ""

    def status(self, exitstatus: int, failed_otherwise: bool) -> int:
        """The exit status: what the records say, where pytest itself came to an end. `failed_otherwise` says whether a
        test failed of which there is no record."""
        if self.lacked_space:
            return NO_SPACE
        if exitstatus not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED):
            return exitstatus
        if self.problems or failed_otherwise or self.missing or (self.run is not None and self.run.complaints):
            return pytest.ExitCode.TESTS_FAILED
        if any(r.is_unexpected for r in self.results):
            return NEW_CAUSES
        return exitstatus if self.run is None else pytest.ExitCode.OK


def check_writable(options: Options) -> None:
    """Before anything runs: whether the expectations can be written, where they are to be."""
    if options.update_expectations:
        folder = options.settings.expectations
        existing = [folder / f"{base_name(b)}.toml" for b in options.settings.backends]
        for path in (folder, *(p for p in existing if p.exists())):
            if not os.access(path, os.W_OK):
                raise BrokenExpectations(f"{path}: cannot be written")


def finish(
    options: Options,
    expectations: Mapping[str, Expectations],
    recording: Recording,
    *,
    stopped: str | None,
    lacked_space: bool = False,
) -> Finish:
    """Writes the expectations that --update-expectations asks for, the end of the run and its pages. `stopped` says
    what ended it before its time."""
    if not recording.has_begun:
        return Finish(None, (), (), lacked_space)
    problems, notes = list[str](), list[str]()
    run: Run | None = None
    try:
        run = read_run(options.settings.results)
        if options.update_expectations:
            notes = _update_all(options, expectations, run)
        recording.end(stopped)
        run = read_run(options.settings.results)
        notes += filter(None, [report_pages.write(options)])
    except BrokenResults as e:
        lacked_space = lacked_space or isinstance(e, NoSpace)
        problems.append(str(e))
    return Finish(run, problems, notes, lacked_space)


def _update_all(options: Options, expectations: Mapping[str, Expectations], run: Run) -> list[str]:
    """Writes the expectations of each backend; returns what to tell of each."""
    mine = {name: [r for r in run.results if base_name(r.backend) == name] for name in expectations}
    return [note for name in expectations for note in _update(options, name, mine[name])]


def _update(options: Options, name: str, results: Sequence[Result]) -> list[str]:
    """What a release that was asked for does not show is not removed: what is installed may show it."""
    asked = [r for r in results if BackendName.parse(r.backend).version]
    gone = _conforming_pins([r for r in results if r not in asked])
    new = drafts(options.settings.findings, name)
    path = options.settings.expectations / f"{name}.toml"
    notes = [f"{path}: not seen on {release}: {', '.join(ids)}" for release, ids in _elsewhere(asked).items()]
    if not new and not gone:
        return [*notes, f"{path}: nothing to change"]
    update(path, name, new, gone)
    return [*notes, f"{path}: {len(new)} entries added, {len(gone)} removed; say in each new one what is wrong"]


def _elsewhere(results: Sequence[Result]) -> dict[str, list[str]]:
    """By release, the entries whose pinned programs conform there."""
    found: dict[str, list[str]] = {}
    for r in results:
        for id_ in _conforming_pins([r]):
            name = BackendName.parse(r.backend)
            found.setdefault(f"{name.base} {name.version}", []).append(id_)
    return found


def _conforming_pins(results: Sequence[Result]) -> set[str]:
    found = (r for r in results if r.claim == "expectations" and r.verdict == "Conforms")
    return {r.case.removeprefix("expectations/") for r in found}
