"""The specification's examples as data: whole, valid, and in agreement with the reference evaluator."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from conformance.plain import array_of, plain
from conformance.spec_examples import Example, examples
from oracles.acceptance import order_key
from oracles.evaluator import evaluate
from spec.op import ops, violations
from spec.types import ELEMENT_TYPES, ElementType, TensorType, dtype, f32, num_bits, si8, tensor


def test_every_op_of_the_specification_has_its_examples() -> None:
    without = {n for n, op in ops().items() if op.in_specification and not op.is_terminator}
    without -= {e.op for e in examples()}
    assert without <= {"func.call"}


@pytest.mark.parametrize("example", examples(), ids=lambda e: f"{e.op}-{e.number}")
def test_the_evaluator_agrees(example: Example) -> None:
    """What the specification prints is among what conforms, or is customary where that is left open."""
    assert violations(example.program) == []
    assert any(o.name == example.op for o in example.program.operations())
    sets = evaluate(example.program, [example.input_set()])
    for found, printed in zip(sets, example.expected(), strict=True):
        if found.unspecified.any():
            assert printed.contains(found.values()).all()
        meet = (order_key_of(found.lower) <= order_key_of(printed.upper)) & (
            order_key_of(printed.lower) <= order_key_of(found.upper)
        )
        assert (meet | (found.nan & printed.nan)).all()


def order_key_of(x: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    return order_key(x) if x.dtype == np.float64 else x


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
