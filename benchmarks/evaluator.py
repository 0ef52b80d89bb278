"""The reference evaluator against the StableHLO interpreter: seconds for the same programs and inputs.

    python -m benchmarks.evaluator [--repeat N] [--only SUBSTRING] [--json]

The evaluator computes the sets of all conforming results, the interpreter one result. The interpreter's seconds are
those of the execution, as its adapter reports them; the evaluator's are those of `evaluate`. The least of several
runs counts, except for the interpreter on large programs. Exit status 1 if the evaluator is slower on one of those.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass

import numpy as np

from oracles.backends import BackendError, open_backend
from oracles.backends.protocol import Backend, Results
from oracles.evaluator import evaluate
from oracles.judge import mode_for
from oracles.sets.acceptance import Array
from results import options
from spec.parse import parse
from spec.program import Program
from spec.types import FloatType, TensorType, dtype

_ADD = """({
^bb0(%x: tensor<f32>, %y: tensor<f32>):
  %z = stablehlo.add %x, %y : tensor<f32>
  stablehlo.return %z : tensor<f32>
})"""
_LESS = """({
^bb0(%x: tensor<f32>, %y: tensor<f32>):
  %z = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
  stablehlo.return %z : tensor<i1>
})"""


@dataclass(frozen=True)
class Subject:
    name: str
    is_large: bool
    text: str


@dataclass(frozen=True)
class Timing:
    """Seconds of the evaluator and of the interpreter. The interpreter's are None, with a message, if it fails."""

    name: str
    is_large: bool
    evaluator: float
    interpreter: float | None
    ratio: float | None
    """The interpreter's seconds over the evaluator's."""
    message: str = ""


def _module(arguments: str, result: str, operation: str) -> str:
    return f"func.func @main({arguments}) -> {result} {{ %0 = {operation} return %0 : {result} }}"


def _dot(n: int) -> str:
    t = f"tensor<{n}x{n}xf32>"
    return _module(
        f"%a: {t}, %b: {t}", t,
        f"stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : ({t}, {t}) -> {t}",
    )  # fmt: skip


def _convolution(n: int, features: int) -> str:
    x, k = f"tensor<1x{n}x{n}x{features}xf32>", f"tensor<3x3x{features}x{features}xf32>"
    return _module(
        f"%a: {x}, %b: {k}", x,
        "stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], "
        "window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : "
        f"({x}, {k}) -> {x}",
    )  # fmt: skip


def _reduce_window(n: int) -> str:
    x, r = f"tensor<1x{n}x{n}x1xf32>", f"tensor<1x{n - 2}x{n - 2}x1xf32>"
    return _module(
        f"%a: {x}, %i: tensor<f32>", r,
        f'"stablehlo.reduce_window"(%a, %i) {_ADD} {{window_dimensions = array<i64: 1, 3, 3, 1>}} : '
        f"({x}, tensor<f32>) -> {r}",
    )  # fmt: skip


def _reduce(n: int) -> str:
    return _module(
        f"%a: tensor<{n}x{n}xf32>, %i: tensor<f32>", f"tensor<{n}xf32>",
        f'"stablehlo.reduce"(%a, %i) {_ADD} {{dimensions = array<i64: 1>}} : '
        f"(tensor<{n}x{n}xf32>, tensor<f32>) -> tensor<{n}xf32>",
    )  # fmt: skip


def _sort(n: int) -> str:
    t = f"tensor<{n}x{n}xf32>"
    return _module(
        f"%a: {t}", t, f'"stablehlo.sort"(%a) {_LESS} {{dimension = 1 : i64, is_stable = true}} : ({t}) -> {t}'
    )


def _gather(n: int) -> str:
    x, i, r = f"tensor<{n}x{n}xf32>", f"tensor<{n}x1xi32>", f"tensor<{n}x{n}xf32>"
    numbers = "offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1"
    return _module(
        f"%a: {x}, %i: {i}", r,
        f'"stablehlo.gather"(%a, %i) {{dimension_numbers = #stablehlo.gather<{numbers}>, '
        f"slice_sizes = array<i64: 1, {n}>}} : ({x}, {i}) -> {r}",
    )  # fmt: skip


def _scatter(n: int) -> str:
    x, i = f"tensor<{n}x{n}xf32>", f"tensor<{n}x1xi32>"
    numbers = (
        "update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1"
    )
    return _module(
        f"%a: {x}, %i: {i}, %u: {x}", x,
        f'"stablehlo.scatter"(%a, %i, %u) {_ADD} {{scatter_dimension_numbers = #stablehlo.scatter<{numbers}>}} : '
        f"({x}, {i}, {x}) -> {x}",
    )  # fmt: skip


