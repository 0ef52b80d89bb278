"""The specification's examples are whole, valid, and agree with the reference evaluator."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from conformance.spec_examples import Example, examples
from oracles.backends.protocol import Unsupported
from oracles.backends.reference import ReferenceBackend
from oracles.judge import Conforms, Deviates, judge
from spec.op import violations

NOT_EVALUATED = {"uniform_quantize", "uniform_dequantize", "custom_call"}
"""Ops whose examples the evaluator has no meaning for: quantized types, and a target that nobody knows."""


def names(e: Example) -> str:
    return f"{e.op}-{e.number}"


def test_every_op_of_the_specification_has_an_example() -> None:
    labels = json.loads((files("spec") / "labels.json").read_text())
    assert {e.op for e in examples()} >= set(labels["ops"])


@pytest.mark.parametrize("example", examples(), ids=names)
def test_an_example_is_valid(example: Example) -> None:
    assert violations(example.program) == []


@pytest.mark.parametrize("example", examples(), ids=names)
def test_the_reference_gives_what_is_printed(example: Example) -> None:
    outcome = ReferenceBackend().run(example.program, [example.input_set()])
    if example.op in NOT_EVALUATED:
        assert isinstance(outcome, Unsupported)
        return
    verdict = judge(outcome, example.expected(), example.program, 1)
    if example.op == "rng_bit_generator":  # whose bits are open
        assert isinstance(verdict, Deviates)
        assert verdict.standing == "behaviour"
    else:
        assert isinstance(verdict, Conforms), verdict
