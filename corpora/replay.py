"""Replay of files: the functions in a file, how each is judged, and the outcome."""

from __future__ import annotations

import functools
import re
import shlex
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from corpora import manifest, test_source
from corpora.admission import input_sets_of, refusal
from corpora.check_ops import correct_types
from corpora.cursor import Unreadable
from corpora.interpreter_grids import RUN, on_a_grid
from corpora.module_functions import CheckedFunction, PlainFunction, Unhandled, functions, isolate
from corpora.replay_jobs import Job, read_manifest
from corpora.replay_lines import Form, Key, Line, members, one_line
from corpora.replay_targets import Judged, Subject, broken
from oracles.backends import BackendError
from results import commands, untrusted
from results.file import BrokenResults
from results.untrusted import BadFile
from results.verdicts import AcceptsInvalid, Error, VerdictName
from spec.parse import ParseError, parse
from spec.program import Program
from spec.types import TensorType, i1
from trials import input_sources
from trials.findings.published_finding import ABOUT, read
from trials.settings import Profile


@dataclass(frozen=True)
class Options:
    backends: tuple[str, ...]
    expectations: Path
    inputs: Path | None = None
    input_sets: int = 16
    seed: int = 0
    timeout: float = 60.0
    memory: int | None = None
    profile: Profile = "default"


@dataclass(frozen=True)
class Begin:
    """Message before each piece of work, so that a crash can be attributed; a key without a backend means parsing."""

    key: Key


def replay(job: Job, subjects: Sequence[Subject], options: Options, done: frozenset[Key]) -> Iterator[Begin | Line]:
    """Yield the lines of a job on each subject, except those in `done`. Raises BadInputs."""
    steps = _steps(job, options, done) if job.case is None else _case_steps(job, options)
    for step in steps:
        if isinstance(step, Begin):
            yield step
            continue
        for subject in subjects:
            line = step.line(subject.name)
            if line.key in done:
                continue
            yield Begin(line.key)
            yield step.judge(subject, line, options)


@dataclass(frozen=True)
class Step:
    """One function and how to judge it.

    `ask` returns the judgement of a subject; `settled` is a verdict that needs no subject.
    """

    file: str
    module: int
    function: str
    form: Form
    ask: Any = None
    program: Program | None = None
    """The program to run, which must be admitted."""
    input_sets: int = 1
    settled: tuple[VerdictName, str] | None = None
    arguments: str = ""
    origin: str | None = None
    """The path to replay instead of the file."""

    def line(self, backend: str) -> Line:
        what = commands.replay(self.origin or self.file) + self.arguments
        command = f"{what} --backend {shlex.quote(backend)}"
        return Line(self.file, self.function, self.module, self.form, backend, "Undecided", "", replay=command)

    def judge(self, subject: Subject, line: Line, options: Options) -> Line:
        if self.settled is not None:
            verdict, reason = self.settled
            return replace(line, verdict=verdict, reason=reason, stage="parse" if self.form == "unread" else None)
        start = time.perf_counter()
        judged = self._ask(subject)
        said = members(judged.verdict)
        causes = {entry.cause: entry for entry in judged.causes}
        known = [f"known cause {name}: {entry.reason}" for name, entry in causes.items()]
        known += [f"perhaps known cause {e.cause}, which `explain` can tell: {e.reason}" for e in judged.possible]
        said["reason"] = "; ".join(one_line(p) for p in (said["reason"], judged.note, *known) if p)
        said["causes"] = tuple(causes)
        return replace(line, **said, seconds={**judged.seconds, "total": time.perf_counter() - start})

    def _ask(self, subject: Subject) -> Judged:
        refused = None if self.program is None else refusal(self.program, self.input_sets)
        if refused is not None:
            return Judged(refused)
        try:
            return self.ask(subject)  # type: ignore[no-any-return]
        except BackendError:
            raise
        except Exception as e:  # our own bug counts against nobody and affects no other function
            return Judged(Error(f"an error of the replay itself: {type(e).__name__}: {e}"))


