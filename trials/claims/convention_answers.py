"""Conventions that a backend follows, found by running the behaviour probes on it once."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from typing import Literal

import numpy as np

from oracles.backends import run_many
from oracles.backends.pass_backends import RewritingBackend
from oracles.backends.protocol import Backend, Outcome, Results
from oracles.conventions import CONVENTIONS
from oracles.latitudes import Latitude
from oracles.sets.acceptance import Array
from spec.parse import parse
from spec.program import Program, Value
from spec.types import IntegerType, QuantizedType, TensorType
from trials.causes.expectations import Declared
from trials.claims.probes import Probe, probes

LENGTH = 67
"""Length of the vectors on which elementwise probes run too: a multiple
of no vector width, so that the rest is covered.
"""

_SCALAR = re.compile(r"tensor<([a-z]+\d+\w*)>")
_TIMES = 2
"""How often each probe runs; answers that vary are no convention."""


Answers = Mapping[str, tuple[str, ...]]
"""By convention, the distinct answers of a backend; CUSTOMARY stands for the customary one."""

CUSTOMARY: Literal["customary"] = "customary"


def conventions_of(program: Program) -> frozenset[str]:
    """Return the ids of the conventions that may decide about a program, or about a reduced or changed form of it."""
    operations = list(program.operations())
    found = {
        o.name for o in operations if o.name in _OF_ANY_TYPE or any(map(_is_of_integers, (*o.operands, *o.results)))
    }
    if found & _SUMS_OF_PRODUCTS:
        found |= {"add", "multiply"}
    return _OF_CHANGES | {i for i in CONVENTIONS if _op_of(i) in found}


_OF_ANY_TYPE = {"convert", "iota", "bitcast_convert"}
_OF_CHANGES = frozenset({"convert-float-narrowing", "convert-integer-narrowing"})
"""Conventions of the conversions that a change to a wider type inserts."""
_SUMS_OF_PRODUCTS = {"dot", "dot_general", "einsum", "unary_einsum", "convolution", "dynamic_conv"}


def _is_of_integers(value: Value) -> bool:
    return isinstance(value.type, TensorType) and isinstance(value.type.element_type, IntegerType | QuantizedType)


def _op_of(convention: str) -> str:
    return "bitcast_convert" if convention == "bits" else convention.partition("-")[0]


def ask(backend: Backend, only: Collection[str] = CONVENTIONS) -> Answers:
    """Return the backend's answers to the probes of each convention in `only`, on scalars and vectors.

    Conventions for which the backend supports no probe are absent. Raises BackendError.
    """
    if isinstance(backend, RewritingBackend):  # what only rewrites programs decides nothing
        return {}
    questions = [q for probe in probes() if probe.convention in only for q in _questions(probe)]
    outcomes = run_many(backend, [(program, (row,) * _TIMES) for _, program, row in questions])
    found: dict[str, dict[str, None]] = {}
    for (probe, _, _), outcome in zip(questions, outcomes, strict=True):
        for answer in _answers(probe, outcome):
            found.setdefault(probe.convention, {})[CUSTOMARY if answer == probe.customary else answer] = None
    return {convention: tuple(answers) for convention, answers in found.items()}


def with_conventions(latitude: Latitude, answers: Answers, declared: Declared) -> Latitude:
    """Return the latitude with the conventions whose answers are all customary; declared choices take precedence."""
    followed = {name for name, given in answers.items() if given == (CUSTOMARY,)}
    named = {name for name, choice in declared.items() if choice == CUSTOMARY}
    return replace(latitude, conventions=frozenset((followed - declared.keys()) | named))


def _questions(probe: Probe) -> Iterator[tuple[Probe, Program, tuple[Array, ...]]]:
    row = probe.input_set()
    yield probe, probe.program, row
    if _SCALAR.sub("", probe.program_text).count("tensor<") == 0:
        text = _SCALAR.sub(rf"tensor<{LENGTH}x\1>", probe.program_text)
        yield probe, parse(text, f"probe {probe.name}"), tuple(np.full(LENGTH, x) for x in row)


def _answers(probe: Probe, outcome: Outcome) -> Iterator[str]:
    """Yield the answers in an outcome; none where the backend does not support the probe."""
    if not isinstance(outcome, Results):
        answer = probe.answer(outcome)
        if answer is not None:
            yield answer
        return
    for array, *_ in outcome.outputs:
        if array is None:
            continue
        elements = array if array.shape == (LENGTH,) else array[None]
        for element in {e.tobytes(): e for e in elements}.values():
            answer = probe.answer(Results(((np.asarray(element),),)))
            if answer is not None:
                yield answer
