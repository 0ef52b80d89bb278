"""Claim: dynamic programs give conforming results at every size, and the same as their static forms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from generators.cases import Case
from generators.choices import Choices, Source, Strategy
from generators.dynamic.bounded_forms import bounded_programs
from generators.dynamic.dynamic_forms import Dynamic, dynamic_programs
from generators.dynamic.resizing import NotResizable
from generators.examples import draw_cases
from generators.families import strategies
from generators.programs.case_strategies import single_op, whole_programs
from generators.quantized.quantized_programs import quantized_programs
from oracles import judge
from oracles.backends.protocol import Backend, Results
from oracles.evaluator import Mode
from oracles.latitudes import Latitude
from results.verdicts import Deviates, fails
from spec.bounded_sizes import CUT
from spec.op import facts_of, ops
from trials.checks import Executed, Judged, failures_of
from trials.claims.base import Claim, drawable, register
from trials.claims.results import MOST_CONSTANTS
from trials.settings import Settings
from trials.subject import Subject

INPUT_SETS = 4
BATCHES = 10
CUTS = 6
"""Number of tests of programs that set sizes, each with one operation on tensors of these sizes."""
BOUNDED = "bounded"
"""Begins the detail of tests of bounded sizes."""
QUANTIZED = "quantized"
"""Detail of the test of quantized programs."""


@dataclass(frozen=True, eq=False)
class AtSize(Case):
    form: Case | None = None


def at_sizes(found: Dynamic) -> list[AtSize]:
    return [
        AtSize(case.program, case.inputs, case.op, case.element_type, case.shape_class, form)
        for case, form in zip(found.cases, found.forms, strict=True)
    ]


def at_one_size(strategy: Strategy[Dynamic]) -> Strategy[Case]:
    """Return a strategy that draws a program at one of its sizes; sampling raises NotResizable as `strategy` does."""

    def sample(source: Source) -> Case:
        return Choices(source).choice(at_sizes(strategy.sample(source)))

    return Strategy(sample)


@dataclass(frozen=True)
class AsStatic:
    """Check that judges a dynamic program and its static form.

    A failure of both is reported on the static form. If the dynamic program does not fail, results that differ bitwise
    from those of the static form are a behaviour.
    """

    is_strict: bool = False
    """Whether quantized results must equal those of dequantizing, computing and quantizing."""

    def __call__(self, backend: Backend, cases: Sequence[Case], latitude: Latitude) -> list[Judged]:
        return [self._judge(backend, case, latitude) for case in cases]

    def _judge(self, backend: Backend, case: Case, latitude: Latitude) -> Judged:
        form = case.form if isinstance(case, AtSize) else None
        executed = _check(judge.mode_for((form or case).program), self.is_strict)
        (found,) = executed(backend, [case], latitude)
        if form is None:
            return found
        (static,) = executed(backend, [form], latitude)
        if failures_of(found.verdict) and failures_of(found.verdict) == failures_of(static.verdict):
            return static
        if isinstance(found.outcome, Results) and isinstance(static.outcome, Results) and not fails(found.verdict):
            return _compare(found, found.outcome, static.outcome)
        return found


@cache
def _check(mode: Mode, is_strict: bool) -> Executed:
    return Executed(mode, is_strict)


def _compare(found: Judged, dynamic: Results, static: Results) -> Judged:
    if not judge.compare_runs(dynamic.outputs, static.outputs) or isinstance(found.verdict, Deviates):
        return found
    message = "the results are not bit for bit those of the static form"
    return replace(found, verdict=Deviates("nondeterministic", "behaviour", None, message))


def has_sizes(op: str) -> bool:
    tests = (m.test for m in ops()[op].members.values() if m.role == "operand")
    return any(t is not None and t.element_types and t.rank is None for t in tests)


def _subjects(settings: Settings) -> Iterator[Subject]:
    if settings.element_types is not None:
        return
    for op in filter(has_sizes, drawable()):
        if settings.wants(op):
            for backend in settings.backends:
                yield Subject("dynamic", backend, op)
    if settings.wants(CUT):
        for batch in range(CUTS):
            for backend in settings.backends:
                yield Subject("dynamic", backend, detail=f"{BOUNDED}-{batch}")
    if settings.wants(None):
        for detail in (*map(str, range(BATCHES)), BOUNDED):
            for backend in settings.backends:
                yield Subject("dynamic", backend, detail=detail)
        for backend in settings.quantized_backends:
            yield Subject("dynamic", backend, detail=QUANTIZED)


def operation_of_any_op(input_sets: int = INPUT_SETS) -> Strategy[Case]:
    chosen = [op for op in drawable() if has_sizes(op) and strategies()[op].setting.is_usual and not _is_apart(op)]

    def sample(source: Source) -> Case:
        op = Choices(source).choice(chosen)
        return single_op(op, input_sets=input_sets, most_elements=MOST_CONSTANTS).sample(source)

    return Strategy(sample)


def _is_apart(op: str) -> bool:
    return facts_of(op).uses_grid or facts_of(op).uses_streams


def _strategy(subject: Subject) -> Strategy[Dynamic]:
    if subject.detail == BOUNDED:
        return bounded_programs(whole_programs(input_sets=INPUT_SETS))
    if subject.detail == QUANTIZED:
        return dynamic_programs(quantized_programs(input_sets=INPUT_SETS))
    if (subject.detail or "").startswith(BOUNDED):
        return bounded_programs(operation_of_any_op(), cuts=True)
    if subject.op is None:
        return dynamic_programs(whole_programs(input_sets=INPUT_SETS))
    return dynamic_programs(single_op(subject.op, input_sets=INPUT_SETS, most_elements=MOST_CONSTANTS))


def _cases(subject: Subject, n: int, seed: int) -> list[AtSize]:
    """Return each drawn program at each of its sizes; empty for an op whose sizes cannot vary."""
    try:
        return [case for found in draw_cases(_strategy(subject), n, seed) for case in at_sizes(found)]
    except NotResizable:
        return []


CLAIM = register(
    Claim(
        "dynamic",
        _subjects,
        _cases,
        lambda subject, settings: AsStatic(settings.is_strict),
        key=lambda s: ("dynamic", s.op, s.detail),
        usual=2,
    )
)
