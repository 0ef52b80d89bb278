"""Tests of branches, loops and calls: per input set if the data decide, otherwise the hull of all possible results."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from oracles.evaluator import Body, Context, OutOfTime, Unevaluated, apply, evaluate
from oracles.limits import Limits, limit_seconds
from oracles.sets.acceptance import Acceptance
from spec.parse import parse
from spec.program import Constant, Function, Operation, Program, Region, Value, main_program
from spec.types import Type, f32, i1, si32, tensor

I32, F32 = tensor(si32), tensor(f32)


def value(name: str, t: Type = I32) -> Value:
    return Value(name, t)


def constant(result: Value, number: int) -> Operation:
    data = Constant.of(np.array(number, np.int32), si32)
    return Operation("constant", (), (("value", data),), (), (result,))


def op(name: str, operands: tuple[Value, ...], *results: Value, **attributes: Any) -> Operation:
    return Operation(name, operands, tuple(sorted(attributes.items())), (), results)


def region(*operations: Operation, returns: tuple[Value, ...], arguments: tuple[Value, ...] = ()) -> Region:
    return Region(arguments, (*operations, Operation("return", returns)))


def returning(name: str, number: int) -> Region:
    return region(constant(value(name), number), returns=(value(name),))


def run(program: Program, *rows: tuple[Any, ...], limits: Limits | None = None) -> tuple[Acceptance, ...]:
    types = [a.type.element_type for a in program.main.arguments]
    kinds = {i1: np.bool_, si32: np.int32, f32: np.float32}
    inputs = [tuple(np.asarray(v, kinds[t]) for v, t in zip(row, types, strict=True)) for row in rows]
    return evaluate(program, inputs, limits=limits)


# Branches

P, R = value("p", tensor(i1)), value("r")
IF = main_program((P,), (Operation("if", (P,), (), (returning("t", 1), returning("f", 2)), (R,)),), (R,))
INDEX = value("i")
CASE = main_program(
    (INDEX,), (Operation("case", (INDEX,), (), tuple(returning(f"b{k}", 10 * k) for k in range(3)), (R,)),), (R,)
)


def applied(program: Program, operand: Acceptance) -> Acceptance:
    """Return the evaluator's sets for the first operation of the program."""
    operation = program.main.body.operations[0]
    (found,) = apply(operation, {operation.operands[0].name: operand}, Context(program))
    assert isinstance(found, Acceptance)
    return found


def undecided(element_type: Any, low: int, high: int) -> Acceptance:
    kind = np.bool_ if element_type == i1 else np.int32
    none = np.zeros(1, np.bool_)
    return Acceptance(element_type, np.array([low], kind), np.array([high], kind), none, none)


def test_if_takes_a_branch_per_input_set() -> None:
    (found,) = run(IF, (True,), (False,), (True,))
    assert found.values().tolist() == [1, 2, 1]
    assert found.is_exact
    (found,) = run(IF, (False,), (False,))
    assert np.broadcast_to(found.values(), 2).tolist() == [2, 2]


def test_an_undecided_if_admits_both_branches() -> None:
    found = applied(IF, undecided(i1, False, True))
    assert (found.lower.tolist(), found.upper.tolist()) == ([1], [2])


@pytest.mark.parametrize(("index", "expected"), [(0, 0), (1, 10), (2, 20), (3, 20), (-1, 20), (2**31 - 1, 20)])
def test_case_takes_the_last_branch_for_an_index_out_of_range(index: int, expected: int) -> None:
    assert run(CASE, (index,))[0].values().tolist() == [expected]


def test_case_per_input_set() -> None:
    assert run(CASE, (0,), (5,), (1,), (0,))[0].values().tolist() == [0, 20, 10, 0]


@pytest.mark.parametrize(
    ("low", "high", "least", "most"), [(0, 1, 0, 10), (-1, 0, 0, 20), (1, 9, 10, 20), (5, 9, 20, 20)]
)
def test_an_undecided_case_admits_the_branches_that_may_run(low: int, high: int, least: int, most: int) -> None:
    found = applied(CASE, undecided(si32, low, high))
    assert (found.lower.tolist(), found.upper.tolist()) == ([least], [most])


def test_a_branch_sees_what_it_captures_as_its_input_set_does() -> None:
    x, y = value("x"), value("y")
    double = region(op("add", (x, x), y), returns=(y,))
    z = value("z")
    negated = region(op("negate", (x,), z), returns=(z,))
    program = main_program((P, x), (Operation("if", (P,), (), (double, negated), (R,)),), (R,))
    assert run(program, (True, 1), (False, 2), (True, 3), (False, 4))[0].values().tolist() == [2, -2, 6, -4]


# Loops

N, A = value("n"), value("a")


