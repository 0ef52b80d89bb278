"""Tests of invalid twins: for every label a program breaks this label, and no other where that is possible."""

from __future__ import annotations

import pytest

from generators.examples import draw_cases
from generators.twins.invalid_twins import labels, never_alone, no_twin, twins
from spec.dynamic_validity import Validity, validity
from spec.op import ops
from spec.structure import violations
from spec.text import text

_LABELS = [(op, label) for op in ops() for label in labels(op)]


@pytest.mark.parametrize(("op", "label"), _LABELS, ids=[f"{op}-{label}" for op, label in _LABELS])
def test_twin_breaks_its_label(op: str, label: str) -> None:
    for twin in draw_cases(twins(op, label), 2, 0):
        broken = {v.label for v in violations(twin.program)}
        assert label in broken
        assert twin.broken == tuple(sorted(broken))
        assert (twin.op, twin.label) == (op, label)
        if label.startswith("C"):
            assert twin.is_exact != ((op, label) in never_alone)
        assert text(twin.program)


def test_every_label_has_a_twin_or_a_reason() -> None:
    for op, description in ops().items():
        for label in (*description.input_labels.values(), *description.constraints):
            assert (label in labels(op)) != ((op, label) in no_twin)
    assert all(no_twin.values())


def test_most_twins_break_exactly_one() -> None:
    found = [twin for op, label in _LABELS[::9] for twin in draw_cases(twins(op, label), 2, 0)]
    share = sum(t.is_exact for t in found) / len(found)
    print(f"{share:.0%} of {len(found)} twins break one label alone")
    assert share > 0.6


def test_what_cannot_be_drawn_says_why() -> None:
    with pytest.raises(KeyError, match="C9"):
        twins("add", "C9")
    with pytest.raises(ValueError, match="the specification does not have the op"):
        twins("einsum", "I1")
    with pytest.raises(ValueError, match="terminator"):
        twins("func.return", "I1")


@pytest.mark.parametrize(
    ("op", "label"), [("dynamic_conv", "C15"), ("dynamic_gather", "C2"), ("set_dimension_size", "C2")]
)
def test_twins_of_ops_that_take_sizes(op: str, label: str) -> None:
    (twin,) = draw_cases(twins(op, label), 1, 3)
    assert twin.label in twin.broken
    assert validity(twin.program) is Validity.INVALID
    assert any(o.name == op for o in twin.program.main.body.operations)


@pytest.mark.parametrize(("op", "label"), [("dynamic_pad", "C3"), ("dynamic_gather", "C21")])
def test_what_values_decide_has_no_twin(op: str, label: str) -> None:
    with pytest.raises(ValueError, match="at run time"):
        twins(op, label)