_SELF_CHECKING = re.compile(r"//[^\n]*self-checking", re.IGNORECASE)
_FOREIGN = re.compile(
    r"Dialect `\w+' not found|unregistered|is no function|several blocks|is unknown|is no type of|"
    r"has no (element )?type|collective_broadcast' op requires one result|uniform<[iu]\d+(<[-\d:]+>)?:\w+:\{"
)
"""Parser messages on MLIR that is not StableHLO, or of another release, or with sub-channel types."""
_PASS_OPTIONS = re.compile(r"stablehlo-|chlo-|vhlo-|shape-|hlo-|canonicalize|cse|inline|serialize|deserialize|target")


def _steps(job: Job, options: Options, done: frozenset[Key]) -> Iterator[Step | Begin]:
    file = str(job.path)
    if job.refused:
        yield Step(file, 0, "", "unread", settled=("Error", job.refused))
        return
    if job.path.name == ABOUT:
        yield _finding_step(job.path)
        return
    try:
        modules = _modules(job.path)
    except (BadFile, Unreadable) as e:
        yield Step(file, 0, "", "unread", settled=("Error", str(e) if isinstance(e, BadFile) else f"{file}: {e}"))
        return
    except UnicodeDecodeError:
        yield Step(file, 0, "", "unread", settled=("Unsupported", f"{file}: is no text; bytecode is not replayed"))
        return
    if not modules:
        yield Step(file, 0, "", "unread", settled=("Unsupported", "the file holds no module"))
    for number, module in enumerate(modules):
        base = Step(file, number, "", "unread")
        reading = base.line("").key
        if reading in done:
            continue
        yield Begin(reading)
        asked = _rejections if module.expected_errors else _functions
        yield from _without_errors(base, asked(base, module, options))


def _modules(path: Path) -> list[test_source.Module]:
    return test_source.modules(untrusted.read_bytes(path, untrusted.MOST_TEXT).decode())


def _without_errors(base: Step, steps: Iterator[Step]) -> Iterator[Step]:
    try:
        yield from steps
    except (BackendError, input_sources.BadInputs):
        raise
    except manifest.BrokenManifest as e:
        yield replace(base, form="unread", settled=("Error", str(e)))
    except Exception as e:
        said = f"an error of the replay itself: {type(e).__name__}: {e}"
        yield replace(base, form="unread", settled=("Error", said))


def _finding_step(path: Path) -> Step:
    folder = str(path.parent)
    try:
        about, case = read(path.parent)
    except BrokenResults as e:
        return Step(folder, 0, "", "unread", settled=("Error", str(e)))
    step = Step(folder, 0, "main", "finding", ask=lambda s: s.finding(about, case))
    return replace(step, program=case.program, input_sets=len(case.inputs))


def _parse(base: Step, text: str) -> Program:
    try:
        return parse(text, base.file, lower_chlo="chlo." in text)
    except ParseError as error:
        other = correct_types(text, str(error))
        if other is None or other == text:
            raise
    return _parse(base, other)


def _unread(base: Step, function: str, error: ParseError) -> Step:
    message = one_line(str(error))
    verdict: VerdictName = "Unsupported" if _FOREIGN.search(message) else "Error"
    return replace(base, function=function, settled=(verdict, message))


def _functions(base: Step, module: test_source.Module, options: Options) -> Iterator[Step]:
    try:
        program = _parse(base, module.text)
    except ParseError as error:
        yield from _functions_alone(base, module, options, error)
        return
    found = [_step(base, f, module, options) for f in functions(program)]
    yield from found or [replace(base, settled=("Unsupported", "the module has no function to run"))]


def _functions_alone(base: Step, module: test_source.Module, options: Options, error: ParseError) -> Iterator[Step]:
    try:
        pieces = test_source.functions_alone(module.text)
    except Unreadable:
        pieces = []
    if len(pieces) < 2:
        name = pieces[0][0] if pieces else ""
        yield _invalid_step(replace(base, function=name), module.text) or _unread(base, name, error)
        return
    for name, text in pieces:
        try:
            program = _parse(base, text)
        except ParseError as e:
            yield _invalid_step(replace(base, function=name), text) or _unread(base, name, e)
            continue
        yield from (_step(base, f, module, options) for f in functions(program) if f.name == name)


