"""Which conventions an implementation follows: it is asked by the probes, once, on arguments at run time."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np

from oracles.acceptance import Array
from oracles.backends import run_many
from oracles.backends.protocol import Backend, Outcome, Results
from oracles.latitude import Latitude
from spec.parse import parse
from spec.program import Program
from trials.probes import Probe, probes

LENGTH = 67
"""Of the vectors that elementwise probes are put on as well: code for whole vectors, and for what remains."""

_SCALAR = re.compile(r"tensor<([a-z]+\d+\w*)>")
_TIMES = 2
"""How often each question is put: an answer that is another one each time is none."""


def asked(backend: Backend, latitude: Latitude) -> Latitude:
    """The latitude, with the conventions that the backend is seen to follow: of which every probe has the customary
    answer, each time, of a scalar and of a vector, as far as it has one at all. Raises BackendError."""
    questions = [q for probe in probes() if probe.convention for q in _questions(probe)]
    outcomes = run_many(backend, [(program, (row,) * _TIMES) for _, program, row in questions])
    kept: dict[str, list[bool]] = {}
    for (probe, _, _), outcome in zip(questions, outcomes, strict=True):
        answer = _is_customary(probe, outcome)
        if answer is not None:
            kept.setdefault(probe.convention, []).append(answer)
    return replace(latitude, conventions=frozenset(name for name, answers in kept.items() if all(answers)))


def _questions(probe: Probe) -> Iterator[tuple[Probe, Program, tuple[Array, ...]]]:
    row = probe.input_set()
    yield probe, probe.program, row
    if _SCALAR.sub("", probe.program_text).count("tensor<") == 0:
        text = _SCALAR.sub(rf"tensor<{LENGTH}x\1>", probe.program_text)
        yield probe, parse(text, f"probe {probe.name}"), tuple(np.full(LENGTH, x) for x in row)


def _is_customary(probe: Probe, outcome: Outcome) -> bool | None:
    """None where the implementation lacks the question."""
    if not isinstance(outcome, Results):
        return None if probe.answer(outcome) is None else False
    return all(_each(probe, [array for array, *_ in outcome.outputs if array is not None]))


def _each(probe: Probe, arrays: Sequence[Array]) -> Iterator[bool]:
    for array in arrays:
        elements = array if array.shape == (LENGTH,) else array[None]
        for element in {e.tobytes(): e for e in elements}.values():
            yield probe.answer(Results(((np.asarray(element),),))) == probe.customary
