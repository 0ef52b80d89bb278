"""Standalone scripts of findings: short, without imports from this repository, and correct in their comparison."""

from __future__ import annotations

import base64
import contextlib
import io
import itertools
from collections.abc import Mapping
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from oracles.backends.program_variants import complex_as_parts
from oracles.backends.whole_tensors import as_whole
from oracles.sets.acceptance import Acceptance, exact, exactly
from spec.parse import parse
from spec.program import Operation, Program, Value, main_program
from spec.text import text
from spec.types import (
    ComplexType,
    ElementType,
    FloatType,
    QuantizedType,
    TensorType,
    TokenType,
    Type,
    bf16,
    f32,
    f64,
    si8,
    tensor,
)
from trials.checks import Failure
from trials.findings.scripts.calls import NoScript, Target, call_of
from trials.findings.scripts.comparison_lines import FEW, Store, comparable_expression, of_values
from trials.findings.scripts.numpy_literals import LONGEST, literal
from trials.findings.scripts.result_layouts import Layout, layout
from trials.findings.scripts.script import ATTEMPTS, MOST_LINES, Script, Shown, script

Array = np.ndarray[Any, Any]
OURS = ("stablehlo_conformance", "oracles", "trials", "spec.", "execnet")
OPTIONS: Mapping[str, Mapping[str, Any]] = {
    "xla": {"flags": {"xla_backend_optimization_level": "0"}},
    "pjrt": {"plugin": "/opt/plugin.so", "client": {"a": 1}, "device": 1},
    "interpreter": {},
    "torch_mlir": {},
    "linalg": {},
    "iree": {"target": "llvm-cpu"},
    "onnxruntime": {"optimized": False},
    "onnx": {},
    "tensorflow": {"jit": True},
    "litert": {"kernels": "reference"},
    "command": {},
    "serve": {},
}
FAILURES = [
    Failure("Deviates", "wrong-value", "violation"),
    Failure("Deviates", "shape", "violation"),
    Failure("Deviates", "nondeterministic", "violation"),
    Failure("RejectsValid"),
    Failure("AcceptsInvalid"),
    Failure("Crashes"),
    Failure("TimesOut"),
]


def _negation(t: TensorType, operations: int = 1) -> Program:
    values = [Value(f"v{i}", t) for i in range(operations + 1)]
    made = [Operation("negate", (a,), results=(b,)) for a, b in itertools.pairwise(values)]
    return main_program((values[0],), tuple(made), (values[-1],))


def _script(adapter: str, failure: Failure, program: Program, inputs: tuple[Array, ...], wanted: Array) -> Script:
    spelled = base64.b64encode(b"model" * 8).decode() if "onnx" in adapter else text(program)
    executes = failure.verdict != "AcceptsInvalid"
    target = Target(program, spelled, inputs if executes else (), executes, OPTIONS[adapter], {"jaxlib": "0.12"})
    t = program.main.result_types[0]
    assert isinstance(t, TensorType)
    shown = Shown("a title", failure, 0, (t,), (exactly(wanted[None], t.element_type),), Layout("whole", ((0,),)))
    return script(target, call_of(adapter, target), shown)


@pytest.mark.parametrize("failure", FAILURES, ids=lambda f: "-".join(filter(None, f)))
@pytest.mark.parametrize("adapter", OPTIONS)
def test_a_script_is_short_and_of_nothing_of_ours(adapter: str, failure: Failure) -> None:
    x = np.array([1.0, -0.0], np.float32)
    found = _script(adapter, failure, _negation(tensor(f32, 2)), (x,), x)
    compile(found.source, "reproduce.py", "exec")
    assert found.lines <= MOST_LINES
    assert not any(word in found.source for word in OURS), found.source
    assert "/opt" not in found.source, "a path of this machine"
    assert found.source.startswith('"""a title')


