"""Tests of finding the operations that an error message blames."""

from __future__ import annotations

import pytest

from generators.examples import draw_cases
from generators.programs.case_strategies import whole_programs
from oracles.backends.message_blame import operations_in_message
from spec.program import Operation, Program, walk
from spec.text import text
from trials.reduce.parts import is_computing


def operations(program: Program) -> list[Operation]:
    return [o for o in program.main.body.operations if is_computing(o)]


def test_a_line_blames_the_operation_that_stands_there_or_around_it() -> None:
    regions = 0
    for case in draw_cases(whole_programs(input_sets=1), 20, 3):
        lines = text(case.program).splitlines()
        begun = next(i for i, line in enumerate(lines) if "@main(" in line)
        ended = next(i for i, line in enumerate(lines) if i > begun and line == "}")
        for operation in operations(case.program):
            inner = [o for o in walk(operation.regions[0]) if o.results] if operation.regions else []
            for o in (operation, *inner) if operation.results else ():
                start = f"%{o.results[0].name}"
                [number] = [
                    i + 1
                    for i, line in enumerate(lines)
                    if begun < i < ended and line.split("=")[0].split(",")[0].strip() == start
                ]
                at = f"-:{number}:3: error", f'loc("-":{number}:3): error', f'{{source_file="-" source_line={number} }}'
                for message in at:
                    first = operations_in_message(operations(case.program), message, case.program)[0]
                    assert first.name == operation.name
                regions += o is not operation
    assert regions


@pytest.mark.parametrize(
    ("message", "names"),
    [
        ("rng_expander.cc:58] Check failed: type == F16", ["rng"]),
        ("in %reduce-window.3 = f32[2] reduce-window(%a)", ["reduce_window", "reduce"]),
        ("this is not supported, and never was", []),
        ("'stablehlo.not' op is wrong", ["not"]),
        ("%and.1 = pred[] and(%a, %b)", ["and"]),
        ("the wrong order", []),
    ],
)
def test_names_of_ops_are_found_in_words_and_names_of_files(message: str, names: list[str]) -> None:
    all_of_them = [Operation(n) for n in ("not", "and", "or", "reduce", "rng", "reduce_window", "sort")]
    assert [o.name for o in operations_in_message(all_of_them, message, Program(()))] == names
