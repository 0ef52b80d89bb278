"""The signature of a cause, found without a person: equal for equal causes, on every machine and in every release."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from oracles.backends.protocol import Backend
from oracles.latitude import Latitude
from spec.program import Operation
from spec.types import BooleanType, ComplexType, FloatType, IntegerType, QuantizedType, TensorType
from trials.checks import Check, Failure, Judged
from trials.counterfactuals import goes_away, group
from trials.messages import gist
from trials.operations import main_operation


@dataclass(frozen=True)
class Signature:
    """What tells a cause from others: the op, how it fails, and under what changes it does not."""

    op: str
    verdict: str
    kind: str | None = None
    """The group of kinds of a deviation."""
    family: str | None = None
    """Of the element type, where another type makes the failure go away."""
    stage: str | None = None
    gist: str = ""
    goes_away: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        return hashlib.sha256(self.text.encode()).hexdigest()[:8]

    @property
    def text(self) -> str:
        """One line."""
        how = self.kind or self.verdict
        parts = [f"{self.op}: {how}" + (f" of {self.family}" if self.family else "")]
        parts += [f"while it is {_DOING[self.stage]}"] if self.stage in _DOING else []
        parts += [f"says {self.gist!r}"] if self.gist else []
        parts += [f"not with {', '.join(self.goes_away)}"] if self.goes_away else []
        return "; ".join(parts)


_DOING = {"translate": "translated", "parse": "parsed", "compile": "compiled", "execute": "run"}

TELLING = frozenset(
    {
        "constants-as-arguments",
        "barrier",
        "indices-as-i64",
        "wider-type",
        "no-negative-dimension",
        "no-interior-padding",
        "no-base-dilation",
        "no-window-dilation",
        "no-reversal",
    }
)
"""The changes whose effect does not depend on which program and which inputs show a cause."""


def signature(backend: Backend, latitude: Latitude, check: Check, judged: Judged, failure: Failure) -> Signature:
    """The signature of the cause of a reduced case's failure."""
    operation = main_operation(judged.case.program, judged.case.op)
    gone = goes_away(backend, latitude, check, judged, failure, names=TELLING)
    verdict = judged.verdict
    said = failure.verdict != "Deviates"
    return Signature(
        operation.name,
        failure.verdict,
        group(failure),
        family(operation) if "wider-type" in gone else None,
        getattr(verdict, "stage", None) if said else None,
        gist(getattr(verdict, "message", "")) if said else "",
        tuple(sorted(gone)),
    )


def family(operation: Operation) -> str | None:
    """The kind of the element type of the first tensor, and whether its elements are smaller than a byte."""
    values = (*operation.operands, *operation.results)
    for t in (v.type.element_type for v in values if isinstance(v.type, TensorType)):
        match t:
            case BooleanType():
                return "booleans"
            case IntegerType(width, signed):
                return f"{'narrow ' * (width < 8)}{'' if signed else 'un'}signed integers"
            case FloatType(width=width):
                return f"{width}-bit floats"
            case ComplexType():
                return "complex numbers"
            case QuantizedType():
                return "quantized numbers"
    return None