@pytest.mark.parametrize("adapter", sorted(OPTIONS.keys() - {"onnx", "onnxruntime"}))
def test_what_is_too_long_lies_beside_it(adapter: str) -> None:
    t = tensor(f32, 40, 40)
    x = np.random.default_rng(0).normal(size=(40, 40)).astype(np.float32)
    program = _negation(t, operations=60)
    found = _script(adapter, FAILURES[0], program, (x,), x)
    compile(found.source, "reproduce.py", "exec")
    assert found.lines <= MOST_LINES
    assert parse(found.files["reproduce.mlir"].decode()) == parse(text(program))
    assert found.arrays["input_0"].tobytes() == x.tobytes()
    assert "expected" in found.arrays


def test_bfloat16_lies_beside_it_as_integers() -> None:
    store = Store()
    x = np.random.default_rng(0).normal(size=400).astype(ml_dtypes.bfloat16)
    spelled = store.expression("x", x)
    assert store.arrays["x"].dtype == np.uint16
    data = store.arrays
    assert eval(spelled, {"data": data, "ml_dtypes": ml_dtypes}).tobytes() == x.tobytes()


ARRAYS = [
    np.array(True),
    np.array([False, True]),
    np.zeros((0, 3), np.float32),
    np.full((4, 4), 0.1, np.float32),
    np.array([0.1, -0.0, np.inf, -np.inf, np.nan], np.float32),
    np.array([0x7FC00001, 0xFFC00000, 0x7F800001], np.uint32).view(np.float32),
    np.array([65504.0, 6e-8], np.float16),
    np.array([1e-310, 0.1]),
    np.array([[2**64 - 1, 0]], np.uint64),
    np.array([-128, 127], np.int8),
    np.array([complex(-0.0, np.inf), complex(0.1, -0.1)], np.complex64),
    np.array(1.5, ml_dtypes.bfloat16),
    np.array([1.0, np.nan, 448.0], ml_dtypes.float8_e4m3fn),
    np.array([-8, 7], ml_dtypes.int4),
    np.array([0, 3], ml_dtypes.uint2),
]


@pytest.mark.parametrize("array", ARRAYS, ids=lambda a: f"{a.dtype.name}-{a.shape}")
def test_a_literal_is_the_array_bit_by_bit(array: Array) -> None:
    spelled = literal(array)
    assert spelled is not None
    assert len(spelled) <= LONGEST
    found = eval(spelled, {"np": np, "ml_dtypes": ml_dtypes})
    assert found.tobytes() == array.tobytes()
    assert (found.shape, found.dtype) == (array.shape, array.dtype)


def test_a_float_is_spelled_in_its_own_digits() -> None:
    assert literal(np.array([0.1], np.float32)) == "np.array([0.1], np.float32)"


def test_what_is_too_long_is_no_literal() -> None:
    assert literal(np.random.default_rng(0).normal(size=100)) is None


def _status(sets: Acceptance, actual: Array) -> int:
    """Return the exit status of a script's comparison of `actual` with the sets."""
    store = Store()
    found = of_values(sets, store)
    source = "\n".join(
        [
            "import sys",
            *found.before,
            f"actual = {comparable_expression(sets.element_type)('returned')}",
            *found.compared,
            *found.told,
        ]
    )
    scope = {"np": np, "ml_dtypes": ml_dtypes, "returned": actual, "data": store.arrays}
    with pytest.raises(SystemExit) as ended, contextlib.redirect_stdout(io.StringIO()) as said:
        exec(source, scope)
    assert "expected" in said.getvalue()
    return int(ended.value.code or 0)


def _interval(lower: list[float], upper: list[float], nan: list[bool], is_open: list[bool]) -> Acceptance:
    return Acceptance(f32, *(np.array([x]) for x in (lower, upper, nan, is_open)))  # type: ignore[arg-type]


