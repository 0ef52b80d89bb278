"""From a case, its outcome and the verdict to the line of the results file."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

from results.backend_names import base_name
from results.records import Result
from results.verdicts import Conforms, Deviates, Tightness, Undecided, Verdict


@dataclass(frozen=True)
class Subject:
    """What a test is about: a claim on a backend, of an op and an element type or of whole programs."""

    claim: str
    backend: str
    op: str | None = None
    element_type: str | None = None
    clauses: tuple[str, ...] = ("semantics",)
    detail: str | None = None
    """What else tells it from others of its claim: the number of a batch of programs, the name of a latitude."""
    test: str = ""
    """The name of the test, where it is not that of the claim."""

    def case(self, number: int | None) -> str:
        """The name of the case within the run; the same on every backend."""
        return "/".join([self.claim, *self._details, *([] if number is None else [str(number)])])

    @property
    def name(self) -> str:
        """The name of the test: `xla-concatenate-C4`."""
        return "-".join([self.backend, *self._details])

    @property
    def _details(self) -> list[str]:
        labels = self.clauses if self.claim == "rejects_invalid" else ()
        parts = [self.op, self.element_type, *labels, self.detail]
        return [p for p in parts if p is not None]

    @property
    def replay(self) -> str:
        """The command that runs the test again."""
        test = self.test or self.claim
        backend = base_name(self.backend) if self.test == "variants" else self.backend
        node = f"conformance/test_{test}.py::test_{test}[{self.name}]"
        return f"pytest {shlex.quote(node)} --backend={shlex.quote(backend)}"


def result_of(
    subject: Subject,
    number: int | None,
    verdict: Verdict,
    *,
    versions: Mapping[str, str],
    shape_class: str | None = None,
    tightness: Tightness | None = None,
    ulps: Mapping[str, float] | None = None,
    seconds: Mapping[str, float] | None = None,
) -> Result:
    """The line of a case, as yet without what the expectations say and without a reproduction."""
    result = Result(
        case=subject.case(number),
        claim=subject.claim,
        backend=subject.backend,
        verdict=type(verdict).__name__,
        op=subject.op,
        element_type=subject.element_type,
        shape_class=shape_class,
        clauses=subject.clauses,
        versions=versions,
        tightness=None if tightness is None else asdict(tightness),
        ulps=ulps,
        seconds={k: round(v, 6) for k, v in (seconds or {}).items()},
        replay=subject.replay,
    )
    match verdict:
        case Conforms():
            return result
        case Deviates(kind, standing, worst, message, also):
            others = [{"kind": d.kind, "standing": d.standing, "worst": _asdict(d.worst)} for d in also]
            return replace(result, kind=kind, standing=standing, worst=_asdict(worst), also=others, message=message)
        case Undecided(reason):
            return replace(result, message=reason)
    return replace(result, message=verdict.message, stage=getattr(verdict, "stage", None))


def _asdict(worst: Any) -> dict[str, Any] | None:
    return None if worst is None else asdict(worst)


def shown(array: np.ndarray[Any, Any], limit: int = 24) -> str:
    """The elements of a tensor where they are few, else the first of them."""
    flat = array.astype(np.float64) if array.dtype.kind == "V" else array
    if array.size <= limit:
        return str(flat.tolist())
    return f"{str(flat.reshape(-1)[:limit].tolist())[:-1]}, ...] ({array.size} elements)"


def one_line(x: Sequence[Any] | float | None) -> str:
    """A bound or an element, as short as it can be written."""
    return "?" if x is None else str(x).replace("(", "[").replace(")", "]")
