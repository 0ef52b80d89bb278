"""Tests of strategies on quantized types: they reach every op, storage type and parameter, and break every label."""

from __future__ import annotations

import pytest

from generators.choices import Seeded
from generators.examples import draw_cases, seed_of
from generators.families import strategies
from generators.quantized.quantized_cases import WITHOUT, quantized_op, quantized_ops
from generators.quantized.quantized_programs import quantized_programs
from generators.quantized.quantized_quality import measure
from generators.quantized.quantized_twins import type_labels, type_twins
from generators.twins.invalid_twins import UNWRITABLE
from spec.op import ops
from spec.parse import parse
from spec.text import text
from spec.type_constraints import constraints


def test_every_op_that_allows_quantized_operands_is_drawn_or_says_why_not() -> None:
    allowing = {
        op
        for op in strategies()
        if any(m.test is not None and m.test.quantization != "none" for m in ops()[op].members.values())
    }
    assert allowing == {*quantized_ops(), *(op for op in WITHOUT if op in allowing)}


def test_an_op_without_quantized_operands_is_refused() -> None:
    with pytest.raises(KeyError):
        quantized_op("shift_left", "quant<i8>")


def test_every_label_of_the_types_has_twins_or_a_reason() -> None:
    assert {f"quantized {label}" for label in (*type_labels(), *UNWRITABLE)} == set(constraints)


@pytest.mark.parametrize("label", type_labels())
def test_twins_break_their_label_alone(label: str) -> None:
    for seed in range(10):
        assert type_twins(label).sample(Seeded(seed)).is_exact


@pytest.mark.parametrize("op", ["add", "uniform_quantize", "dot_general", "constant", "reduce"])
def test_programs_read_back_as_they_are_written(op: str) -> None:
    for case in draw_cases(quantized_op(op, "quant<i8>"), 3, 1):
        assert text(parse(text(case.program))) == text(case.program)


def test_nothing_is_left_out() -> None:
    table = measure(300, draw_cases(quantized_programs(), 300, seed_of("quality", "quantized")))
    assert len(table["storage types, share of quantized types"]) == 10
    assert len(table["expressed types, share of quantized types"]) == 4
    assert all(share > 0.02 for name in table if "quantized types" in name for share in table[name].values())
    assert len(table["quantized results, share of cases of uniform_quantize"]) == 4
