"""Building a corpus: cases with acceptance sets, self-checking programs, and programs that must be rejected.

The files depend only on the arguments and on NumPy's random numbers: equal arguments give equal bytes.
"""

from __future__ import annotations

import itertools
import shlex
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from corpora import manifest
from corpora.check_sets import same_sets
from corpora.manifest import Entry, InputFile, Manifest, NotBuilt, OutputFiles, StreamFile
from corpora.selfcheck import NoSelfCheck, self_check
from generators.cases import Case
from generators.examples import draw_cases, seed_of
from generators.families import strategies
from generators.programs.case_strategies import element_types, single_op, whole_programs
from generators.twins import invalid_twins
from models.collection import collection
from oracles.evaluator import Mode, Unevaluated
from oracles.judge import Expected, expectation, mode_for
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance
from oracles.sets.value_sets import without_alternatives
from results import untrusted
from results.options import did_you_mean
from results.untrusted import BadFile
from spec import streams
from spec.labels import revision
from spec.pretty import pretty
from spec.program import Program
from spec.types import ELEMENT_TYPES, ElementType, TensorType

Array = np.ndarray[Any, Any]
NAME = "manifest.json"
_PROGRAMS, _MODELS = "programs", "models"
_MOST_ELEMENTS = 256
"""Most elements of a tensor in a one-op case, to keep files small."""


@dataclass(frozen=True)
class Plan:
    """Selection of the cases to build; None stands for all ops or element types.

    `cases_per` is the number of cases per op and element type. An op with a single element type is always built.
    """

    ops: tuple[str, ...] | None = None
    element_types: tuple[str, ...] | None = None
    cases_per: int = 2
    input_sets: int = 4
    programs: int = 10
    seed: int = 0
    models: int | None = None
    """Number of real programs, in the order of their names; None for all."""

    @property
    def command(self) -> str:
        words = ["python", "-m", "corpora", "build", "OUT"]
        words += ["--ops", ",".join(self.ops)] if self.ops is not None else []
        words += ["--element-types", ",".join(self.element_types)] if self.element_types is not None else []
        words += ["--cases-per", str(self.cases_per), "--input-sets", str(self.input_sets)]
        words += ["--programs", str(self.programs), "--seed", str(self.seed)]
        words += ["--models", str(self.models)] if self.models is not None else []
        return shlex.join(words)


class CannotBuild(Exception):
    """The folder cannot be written, or the plan has unknown names; the message is one line."""


def build(folder: Path, plan: Plan) -> Manifest:
    """Write the corpus into a folder that is missing, empty, or holds a corpus, which is replaced.

    Raises CannotBuild.
    """
    chosen = _chosen_ops(plan)
    try:
        _clear(folder)
        entries: list[Entry] = []
        left_out: list[NotBuilt] = []
        for built in itertools.chain(
            *(_op(folder, op, plan) for op in chosen), _programs(folder, plan), _models(folder, plan)
        ):
            if isinstance(built, Entry):
                entries.append(replace(built, digest=manifest.digest(folder, built)))
            else:
                left_out.append(built)
        drawn_with = f"numpy {np.__version__}"
        whole = Manifest(
            "stablehlo-conformance", plan.command, drawn_with, revision(), plan.seed, tuple(entries), tuple(left_out)
        )
        manifest.write(whole, folder / NAME)
    except OSError as e:
        raise CannotBuild(f"{folder}: cannot be written: {e.strerror}") from None
    return whole


def _chosen_ops(plan: Plan) -> tuple[str, ...]:
    for t in plan.element_types or ():
        if t not in map(str, ELEMENT_TYPES):
            raise CannotBuild(f"no element type is named {t!r}{did_you_mean(t, map(str, ELEMENT_TYPES))}")
    known = tuple(strategies())
    for unknown in sorted(set(plan.ops or ()) - set(known)):
        raise CannotBuild(f"no op is named {unknown!r}{did_you_mean(unknown, known)}")
    return tuple(op for op in known if plan.ops is None or op in plan.ops)


