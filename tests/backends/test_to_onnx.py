"""Programs as ONNX models: each translation held against the evaluator, and what is not translated."""

from __future__ import annotations

from collections.abc import Iterator

import hand_made
import numpy as np
import pytest
from hand_made import described, outputs_of

pytest.importorskip("onnx")

from generators.drawing import draw_cases
from generators.families import strategies
from generators.programs import element_types, single_op
from oracles.backends import open_backend
from oracles.backends.protocol import Backend, Results, Unsupported
from oracles.backends.rewrites import Inexpressible
from oracles.backends.to_onnx.model import model_of, text
from oracles.backends.to_onnx.scope import TRANSLATIONS
from oracles.latitude import Latitude
from results.verdicts import Deviates, Verdict, fails
from spec.op import described as description
from spec.parse import parse
from spec.program import Operation, Value, main_program
from spec.types import TokenType, f32, f64, i1, si8, si32, tensor, ui16, ui64
from trials.checks import Executed

TYPES = (f32, si32, f64, i1, si8, ui16, ui64)
"""What one case of every op is drawn on, where the op takes it."""
MOST = 64
"""Elements: the evaluator of ONNX takes a turn of Python for each where a body is applied."""
OPS = sorted(op for op in TRANSLATIONS if op in strategies() and not description(op).uses_streams)


@pytest.fixture(scope="module")
def reference() -> Iterator[Backend]:
    backend = open_backend("onnx:reference", timeout=30.0)
    yield backend
    backend.close()


@pytest.fixture(scope="module")
def onnxruntime() -> Iterator[Backend]:
    pytest.importorskip("onnxruntime")
    backend = open_backend("onnxruntime", timeout=30.0)
    yield backend
    backend.close()


def is_of_translation(verdict: Verdict) -> bool:
    """Whether a verdict may be the translation's: it fails, and not by NumPy's last digits."""
    return fails(verdict) and not (isinstance(verdict, Deviates) and verdict.standing == "accuracy")


@pytest.mark.parametrize("op", OPS)
def test_what_a_translation_says_is_what_the_evaluator_says(op: str, reference: Backend) -> None:
    types = [t for t in TYPES if t in element_types(op)]
    cases = [case for t in types for case in draw_cases(single_op(op, t, input_sets=3, most_elements=MOST), 3, 1)]
    judged = Executed()(reference, cases, Latitude())
    assert [(j.case.program, j.verdict) for j in judged if is_of_translation(j.verdict)] == []


def test_what_has_no_translation() -> None:
    assert {"add", "case", "convolution", "dot_general", "gather", "reduce_window", "scatter", "sort", "while"} <= set(
        OPS
    )
    assert {"all_reduce", "cholesky", "custom_call", "rng", "infeed"} & set(TRANSLATIONS) == set()


@pytest.mark.parametrize("spec", ["reference", "onnxruntime"])
def test_programs_made_by_hand(spec: str, request: pytest.FixtureRequest) -> None:
    backend: Backend = request.getfixturevalue(spec)
    for case in (hand_made.negated(0, 4), hand_made.negated(1)):
        assert outputs_of(backend.run(*case)) == [[described(-x)] for (x,) in case[1]]
    case = hand_made.invalid()
    outcome = backend.verify(case)
    assert isinstance(outcome, Unsupported)
    assert outcome.stage == "translate"
    assert "invalid program" in outcome.message
    assert isinstance(backend.verify(hand_made.negated(0, 2)[0]), Results)
    assert isinstance(backend.run(*hand_made.unknown_custom_call()), Unsupported)


@pytest.mark.parametrize("spec", ["reference", "onnxruntime"])
def test_types_cross_bit_by_bit(spec: str, request: pytest.FixtureRequest) -> None:
    backend: Backend = request.getfixturevalue(spec)
    from spec.types import ELEMENT_TYPES

    for t in ELEMENT_TYPES:
        if str(t) in backend.describe().element_types:
            expected = [[described(x) for x in row] for row in hand_made.moved_results(t, (2, 3))]
            assert outputs_of(backend.run(*hand_made.moved(t, (2, 3)))) == expected, t


def test_tokens_are_put_back(onnxruntime: Backend) -> None:
    x, token, y = Value("x", tensor(f32)), Value("t", TokenType()), Value("y", tensor(f32))
    operations = (Operation("after_all", results=(token,)), Operation("negate", (x,), results=(y,)))
    outcome = onnxruntime.run(main_program((x,), operations, (token, y)), [(np.array(2, np.float32),)])
    assert isinstance(outcome, Results)
    assert outcome.outputs[0][0] is None
    assert outcome.outputs[0][1] == -2


RECURSIVE = """func.func @main(%a: tensor<f32>) -> tensor<f32> {
  %r = func.call @f(%a) : (tensor<f32>) -> tensor<f32>
  func.return %r : tensor<f32>
}
func.func private @f(%a: tensor<f32>) -> tensor<f32> {
  %r = func.call @f(%a) : (tensor<f32>) -> tensor<f32>
  func.return %r : tensor<f32>
}"""


def test_what_ONNX_cannot_say_has_a_reason(reference: Backend) -> None:  # noqa: N802
    outcome = reference.verify(parse(RECURSIVE, verified=False))
    assert isinstance(outcome, Unsupported)
    assert "calls itself" in outcome.message


def test_a_model_passes_ONNXs_own_checker_with_types() -> None:  # noqa: N802
    from onnx import checker

    cases = [case for op in OPS for case in draw_cases(single_op(op, None, input_sets=1), 1, 2)]
    checked = 0
    for case in cases:
        try:
            model = model_of(case.program)
        except Inexpressible:
            continue
        checker.check_model(model, full_check=True)
        checked += 1
    assert checked > len(OPS) // 3
    assert len(text(cases[0].program)) > 0
