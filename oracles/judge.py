"""Verdicts: compare the outcome of a run with the sets of conforming results.

Verdict = Conforms | Deviates | RejectsValid | AcceptsInvalid | Unsupported | Crashes | TimesOut | Undecided | Error
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Literal

import numpy as np

from oracles import deviations
from oracles.backends import protocol
from oracles.evaluator import MismatchedSizes, Mode, OutOfTime, Unevaluated
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance, Array
from oracles.sets.alternatives import computes_once, evaluate_each
from oracles.sets.alternatives import mode_for as mode_for
from oracles.sets.enclosures import part_of
from oracles.sets.float_grid import grid
from oracles.sets.value_sets import AbstractValue, leaves
from results.verdicts import (
    KINDS,
    AcceptsInvalid,
    Conforms,
    Crashes,
    Deviates,
    Error,
    RejectsValid,
    Tightness,
    TimesOut,
    Undecided,
    Unsupported,
    Verdict,
)
from spec.op import facts_of, is_described, op_named
from spec.program import Program
from spec.types import (
    ComplexType,
    FloatType,
    QuantizedType,
    TensorType,
    TokenType,
    TupleType,
    Type,
    dtype,
)

Expected = tuple[AbstractValue, ...] | Unevaluated
"""Sets of conforming results, one value per output, or the reason why the evaluator has none."""


def expectation(
    program: Program, inputs: Sequence[Sequence[Array]], mode: Mode = Mode.STRICT, latitude: Latitude | None = None
) -> Expected:
    try:
        return evaluate_each(program, inputs, mode, latitude)
    except Unevaluated as reason:
        return reason


def judge(
    outcome: protocol.Outcome, expected: Expected, program: Program, input_sets: int, scale: float = 0.0
) -> Verdict:
    """Return the verdict on the outcome of running a valid program on `input_sets` input sets.

    The width of the sets is measured against the largest value of an output, or against `scale` if that is larger.
    """
    if isinstance(expected, OutOfTime) and isinstance(outcome, protocol.Results | protocol.TimedOut):
        return Error(str(expected))  # an implementation may need as long
    if isinstance(expected, MismatchedSizes) and _is_of_a_run(outcome):
        return Undecided(f"{expected}: {getattr(outcome, 'message', '')}")
    match outcome:
        case protocol.Results(outputs):
            return _judge_outputs(outputs, expected, program, input_sets, scale)
        case protocol.Rejected(message, stage):
            if any(op_named(o.name)(o, program).may_be_refused for o in program.operations() if is_described(o.name)):
                return Undecided(f"implementations define what they take of it: {message}")
            return RejectsValid(message, stage)
    return _no_answer(outcome)


def _is_of_a_run(outcome: protocol.Outcome) -> bool:
    """Whether the program was rejected, crashed or timed out after parsing, when its sizes are known."""
    ended = protocol.Rejected | protocol.Crashed | protocol.TimedOut
    return isinstance(outcome, ended) and outcome.stage != "parse"


def judge_valid(outcome: protocol.Outcome) -> Verdict:
    match outcome:
        case protocol.Results():
            return Conforms()
        case protocol.Rejected(message, stage):
            return RejectsValid(message, stage)
    return _no_answer(outcome)


def judge_invalid(outcome: protocol.Outcome) -> Verdict:
    match outcome:
        case protocol.Results():
            return AcceptsInvalid()
        case protocol.Rejected():
            return Conforms()
    return _no_answer(outcome)


NoAnswer = protocol.Unsupported | protocol.Crashed | protocol.TimedOut | protocol.Failed


def _no_answer(outcome: NoAnswer) -> Verdict:
    match outcome:
        case protocol.Unsupported(message, stage):
            return Unsupported(message, stage)
        case protocol.Crashed(message, stage, exit_status):
            return Crashes(message, stage, exit_status)
        case protocol.TimedOut(message, stage, limit):
            return TimesOut(message, stage, limit)
        case protocol.Failed(message):
            return Error(message)


def _judge_outputs(
    outputs: tuple[tuple[Array | None, ...], ...],
    expected: Expected,
    program: Program,
    input_sets: int,
    scale: float,
) -> Verdict:
    types = [_by_process(t, program.num_processes) for t in _leaves(program.main.result_types)]
    misfit = _misfit(outputs, types, input_sets)
    if misfit is not None:
        return misfit
    if isinstance(expected, Unevaluated):
        return Undecided(str(expected))
    found: list[Deviates] = []
    sets = list(leaves(expected))
    misfit = _misfit_of_sizes(outputs, types, sets)
    if misfit is not None:
        return misfit
    for i, (result_type, acceptance) in enumerate(zip(types, sets, strict=True)):
        if isinstance(result_type, TensorType):
            actual = np.stack([np.asarray(row[i]) for row in outputs])
            found += _deviations(i, actual, acceptance, program)
    found.sort(key=_weight, reverse=True)
    if found:
        first, *rest = found
        also = {(d.kind, d.standing): d for d in reversed(rest) if (d.kind, d.standing) != (first.kind, first.standing)}
        return Deviates(first.kind, first.standing, first.worst, first.message, tuple(reversed(also.values())))
    tensors = [s for s in sets if isinstance(s, Acceptance)]
    if tensors and any(s.unspecified.size for s in tensors) and all(s.unspecified.all() for s in tensors):
        return Undecided(_OPEN)
    too_wide = _too_wide(outputs, sets, program, scale) if _is_whole(program) else None
    return Conforms() if too_wide is None else Undecided(too_wide)


MOST_WIDTH = 1e-3
"""Largest width of the sets of an output, relative to its largest value, with which the output can conform."""
_FEW_ULPS = 16
_TOO_WIDE = "too wide"
_OPEN = "the specification leaves every element open"


def is_too_wide(verdict: Verdict) -> bool:
    return isinstance(verdict, Undecided) and verdict.reason.startswith(_TOO_WIDE)


def says_nothing(verdict: Verdict) -> bool:
    """Whether the verdict is Undecided because the sets are too wide or the specification leaves every element open."""
    return is_too_wide(verdict) or verdict == Undecided(_OPEN)


def _too_wide(outputs: Outputs, sets: Sequence[AbstractValue], program: Program, scale: float) -> str | None:
    """Return a message about the first output whose sets are wider than `most_width`, or None. Only for programs of
    several operations: a single operation may have sets as wide as its clause admits."""
    most = most_width(program)
    for i, acceptance in enumerate(sets):
        if isinstance(acceptance, Acceptance) and acceptance.lower is not acceptance.upper:
            actual = np.stack([np.asarray(row[i]) for row in outputs])
            share = deviations.relative_width(acceptance, actual, scale)
            if share > most:
                return f"{_TOO_WIDE}: half of the sets of output {i} are wider than {share:.2g} of its largest value"
    return None


def _is_whole(program: Program) -> bool:
    if len(program.functions) > 1:
        return True
    facts = [facts_of(o.name) for o in program.main.body.operations if is_described(o.name)]
    return sum(f.computes for f in facts) > 1 or any(f.is_control_flow for f in facts)


def most_width(program: Program) -> float:
    """Return the largest width of sets, relative to the largest value of an output, with which the output can
    conform."""
    return max(MOST_WIDTH, _FEW_ULPS * _coarsest(program))


def _coarsest(program: Program) -> float:
    """Return the relative spacing of the narrowest floating-point type in the program; 0 without one."""
    values = (v.type for o in program.operations() for v in (*o.operands, *o.results))
    found = {t.element_type for t in values if isinstance(t, TensorType)}
    expressed = {t.expressed_type for t in found if isinstance(t, QuantizedType)}
    parts = expressed | {part_of(t) for t in found if isinstance(t, FloatType | ComplexType)}
    return max((2.0 ** (1 - grid(t).precision) for t in parts), default=0.0)


def _weight(deviation: Deviates) -> tuple[int, int, float]:
    """Sort key of deviations: standing (violation first), then kind (gravest first), then distance in ULP."""
    standing = ("behaviour", "inconsistent", "accuracy", "violation").index(deviation.standing)
    kind = len(KINDS) - KINDS.index(deviation.kind)
    ulps = deviation.worst.ulps if deviation.worst is not None and deviation.worst.ulps is not None else 0.0
    return standing, kind, ulps


def _deviations(output: int, actual: Array, expected: Acceptance, program: Program) -> list[Deviates]:
    wrong = list(deviations.wrong_elements(output, actual, expected))
    odd = list(deviations.uncustomary_elements(output, actual, expected)) if _has_custom(program) else []
    if not wrong and not odd:
        return []
    promised, values = deviations.promises_accuracy(program), deviations.promises_values(program, output)
    found = [Deviates(kind, deviations.standing(kind, promised, values), worst) for kind, worst in wrong]
    # A last digit is a behaviour only if the customary result is unique.
    return found + [Deviates(k, "behaviour", worst) for k, worst in odd if promised or k != "off-by-ulps"]


def _has_custom(program: Program) -> bool:
    """Whether the customary result of an unspecified element is known: a single operation without regions computes it
    from the inputs."""
    return computes_once(program) and not any(o.regions for o in program.operations())


def _by_process(t: Type, processes: int) -> Type:
    if processes == 1 or not isinstance(t, TensorType):
        return t
    bounds = None if t.bounds is None else (None, *t.bounds)
    return TensorType((processes, *t.shape), t.element_type, bounds)


def _leaves(types: Sequence[Type]) -> Any:
    for t in types:
        yield from _leaves(t.types) if isinstance(t, TupleType) else (t,)


def _misfit(outputs: tuple[tuple[Array | None, ...], ...], types: list[Type], input_sets: int) -> Deviates | None:
    if len(outputs) != input_sets:
        return _misfits("count", f"returned results for {len(outputs)} of {input_sets} input sets")
    for k, row in enumerate(outputs):
        if len(row) != len(types):
            return _misfits("count", f"returned {len(row)} outputs, the program has {len(types)} (input set {k})")
        for i, (array, t) in enumerate(zip(row, types, strict=True)):
            where = f"output {i} of input set {k}"
            if isinstance(t, TokenType):
                if array is not None:
                    return _misfits("type", f"{where} is a tensor, not a token")
            elif isinstance(t, TensorType):
                found = _misfit_of_tensor(array, t, where)
                if found is not None:
                    return found
    return None


def _misfit_of_tensor(array: Array | None, t: TensorType, where: str) -> Deviates | None:
    if array is None:
        return _misfits("type", f"{where} is no tensor, not {t}")
    if array.dtype != dtype(t.element_type):
        return _misfits("type", f"{where} has element type {array.dtype}, not {t.element_type}")
    if not _fits(array.shape, t):
        return _misfits("shape", f"{where} has shape {list(array.shape)}, not that of {t}")
    return None


def _misfit_of_sizes(
    outputs: tuple[tuple[Array | None, ...], ...], types: list[Type], sets: Sequence[AbstractValue]
) -> Deviates | None:
    dynamic = [i for i, t in enumerate(types) if isinstance(t, TensorType) and not t.is_static]
    for k, row in enumerate(outputs):
        for i in dynamic:
            shape, expected = np.shape(row[i]), sets[i].shape  # type: ignore[arg-type]
            if shape != expected:
                where = f"output {i} of input set {k}"
                return _misfits("shape", f"{where} has shape {list(shape)}, at these inputs it is {list(expected)}")
    return None


def _fits(shape: tuple[int, ...], t: TensorType) -> bool:
    if len(shape) != len(t.shape):
        return False
    bounds = t.bounds if t.bounds is not None else (None,) * len(shape)
    return all(
        d == n if n is not None else bound is None or d <= bound
        for d, n, bound in zip(shape, t.shape, bounds, strict=True)
    )


def _misfits(kind: Literal["count", "type", "shape"], message: str) -> Deviates:
    return Deviates(kind, "violation", None, message)


Outputs = tuple[tuple[Array | None, ...], ...]
"""Outputs per input set; None stands for a token."""


def compare_runs(first: Outputs, second: Outputs) -> Deviates | None:
    """Return the deviation, of standing "behaviour", between two runs of one program on the same inputs; None if they
    are equal bit for bit, all NaNs being equal."""
    for k, (row, again) in enumerate(zip(first, second, strict=True)):
        for i, (a, b) in enumerate(zip(row, again, strict=True)):
            if a is not None and b is not None and not deviations.identical(a, b):
                message = f"output {i} of input set {k} differs between runs"
                return Deviates("nondeterministic", "behaviour", None, message)
    return None


def tightness(expected: Expected) -> Tightness | None:
    if isinstance(expected, Unevaluated):
        return None
    sets = [s for s in leaves(expected) if isinstance(s, Acceptance) and s.unspecified.size]
    if not sets:
        return None
    count = sum(math.prod(np.broadcast_shapes(s.lower.shape, s.unspecified.shape)) for s in sets)
    widths = np.concatenate([deviations.widths(s) for s in sets])
    wide = widths[widths > 0]
    return Tightness(
        exact=float((widths == 0).sum()) / count,
        undecided=1 - widths.size / count,
        median_ulps=float(np.median(wide)) if wide.size else None,
    )