def _clear(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    if not any(folder.iterdir()):
        return
    try:
        old = manifest.read(folder / NAME)
    except manifest.BrokenManifest as e:
        raise CannotBuild(f"{folder}: is neither empty nor a corpus ({e})") from None
    try:
        files = [untrusted.inside(folder, name) for entry in old.cases for name in entry.files]
    except BadFile as e:
        raise CannotBuild(str(e)) from None
    for path in files:
        path.unlink(missing_ok=True)
    for below in sorted((p for p in folder.rglob("*") if p.is_dir()), reverse=True):
        if not any(below.iterdir()):
            below.rmdir()


def _op(folder: Path, op: str, plan: Plan) -> Iterator[Entry | NotBuilt]:
    (folder / op).mkdir(exist_ok=True)
    types = element_types(op)
    for t in types:
        if plan.element_types is None or str(t) in plan.element_types or len(types) == 1:
            yield from _cases(folder, op, t, plan)
    for label in invalid_twins.labels(op):
        yield from _twins(folder, op, label, plan)


def _cases(folder: Path, op: str, t: ElementType, plan: Plan) -> Iterator[Entry | NotBuilt]:
    strategy = single_op(op, t, input_sets=plan.input_sets, most_elements=_MOST_ELEMENTS)
    drawn = draw_cases(strategy, plan.cases_per, seed_of(plan.seed, op, t))
    for number, case in enumerate(drawn):
        mode = mode_for(case.program)
        expected = _sets(case, mode)
        if isinstance(expected, Unevaluated):
            yield NotBuilt(op, str(t), str(expected))
            return
        yield _Writer(folder, op, f"{_file_name(t)}-{number}").case(case, expected, mode)


def _programs(folder: Path, plan: Plan) -> Iterator[Entry]:
    if plan.programs == 0 or plan.ops is not None or plan.element_types is not None:
        return
    (folder / _PROGRAMS).mkdir(exist_ok=True)
    strategy = whole_programs(input_sets=plan.input_sets)
    for number, case in enumerate(draw_cases(strategy, plan.programs, seed_of(plan.seed, _PROGRAMS))):
        mode = mode_for(case.program)
        expected = _sets(case, mode)
        if not isinstance(expected, Unevaluated):
            yield _Writer(folder, _PROGRAMS, str(number)).case(case, expected, mode)


def _models(folder: Path, plan: Plan) -> Iterator[Entry | NotBuilt]:
    """Build cases from the real programs, unless the plan selects ops or element types.

    Programs with only unspecified results are left out.
    """
    if plan.models == 0 or plan.ops is not None or plan.element_types is not None:
        return
    (folder / _MODELS).mkdir(exist_ok=True)
    for model in list(collection().values())[: plan.models]:
        case = Case(model.program, model.inputs(plan.input_sets, plan.seed), shape_class="small")
        mode = mode_for(case.program)
        expected = _sets(case, mode)
        if isinstance(expected, Unevaluated):
            yield NotBuilt(f"{_MODELS}/{model.name}", "", str(expected))
        elif all(isinstance(e, Acceptance) and e.unspecified.all() for e in expected):
            yield NotBuilt(f"{_MODELS}/{model.name}", "", "the specification leaves every element open")
        else:
            yield _Writer(folder, _MODELS, model.name).case(case, expected, mode)


def _file_name(t: ElementType) -> str:
    return str(t).replace("<", "_").replace(">", "")


def _twins(folder: Path, op: str, label: str, plan: Plan) -> Iterator[Entry]:
    for twin in draw_cases(invalid_twins.twins(op, label), 1, seed_of(plan.seed, op, label)):
        writer = _Writer(folder, op, f"breaks-{label}")
        yield writer.twin(twin.program, label, tuple(twin.broken))


def _needs_subnormals(case: Case, expected: Sequence[Any], mode: Mode) -> bool:
    flushed = _sets(case, mode, Latitude(subnormals="flushed"))
    if isinstance(flushed, Unevaluated):
        return False
    return any(not same_sets(a, b) for a, b in zip(expected, flushed, strict=True) if isinstance(a, Acceptance))


def _sets(case: Case, mode: Mode, latitude: Latitude | None = None) -> Expected:
    """Return the sets as the corpus stores them: one interval per element.

    On a branch cut, where two values conform, the interval also holds the values between them.
    """
    expected = expectation(case.program, case.inputs, mode, latitude)
    return expected if isinstance(expected, Unevaluated) else tuple(map(without_alternatives, expected))


@dataclass(frozen=True)
class _Writer:
    folder: Path
    op: str
    name: str

    @property
    def id(self) -> str:
        return f"{self.op}-{self.name}"

    def _text(self, suffix: str, comment: str, program: Program) -> str:
        path = f"{self.op}/{self.name}{suffix}"
        (self.folder / path).write_text(f"// {comment}\n{pretty(program)}", encoding="utf-8", newline="\n")
        return path

    def _array(self, suffix: str, array: Array) -> str:
        path = f"{self.op}/{self.name}.{suffix}.npy"
        np.save(self.folder / path, np.asarray(array, order="C"), allow_pickle=False)
        return path

    def case(self, case: Case, expected: Sequence[Any], mode: Mode) -> Entry:
        what = "of a whole program" if case.op is None else f"of {case.op} on {case.element_type}"
        described = f"{what}; made by python -m corpora build"
        path = self._text(".mlir", f"A case {described}.", case.program)
        check = reason = None
        try:
            checking = self_check(case.program, case.inputs, expected)
            comment = f"Self-checking: main returns true where a case {described} conforms."
            check = self._text(".check.mlir", comment, checking)
        except NoSelfCheck as e:
            reason = str(e)
        return Entry(
            id=self.id,
            op=case.op,
            element_type=case.element_type,
            shape_class=case.shape_class,
            clauses=("semantics",),
            expected="conforms",
            program=path,
            self_check=check,
            no_self_check=reason,
            mode=mode.value,
            needs_subnormals=_needs_subnormals(case, expected, mode),
            input_sets=len(case.inputs),
            inputs=tuple(self._inputs(case)),
            streams=tuple(self._streams(case.program)),
            outputs=tuple(self._sets(i, e) for i, e in enumerate(expected) if isinstance(e, Acceptance)),
            broken=(),
        )

    def _inputs(self, case: Case) -> Iterator[InputFile]:
        for i, argument in enumerate(case.program.main.arguments):
            assert isinstance(argument.type, TensorType)
            t = argument.type.element_type
            stored, how = manifest.storable(np.stack([row[i] for row in case.inputs]), t)
            yield InputFile(str(t), self._array(f"input{i}", stored), how)

    def _streams(self, program: Program) -> Iterator[StreamFile]:
        for name, constant in streams.tensors_by_name(program.streams).items():
            t = constant.type.element_type
            stored, how = manifest.storable(constant.array, t)
            yield StreamFile(name, str(t), self._array(name, stored), how)

    def _sets(self, number: int, sets: Acceptance) -> OutputFiles:
        names = [
            self._array(f"output{number}.{name}", getattr(sets, name))
            for name in ("lower", "upper", "nan", "unspecified")
        ]
        return OutputFiles(str(sets.element_type), *names)

    def twin(self, program: Program, label: str, broken: Sequence[str]) -> Entry:
        path = self._text(".mlir", f"Breaks {label} of {self.op}; made by python -m corpora build.", program)
        return Entry(
            id=self.id,
            op=self.op,
            element_type=None,
            shape_class=None,
            clauses=(label,),
            expected="rejected",
            program=path,
            self_check=None,
            no_self_check="the program is invalid",
            mode=None,
            needs_subnormals=False,
            input_sets=0,
            inputs=(),
            outputs=(),
            broken=tuple(broken),
        )