def _step(
    base: Step, function: CheckedFunction | PlainFunction | Unhandled, module: test_source.Module, options: Options
) -> Step:
    match on_a_grid(function) if isinstance(function, CheckedFunction) else function:
        case Unhandled(name, reason):
            form: Form = "plain" if isinstance(function, PlainFunction) else "checks"
            return replace(base, function=name, form=form, settled=("Unsupported", reason))
        case CheckedFunction(name) as test:
            return replace(base, function=name, form="checks", program=test.program, ask=lambda s: s.checks(test))
        case PlainFunction(name, program) if any(o.name == RUN for o in program.operations()):
            return replace(base, function=name, settled=("Unsupported", "it runs processes and checks nothing"))
        case PlainFunction(name, program):
            if _SELF_CHECKING.search(module.text) and _answers(program):
                base = replace(base, function=name, form="self-checking", program=program)
                return replace(base, ask=functools.partial(_self_check, program))
            return _plain_step(replace(base, function=name, form="plain"), program, options)


def _self_check(program: Program, subject: Subject, needs_subnormals: bool = False) -> Judged:
    return subject.self_check(program, needs_subnormals)


def _answers(program: Program) -> bool:
    return not program.main.arguments and program.main.result_types == (TensorType((), i1),)


def _invalid_step(base: Step, text: str) -> Step | None:
    """Return a step that expects a rejection if our verifier finds the program invalid, else None.

    Findings of accepted invalid programs replay this way.
    """
    try:
        program = parse(text, base.file, verified=False)
    except ParseError:
        return None
    return _must_be_refused(base, program)


def _must_be_refused(base: Step, program: Program, *, strictly: bool = True) -> Step | None:
    invalid = broken(program, strictly=strictly)
    if not invalid or all(f.name != "main" for f in program.functions):
        return None
    reason = str(invalid[0])
    return _rejection_step(base, program, reason)


def _rejection_step(base: Step, program: Program, expected: str) -> Step:
    ask = functools.partial(_judge_rejection, program, expected)
    return replace(base, form="rejection", program=program, ask=ask)


def _judge_rejection(program: Program, expected: str, subject: Subject) -> Judged:
    return _with_expectation(subject.rejection(program), expected)


def _plain_step(base: Step, program: Program, options: Options) -> Step:
    refusing = refusal(program)
    if refusing is not None:
        verdict: VerdictName = "Error" if isinstance(refusing, Error) else "Unsupported"
        return replace(base, settled=(verdict, refusing.message))
    base = replace(base, program=program)
    refused = _must_be_refused(base, program, strictly=options.inputs is None)
    if refused is not None:
        return refused
    if options.inputs is not None:
        fed, given = input_sources.load(options.inputs, program)
        arguments = f" --inputs {shlex.quote(str(options.inputs))}"
        return replace(base, arguments=arguments, ask=lambda s: s.plain(fed, given))
    try:
        drawn = input_sources.draw(program, input_sets_of(program, options.input_sets), options.seed)
    except input_sources.NoInputs as e:
        return replace(base, settled=("Unsupported", str(e)))
    arguments = f" --seed {options.seed}" if options.seed else ""
    arguments += " --profile strict" if options.profile == "strict" else ""
    return replace(base, arguments=arguments, ask=lambda s: s.plain(program, drawn))


def _rejections(base: Step, module: test_source.Module, options: Options) -> Iterator[Step]:
    try:
        pieces = dict(test_source.functions_alone(module.text)) or {"": module.text}
    except Unreadable:
        pieces = {"": module.text}
    errors = {e.function if e.function in pieces else "": e.message for e in reversed(module.expected_errors)}
    if set(errors) == {""}:
        pieces = {"": module.text}
    for name, text in pieces.items():
        if name in errors:
            yield _rejection(replace(base, function=name), text, errors[name], module)
        else:
            alone = test_source.Module(text, tool_options=module.tool_options)
            yield from (s for s in _functions(base, alone, options) if s.function == name)


