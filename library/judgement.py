"""Conforming results of a program, and verdicts on actual results, for one set of inputs."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Any

import numpy as np

from corpora.replay_lines import members
from generators.cases import Case
from oracles import judge as judging
from oracles.backends.hosted import check_inputs
from oracles.backends.protocol import Description, Outcome, Results, Unsupported
from oracles.conventions import CONVENTIONS
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Acceptance, Array
from oracles.sets.alternatives import evaluate_each
from oracles.sets.value_sets import leaves, without_alternatives
from results.verdicts import Deviates, Undecided, Verdict, fails
from results.verdicts import Unsupported as Lacking
from spec.clauses import semantics
from spec.pretty import elide, pretty
from spec.program import Operation, Program
from spec.types import ELEMENT_TYPES, TensorType
from trials.checks import Executed
from trials.plain_data import preview

NONE: frozenset[str] = frozenset()
MOST_WORDS = 400
"""Most characters of a clause in a message."""
_WIDTH = 80


@dataclass(frozen=True, eq=False)
class Sets:
    """Sets of conforming values of one output, as arrays of its shape.

    An element conforms if lower <= element <= upper, where -0 is less than +0, or if it is NaN and `nan` holds. Where
    `open` holds, the specification leaves the element to the implementation, and lower and upper are the customary
    value. Bounds of floats are float64; those of complex numbers have a last axis for the real and the imaginary part.
    On a branch cut the values of both sides conform: `lower` and `upper` also include all values between them, while
    `contains` is exact: sqrt(-4) is 2i or -2i.

    >>> import numpy as np, stablehlo_conformance as shc
    >>> program = shc.parse('''
    ... func.func @main(%x: tensor<2xi32>, %y: tensor<2xi32>) -> tensor<2xi32> {
    ...   %z = stablehlo.divide %x, %y : tensor<2xi32>
    ...   return %z : tensor<2xi32>
    ... }''')
    >>> [sets] = shc.evaluate(program, [np.int32([7, 7]), np.int32([2, 0])])
    >>> sets.lower, sets.upper, sets.open
    (array([ 3, -1], dtype=int32), array([ 3, -1], dtype=int32), array([False,  True]))
    >>> sets.contains(np.int32([3, 99]))
    array([ True,  True])
    """

    acceptance: Acceptance

    @property
    def lower(self) -> Array:
        return np.asarray(without_alternatives(self.acceptance).lower[0])

    @property
    def upper(self) -> Array:
        return np.asarray(without_alternatives(self.acceptance).upper[0])

    @property
    def nan(self) -> Array:
        return np.asarray(self.acceptance.nan[0])

    @property
    def open(self) -> Array:
        return np.asarray(self.acceptance.unspecified[0])

    def contains(self, output: Array) -> Array:
        """Return for each element whether it conforms; a complex number conforms as a whole."""
        return np.asarray(self.acceptance.contains(np.asarray(output)[None])[0])

    def __repr__(self) -> str:
        return f"Sets(lower={self.lower}, upper={self.upper}, nan={self.nan}, open={self.open})"


class Nonconformance(AssertionError):
    """The results do not conform; `verdict` holds the deviation."""

    __module__ = "stablehlo_conformance"

    def __init__(self, message: str, verdict: Verdict) -> None:
        super().__init__(message)
        self.verdict = verdict


def evaluate(
    program: Program, inputs: Sequence[Array], *, conventions: Collection[str] = NONE
) -> tuple[Sets | None, ...]:
    """Return the set of conforming values for each output of `main`.

    A token gives None, and a tuple one set per element.

    `inputs` are the arguments of `main`, in the NumPy dtypes of their element types (`ml_dtypes` has those that NumPy
    lacks). On a grid of several processes, arrays have a first axis for the processes. A program of one operation must
    return a value that this operation allows; in a longer program, results of fusion and reordering conform too.
    `conventions` are ids in `CONVENTIONS`: where the specification leaves a result open, each convention requires the
    customary result.

    Raises ValueError for inputs that do not fit, KeyError for an unknown convention, and Unevaluated if the evaluator
    does not support an op or reaches a limit.

    >>> import numpy as np, stablehlo_conformance as shc
    >>> program = shc.parse('''
    ... func.func @main(%x: tensor<f32>) -> tensor<f32> {
    ...   %y = stablehlo.exponential %x : tensor<f32>
    ...   return %y : tensor<f32>
    ... }''')
    >>> [sets] = shc.evaluate(program, [np.float32(1)])
    >>> bool(sets.lower < np.e < sets.upper), bool(sets.contains(np.float32(2.7)))
    (True, False)
    """
    latitude = _latitude(conventions)
    row = as_row(program, inputs)
    with np.errstate(all="ignore"):
        found = evaluate_each(program, [row], judging.mode_for(program), latitude)
    return tuple(Sets(x) if isinstance(x, Acceptance) else None for x in leaves(found))


def judge(
    program: Program, inputs: Sequence[Array], outputs: Sequence[Array | None] | Outcome, *,
    conventions: Collection[str] = NONE,
) -> Verdict:  # fmt: skip
    """Return the verdict on outputs of a program.

    It is Conforms; Deviates, with its `kind`, its `standing` and the `worst` element; Undecided, also if the
    implementation does not support the program; or the verdict on another outcome of `run`, such as Crashes.

    `outputs` has one array per output of `main`, None for a token; or it is the outcome that `run` returned. The other
    arguments and the exceptions are those of `evaluate`, but a program that cannot be evaluated is Undecided.

    >>> import numpy as np, stablehlo_conformance as shc
    >>> program = shc.parse('''
    ... func.func @main(%x: tensor<2xi8>) -> tensor<2xi8> {
    ...   %y = stablehlo.abs %x : tensor<2xi8>
    ...   return %y : tensor<2xi8>
    ... }''')
    >>> shc.judge(program, [np.int8([-3, 4])], [np.int8([3, 4])])
    Conforms(latitude=())
    >>> verdict = shc.judge(program, [np.int8([-3, 4])], [np.int8([3, -4])])
    >>> verdict.kind, verdict.standing, verdict.worst.index, verdict.worst.actual, verdict.worst.lower
    ('wrong-value', 'violation', (1,), -4, 4)
    """
    latitude = _latitude(conventions)
    row = as_row(program, inputs)
    arrays = () if isinstance(outputs, Outcome) else tuple(None if x is None else np.asarray(x) for x in outputs)
    outcome = outputs if isinstance(outputs, Outcome) else Results((arrays,))
    with np.errstate(all="ignore"):
        verdict = _CHECK(_Given(program, outcome), [Case(program, (row,))], latitude)[0].verdict
    return Undecided(f"unsupported: {verdict.message}") if isinstance(verdict, Lacking) else verdict


def assert_conforms(
    program: Program, inputs: Sequence[Array], outputs: Sequence[Array | None] | Outcome, *,
    conventions: Collection[str] = NONE,
) -> None:  # fmt: skip
    """Raise Nonconformance, an AssertionError, if `judge` finds that the outputs do not conform.

    Its message shows the element, the conforming values, the reason and the program. Outputs that the specification
    leaves open, and verdicts of Undecided or Unsupported, pass.

    >>> import numpy as np, stablehlo_conformance as shc
    >>> program = shc.parse('''
    ... func.func @main(%x: tensor<2xi8>) -> tensor<2xi8> {
    ...   %y = stablehlo.abs %x : tensor<2xi8>
    ...   return %y : tensor<2xi8>
    ... }''')
    >>> shc.assert_conforms(program, [np.int8([-3, 4])], [np.int8([3, -4])])  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    stablehlo_conformance.Nonconformance: wrong-value: output 0, element [1] is -4, allowed is 4 (8 ulps off)
      standing: violation: a clause of the specification decides it
      made by:  abs
      clause:   Performs element-wise abs operation on operand tensor and produces a result
                tensor. Depending on the element type, does the following:
                  • For signed integers: integer modulus.
      input 0:  [-3, 4]
      output 0: [3, -4]
      program:  ...
    """
    __tracebackhide__ = True  # pytest shows the test instead
    verdict = judge(program, inputs, outputs, conventions=conventions)
    if fails(verdict):
        returned = outputs.outputs[0] if isinstance(outputs, Results) else outputs
        rows = () if isinstance(returned, Outcome) else tuple(returned)
        raise Nonconformance("\n".join(_message_lines(program, inputs, rows, verdict)), verdict)


def as_row(program: Program, inputs: Sequence[Array]) -> tuple[Array, ...]:
    """Return the inputs as arrays. Raises ValueError if they do not fit the program."""
    row = tuple(map(np.asarray, inputs))
    check_inputs(program, [row])
    return row


def _message_lines(
    program: Program, inputs: Sequence[Array], outputs: Sequence[Array | None], verdict: Verdict
) -> Iterator[str]:
    said = members(verdict)
    yield str(said["reason"] or said["verdict"]).replace(", input set 0,", ",")
    if isinstance(verdict, Deviates):
        yield f"  standing: {verdict.standing}: {_STANDINGS[verdict.standing]}"
        if verdict.worst is not None and (maker := _maker(program, verdict.worst.output)) is not None:
            yield f"  made by:  {maker.name}"
            words = semantics(maker.name, _element_type(maker))
            words = words if len(words) <= MOST_WORDS else f"{words[:MOST_WORDS]}..."
            yield from _hang("clause:", "\n".join(w for line in words.splitlines() for w in wrap(line, _WIDTH)))
    for i, argument in enumerate(inputs):
        yield f"  input {i}:  {preview(np.asarray(argument))}"
    for i, output in enumerate(outputs):
        yield f"  output {i}: {'a token' if output is None else preview(np.asarray(output))}"
    yield from _hang("program:", elide(pretty(program)))


def _hang(name: str, words: str) -> Iterator[str]:
    for i, line in enumerate(words.splitlines()):
        yield f"  {name if i == 0 else '':9} {line}".rstrip()


_STANDINGS = {
    "violation": "a clause of the specification decides it",
    "accuracy": "the specification promises no accuracy; our published bound is exceeded",
    "inconsistent": "it breaks a convention that is followed elsewhere",
    "behaviour": "the specification leaves it open",
}


def _maker(program: Program, output: int) -> Operation | None:
    returned = program.main.body.returned
    if output >= len(returned):
        return None
    return next((o for o in program.main.body.operations if returned[output] in o.results), None)


def _element_type(operation: Operation) -> str | None:
    types = [v.type for v in (*operation.operands, *operation.results) if isinstance(v.type, TensorType)]
    return str(types[0].element_type) if types else None


def _latitude(conventions: Collection[str]) -> Latitude:
    unknown = sorted(set(conventions) - set(CONVENTIONS))
    if unknown:
        raise KeyError(f"there is no convention {unknown[0]!r}; there are {', '.join(CONVENTIONS)}")
    return Latitude(conventions=frozenset(conventions))


_CHECK = Executed(repeats=0)


@dataclass
class _Given:
    program: Program
    outcome: Outcome
    name: str = "given"

    def describe(self) -> Description:
        return Description(self.name, {}, "given", tuple(map(str, ELEMENT_TYPES)))

    def run(self, program: Program, inputs: Sequence[Sequence[Any]]) -> Outcome:
        del inputs
        return self.outcome if program is self.program else Unsupported("only what was given is known", "execute")

    def verify(self, program: Program) -> Outcome:
        return self.run(program, ())

    def close(self) -> None:
        """Do nothing: no process was started."""