NAN, INF = float("nan"), float("inf")
NONE = [False] * 4
SETS = [
    exact(np.array([[1.0, 2.0, 3.0, -4.0]]), f32),
    exact(np.array([[0.0, -0.0, 1.0, 0.0]]), f32),
    exact(np.array([[NAN, 0.0, INF, 1.0]]), f32),
    _interval([1.0, 0.0, -0.0, -1.0], [2.0, 0.0, 0.0, -0.0], NONE, NONE),
    _interval([1.0, NAN, -INF, -1.0], [2.0, NAN, INF, 1.0], [False, True, True, False], NONE),
    _interval([1.0, NAN, 0.0, -1.0], [1.0, NAN, 0.0, 1.0], [True, True, False, False], [False, False, True, False]),
    exact(np.array([[1.0, 2.0, 3.0, -4.0]]), f32, np.array([[True, False, False, False]])),
]
VALUES = [0.0, -0.0, 1.0, 1.5, 2.0, -4.0, 3.0, NAN, INF, -INF]


@pytest.mark.parametrize("sets", SETS)
def test_a_comparison_says_what_the_sets_say(sets: Acceptance) -> None:
    drawn = np.random.default_rng(1).choice(VALUES, size=(60, 4))
    conforming = np.where(sets.nan & np.isnan(sets.lower), NAN, sets.lower)
    for row in [*drawn, conforming[0], np.where(sets.unspecified, 77.0, conforming)[0]]:
        actual = row.astype(np.float32)
        assert _status(sets, actual) == int(not sets.contains(actual[None]).all()), actual


@pytest.mark.parametrize(
    ("element_type", "wanted"),
    [
        (bf16, np.array([1.5, -0.0], ml_dtypes.bfloat16)),
        (FloatType("f8E5M2"), np.array([1.5, np.nan], ml_dtypes.float8_e5m2)),
        (ComplexType(f32), np.array([complex(0.0, np.nan), complex(1, 2)], np.complex64)),
        (ComplexType(f64), np.array(complex(-0.0, 2))),
    ],
)
def test_types_of_others_are_compared_as_numbers(element_type: ElementType, wanted: Array) -> None:
    sets = exactly(wanted[None], element_type)
    assert _status(sets, wanted) == 0
    assert _status(sets, (wanted + np.ones_like(wanted)).astype(wanted.dtype)) == 1


def test_stored_integers_without_signs_are_those_of_the_type() -> None:
    t = QuantizedType(si8, f32, (0.5,), (0,), -128, 127)
    sets = Acceptance(t, *(np.array([x]) for x in (np.int8([-1]), np.int8([-1]), [False], [False])))  # type: ignore[arg-type]
    assert _status(sets, np.array([255], np.uint8)) == 0
    assert _status(sets, np.array([1], np.uint8)) == 1


def test_of_many_elements_the_wrong_ones_are_shown() -> None:
    wanted = np.zeros(FEW + 1, np.float32)
    sets = exactly(wanted[None], f32)
    assert _status(sets, wanted) == 0
    assert _status(sets, np.where(np.arange(FEW + 1) == 3, 1.0, wanted).astype(np.float32)) == 1


def test_no_script_compares_what_no_set_says() -> None:
    program = _negation(tensor(f32, 2))
    target = Target(program, text(program), (np.ones(2, np.float32),), True, {}, {})
    shown = Shown("", FAILURES[0], 0, program.main.result_types, (None,), Layout("whole", ((0,),)))  # type: ignore[arg-type]
    with pytest.raises(NoScript):
        script(target, call_of("xla", target), shown)


def test_there_is_no_script_for_an_adapter_that_nobody_describes() -> None:
    program = _negation(tensor(f32, 2))
    with pytest.raises(NoScript):
        call_of("passes", Target(program, text(program), (), False, {}, {}))


def _returning(*types: Type) -> Program:
    values = tuple(Value(f"v{i}", t) for i, t in enumerate(types))
    return main_program(values, (), values)


