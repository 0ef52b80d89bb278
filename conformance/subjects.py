"""What there is to test: ops with their element types and constraints, in the order in which tests are listed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from conformance.options import Options
from conformance.records import Subject
from generators import programs, twins
from generators.families import strategies


def drawable() -> list[str]:
    """The ops that can be drawn: those with a strategy."""
    return list(strategies())


def ops_with_types(options: Options) -> Iterator[tuple[str, str]]:
    for op in drawable():
        for element_type in map(str, programs.element_types(op)):
            if options.wants(op, element_type):
                yield op, element_type


def ops_with_labels(options: Options) -> Iterator[tuple[str, str]]:
    for op in drawable():
        if options.wants(op):
            yield from ((op, label) for label in twins.labels(op))


def parameters(subjects: Iterable[Subject]) -> list[object]:
    """As parameters of a test, named by backend, op, element type and label."""
    return [pytest.param(s, id=s.name) for s in subjects]
