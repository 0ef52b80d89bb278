"""Tests of mutants of programs: they are valid, and can be varied again."""

from __future__ import annotations

from generators.choices import Choices, Seeded
from generators.dynamic.bounded_forms import bounded_programs
from generators.dynamic.dynamic_forms import dynamic_programs
from generators.families import strategies
from generators.programs import mutations
from generators.programs.case_strategies import single_op, whole_programs
from generators.programs.mutations import is_mutable, mutants
from generators.quantized.quantized_programs import quantized_programs
from spec.structure import is_valid, violations


def test_varied_programs_are_valid() -> None:
    drawn = [single_op(op, input_sets=2).sample(Seeded(i)) for i, op in enumerate(strategies())]
    drawn += [whole_programs(input_sets=2).sample(Seeded(i)) for i in range(20)]
    parents = [case for case in drawn if is_mutable(case)]
    varied = [mutants(parents).sample(Seeded(i)) for i in range(150)]
    assert not [v for case in varied for v in violations(case.program)]
    assert sum(all(case is not p for p in parents) for case in varied) > 120
    assert all(len(row) == len(case.program.main.arguments) for case in varied for row in case.inputs)
    assert mutants(parents).sample(Seeded(3)) == mutants(parents).sample(Seeded(3))


def test_programs_of_unknown_sizes_are_no_parents_and_quantized_ones_are() -> None:
    assert not is_mutable(dynamic_programs(single_op("negate", "f32", input_sets=1)).sample(Seeded(0)).cases[0])
    assert not is_mutable(
        bounded_programs(single_op("negate", "f32", input_sets=1), cuts=True).sample(Seeded(0)).cases[0]
    )
    parents = [quantized_programs(input_sets=1).sample(Seeded(i)) for i in range(10)]
    assert all(map(is_mutable, parents))
    varied = [mutants(parents).sample(Seeded(i)) for i in range(40)]
    assert not [v for case in varied for v in violations(case.program)]
    assert sum(case.program not in [p.program for p in parents] for case in varied) > 20


def test_checking_what_has_changed_alone_finds_what_checking_all_finds() -> None:
    drawn = [whole_programs(input_sets=1).sample(Seeded(i)) for i in range(40)]
    parents = [case for case in drawn if is_mutable(case)]
    for seed in range(300):
        choices = Choices(Seeded(seed))
        parent = choices.choice(parents)
        try:
            changed = choices.choice(mutations.CHANGES)(choices, parent, parents)
            broken = violations(changed.program) if changed is not None else []
        except Exception:  # presupposes a constraint that the change has broken
            continue
        if changed is not None:
            assert is_valid(changed.program, parent.program) == (not broken)


def test_an_op_is_replaced_by_one_that_takes_its_operands() -> None:
    parents = [single_op("add", t, input_sets=1).sample(Seeded(i)) for i, t in enumerate(("f32", "i8", "i1"))]
    changed = [mutations._replace_op(Choices(Seeded(i)), parents[i % 3], parents) for i in range(90)]
    valid = [case for case in changed if case is not None and is_valid(case.program)]
    assert len(valid) > 60
    assert len({o.name for case in valid for o in case.program.operations()}) > 12
