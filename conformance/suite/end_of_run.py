"""The end of a run: updates of the expectation files, the exit status, and the summary on the terminal."""

from __future__ import annotations

import json
import os
import statistics
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from conformance.suite import report_pages
from conformance.suite.run_record import Recording
from conformance.suite.suite_options import Options
from oracles.backends.protocol import DAMAGED
from results.backend_names import BackendName, base_name
from results.codec import number
from results.file import BrokenResults, NoSpace, read_run
from results.records import Reproduction, Result
from results.run import Run
from results.untrusted import printable
from trials.causes.expectation_files import update
from trials.causes.expectations import BrokenExpectations, Expectations
from trials.findings.published_finding import drafts

NEW_CAUSES = 6
"""Exit status of a run whose only failures are causes that no expectation names."""
NO_SPACE = 7
"""Exit status of a run that ended because its results could not be written for lack of space."""


@dataclass(frozen=True)
class Finish:
    run: Run | None
    """The records; None if no test was planned."""
    problems: Sequence[str]
    """Failures of the run itself, one line each."""
    notes: Sequence[str]
    lacked_space: bool = False

    @property
    def results(self) -> Sequence[Result]:
        return self.run.results if self.run is not None else ()

    @property
    def missing(self) -> str:
        return self.run.what_is_missing if self.run is not None else ""

    def status(self, exitstatus: int, failed_otherwise: bool) -> int:
        """Return the exit status of the run.

        `exitstatus` is pytest's own. `failed_otherwise` means that a test failed without leaving a record.
        """
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
    """Check that --update-expectations can write its files.

    Raises BrokenExpectations, before any test runs, if it cannot.
    """
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
    """Update the expectations if asked to, close the results file, and write the report.

    `stopped` is the reason for an early end; None means a complete run.
    """
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
    mine = {name: [r for r in run.results if base_name(r.backend) == name] for name in expectations}
    return [note for name in expectations for note in _update(options, name, mine[name])]


def _update(options: Options, name: str, results: Sequence[Result]) -> list[str]:
    """Add drafts for new causes to the expectations of one backend, and remove entries whose pinned program conforms.

    Entries that conform only on another release (`xla==0.7.2`) stay: the installed release may still show them.
    """
    asked = [r for r in results if BackendName.parse(r.backend).version]
    gone = _pins_that_conform([r for r in results if r not in asked])
    new = drafts(options.settings.findings, name)
    path = options.settings.expectations / f"{name}.toml"
    notes = [f"{path}: not seen on {release}: {', '.join(ids)}" for release, ids in _elsewhere(asked).items()]
    if not new and not gone:
        return [*notes, f"{path}: nothing to change"]
    update(path, name, new, gone)
    return [*notes, f"{path}: {len(new)} entries added, {len(gone)} removed; say in each new one what is wrong"]


