"""Counterfactual changes of quantized types: cases stay valid, and signed storage stands for the same numbers."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from generators.cases import Case
from generators.examples import draw_cases, seed_of
from generators.quantized.quantized_cases import quantized_op
from oracles.evaluator import evaluate
from oracles.judge import mode_for
from oracles.sets.acceptance import Acceptance
from spec.structure import violations
from spec.types import QuantizedType, TensorType
from spec.vocabulary import max_value, min_value
from trials.computing_operations import main_operation
from trials.counterfactuals.changes import apply_changes
from trials.counterfactuals.quantized_changes import with_signed_storage

OPS = ("abs", "add", "convolution", "constant", "reduce", "uniform_dequantize", "uniform_quantize", "while")
CASES = [
    c
    for op in OPS
    for family in ("quant<i8>", "quant<i32>")
    for c in draw_cases(quantized_op(op, family), 6, seed_of("quantized changes", op, family))
]


def quantized_types(case: Case) -> list[QuantizedType]:
    values = [v for o in case.program.operations() for v in (*o.operands, *o.results)]
    types = [v.type.element_type for v in values if isinstance(v.type, TensorType)]
    return [t for t in types if isinstance(t, QuantizedType)]


def test_storage_of_less_than_a_byte_becomes_a_byte_of_the_same_range() -> None:
    cases = draw_cases(quantized_op("negate", "quant<i2>"), 6, seed_of("quantized changes", "whole bytes"))
    found = [apply_changes(c, main_operation(c.program, c.op), {"whole-bytes"})["whole-bytes"] for c in cases]
    for before, after in zip(cases, found, strict=True):
        assert {t.storage_type.width for t in quantized_types(before)} == {2}
        assert {t.storage_type.width for t in quantized_types(after)} == {8}
        for old, new in zip(quantized_types(before), quantized_types(after), strict=True):
            assert old == replace(new, storage_type=old.storage_type)
        assert [x.tolist() for x in before.inputs[0]] == [x.tolist() for x in after.inputs[0]]


@pytest.mark.parametrize(
    "name",
    [
        "signed-storage", "signed-storage-i16", "storage-i32", "storage-i16", "whole-numbers",
        "whole-numbers-from-zero", "expressed-f32", "equal-slices", "whole-storage-range",
    ],
)  # fmt: skip
def test_a_changed_case_is_valid_and_of_other_types(name: str) -> None:
    each = [apply_changes(c, main_operation(c.program, c.op), {name}) for c in CASES]
    found = [one[name] for one in each if name in one]
    assert len(found) > 5
    for case in found:
        assert not violations(case.program)
        evaluate(case.program, case.inputs, mode_for(case.program))
        types = quantized_types(case)
        match name:
            case "signed-storage":
                assert all(t.storage_type.signed for t in types)
            case "signed-storage-i16":
                assert all(t.storage_type.signed and t.storage_type.width <= 16 for t in types)
            case "whole-numbers" | "whole-numbers-from-zero":
                assert {(t.storage_type.width, str(t.expressed_type)) for t in types} == {(32, "f32")}
                assert {scale for t in types for scale in t.scales} == {1.0}
                assert name == "whole-numbers" or {zero for t in types for zero in t.zero_points} == {0}
            case "equal-slices":
                assert all(len({*t.scales}) == 1 == len({*t.zero_points}) for t in types)
            case "whole-storage-range":
                ends = [(min_value(t.storage_type), max_value(t.storage_type)) for t in types]
                assert [(t.storage_min, t.storage_max) for t in types] == ends
            case "storage-i32":
                assert {t.storage_type.width for t in types} == {32}
            case "storage-i16":
                assert all(t.storage_type.width <= 16 for t in types)
            case _:
                assert {str(t.expressed_type) for t in types} == {"f32"}


def test_signed_storage_stands_for_the_same_numbers() -> None:
    """Sets of unsigned quantized results move down by half the range of the storage type; all other sets stay."""
    for case in CASES:
        if any(t.storage_type.width == 32 for t in quantized_types(case)):
            continue  # what no i32 holds is left open
        signed = with_signed_storage(case)
        if signed is None:
            continue
        before, after = (evaluate(c.program, c.inputs, mode_for(c.program)) for c in (case, signed))
        for old, new in zip(before, after, strict=True):
            assert isinstance(old, Acceptance)
            assert isinstance(new, Acceptance)
            t = old.element_type
            is_unsigned = isinstance(t, QuantizedType) and not t.storage_type.signed
            moved = 2 ** (t.storage_type.width - 1) if is_unsigned else 0
            for x, y in ((old.lower, new.lower), (old.upper, new.upper)):
                wide = [a.astype(np.float64) for a in (x, y)]
                assert np.array_equal(wide[0] - moved, wide[1], equal_nan=True), case.program
