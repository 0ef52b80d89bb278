"""Tests of choices: the same on every machine, within their bounds, recorded and replayed."""

from __future__ import annotations

import subprocess
import sys

import pytest

from generators.cases import Case
from generators.choices import Choices, Kept, Recorded, Replayed, Seeded, Strategy, composite
from generators.examples import draw_cases
from generators.programs.case_strategies import whole_programs
from generators.programs.dense_programs import dense_programs
from spec.structure import violations


@composite
def _rolls(choices: Choices, n: int) -> tuple[int, ...]:
    return tuple(choices.integer(1, 6) for _ in range(n))


def test_a_seed_decides_everything() -> None:
    source = Seeded(7)
    found = [source.integer(0, 99) for _ in range(5)], source.integer(0, 2**70), source.bytes(4)
    # As on any machine, in any release of Python.
    assert found == ([32, 15, 65, 7, 53], 988165772874323486183, b"\xf5N\xe7\x81")


def test_programs_do_not_depend_on_the_hash_seed_or_on_imports() -> None:
    code = (
        "from generators.examples import draw_cases; from generators.programs.case_strategies import whole_programs;"
        "from generators.programs.dense_programs import dense_programs;"
        "print([c.id for s in (whole_programs(), dense_programs()) for c in draw_cases(s, 5, 3)])"
    )
    commands = [["-c", code], ["-c", f"import oracles.evaluator, fractions; {code}"]]
    found = {
        subprocess.run(
            [sys.executable, *command], env={"PYTHONHASHSEED": seed, "PYTHONPATH": "."}, capture_output=True,
            check=True, text=True,
        ).stdout
        for command, seed in zip(commands, ("1", "2"), strict=True)
    }  # fmt: skip
    assert len(found) == 1


def test_integers_are_within_bounds_and_reach_them() -> None:
    choices = Choices(Seeded(0))
    assert {choices.integer(-2, 1) for _ in range(100)} == {-2, -1, 0, 1}
    wide = [choices.integer(-(2**80), 2**80) for _ in range(50)]
    assert min(wide) < -(2**77)
    assert max(wide) > 2**77
    assert choices.integer(5, 5) == 5


def test_samples_are_different_and_shuffled() -> None:
    choices = Choices(Seeded(0))
    found = {choices.sample(4, 2) for _ in range(200)}
    assert len(found) == 12
    assert all(len(set(s)) == 2 for s in found)


def test_what_is_recorded_is_replayed_and_what_is_missing_is_the_first_option() -> None:
    strategy = _rolls(4).map(sum)
    recorded = Recorded(Seeded(3))
    total = strategy.sample(recorded)
    assert strategy.sample(Replayed(recorded.choices)) == total
    assert strategy.sample(Replayed([])) == 4
    assert strategy.sample(Replayed([99, b"odd"])) == 6 + 3


def test_examples_differ_as_far_as_there_are_as_many() -> None:
    assert sorted(draw_cases(_rolls(1), 6, 0)) == [(n,) for n in range(1, 7)]
    assert len(draw_cases(_rolls(1), 10, 0)) == 10
    assert len(set(draw_cases(_rolls(4), 100, 0))) == 100
    assert draw_cases(_rolls(4), 5, 0) == draw_cases(_rolls(4), 9, 0)[:5]


class Sparing(Seeded):
    """A source of choices that keeps, at random, an operation, only its inputs, or nothing."""

    def keeps(self) -> Kept:
        return Kept(self.integer(Kept.NOTHING, Kept.ALL))


@pytest.mark.parametrize(
    "strategy", [whole_programs(input_sets=1), dense_programs(input_sets=1)], ids=["whole", "dense"]
)
def test_programs_with_operations_left_out_are_valid(strategy: Strategy[Case]) -> None:
    for seed in range(80):
        program = strategy.sample(Sparing(seed)).program
        assert violations(program) == []
        assert len(program.main.body.operations) > 1