def _rejection(base: Step, text: str, expected: str, module: test_source.Module) -> Step:
    base = replace(base, form="rejection")
    try:
        program = _parse(base, text)
    except ParseError as e:
        decided = replace(base, settled=("Conforms", f"refused by jaxlib's parser: {one_line(str(e))}"))
        if "#stablehlo.conv<" in text:  # MLIR ends the process where it prints dimension numbers that are none
            return decided
        try:
            program = parse(text, base.file, verified=False)
        except ParseError:  # pretty form: the parser has decided for every implementation that uses it
            return decided
        return _rejection_step(base, program, expected)
    passes = [o for o in module.tool_options if _PASS_OPTIONS.match(o)]
    if passes:
        return replace(base, settled=("Unsupported", f"the error is that of a pass ({passes[0]}), not of the verifier"))
    if not any(f.name == "main" for f in program.functions) and program.functions:
        public = [f for f in program.functions if not f.private] or list(program.functions)
        program = isolate(next((f for f in public if f.name == base.function), public[0]), program)
    return _rejection_step(base, program, expected)


def _with_expectation(judged: Judged, expected: str) -> Judged:
    if isinstance(judged.verdict, AcceptsInvalid):
        return replace(judged, verdict=AcceptsInvalid(f"must be refused: {expected}"))
    return judged


def _case_steps(job: Job, options: Options) -> Iterator[Step | Begin]:
    folder = job.path.parent
    entry = read_manifest(job.path).cases[job.case or 0]
    try:
        file = untrusted.inside(folder, entry.program)
    except BadFile as e:
        yield Step(str(job.path), 0, entry.id, "unread", settled=("Error", str(e)))
        return
    arguments = f" --case {shlex.quote(entry.id)}"
    base = Step(str(file), 0, entry.id, "case", origin=str(job.path), arguments=arguments)
    yield from _without_errors(base, _case(base, folder, entry))
    if entry.self_check is None:
        return
    try:
        check = Job(untrusted.inside(folder, entry.self_check))
        manifest.check(folder, entry)
    except (BadFile, manifest.BrokenManifest):  # already reported by the case's own step
        return
    for step in _steps(check, options, frozenset()):
        yield _name_step(step, entry) if isinstance(step, Step) else step


def _case(base: Step, folder: Path, entry: manifest.Entry) -> Iterator[Step]:
    manifest.check(folder, entry)
    text = manifest.read_file(folder, entry.program).decode()
    if entry.expected == "rejected":
        yield _twin(base, text, entry)
        return
    try:
        program = replace(_parse(base, text), streams=manifest.load_streams(folder, entry))
    except ParseError as e:
        yield _unread(replace(base, form="unread"), entry.id, e)
        return
    invalid = broken(program, strictly=False)
    if invalid:
        said = f"a case that is to conform is invalid: {invalid[0]}"
        yield replace(base, settled=("Error", said))
        return
    rows, sets = manifest.load_inputs(folder, entry), manifest.load_outputs(folder, entry)
    asking = replace(base, program=program, input_sets=entry.input_sets)
    yield replace(asking, ask=lambda s: s.case(program, rows, sets))


def _twin(base: Step, text: str, entry: manifest.Entry) -> Step:
    step = _rejection(base, text, ", ".join(entry.broken), test_source.Module(text))
    if step.program is not None and not broken(step.program):
        return replace(step, settled=("Error", "a case that is to be refused breaks no constraint"))
    return step


def _name_step(step: Step, entry: manifest.Entry) -> Step:
    if step.form != "self-checking":
        return replace(step, function=entry.id)
    ask = functools.partial(step.ask, needs_subnormals=entry.needs_subnormals)
    return replace(step, function=entry.id, ask=ask)
