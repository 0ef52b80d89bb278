"""Tests of TensorFlow and LiteRT: StableHLO text in XlaCallModule, run there or converted to a flatbuffer."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator

import hand_made
import numpy as np
import pytest
from hand_made import described, outputs_of

from oracles.backends import MissingPackage, open_backend
from oracles.backends.protocol import Backend, Rejected, Unsupported
from spec.program import Operation, Value, main_program
from spec.types import bf16, dtype, element_type_named, f32, si2, si32, tensor

PACKAGES = {"tensorflow": "tensorflow", "litert": "ai_edge_litert"}
SPECS = ("tensorflow", "tensorflow:jit", "litert", "litert:reference")


@pytest.fixture(scope="module", params=SPECS)
def backend(request: pytest.FixtureRequest) -> Iterator[Backend]:
    for package in {PACKAGES[request.param.partition(":")[0]], "tensorflow"}:
        if importlib.util.find_spec(package) is None:
            pytest.skip(f"{package} is not installed")
    opened = open_backend(request.param, timeout=60.0)
    yield opened
    opened.close()


@pytest.mark.parametrize("spec", SPECS)
def test_a_missing_package_names_the_extra(spec: str) -> None:
    name = spec.partition(":")[0]
    if importlib.util.find_spec("tensorflow") is not None:
        pytest.skip("tensorflow is installed")
    message = rf"^{spec}: this interpreter has no \w+; install stablehlo-conformance\[{name}\] there$"
    with pytest.raises(MissingPackage, match=message):
        open_backend(spec)


def test_programs_made_by_hand(backend: Backend) -> None:
    for case in (hand_made.negated(0, 4), hand_made.negated(1)):
        assert outputs_of(backend.run(*case)) == [[described(-x)] for (x,) in case[1]]
    outcome = backend.verify(hand_made.invalid())
    assert isinstance(outcome, Rejected)
    assert outcome.stage == "parse"
    assert outputs_of(backend.verify(hand_made.negated(0, 4)[0])) == []


def test_an_element_type_that_is_lacking_is_unsupported_where_it_is_only_compiled(backend: Backend) -> None:
    lacking = (si2, element_type_named("f8E5M2")) if backend.name.startswith("litert") else (si2,)
    for t in lacking:
        a, b = Value("a", tensor(t, 2)), Value("b", tensor(t, 2))
        outcome = backend.verify(main_program((a,), (Operation("negate", (a,), (), (), (b,)),), (b,)))
        assert isinstance(outcome, Unsupported)


def test_arguments_and_results_keep_their_places(backend: Backend) -> None:
    """Values keep their places with an unused argument, a value returned twice, and results of mixed element types."""
    a, b, c, d = (Value(n, tensor(t, 2)) for n, t in (("a", f32), ("b", si32), ("c", f32), ("d", f32)))
    program = main_program((a, b, c), (Operation("subtract", (c, a), (), (), (d,)),), (d, b, c, d))
    given = (np.array([1, 2], np.float32), np.array([3, 4], np.int32), np.array([9, 8], np.float32))
    wanted = [given[2] - given[0], given[1], given[2], given[2] - given[0]]
    unused = main_program((a, b), (), (b,))
    assert outputs_of(backend.run(program, [given])) == [[described(x) for x in wanted]]
    assert outputs_of(backend.run(unused, [given[:2]])) == [[described(given[1])]]


def test_tensors_without_elements(backend: Backend) -> None:
    x, y = (Value(n, tensor(f32, 0, 3)) for n in "xy")
    program = main_program((x,), (Operation("add", (x, x), (), (), (y,)),), (y,))
    empty = np.zeros((0, 3), np.float32)
    assert outputs_of(backend.run(program, [(empty,)])) == [[described(empty)]]


def test_narrow_floats(backend: Backend) -> None:
    """bf16 is unsupported on LiteRT, whose converter takes no arguments of that type."""
    x = Value("x", tensor(bf16))
    one = np.ones((), dtype(bf16))
    outcome = backend.run(main_program((x,), (), (x,)), [(one,)])
    if backend.describe().name.startswith("litert"):
        assert isinstance(outcome, Unsupported)
    else:
        assert outputs_of(outcome) == [[described(one)]]
