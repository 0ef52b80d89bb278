"""The command `explain`, which finds the cause when an implementation fails on a program."""

from __future__ import annotations

import argparse
import json
import resource
import sys
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

from corpora.admission import unknown
from generators.cases import Case
from oracles.backends import BackendError, UnknownBackend, open_backend
from oracles.backends.protocol import Backend
from oracles.evaluator import Mode
from oracles.judge import mode_for
from oracles.limits import limit_seconds
from results import options as checked
from results import untrusted
from results.backend_names import BackendName, BadBackendName, split
from results.file import BrokenResults
from spec.parse import ParseError, parse
from spec.program import Program
from spec.structure import violations
from trials import input_sources
from trials.causes.attribution import Bench
from trials.causes.expectations import FOLDER, BrokenExpectations
from trials.checks import Executed, Judged
from trials.claims.convention_answers import ask, conventions_of, with_conventions
from trials.computing_operations import constant_bytes
from trials.explain import Explanation, Progress, Question, Shelf, explain
from trials.explain.given_results import Given
from trials.findings.other_backends import independent, others
from trials.findings.reproduction import Witnesses
from trials.session import Session
from trials.settings import Settings
from trials.subject import Subject

FINE, FINDINGS, BAD_INPUT, NO_BACKEND = 0, 1, 2, 3
MOST_TEXT = 1 << 31
"""Largest program, in bytes; 1 MB of constants takes 2 MB of text."""
SECONDS = 600.0
"""Time limit of our evaluator for one program."""
TEXT, DATA = "explanation.txt", "explanation.json"

ABOUT = """Runs a program of any size on an implementation and judges its results. Where they deviate, or where it
crashes, hangs or is refused, it names the operation to blame, says whether the cause is known, reduces it, and writes a
finding below DIR: a minimal program with inputs, a bug report and a script that reproduces it. Exit status: 0 nothing
speaks against the implementation, 1 something does, 2 bad usage, a file that cannot be read or an interruption, 3 an
implementation cannot be started."""


def add_options(made: argparse.ArgumentParser) -> None:
    made.add_argument("program", type=checked.file, metavar="PROGRAM", help="an .mlir file, of any size")
    made.add_argument("--backend", required=True, metavar="NAME", help="the implementation")
    made.add_argument("--inputs", type=checked.file, metavar="X.npz", help="arguments in their order (default: drawn)")
    made.add_argument("--expected", type=checked.file, metavar="Y.npz", help="what main should return, in its order")
    made.add_argument("--against", metavar="NAME", help="an implementation to compare with, where nothing else decides")
    made.add_argument(
        "--witnesses", metavar="NAMES", help="who is asked what it returns, for the report (default: all installed)"
    )
    made.add_argument(
        "-o", "--output", type=checked.place, metavar="DIR", help="where findings go (default: NAME-explained)"
    )
    made.add_argument(
        "--input-sets", type=checked.count(1, 64), default=2, metavar="N", help="how many are drawn (default: 2)"
    )
    made.add_argument("--seed", type=checked.count(0), default=0, metavar="N", help="draw other inputs (default: 0)")
    made.add_argument(
        "--profile", choices=("default", "strict"), default="default", help="strict: nothing may be fused"
    )
    made.add_argument(
        "--reductions", type=checked.count(0), default=250, metavar="N", help="executions for a cause (default: 250)"
    )
    made.add_argument("--timeout", type=checked.seconds, default=60.0, metavar="SECONDS", help="limit of one execution")
    made.add_argument("--memory", type=checked.mebibytes, metavar="MIB", help="limit of the implementation's process")
    made.add_argument("--expectations", type=checked.folder, metavar="DIR", default=FOLDER, help="known causes")
    made.add_argument("--custom-calls", action="store_true", help="run custom calls whose targets are not known, too")
    made.add_argument("--json", action="store_true", help="print one object instead of text")
    made.add_argument("--quiet", action="store_true", help="no progress on stderr")
    made.set_defaults(run=run)


_BAD_INPUT = (
    input_sources.BadInputs, input_sources.NoInputs, ParseError, BrokenExpectations, BrokenResults, UnknownBackend,
    BadBackendName,
)  # fmt: skip


def run(given: argparse.Namespace) -> int:
    if len(split(given.backend)) != 1:
        raise ValueError("--backend takes one implementation")
    progress = Progress(None if given.quiet else sys.stderr)
    with limit_seconds(SECONDS), ExitStack() as stack:
        try:
            question = _question(given, progress)
            found = _explain(given, question, progress, stack)
        except _BAD_INPUT as e:
            raise ValueError(str(e)) from None
        except BackendError as e:
            print(f"corpora: {untrusted.printable(str(e))}", file=sys.stderr)
            return NO_BACKEND
    _write(found, question.shelf.folder)
    sys.stdout.write(json.dumps(found.data) + "\n" if given.json else found.text)
    return BAD_INPUT if found.interrupted else FINDINGS if found.fails else FINE


