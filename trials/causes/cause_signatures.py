"""Signatures: identifiers of new causes that are equal for equal causes, on every machine and in every release."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from oracles.backends.protocol import Backend
from oracles.latitudes import Latitude
from spec.program import Operation
from spec.types import BooleanType, ComplexType, FloatType, IntegerType, QuantizedType, TensorType
from trials.checks import Check, Failure, Judged
from trials.computing_operations import is_one_operation, main_operation
from trials.counterfactuals.changes import choices
from trials.counterfactuals.experiment import goes_away, group, remains
from trials.error_messages import gist


@dataclass(frozen=True)
class Signature:
    op: str
    verdict: str
    kind: str | None = None
    """The group of kinds of a deviation."""
    family: str | None = None
    """Family of the element type, if a wider type makes the failure go away."""
    stage: str | None = None
    gist: str = ""
    goes_away: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        return hashlib.sha256(self.text.encode()).hexdigest()[:8]

    @property
    def text(self) -> str:
        how = self.kind or self.verdict
        parts = [f"{self.op}: {how}" + (f" of {self.family}" if self.family else "")]
        parts += [f"while it is {_DOING[self.stage]}"] if self.stage in _DOING else []
        parts += [f"says {self.gist!r}"] if self.gist else []
        parts += [f"not with {', '.join(self.goes_away)}"] if self.goes_away else []
        return "; ".join(parts)


_DOING = {"translate": "translated", "parse": "parsed", "compile": "compiled", "execute": "run"}

_TELLING_OF_SAID = frozenset(
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
"""Changes tried on crashes and rejections, whose message tells more and where each change costs an execution."""
TELLING = _TELLING_OF_SAID | {
    *choices() - {"no-fft-type", "no-left-side"},
    "one-part",
    "returned-alone",
    "signed-type",
    "whole-bytes",
    "indices-in-bounds",
    "no-negative-padding",
    "no-strides",
    "no-feature-groups",
    "no-batch-groups",
    "no-nan",
    "no-infinity",
    "equal-slices",
    "whole-storage-range",
    "storage-i32",
    "whole-numbers-from-zero",
}
"""Changes whose effect hardly depends on the program and inputs that show a cause."""
_OF_VALUES = frozenset({"no-nan", "no-infinity"})
"""Left out for inaccuracies, since it is chance which of the many inaccurate values a program contains."""
_EXACT = frozenset({"constants-as-arguments", "barrier", "indices-as-i64", "wider-type", "signed-type", "whole-bytes"})
"""Changes that keep values and attributes, and are therefore not tried on the case as drawn."""
_HIDDEN_BY = {
    "signed-type": {"wider-type", "whole-bytes", "indices-as-i64", "indices-in-bounds"},
    "whole-bytes": {"wider-type"},
    "no-nan": {"wider-type"},
    "no-infinity": {"wider-type"},
    "no-negative-padding": {"no-interior-padding"},
    "no-window-dilation": {"no-base-dilation"},
    "whole-numbers-from-zero": {"equal-slices"},
}
"""Changes that are left out of a signature if one of these smaller changes suffices."""


def signature(
    backend: Backend, latitude: Latitude, check: Check, judged: Judged, failure: Failure,
    *, drawn: Judged | None = None,
) -> Signature:  # fmt: skip
    """Return the signature of the cause of a failure.

    `drawn`: the case before its reduction. A reduced case has so few elements that a change may correct it by chance,
    so the change must correct the drawn case as well.
    """
    operation = main_operation(judged.case.program, judged.case.op)
    said = failure.verdict != "Deviates"
    names = _TELLING_OF_SAID if said else TELLING - (_OF_VALUES if failure.standing == "accuracy" else set())
    gone = goes_away(backend, latitude, check, judged, failure, names=names)
    if drawn is not None and gone - _EXACT and not said and _is_alike(drawn, operation):
        gone -= remains(backend, latitude, check, drawn, failure, names=gone - _EXACT)
    gone -= {name for smaller in gone for name in _HIDDEN_BY.get(smaller, ())}
    verdict = judged.verdict
    return Signature(
        operation.name,
        failure.verdict,
        group(failure),
        family(operation) if "wider-type" in gone else None,
        getattr(verdict, "stage", None) if said else None,
        gist(getattr(verdict, "message", "")) if said else "",
        tuple(sorted(gone)),
    )


def _is_alike(drawn: Judged, operation: Operation) -> bool:
    program = drawn.case.program
    return is_one_operation(program) and main_operation(program, drawn.case.op).name == operation.name


def family(operation: Operation) -> str | None:
    """Return the family of the element type of the first tensor, as "16-bit floats" or "signed integers"."""
    values = (*operation.operands, *operation.results)
    for t in (v.type.element_type for v in values if isinstance(v.type, TensorType)):
        match t:
            case BooleanType():
                return "booleans"
            case IntegerType(signed=signed):
                return "signed integers" if signed else "unsigned integers"
            case FloatType(width=width) | ComplexType(element=FloatType(width=width)):
                return f"{width}-bit floats" if width >= 16 else "narrow floats"
            case QuantizedType():
                return "quantized numbers"
    return None