def test_results_have_their_places() -> None:
    pair = _returning(tensor(ComplexType(f32), 2), tensor(f32))
    assert layout(pair, pair, []) == Layout("whole", ((0,), (1,)))
    assert layout(pair, complex_as_parts(pair, []).program, []) == Layout("parts", ((0, 1), (2,)))
    tokens = _returning(TokenType(), tensor(f32))
    assert layout(tokens, _returning(tensor(f32)), []) == Layout("whole", ((), (0,)))
    bounded = _returning(TensorType((None, 3), f32, (4, None)), tensor(f32))
    assert layout(bounded, as_whole(bounded, []).program, []) == Layout("sizes", ((0, 1), (2,)))
    assert layout(pair, _returning(tensor(f32, 5)), []) is None


def test_the_results_of_processes_have_their_places() -> None:
    from dataclasses import replace

    grid = replace(_returning(tensor(f32, 2), tensor(f32)), num_replicas=2)
    t = (tensor(f32, 2), tensor(f32))
    assert layout(grid, _returning(*t, *t), []) == Layout("processes", ((0, 2), (1, 3)))


def test_the_forms_of_all_results_are_compared() -> None:
    q = QuantizedType(si8, f32, (0.5,), (0,), -128, 127)
    types = (tensor(f32, 2), TokenType(), tensor(q, 3))
    program = _returning(*types)
    target = Target(program, text(program), (), True, {}, {})
    places = Layout("whole", ((0,), (1,), (2,)))
    shown = Shown("", FAILURES[1], 0, types, (None,) * 3, places)  # type: ignore[arg-type]
    source = script(target, call_of("xla", target), shown).source
    assert "expected = [('float32', (2,)), ('int8', (3,))]" in source
    assert "array = np.asarray(outputs[2][0]).astype(np.int8)" in source


def test_a_negative_size_is_compared_and_no_array_made_of_it() -> None:
    bounded = _returning(TensorType((None, 3), f32, (4, None)))
    target = Target(bounded, text(bounded), (), True, {}, {})
    sets = exactly(np.zeros((1, 2, 3), np.float32), f32)
    shown = Shown("", FAILURES[1], 0, bounded.main.result_types, (sets,), Layout("sizes", ((0, 1),)))
    source = script(target, call_of("xla", target), shown).source
    assert "shape = (int(np.asarray(outputs[1][0])), 3,)" in source
    assert "reshape" not in source


@pytest.mark.parametrize("adapter", sorted(OPTIONS.keys() - {"linalg"}))  # whose script would be too long
def test_what_fails_at_random_is_tried_many_times(adapter: str) -> None:
    x = np.array([1.0, -0.0], np.float32)
    program = _negation(tensor(f32, 2))
    spelled = "AAAA" if "onnx" in adapter else text(program)
    target = Target(program, spelled, (x,), True, OPTIONS[adapter], {"jaxlib": "0.12"})
    places = Layout("whole", ((0,),))
    for failure in (FAILURES[0], FAILURES[1], FAILURES[3], FAILURES[5]):
        shown = Shown("", failure, 0, (tensor(f32, 2),), (exactly(x[None], f32),), places, at_random=True)
        found = script(target, call_of(adapter, target), shown)
        compile(found.source, "reproduce.py", "exec")
        _, _, loop = found.source.partition(f"for _ in range({ATTEMPTS})")
        assert loop
        assert "jax.config" not in loop
        assert ("break" in loop) == (failure.verdict == "Deviates")


def test_all_results_are_fetched_where_that_may_fail() -> None:
    program = _returning(tensor(f32), tensor(f32))
    one = np.float32(1)
    target = Target(program, text(program), (one, one), True, {}, {})  # type: ignore[arg-type]
    shown = Shown("", Failure("Crashes"), 0, program.main.result_types, (), Layout("whole", ((0,), (1,))))
    source = script(target, call_of("xla", target), shown).source
    assert "outputs[0]" in source
    assert "outputs[1]" in source