def _question(given: argparse.Namespace, progress: Progress) -> Question:
    """Read the program and its inputs.

    Raises ParseError, BadFile, BadInputs, NoInputs, and ValueError for a program that must not run.
    """
    with progress.stage("read the program") as stage:
        program = _read(given.program, has_custom_calls=given.custom_calls)
        count = sum(1 for _ in program.operations())
        stage.said = f"{count:,} operations, {_megabytes(program):.1f} MB of constants"
    shelf = Shelf(_folder(given), given.profile, given.seed)
    if given.inputs is not None:
        program, rows = input_sources.load(given.inputs, program)
        question = Question(Case(program, rows), shelf)
    else:
        rows = input_sources.draw_ordinary(program, given.input_sets if program.main.arguments else 1, given.seed)
        question = Question(Case(program, rows), shelf, drawn=_others(program, given))
    if given.expected is not None:
        given_rows = input_sources.load_results(given.expected, program)
        if len(rows) > 1:
            raise ValueError("--expected is of given inputs: name these with --inputs, or use --input-sets 1")
        question = replace(question, given=Given((given_rows,), str(given.expected)), drawn=())
    return question


def _others(program: Program, given: argparse.Namespace) -> input_sources.InputSets:
    return input_sources.draw(program, given.input_sets, given.seed) if program.main.arguments else ()


def _read(path: Path, *, has_custom_calls: bool) -> Program:
    text = untrusted.read_text(path, MOST_TEXT)
    program = parse(text, str(path), lower_chlo="chlo." in text, located=True)
    if all(f.name != "main" for f in program.functions):
        raise ValueError(f"{path}: has no function @main")
    broken = [v for v in violations(program) if v.predicate != "op_is_known"]
    if broken:
        raise ValueError(f"{path}: is no valid program: {broken[0]}")
    strange = next(unknown(program), None)
    if strange is not None and not has_custom_calls:
        raise ValueError(f"{path}: {strange}; --custom-calls hands it to the implementation all the same")
    return program


def _megabytes(program: Program) -> float:
    return sum(map(constant_bytes, program.operations())) / 1e6


def _folder(given: argparse.Namespace) -> Path:
    return Path(f"{given.program.stem}-explained") if given.output is None else Path(given.output)


def _explain(given: argparse.Namespace, question: Question, progress: Progress, stack: ExitStack) -> Explanation:
    settings = Settings(
        (given.backend,), Path(), profile=given.profile, expectations=given.expectations, seed=given.seed,
        reductions=given.reductions, timeout=given.timeout, memory=given.memory,
    )  # fmt: skip
    session = Session.of(settings)
    stack.callback(session.close)
    with progress.stage(f"start {given.backend}") as stage:
        progress.backends.append(session.backend(given.backend))
        stage.said = ", ".join(f"{k} {v}" for k, v in session.description(given.backend).versions.items())
    bench = _bench(session, given, question.case.program, progress)
    witnesses = _witnesses(given, session, progress)
    question = replace(question, shelf=replace(question.shelf, witnesses=witnesses))
    if given.against is not None:
        question = replace(question, other=_open_other(given, progress, stack))
    found = Explanation(given.backend, bench.versions, str(given.program))
    is_fused = mode_for(question.case.program) is Mode.FUSED
    explain(bench, Subject("programs" if is_fused else "results", given.backend), question, found, progress)
    found.cost = _cost(progress)
    return found


def _open_other(given: argparse.Namespace, progress: Progress, stack: ExitStack) -> Backend:
    with progress.stage(f"start {given.against}"):
        other = open_backend(given.against, timeout=given.timeout, memory=given.memory)
    stack.callback(other.close)
    progress.backends.append(other)
    return other


def _witnesses(given: argparse.Namespace, session: Session, progress: Progress) -> Witnesses:
    """Return a function that runs a program on other backends. Raises BackendError if a named one cannot be opened."""
    named = split(given.witnesses or "")
    for name in named:
        session.backend(name)
    names = named if given.witnesses is not None else independent(given.backend)

    def ask(backend: Backend, judged: Judged) -> dict[str, str]:
        with progress.stage("ask other implementations") as stage:
            found = others(backend, judged, names, session.backend)
            stage.said = ", ".join(found) or "none answers"
        return found

    return ask


def _bench(session: Session, given: argparse.Namespace, program: Program, progress: Progress) -> Bench:
    description = session.description(given.backend)
    asked = conventions_of(program)
    with progress.stage(f"ask it for {len(asked)} choices that the specification leaves open") as stage:
        expected = session.expectations_of(given.backend)
        answers = ask(session.backend(given.backend), asked)
        latitude = with_conventions(expected.latitude_of(given.backend), answers, expected.conventions)
        stage.said = f"{len(latitude.conventions & asked)} are customary"
    mode = Mode.STRICT if given.profile == "strict" else mode_for(program)
    return Bench(
        session.backend(given.backend),
        latitude,
        Executed(mode, repeats=0),
        expected,
        BackendName.parse(given.backend).entry_variant,
        dict(description.versions),
        given.reductions,
        feeds_constants=description.feeds_constants,
    )


def _cost(progress: Progress) -> str:
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10
    return f"{progress.seconds:.1f} s, {progress.executions} executions, {memory} MiB of memory in this process"


def _write(found: Explanation, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / TEXT).write_text(found.text, encoding="utf-8")
    (folder / DATA).write_text(json.dumps(found.data, indent=1) + "\n", encoding="utf-8")
