"""The subject of a test: a claim about a backend."""

from __future__ import annotations

from dataclasses import dataclass

from results import commands
from results.backend_names import BackendName
from results.records import Claim


@dataclass(frozen=True)
class Subject:
    claim: Claim
    backend: str
    op: str | None = None
    element_type: str | None = None
    clauses: tuple[str, ...] = ("semantics",)
    detail: str | None = None
    """Tells apart subjects of one claim that have the same op: the number of a batch of programs, the name of a
    latitude.
    """
    test: str = ""
    """The name of the test, where it differs from the claim."""
    element_types: tuple[str, ...] = ()
    """The element types of its cases, where the subject is about all that an op takes."""

    def case(self, number: int | None) -> str:
        """Return the name of a case: equal on every backend for the same program, and different for other programs.

        It begins with the test, because each test draws programs of its own.
        """
        return "/".join([self.test or self.claim, *self.details, *([] if number is None else [str(number)])])

    @property
    def name(self) -> str:
        return "-".join([self.backend, *self.details])

    @property
    def details(self) -> list[str]:
        labels = self.clauses if self.claim == "rejects_invalid" else ()
        parts = [self.op, self.element_type, *labels, self.detail]
        return [p for p in parts if p is not None]

    @property
    def replay(self) -> str:
        test = self.test or self.claim
        name = BackendName.parse(self.backend)
        backend = str(name.with_variant("")) if self.test in ("variants", "quantized", "round_trips") else self.backend
        node = f"conformance/test_{test}.py::test_{test}[{self.name}]"
        return commands.test(node, backend)
