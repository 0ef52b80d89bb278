"""Tests of static programs made dynamic: valid, of unknown sizes, and the same as the static form at each size."""

from __future__ import annotations

import contextlib
from collections import Counter
from functools import cache

import numpy as np
import pytest

from generators.cases import Case
from generators.choices import Choices, Seeded
from generators.dynamic.bounded_forms import bounded_programs
from generators.dynamic.dynamic_forms import Dynamic, dynamic_programs, generalize
from generators.dynamic.resizing import NotResizable, plans, resize
from generators.examples import draw_cases, seed_of
from generators.families import strategies
from generators.programs.case_strategies import single_op, whole_programs
from oracles.evaluator import Unevaluated, evaluate
from oracles.sets.acceptance import Acceptance
from oracles.sets.value_sets import AbstractValue
from spec.dynamic_validity import Validity, has_dynamic_sizes, has_unbounded_sizes, validity
from spec.op import op_named
from spec.parse import parse, verify
from spec.program import Program
from spec.structure import violations
from spec.text import text
from spec.types import TensorType
from tests.spec.samples import TEXTS

WITHOUT_SIZES = {
    "async_done", "async_start", "constant", "get_tuple_element", "infeed", "iota", "partition_id", "recv",
    "replica_id", "rng", "rng_bit_generator", "tuple",
}  # fmt: skip
"""Ops whose cases mostly have no argument of which a size may vary: sizes are attributes, or there is no tensor."""
OPS = [op for op in strategies() if op not in WITHOUT_SIZES]


@cache
def of_op(op: str) -> tuple[Dynamic, ...]:
    base = single_op(op, input_sets=2, most_elements=4096)
    return tuple(dynamic_programs(base).sample(Seeded(seed_of("dynamic", op) % 2**32 + i)) for i in range(1))


@cache
def of_bounded_sizes(op: str) -> Dynamic:
    base = single_op(op, input_sets=2, most_elements=4096)
    return bounded_programs(base, cuts=True).sample(Seeded(seed_of("bounded", op) % 2**32))


@cache
def of_programs() -> tuple[Dynamic, ...]:
    return tuple(dynamic_programs(whole_programs(input_sets=2)).sample(Seeded(i)) for i in range(20))


def has_unknown_sizes(program: Program) -> bool:
    types = (v.type for o in program.operations() for v in o.results)
    return any(isinstance(t, TensorType) and not t.is_static for t in types)


def check(found: Dynamic) -> None:
    assert violations(found.program) == []
    assert validity(found.program) is not Validity.INVALID
    assert verify(text(found.program)) is None
    assert parse(text(found.program)) == found.program
    assert len({c.id for c in found.cases}) > 1
    for form, case in zip(found.forms, found.cases, strict=True):
        assert violations(form.program) == []
        check_form(form, case)


def check_form(form: Case, case: Case) -> None:
    """Check that a dynamic case has bit for bit the sets of its static form."""
    try:
        expected = evaluate(form.program, form.inputs)
    except Unevaluated:
        return
    for a, b in zip(expected, evaluate(case.program, case.inputs), strict=True):
        check_same(a, b)


def check_same(a: AbstractValue, b: AbstractValue) -> None:
    if not isinstance(a, Acceptance):
        return
    for x, y in ((a.lower, b.lower), (a.upper, b.upper), (a.nan, b.nan), (a.unspecified, b.unspecified)):
        n = max(len(x), len(y))
        assert x.shape[1:] == y.shape[1:]
        first, second = (np.broadcast_to(z, (n, *z.shape[1:])) for z in (x, y))
        assert np.array_equal(first, second, equal_nan=x.dtype.kind == "f")


@pytest.mark.parametrize("op", OPS)
def test_of_one_op(op: str) -> None:
    for found in of_op(op):
        check(found)
        assert any(has_dynamic_sizes(a.type) for a in found.program.main.arguments)


@pytest.mark.parametrize("op", OPS[::3])
def test_of_bounded_sizes(op: str) -> None:
    found = of_bounded_sizes(op)
    check(found)
    types = [v.type for o in found.program.operations() for v in (*o.operands, *o.results)]
    assert any(map(has_dynamic_sizes, types))
    assert not any(map(has_unbounded_sizes, types))
    assert any(o.name == "set_dimension_size" for o in found.program.operations())


def test_of_whole_programs_of_bounded_sizes() -> None:
    drawn = [bounded_programs(whole_programs(input_sets=1)).sample(Seeded(i)) for i in range(6)]
    for found in drawn:
        check(found)
    assert any(has_dynamic_sizes(a.type) for d in drawn for a in d.program.main.arguments)


def test_sizes_that_are_cut_are_told_by_arguments() -> None:
    found = of_bounded_sizes("abs")
    shapes = [[a.shape for a in case.inputs[0]] for case in found.cases]
    assert shapes[0] == shapes[1] == shapes[2]
    assert len({tuple(a.tobytes() for a in case.inputs[0]) for case in found.cases}) == 3


def test_of_whole_programs() -> None:
    for found in of_programs():
        check(found)
        assert any(has_dynamic_sizes(a.type) for a in found.program.main.arguments)


def test_every_dynamic_op_is_drawn() -> None:
    drawn = [*of_programs(), *(d for op in OPS for d in of_op(op))]
    counts = Counter(o.name for d in drawn for o in d.program.operations() if op_named(o.name).sizes)
    assert set(counts) == {
        "dynamic_broadcast_in_dim", "dynamic_conv", "dynamic_gather", "dynamic_iota", "dynamic_pad", "dynamic_reshape",
        "real_dynamic_slice",
    }  # fmt: skip
    assert sum(has_unknown_sizes(d.program) for d in drawn) > len(drawn) / 2
    assert sum(validity(d.program) is Validity.DEFERRED for d in drawn) > 0.8 * len(drawn)


def test_sizes_of_arguments_decide_the_others() -> None:
    (case,) = draw_cases(single_op("transpose", "f32", input_sets=1), 1, 5)
    for plan in plans(case.program):
        other = resize(case, plan, plan.size + 1)
        shapes = zip(case.inputs[0][0].shape, other.inputs[0][0].shape, strict=True)
        assert {m - n for n, m in shapes if n != m} == {1}


def test_what_cannot_be_resized_says_why() -> None:
    with pytest.raises(NotResizable, match="no program"):
        dynamic_programs(single_op("replica_id")).sample(Seeded(0))


def test_a_region_that_holds_one_operation_has_no_place_for_shape_computations() -> None:
    program = parse(TEXTS["async_start"])
    made = list[Program]()
    for seed in range(10):
        with contextlib.suppress(NotResizable):
            made.append(generalize([program] * 3, Choices(Seeded(seed))))
    assert 0 < len(made) < 10
    assert all(violations(p) == [] for p in made)
