"""Files that let others reproduce a finding: an issue's text, expected and returned values, a standalone script.

The script is run once, as published.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from oracles.backends.command import CommandBackend
from oracles.backends.hosted import HostedBackend
from oracles.backends.native import bindings
from oracles.backends.native import xla as native_xla
from oracles.backends.program_variants import Rewritten
from oracles.backends.protocol import Backend, Outcome, Results
from oracles.deviations import nearest_convention
from oracles.judge import Expected, judge
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance
from oracles.sets.flushing import flush_result
from oracles.sets.value_sets import AbstractValue
from results.file import unwritable
from results.verdicts import Crashes, Deviates, RejectsValid, TimesOut, Verdict
from spec.parse import print_mlir
from spec.pretty import Form, readable, spell
from spec.program import Program
from spec.text import text
from trials.case_records import is_fatal
from trials.checks import Failure, Judged, failures_of, row_of_grid
from trials.findings.issue_text import Background, issue, title_of
from trials.findings.published_finding import ABOUT, read, storable
from trials.findings.scripts.calls import NoScript, Target, call_of
from trials.findings.scripts.result_layouts import Layout, layout
from trials.findings.scripts.script import NAME, Script, Shown, script

SCRIPT = NAME
LIMIT, PATIENCE = 120.0, 600.0
"""Time limit in seconds of a script that should hang, and of any other, whose imports may take minutes."""
SHOWS = 1
"""Exit statuses of a script: the bug shows, or it does not."""
_SAID = ("expected:", "expected,")
"""Printed by a script that made a comparison; an error of its own has the same exit status, but not these words."""


_FLUSHED = Latitude(subnormals="flushed")

Witnesses = Callable[[Backend, Judged], Mapping[str, str]]
"""Returns by name what other implementations do with a case."""


def complete(
    backend: Backend,
    directory: Path,
    title: str,
    failure: Failure,
    judged: Judged,
    *,
    background: Background | None = None,
    witnesses: Witnesses | None = None,
    runs: bool = True,
) -> bool | None:
    """Add the files to a finding and run its script; return whether the bug shows there.

    None where no script can be written for the backend or the program, or where `runs` is False. `title`: headline of
    the finding. `background`: further knowledge, by default from `finding.json`. `witnesses`: asks other
    implementations. Raises BrokenResults where it cannot write.
    """
    known = background or _background(directory)
    if witnesses is not None:
        known = replace(known, others=witnesses(backend, judged))
    try:
        _save_sets(directory / "expected.npz", judged.expected)
        _save_returned(directory / "returned.npz", judged)
        ended: Ended | None = None
        found: Script | None = None
        for way in scripts(backend, failure, judged, known):
            found = way
            found.write(directory)
            if not runs:
                break
            ended = run(directory / SCRIPT, failure, _python(backend), _arguments(backend))
            if shows(failure, ended):
                break
        said = issue(backend, failure, judged, known, script=found, ended=None if ended is None else ended.how)
        (directory / "report.md").write_text(said, encoding="utf-8")
    except OSError as e:
        raise unwritable(directory, e) from None
    return None if ended is None else shows(failure, ended)


def _background(directory: Path) -> Background:
    if not (directory / ABOUT).exists():
        return Background()
    about = read(directory)[0]
    return Background(op=about.blamed or about.op, clauses=about.clauses, needs=about.needs)


# Running a script.


@dataclass(frozen=True)
class Ended:
    """How a script ended: its exit status, None after a timeout, and its output."""

    status: int | None
    said: str

    @property
    def how(self) -> str:
        return "it did not end" if self.status is None else f"exit status {self.status}"


def run(path: Path, failure: Failure, python: str, arguments: tuple[str, ...] = ()) -> Ended:
    """Run a script in a process of its own, in its folder, where no module of this suite is found by chance."""
    command = [python, path.name, *arguments]
    limit = LIMIT if failure.verdict == "TimesOut" else PATIENCE
    try:
        done = subprocess.run(command, capture_output=True, check=False, timeout=limit, cwd=path.parent)
    except subprocess.TimeoutExpired:
        return Ended(None, "")
    return Ended(done.returncode, (done.stdout + done.stderr).decode(errors="replace"))


def shows(failure: Failure, ended: Ended) -> bool:
    if failure.verdict == "TimesOut":
        return ended.status is None
    if ended.status is not None and ended.status < 0:
        return failure.verdict in ("Crashes", "RejectsValid")  # some end the process to refuse
    return ended.status == SHOWS and any(word in ended.said for word in _SAID)


def _python(backend: Backend) -> str:
    asked = backend.worker.settings.python if isinstance(backend, HostedBackend) else None
    return asked or sys.executable


def _arguments(backend: Backend) -> tuple[str, ...]:
    if isinstance(backend, CommandBackend):
        return tuple(backend.command)
    options = backend.worker.settings.options if isinstance(backend, HostedBackend) else {}
    if "mark" in options:
        return tuple(options["command"])
    plugin = str(options.get("plugin", ""))
    return (plugin,) if "/" in plugin else ()


# What a script holds.


def scripts(backend: Backend, failure: Failure, judged: Judged, known: Background) -> Iterator[Script]:
    """Yield the scripts for a failure in the order in which to try them; nothing if none can be written.

    The first has the pretty form of the program, which an older release may not read, the second the generic form.
    """
    adapter, judged = _adapter(backend), _executed(judged)
    prepared = _prepare(backend, judged)
    if prepared is None and _ends_in_compiler(judged.verdict):
        judged = replace(judged, case=replace(judged.case, inputs=()))  # compiling it shows the failure
        prepared = _prepare(backend, judged)
    if adapter is None or prepared is None:
        return
    rewritten, where = prepared
    types = judged.case.program.main.result_types
    output = _output(judged.verdict, failure, len(types))
    shown = Shown(
        title_of(backend, failure, judged, known), failure, output, types, _expected_by_script(judged, failure),
        where, judged.case.program.num_processes, known.at_random,
    )  # fmt: skip
    for spelled in _spellings(backend, adapter, rewritten.program, judged):
        target = Target(
            rewritten.program,
            spelled,
            tuple(rewritten.inputs[0]) if judged.case.inputs else (),
            bool(judged.case.inputs),
            backend.worker.settings.options if isinstance(backend, HostedBackend) else {},
            backend.describe().versions,
        )
        for way in (shown, replace(shown, at_random=False)) if known.at_random else (shown,):
            try:
                yield script(target, call_of(adapter, target), way)
            except NoScript:
                continue
            break


def _executed(judged: Judged) -> Judged:
    """Return the case with an input set of zeros if it was only compiled and uses the process grid, else unchanged."""
    row = None if judged.case.inputs else row_of_grid(judged.case.program)
    return judged if row is None else replace(judged, case=replace(judged.case, inputs=(row,)))


def _adapter(backend: Backend) -> str | None:
    if isinstance(backend, CommandBackend):
        return "command"
    return backend.worker.adapter.stem if isinstance(backend, HostedBackend) else None


def _prepare(backend: Backend, judged: Judged) -> tuple[Rewritten, Layout] | None:
    """Return the case as the backend receives it, and the layout of its results.

    None if the backend cannot run the case, or if scripts cannot express the layout.
    """
    program, row = judged.case.program, judged.case.inputs[:1]
    prepared: Any = Rewritten(program, row)
    if row and isinstance(backend, HostedBackend):
        prepared = backend.prepare(program, row)
    if not isinstance(prepared, Rewritten):
        return None
    found = layout(program, prepared.program, row)
    return None if found is None else (prepared, found)


def _ends_in_compiler(verdict: Verdict) -> bool:
    return isinstance(verdict, Crashes | RejectsValid | TimesOut) and verdict.stage == "compile"


def _expected_by_script(judged: Judged, failure: Failure) -> Expected:
    """Return the expected results by the convention that is nearest to the returned values.

    If the failure still shows then, zero is accepted in place of subnormals too, so that the script exits with 0 on
    releases that flush them and do not have the bug.
    """
    if not isinstance(judged.expected, tuple) or not isinstance(judged.verdict, Deviates):
        return judged.expected
    nearest = tuple(_of_one_convention(s, judged.outcome, i) for i, s in enumerate(judged.expected))
    wider = tuple(flush_result(s, _FLUSHED) if isinstance(s, Acceptance) else s for s in nearest)
    verdict = judge(judged.outcome, wider, judged.case.program, max(1, len(judged.case.inputs)))
    return wider if failure in failures_of(verdict) else nearest


def _of_one_convention(sets: AbstractValue, outcome: Outcome, output: int) -> AbstractValue:
    if not isinstance(sets, Acceptance) or not sets.alternatives or not isinstance(outcome, Results):
        return sets
    returned = [a for row in outcome.outputs for a in row[output : output + 1] if a is not None]
    if len(returned) != len(outcome.outputs) or any(a.shape != sets.shape for a in returned):
        return sets.conventions[0]
    return nearest_convention(np.stack(returned), sets)


def _output(verdict: Verdict, failure: Failure, results: int) -> int:
    """Return the index of the result that shows a failure; random numbers come after the generator's state."""
    if not isinstance(verdict, Deviates):
        return 0
    if failure.kind == "nondeterministic" and verdict.worst is None:
        return results - 1
    parts = (verdict, *verdict.also)
    named = [v.worst.output for v in parts if v.worst is not None and (v.kind, v.standing) == failure[1:]]
    return named[0] if named else next((v.worst.output for v in parts if v.worst is not None), 0)