def _elsewhere(results: Sequence[Result]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for r in results:
        for id_ in _pins_that_conform([r]):
            name = BackendName.parse(r.backend)
            found.setdefault(f"{name.base} {name.version}", []).append(id_)
    return found


def _pins_that_conform(results: Sequence[Result]) -> set[str]:
    found = (r for r in results if r.claim == "expectations" and r.verdict == "Conforms")
    return {r.case.removeprefix("expectations/") for r in found}


def summarize(reporter: Any, options: Options, finish: Finish, processor_time: str) -> None:
    reporter.section("conformance", "=")
    for backend in dict.fromkeys(r.backend for r in finish.results):
        mine = [r for r in finish.results if r.backend == backend]
        reporter.write_line(f"{backend} ({_versions(mine)}): {len(mine)} cases")
        for line in (*by_verdict(mine), *damage_notes(mine), *new_causes(mine), *by_op(mine), tightness(mine)):
            if line:
                reporter.write_line(f"  {line}")
        for line in describe_expected_causes(mine) if options.shows_expected else ():
            reporter.write_line(f"  {line}")
    for line in (*options.absent, *finish.notes, processor_time):
        if line:
            reporter.write_line(line)
    for line in finish.problems:
        reporter.write_line(f"FAILED {line}", red=True)
    write_places(reporter, options, finish)
    if finish.missing:
        reporter.write_line(f"INCOMPLETE: {finish.missing}", red=True)
        if options.keeps:
            reporter.write_line(f"The same command with --resume --results {options.settings.results} goes on.")


def write_places(reporter: Any, options: Options, finish: Finish) -> None:
    found = any(r.reproduction is not None and r.reproduction.directory for r in finish.results)
    if finish.run is not None and options.keeps:
        reporter.write_line(f"results: {options.settings.results}")
    elif finish.run is not None:
        reporter.write_line("A test that is run again keeps no results; --results FILE keeps them.")
    if found:
        reporter.write_line(f"findings: {options.settings.findings}")


def _versions(results: Sequence[Result]) -> str:
    return ", ".join(f"{p} {v}" for p, v in results[0].versions.items())


def label(result: Result) -> str:
    name = f"{result.verdict} ({result.standing})" if result.standing else result.verdict
    return f"{name}, expected" if result.fails and result.expectation else name


def by_verdict(results: Sequence[Result]) -> list[str]:
    counts = Counter(map(label, results))
    return [", ".join(f"{n} {name}" for name, n in counts.most_common())]


def damage_notes(results: Sequence[Result]) -> list[str]:
    """Return a line that counts the processes that ended during a program that a new process runs correctly.

    The list is empty if there was none.
    """
    count = sum(r.message.endswith(DAMAGED) for r in results)
    if not count:
        return []
    return [f"{count} times a process ended in a program that is right in a new one: {DAMAGED}"]


def new_causes(results: Sequence[Result]) -> list[str]:
    new = {c.id: c for r in results for c in r.causes if c.expectation is None}
    counts = Counter(c.id for r in results for c in r.causes)
    replays = {c.id: r.replay for r in results if r.reproduction for c in r.causes}
    return [
        f"new: {c.signature} ({counts[i]} {'case' if counts[i] == 1 else 'cases'}): {replays.get(i, '')}"
        for i, c in sorted(new.items())
    ]


def by_op(results: Sequence[Result]) -> list[str]:
    """Return one line per op with unexpected failures.

    It names the kinds of failures, and for each kind the element types or constraints.
    """
    found: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for r in results:
        if r.fails and r.expectation is None:
            how = r.kind or r.verdict
            labels = ", ".join(r.clauses) if r.claim == "rejects_invalid" else r.element_type or r.claim
            found[r.op or "programs"][how].add(labels)
    return [
        f"{op}: " + "; ".join(f"{how} ({', '.join(sorted(where))})" for how, where in sorted(kinds.items()))
        for op, kinds in sorted(found.items())
    ]


def tightness(results: Sequence[Result]) -> str:
    """Return one line on how tight the sets of conforming results are.

    It gives the share of exact elements, the share of unconstrained ones (means over cases), and the median width of
    the others in ulps; it is empty if no case was measured.
    """
    measured = [r.tightness for r in results if r.tightness is not None]
    if not measured:
        return ""
    exact = statistics.fmean(float(t.exact or 0) for t in measured)
    undecided = statistics.fmean(float(t.undecided or 0) for t in measured)
    widths = [float(number(t.median_ulps)) for t in measured if t.median_ulps is not None]
    median = f", the others {statistics.median(widths):.2g} ulps wide (median)" if widths else ""
    return f"expected sets: {exact:.1%} of elements exact, {undecided:.1%} left open{median}"


def describe_expected_causes(results: Sequence[Result]) -> Iterator[str]:
    """Yield lines for each expected failure that was seen, with its pinned program if that was run, else one case."""
    by_entry: dict[str, Result] = {}
    for r in results:
        if r.fails and r.expectation is not None and (r.reproduction is not None or r.expectation not in by_entry):
            by_entry[r.expectation] = r
    for entry, r in sorted(by_entry.items()):
        yield f"expected as {entry}: {r.op or 'a program'}: {' '.join(filter(None, (r.verdict, r.kind)))}"
        yield from (f"  {printable(line)}" for line in _describe_result(r))


def _describe_result(r: Result) -> Iterator[str]:
    if r.reproduction is not None:
        yield from _describe_reproduction(r.reproduction)
    elif r.worst is not None:
        yield f"actual:   {r.worst.actual}, conforming: from {r.worst.lower} to {r.worst.upper}"
    elif r.message:
        yield f"actual:   {r.message.partition(chr(10))[0]}"
    yield f"replay:   {r.replay}"


def _describe_reproduction(shown: Reproduction) -> Iterator[str]:
    if shown.expected:
        yield f"expected: {shown.expected}"
    if shown.actual:
        yield f"actual:   {shown.actual.partition(chr(10))[0]}"
    yield from (f"input {i}:  {json.dumps(x)[:400]}" for i, x in enumerate(shown.inputs))
    yield from (f"{name}: {json.dumps(x)[:400]}" for name, x in shown.streams.items())
    yield "program:"
    yield from (f"  {line}" for line in shown.program.splitlines())
