"""Varied programs are valid, and can be varied again."""

from __future__ import annotations

from generators.choices import Seeded
from generators.families import strategies
from generators.mutations import is_mutable, mutated
from generators.programs import single_op, whole_programs
from spec.structure import violations


def test_varied_programs_are_valid() -> None:
    drawn = [single_op(op, input_sets=2).sample(Seeded(i)) for i, op in enumerate(strategies())]
    drawn += [whole_programs(input_sets=2).sample(Seeded(i)) for i in range(20)]
    parents = [case for case in drawn if is_mutable(case)]
    varied = [mutated(parents).sample(Seeded(i)) for i in range(150)]
    assert not [v for case in varied for v in violations(case.program)]
    assert sum(all(case is not p for p in parents) for case in varied) > 120
    assert all(len(row) == len(case.program.main.arguments) for case in varied for row in case.inputs)
    assert mutated(parents).sample(Seeded(3)) == mutated(parents).sample(Seeded(3))
