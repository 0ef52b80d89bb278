"""Tests that rewritten programs are valid, and mean the same as the original."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generators.cases import Case
from generators.families import strategies
from generators.programs.case_strategies import single_op, whole_programs
from library.hypothesis_bridge import as_hypothesis
from oracles.evaluator import Unevaluated, evaluate
from oracles.sets.acceptance import Acceptance
from spec import rewriting
from spec.normalized_names import canonical
from spec.program import Constant, Function, Operation, Program, Raw, Region, Value, main_program, walk
from spec.rewriting import (
    clone,
    clone_operation,
    defined_names,
    free_values,
    fresh_names,
    has_effects,
    inline_calls,
    prefix_names,
    rename_functions,
    replace_operations,
    substitute,
    symbols,
    with_function,
    with_main,
)
from spec.structure import violations
from spec.text import text
from spec.types import TokenType, f32, i1, tensor
from tests.programs import without_dead_code

T = tensor(f32)
A, B, C, D = (Value(n, T) for n in "abcd")
P = Value("p", tensor(i1))
END = Operation("return", (B,))

programs = st.one_of(
    as_hypothesis(whole_programs(input_sets=2)),
    st.sampled_from(sorted(strategies())).flatmap(lambda op: as_hypothesis(single_op(op, input_sets=2))),
)


def op(name: str, operands: tuple[Value, ...], *results: Value, **attributes: Any) -> Operation:
    return Operation(name, operands, tuple(sorted(attributes.items())), (), results)


def sets(case: Case, program: Program) -> object:
    """Return the sets of results in a comparable form, or the reason why the program is not evaluated."""
    try:
        found = evaluate(program, case.inputs)
    except Unevaluated as why:
        return str(why)
    return [_comparable(x, len(case.inputs)) for x in found]


def _comparable(x: Any, input_sets: int) -> object:
    """Return the sets broadcast to all input sets, since sets that are the same for all may be stored once."""
    if not isinstance(x, Acceptance):
        return x
    whole = [np.broadcast_to(a, (input_sets, *a.shape[1:])) for a in (x.lower, x.upper, x.nan, x.unspecified)]
    return [x.element_type, [(a.dtype, a.shape, a.tobytes()) for a in whole]]


# Cloning.


@settings(max_examples=100, deadline=None)
@given(programs)
def test_a_clone_means_the_same(case: Case) -> None:
    functions = tuple(replace(f, body=clone(f.body, rename=prefix_names("copy_"))) for f in case.program.functions)
    cloned = replace(case.program, functions=functions)
    assert violations(cloned) == []
    assert text(canonical(cloned)) == text(canonical(case.program))
    names = [n for f in cloned.functions for n in defined_names(f.body)]
    assert all(n.startswith("copy_") for n in names)


@settings(max_examples=50, deadline=None)
@given(programs)
def test_a_clone_without_changes_is_the_same_object(case: Case) -> None:
    body = case.program.main.body
    assert clone(body) is body
    assert clone(body, {"nothing of that name": A}) is body
    assert free_values(body) == {}


def branch(*operations: Operation) -> Operation:
    regions = (Region((), (*operations, Operation("return", (B,)))), Region((), (Operation("return", (A,)),)))
    return Operation("if", (P,), (), regions, (C,))


def test_what_comes_from_outside_is_replaced_and_what_is_defined_is_renamed() -> None:
    cloned = clone_operation(branch(op("negate", (A,), B)), {"a": D, "p": P}, prefix_names("x_"))
    inner, other = cloned.regions
    assert [o.operands for o in inner.operations] == [(D,), (Value("x_b", T),)]
    assert other.returned == (D,)
    assert cloned.results == (Value("x_c", T),)
    assert list(free_values(Region((), (cloned,)))) == ["p", "d"]


def test_a_value_that_is_used_before_it_is_defined_is_free() -> None:
    assert free_values(Region((), (op("negate", (B,), C), op("negate", (C,), B)))) == {"b": B}


def test_names_are_taken_once() -> None:
    rename = fresh_names(["a", "0", "v0_0"])
    assert [rename(n) for n in ("a", "b", "b", "0")] == ["v0_a", "b", "v0_b", "v1_0"]


# Replacing operations.


def test_results_of_a_replaced_operation_are_replaced_wherever_they_are_used() -> None:
    first = op("negate", (A,), B)
    region = Region((A, P), (first, branch(), op("abs", (B,), D), Operation("func.return", (B,))))
    changed = substitute(region, first, [op("sine", (A,), Value("s", T))], [Value("s", T)])
    assert [o.name for o in changed.operations] == ["sine", "if", "abs", "func.return"]
    assert "b" not in {v.name for o in walk(changed) for v in o.operands}


def test_operations_in_regions_are_replaced() -> None:
    region = Region((A, P), (branch(op("negate", (A,), B)), Operation("func.return", (C,))))
    changed = replace_operations(region, lambda o: ((), o.operands) if o.name == "negate" else None)
    assert changed.operations[0].regions[0].returned == (A,)


# Calls.


@settings(max_examples=100, deadline=None)
@given(as_hypothesis(whole_programs(input_sets=2)))
def test_inlining_keeps_the_sets_of_results(case: Case) -> None:
    program = case.program
    main = inline_calls(program, program.main, {f.name for f in program.functions})
    inlined = with_function(program, main)
    assert violations(inlined) == []
    assert not any(o.name == "func.call" for o in walk(main.body))
    assert sets(case, inlined) == sets(case, program)


def calling(*callees: str) -> tuple[Operation, ...]:
    names = [A, *(Value(f"r{i}", T) for i in range(len(callees)))]
    calls = (op("func.call", (names[i],), names[i + 1], callee=c) for i, c in enumerate(callees))
    return (*calls, Operation("func.return", (names[-1],)))


def test_calls_in_callees_are_inlined_and_names_kept_apart() -> None:
    twice = Function("twice", Region((A,), calling("once", "once")), (T,))
    once = Function("once", Region((A,), (op("negate", (A,), B), Operation("func.return", (B,)))), (T,))
    program = Program((Function("main", Region((A,), calling("twice", "twice")), (T,)), twice, once))
    inlined = with_function(program, inline_calls(program, program.main, {"twice", "once"}))
    assert violations(inlined) == []
    assert [o.name for o in inlined.main.body.operations] == ["negate"] * 4 + ["func.return"]
    assert [f.name for f in without_dead_code(inlined).functions] == ["main"]


def test_a_call_that_would_not_end_stays() -> None:
    forever = Function("forever", Region((A,), calling("forever")), (T,))
    program = Program((Function("main", Region((A,), calling("forever")), (T,)), forever))
    inlined = inline_calls(program, program.main, {"forever"})
    assert [symbols(o) for o in inlined.body.operations] == [{"forever"}, frozenset()]


def test_a_call_that_would_become_too_many_operations_stays() -> None:
    last = Function("f40", Region((A,), (op("negate", (A,), B), Operation("func.return", (B,)))), (T,))
    chain = [Function(f"f{i}", Region((A,), calling(f"f{i + 1}", f"f{i + 1}")), (T,)) for i in range(40)]
    program = Program((Function("main", Region((A,), calling("f0", "f38")), (T,)), *chain, last))
    inlined = inline_calls(program, program.main, {f.name for f in program.functions})
    assert [o.name for o in inlined.body.operations] == ["func.call", *["negate"] * 4, "func.return"]


# Functions.


@settings(max_examples=100, deadline=None)
@given(as_hypothesis(whole_programs(input_sets=1)))
def test_renamed_functions_are_called_by_their_new_names(case: Case) -> None:
    names = {f.name: f"other {f.name}" for f in case.program.functions if f.name != "main"}
    renamed = rename_functions(case.program, names)
    assert violations(renamed) == []
    assert rename_functions(renamed, {new: old for old, new in names.items()}) == case.program


RAW = '[@f, @"f", @"a \\22 name", "no @f", @ff, #dialect<@f::@g>]'


def test_symbols_in_the_text_of_an_attribute_are_renamed() -> None:
    body = Region((), (Operation("interpreter.run_parallel", (), (("programs", Raw(RAW)),)), END))
    assert symbols(body.operations[0]) == {"f", 'a " name', "ff", "g"}
    renamed = rewriting.with_symbols(body, {"f": "h i", 'a " name': "x"}).operations[0]
    assert renamed.attribute("programs") == Raw('[@"h i", @"h i", @x, "no @f", @ff, #dialect<@"h i"::@g>]')


def test_symbols_are_those_of_attributes_that_name_functions() -> None:
    call = op("custom_call", (), B, call_target_name="f", called_computations=("f", "g"))
    assert symbols(call) == {"f", "g"}
    (renamed,) = rewriting.with_symbols(Region((), (call,)), {"f": "h"}).operations
    assert dict(renamed.attributes) == {"call_target_name": "f", "called_computations": ("h", "g")}
    assert symbols(op("func.call", (), B, callee="f")) == {"f"}


def test_main_is_replaced_and_other_functions_are_kept() -> None:
    once = Function("once", Region((A,), (op("negate", (A,), B), Operation("func.return", (B,)))), (T,))
    program = main_program((A,), calling("once")[:-1], (Value("r0", T),), once)
    changed = with_main(program, (A, P), (op("abs", (A,), C),), (C, A))
    assert changed.functions[1:] == (once,)
    assert (changed.main.arguments, changed.main.result_types) == ((A, P), (T, T))
    with pytest.raises(KeyError):
        with_function(program, replace(once, name="twice"))


# Dead code.


@settings(max_examples=100, deadline=None)
@given(programs)
def test_without_dead_code_the_sets_of_results_are_the_same(case: Case) -> None:
    live = without_dead_code(case.program)
    assert violations(live) == []
    assert sets(case, live) == sets(case, case.program)
    assert without_dead_code(live) == live


@settings(max_examples=50, deadline=None)
@given(as_hypothesis(whole_programs(input_sets=1)))
def test_operations_that_nothing_uses_are_dropped(case: Case) -> None:
    main = without_dead_code(case.program).main
    operations = (*main.body.operations[:-1], _zero("unused"), main.body.operations[-1])
    added = with_function(case.program, replace(main, body=replace(main.body, operations=operations)))
    assert without_dead_code(added).main == main


def _zero(name: str) -> Operation:
    return op("constant", (), Value(name, T), value=Constant.of(np.zeros((), np.float32), f32))


def test_what_acts_on_the_world_is_no_dead_code() -> None:
    token = Value("t", TokenType())
    outfeed = op("outfeed", (A, token), Value("u", TokenType()), outfeed_config="")
    talks = Function("talks", Region((A,), (op("after_all", (), token), outfeed, Operation("func.return", (A,)))), (T,))
    operations = (op("func.call", (A,), B, callee="talks"), op("negate", (A,), C), op("other.op", (A,), D))
    program = main_program((A,), operations, (A,), talks)
    assert [has_effects(o, program) for o in operations] == [True, False, True]
    assert [o.name for o in without_dead_code(program).main.body.operations] == ["func.call", "other.op", "func.return"]
    assert len(without_dead_code(program).functions) == 2