def _fft(n: int) -> str:
    """Return an fft program on real arguments, since the interpreter's adapter takes no complex ones."""
    x, z = f"tensor<{n}x{n}xf64>", f"tensor<{n}x{n}xcomplex<f64>>"
    return (
        f"func.func @main(%a: {x}, %b: {x}) -> {x} {{ %0 = stablehlo.complex %a, %b : {z} "
        f"%1 = stablehlo.fft %0, type = FFT, length = [{n}] : ({z}) -> {z} "
        f"%2 = stablehlo.real %1 : ({z}) -> {x} return %2 : {x} }}"
    )


def _tanh(n: int) -> str:
    t = f"tensor<{n}xf32>"
    return _module(f"%a: {t}", t, f"stablehlo.tanh %a : {t}")


SUBJECTS = tuple(
    Subject(f"{name} {size}", is_large, text)
    for name, texts in {
        "dot_general": [("4x4x4", _dot(4)), ("64x64x64", _dot(64)), ("256x256x256", _dot(256))],
        "convolution": [("4x4x2, 3x3", _convolution(4, 2)), ("28x28x64, 3x3", _convolution(28, 64))],
        "reduce_window": [("6x6, 3x3", _reduce_window(6)), ("112x112, 3x3", _reduce_window(112))],
        "reduce": [("4x4", _reduce(4)), ("256x256", _reduce(256))],
        "sort": [("4x4", _sort(4)), ("64x64", _sort(64))],
        "gather": [("4x4", _gather(4)), ("128x128", _gather(128))],
        "scatter": [("4x4", _scatter(4)), ("128x128", _scatter(128))],
        "fft": [("4x4", _fft(4)), ("64x64", _fft(64))],
        "tanh": [("16", _tanh(16)), ("100000", _tanh(100_000))],
    }.items()
    for (size, text), is_large in zip(texts, (False, True, True), strict=False)
)  # fmt: skip
"""The programs; the first of each op is small."""


def inputs_of(program: Program) -> tuple[Array, ...]:
    rng = np.random.default_rng(0)
    arrays = []
    for argument in program.main.arguments:
        t = argument.type
        assert isinstance(t, TensorType)
        if isinstance(t.element_type, FloatType):
            arrays.append(np.asarray(rng.standard_normal(t.static_shape)).astype(dtype(t.element_type)))
        else:
            arrays.append(np.arange(np.prod(t.static_shape), dtype=dtype(t.element_type)).reshape(t.static_shape))
    return tuple(arrays)


def time_both(subject: Subject, interpreter: Backend, repeat: int) -> Timing:
    program = parse(subject.text)
    inputs = (inputs_of(program),)
    own = []
    for _ in range(repeat):
        start = time.perf_counter()
        evaluate(program, inputs, mode_for(program))
        own.append(time.perf_counter() - start)
    outcomes = [interpreter.run(program, inputs) for _ in range(1 if subject.is_large else repeat)]
    theirs = [o.seconds["execute"] for o in outcomes if isinstance(o, Results)]
    if not theirs:
        message = getattr(outcomes[0], "message", "").splitlines()[:1]
        return Timing(subject.name, subject.is_large, min(own), None, None, "".join(message))
    return Timing(subject.name, subject.is_large, min(own), min(theirs), min(theirs) / min(own))


def timings(repeat: int, only: str) -> Iterator[Timing]:
    interpreter = open_backend("interpreter")
    try:
        for subject in SUBJECTS:
            if only in subject.name:
                yield time_both(subject, interpreter, repeat)
    finally:
        interpreter.close()


def main(arguments: list[str] | None = None) -> int:
    parser = options.Parser(prog="python -m benchmarks.evaluator", description=__doc__.splitlines()[0])
    parser.add_argument("--repeat", type=options.count(), default=5, help="runs of each, of which the fastest counts")
    parser.add_argument("--only", default="", help="programs whose name contains this")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args(arguments)
    found = []
    try:
        for timing in timings(given.repeat, given.only):
            found.append(timing)
            if not given.json:
                _print(timing)
    except BackendError as error:
        print(error, file=sys.stderr)
        return 2
    slower = [t.name for t in found if t.is_large and t.ratio is not None and t.ratio < 1]
    if given.json:
        print(json.dumps({"timings": [asdict(t) for t in found], "slower": slower}))
    elif slower:
        print(f"slower than the interpreter: {', '.join(slower)}")
    return 1 if slower else 0


def _print(t: Timing) -> None:
    own = f"{t.evaluator * 1e3:9.2f} ms"
    if t.interpreter is None or t.ratio is None:
        print(f"{t.name:32} {own}   the interpreter: {t.message[:60]}", flush=True)
    else:
        print(f"{t.name:32} {own}   the interpreter {t.interpreter * 1e3:9.2f} ms   {t.ratio:8.1f} times", flush=True)


if __name__ == "__main__":
    sys.exit(main())
