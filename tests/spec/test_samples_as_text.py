"""Tests that programs as MLIR prints them are read with the specification's attributes, and printed with the same
meaning."""

from __future__ import annotations

import pytest

from spec.parse import parse, verify
from spec.program import Operation
from spec.structure import violations
from spec.text import text
from tests.spec.samples import ATTRIBUTES, TEXTS


def operation_of(name: str) -> Operation:
    return next(o for o in parse(TEXTS[name]).operations() if o.name == name)


@pytest.mark.parametrize("name", TEXTS)
def test_samples_are_valid_for_us_and_for_jaxlib(name: str) -> None:
    assert violations(parse(TEXTS[name])) == []
    assert verify(TEXTS[name]) is None


@pytest.mark.parametrize("name", TEXTS)
def test_samples_round_trip(name: str) -> None:
    program = parse(TEXTS[name])
    assert verify(text(program)) is None
    assert parse(text(program)) == program
    assert text(parse(text(program))) == text(program)


@pytest.mark.parametrize("name", ATTRIBUTES)
def test_attributes_are_those_of_the_specification(name: str) -> None:
    found = dict(operation_of(name).attributes)
    # What MLIR has no word for it adds as a default.
    assert {n: v for n, v in found.items() if n in ATTRIBUTES[name]} == ATTRIBUTES[name]
    added = {n: v for n, v in found.items() if n not in ATTRIBUTES[name]}
    assert all(v in (False, (), 0) for v in added.values()), added
