"""The specification's examples: complete, valid, and in agreement with the reference evaluator."""

from __future__ import annotations

import json
from importlib.resources import files

import numpy as np
import pytest

from generators.cases import Case
from oracles.backends.evaluator_backend import ReferenceBackend
from oracles.backends.protocol import Unsupported
from oracles.judge import judge
from oracles.latitudes import Latitude
from results.verdicts import Conforms, Deviates
from spec.parse import parse
from spec.structure import violations
from spec.text import text
from spec.types import ELEMENT_TYPES, ElementType, TensorType, dtype, element_type_named, f32, num_bits, si8, tensor
from trials.claims.printed_examples import Example, examples
from trials.claims.spec_examples import Printed
from trials.plain_data import array_of, plain

NOT_EVALUATED = {"custom_call"}
"""Ops whose examples the evaluator has no meaning for: a target that nobody knows."""


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


@pytest.mark.parametrize("element_type", ELEMENT_TYPES, ids=str)
def test_plain_data_is_exact(element_type: ElementType) -> None:
    kind = dtype(element_type)
    bits = np.arange(24 * kind.itemsize, dtype=np.uint32).astype(np.uint8) * np.uint8(97)
    if num_bits(element_type) < 8:  # one element per byte, in its low bits
        bits &= np.uint8(2 ** num_bits(element_type) - 1)
    array = bits.view(kind).reshape(2, 3, 4)
    t = TensorType(array.shape, element_type)
    assert array_of(plain(array), t).tobytes() == array.tobytes()


def test_plain_data_that_does_not_fit_is_refused() -> None:
    for value, t in (([1.0, 2.0], tensor(f32, 3)), ("0x00", tensor(f32)), ([300], tensor(si8, 1)), ("x", tensor(f32))):
        with pytest.raises(ValueError, match=r"."):
            array_of(value, t)


@pytest.mark.parametrize("bits", [0x7F, 0xFF])
def test_a_nan_keeps_its_sign_in_a_file(bits: int) -> None:
    """A NaN keeps its sign bit in a file: an implementation may recognize only one of the two encodings as NaN."""
    nan = np.array([bits], np.uint8).view(dtype(element_type_named("f8E4M3FN")))
    written = json.loads(json.dumps(plain(nan)))
    assert array_of(written, tensor(element_type_named("f8E4M3FN"), 1)).tobytes() == nan.tobytes()


def test_a_smaller_program_than_an_example_is_judged_by_the_evaluator() -> None:
    """A program smaller than an example, as the reduction of a rejection makes it, is judged by the evaluator."""
    [example] = [e for e in examples() if e.op == "after_all"]
    smaller = Case(
        parse(
            text(example.program).replace(
                "(%0, %1) : (!stablehlo.token, !stablehlo.token)", "(%0) : (!stablehlo.token)"
            )
        ),
        ((),),
    )
    check = Printed({text(example.program): example})
    printed, other = check(ReferenceBackend(), [Case(example.program, ((),)), smaller], Latitude())
    assert isinstance(printed.verdict, Conforms)
    assert isinstance(other.verdict, Conforms)
