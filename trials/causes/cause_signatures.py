"""The signature of a cause, found without a person: equal for equal causes, on every machine and in every release."""

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
"""Of what ends the process or is refused: a message tells more, and each change costs an execution."""
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
"""The changes whose effect hardly depends on which program and which inputs show a cause: none that types or shapes of
a program may not allow."""
_OF_VALUES = frozenset({"no-nan", "no-infinity"})
"""What is only inaccurate is so of many values, and which of them a program holds is chance."""
_EXACT = frozenset({"constants-as-arguments", "barrier", "indices-as-i64", "wider-type", "signed-type", "whole-bytes"})
"""Changes that leave values and attributes as they are. In a case as it was drawn types may be wrong in other ways: a
reduction goes on to the simplest."""
_HIDDEN_BY = {
    "signed-type": {"wider-type", "whole-bytes", "indices-as-i64", "indices-in-bounds"},
    "whole-bytes": {"wider-type"},
    "no-nan": {"wider-type"},
    "no-infinity": {"wider-type"},
    "no-negative-padding": {"no-interior-padding"},
    "no-window-dilation": {"no-base-dilation"},
    "whole-numbers-from-zero": {"equal-slices"},
}
"""Changes that take away more than a smaller one does which is enough, and at times for another reason. Without scales
and zero points slices are equal as well: whether they must be no more than that, the program decides."""


def signature(
    backend: Backend, latitude: Latitude, check: Check, judged: Judged, failure: Failure,
    *, drawn: Judged | None = None,
) -> Signature:  # fmt: skip
    """The signature of the cause of a case's failure. Where the case was reduced, `drawn` is what it was before. Few
    elements are left then, which any change may make right by chance: it has to make that right too."""
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
    """Whether a case is about an operation of that op alone."""
    program = drawn.case.program
    return is_one_operation(program) and main_operation(program, drawn.case.op).name == operation.name


def family(operation: Operation) -> str | None:
    """The kind of the element type of the first tensor: complex numbers are pairs of floats, types that no hardware has
    are one kind."""
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
