"""Constants that passes know, in place of arguments."""

from __future__ import annotations

import numpy as np

from fuzz.selection.identities import with_identity
from generators.choices import Choices, Seeded
from generators.examples import draw_cases
from generators.programs.case_strategies import single_op, whole_programs
from oracles.evaluator import evaluate
from spec.structure import violations


def test_programs_stay_valid_and_their_inputs_fit() -> None:
    changed = 0
    for number, case in enumerate([*draw_cases(single_op("and"), 20, 0), *draw_cases(whole_programs(), 20, 0)]):
        found = with_identity(Choices(Seeded(number)), case)
        assert violations(found.program) == []
        with np.errstate(all="ignore"):
            evaluate(found.program, found.inputs)
        changed += found is not case
    assert changed > 25