def counting(step: int = 1) -> Operation:
    """Return the loop `while (n > 0) { n -= step; a += 2 }`, with a third value that never changes."""
    n, a, c = value("n1"), value("a1"), value("c1")
    zero, p = value("zero"), value("more", tensor(i1))
    test = op("compare", (n, zero), p, comparison_direction="GT", compare_type="SIGNED")
    cond = region(constant(zero, 0), test, returns=(p,), arguments=(n, a, c))
    m, b, d = value("n2"), value("a2"), value("c2")
    one, two, less, more = value("one"), value("two"), value("less"), value("sum")
    turn = region(
        constant(one, step), constant(two, 2), op("subtract", (m, one), less), op("add", (b, two), more),
        returns=(less, more, d), arguments=(m, b, d),
    )  # fmt: skip
    return Operation("while", (N, A, value("c")), (), (cond, turn), (value("x"), value("y"), value("z")))


LOOP = main_program((N, A, value("c")), (counting(),), (value("x"), value("y"), value("z")))


def test_each_input_set_turns_as_often_as_it_says() -> None:
    found = run(LOOP, (0, 100, 7), (3, 0, 7), (1, 5, 8), (3, 1, 9))
    assert [f.values().tolist() for f in found] == [[0, 0, 0, 0], [100, 6, 7, 7], [7, 7, 8, 9]]
    assert all(f.is_exact for f in found)


def test_an_undecided_loop_says_nothing_of_what_it_changes() -> None:
    operation = LOOP.main.body.operations[0]
    exactly_seven = undecided(si32, 7, 7)
    values = {"n": undecided(si32, 0, 3), "a": exactly_seven, "c": exactly_seven}
    x, y, z = apply(operation, values, Context(LOOP))
    assert x.unspecified.all()
    assert y.unspecified.all()
    assert (z.lower.tolist(), z.upper.tolist(), z.unspecified.any()) == ([7], [7], False)


def test_a_loop_without_end_is_left_open_where_it_has_none() -> None:
    program = main_program((N, A, value("c")), (counting(0),), (value("x"), value("y"), value("z")))
    _, y, z = run(program, (1, 0, 7), (0, 5, 8), limits=Limits(iterations=20))
    assert y.unspecified.tolist() == [True, False]
    assert y.values()[1] == 5
    assert z.values().tolist() == [7, 8]


# Calls


def calling(*functions: Function) -> Program:
    x, y = value("x"), value("y")
    return main_program((x,), (op("func.call", (x,), y, callee="f"),), (y,), *functions)


def test_call() -> None:
    a, b = value("a"), value("b")
    body = Region((a,), (op("multiply", (a, a), b), Operation("func.return", (b,))))
    (found,) = run(calling(Function("f", body, (I32,), private=True)), (3,), (-4,))
    assert found.values().tolist() == [9, 16]


def test_endless_recursion_is_not_evaluated() -> None:
    a, b = value("a"), value("b")
    body = Region((a,), (op("func.call", (a,), b, callee="f"), Operation("func.return", (b,))))
    with pytest.raises(Unevaluated, match=r"func\.call"):
        run(calling(Function("f", body, (I32,), private=True)), (3,))


# Limits


def test_what_is_too_large_or_takes_too_long_is_not_evaluated_and_the_op_is_named() -> None:
    large = Value("r", tensor(f32, 1000, 1000))
    iota = Operation("iota", (), (("iota_dimension", 0),), (), (large,))
    with pytest.raises(Unevaluated, match="iota: a result of 1000000 elements"):
        evaluate(main_program((), (iota,), (large,)), [()], limits=Limits(elements=1000))
    with pytest.raises(Unevaluated, match="case: the evaluation takes more than"):
        run(CASE, (0,), limits=Limits(seconds=-1))


def test_a_run_sets_the_limit_of_all_evaluations_in_it() -> None:
    with limit_seconds(-1), pytest.raises(OutOfTime, match="takes more than -1 s"):
        run(CASE, (0,))
    run(CASE, (0,))


def test_what_a_region_makes_of_each_element_is_counted_together() -> None:
    program = parse("""func.func @main(%x: tensor<100x10xi32>) -> tensor<100x10xi32> {
      %0 = "stablehlo.map"(%x) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%y: tensor<i32>):
        %1 = stablehlo.broadcast_in_dim %y, dims = [] : (tensor<i32>) -> tensor<1000xi32>
        stablehlo.return %y : tensor<i32>
      }) : (tensor<100x10xi32>) -> tensor<100x10xi32>
      return %0 : tensor<100x10xi32>
    }""")
    inputs = [(np.zeros((100, 10), np.int32),)]
    with pytest.raises(Unevaluated, match="broadcast_in_dim: a result of 1000000 elements"):
        evaluate(program, inputs, limits=Limits(elements=100_000))
    evaluate(program, inputs, limits=Limits(elements=1_000_000))


def test_an_op_without_a_meaning_is_named() -> None:
    x = value("x")
    program = main_program((x,), (Operation("return", (x,), (), (), ()),), (x,))
    with pytest.raises(Unevaluated, match="return: the evaluator has no meaning"):
        run(program, (1,))


def test_a_body_keeps_only_what_it_uses() -> None:
    x, y = value("x"), value("y")
    body = Body(region(op("add", (x, x), y), returns=(y,)), {"x": undecided(si32, 1, 1), "other": None}, Context(IF))
    assert set(body.map(lambda v: v).captured) == {"x"}
