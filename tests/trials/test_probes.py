"""Behaviour probes: their programs are valid, their answers differ, and the customary answer conforms."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from oracles.backends.protocol import Crashed, Rejected, Results, TimedOut, Unsupported
from oracles.deviations import identical
from oracles.evaluator import evaluate
from oracles.sets.acceptance import Acceptance
from results.records import TOPICS
from spec.op import ops
from spec.structure import violations
from spec.types import TensorType
from trials.claims.probes import ENDS, NEVER, REFUSES, Probe, probes
from trials.plain_data import array_of

INVALID = {"all-reduce-no-groups": "C2", "dot-general-mixed-types": "C13"}
"""Probes of what the text forbids and implementations take, with the label."""


def names(probe: Probe) -> str:
    return probe.name


def array(probe: Probe, name: str) -> np.ndarray:  # type: ignore[type-arg]
    result = probe.program.main.result_types[0]
    assert isinstance(result, TensorType)
    return array_of(probe.answers[name], result, probe.replicas)


def test_names_are_unique() -> None:
    assert len({p.name for p in probes()}) == len(probes())


def test_questions_of_many_ops_are_asked_of_each() -> None:
    asked = {topic: {p.op for p in probes() if p.topic == topic} for topic in TOPICS}
    assert asked == {
        "integer division by zero": {"divide", "remainder"},
        "conversion out of range": {"convert"},
        "shift by the width or more": {"shift_left", "shift_right_logical", "shift_right_arithmetic"},
        "NaN in a maximum or minimum": {"maximum", "minimum", "clamp", "reduce"},
        "sign of zero": {
            "maximum", "minimum", "sign", "negate", "sqrt", "round_nearest_even", "compare", "reduce",
        },
    }  # fmt: skip
    assert {p.topic for p in probes()} == {*TOPICS, None}


@pytest.mark.parametrize("probe", probes(), ids=names)
def test_programs_are_valid(probe: Probe) -> None:
    assert probe.op in ops()
    assert any(o.name == probe.op for o in probe.program.operations())
    broken = {v.label for v in violations(probe.program)}
    assert broken == ({INVALID[probe.name]} if probe.name in INVALID else set())
    assert len(probe.input_set()) == len(probe.program.main.arguments)


@pytest.mark.parametrize("probe", probes(), ids=names)
def test_answers_are_told_apart(probe: Probe) -> None:
    found = [array(probe, name) for name in probe.answers]
    assert not any(identical(x, y) for i, x in enumerate(found) for y in found[:i])
    assert probe.customary in (*probe.answers, NEVER, "")
    for name, x in zip(probe.answers, found, strict=True):
        assert probe.answer(Results(((x,),))) == name
    assert probe.answer(Crashed("SIGFPE", "execute", -8)) == ENDS
    assert probe.answer(TimedOut("", "execute", 5)) == NEVER
    assert probe.answer(Rejected("", "parse")) == REFUSES
    assert probe.answer(Unsupported("", "parse")) is None


@pytest.mark.parametrize("probe", [p for p in probes() if p.customary in p.answers], ids=names)
def test_what_is_customary_is_among_the_results_that_conform(probe: Probe) -> None:
    sets = evaluate(probe.program, [probe.input_set()])[0]
    assert isinstance(sets, Acceptance)
    assert sets.contains(array(probe, probe.customary)[np.newaxis]).all()


def test_the_page_on_xla_names_probes_and_ops() -> None:
    """The page names every probe, no unknown probe, and no unknown op."""
    page = (Path(__file__).parents[2] / "docs" / "xla-operation-semantics.md").read_text(encoding="utf-8")
    rows = [line.strip("| ").split(" | ") for line in page.splitlines() if line.startswith("| ")][1:]
    named = {name for row in rows for name in re.findall(r"`([a-z0-9-]+)`", row[-1]) if "-" in name and len(row) > 3}
    assert named == {p.name for p in probes()}
    in_second = {name for row in rows for name in re.findall(r"`([a-z_0-9]+)`", row[1])}
    assert in_second - {"reshape", "dimensions", "erf"} <= set(ops())