def _spellings(backend: Backend, adapter: str, program: Program, judged: Judged) -> Iterator[str]:
    if adapter in ("onnx", "onnxruntime"):
        assert isinstance(backend, HostedBackend)
        yield backend.spelling(program)
        return
    generic = text(program)
    if is_fatal(judged):
        yield readable(program)
        return
    found, form = spell(program)
    if adapter in ("xla", "pjrt") and program.num_partitions > 1 and form is not Form.REFUSED:
        with bindings.context():
            generic = native_xla.shard_manually(generic)  # with shardings, which spec.text does not write
        found = print_mlir(generic)
    yield found
    if found != generic:
        yield generic


# The files beside it.


def _save_sets(path: Path, expected: Expected) -> None:
    sets = expected if isinstance(expected, tuple) else ()
    arrays: Mapping[str, Any] = {
        f"{name}_{i}": a for i, s in enumerate(sets) if isinstance(s, Acceptance) for name, a in _parts(s).items()
    }
    if arrays:
        np.savez(path, **arrays)


def _parts(sets: Acceptance) -> dict[str, np.ndarray[Any, Any]]:
    first = sets.at(0)
    return {"lower": first.lower, "upper": first.upper, "nan": first.nan, "open": first.unspecified}


def _save_returned(path: Path, judged: Judged) -> None:
    if isinstance(judged.outcome, Results) and judged.outcome.outputs:
        row = judged.outcome.outputs[0]
        arrays: Mapping[str, Any] = {f"result_{i}": storable(a) for i, a in enumerate(row) if a is not None}
        if arrays:
            np.savez(path, **arrays)
