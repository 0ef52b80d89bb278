"""What a test is about."""

from __future__ import annotations

from dataclasses import dataclass

from results import commands
from results.backend_names import BackendName
from results.records import Claim


@dataclass(frozen=True)
class Subject:
    """What a test is about: a claim on a backend, of an op and an element type or of whole programs."""

    claim: Claim
    backend: str
    op: str | None = None
    element_type: str | None = None
    clauses: tuple[str, ...] = ("semantics",)
    detail: str | None = None
    """What else tells it from others of its claim: the number of a batch of programs, the name of a latitude."""
    test: str = ""
    """The name of the test, where it is not that of the claim."""
    element_types: tuple[str, ...] = ()
    """Those of its cases, where it is about all that an op takes."""

    def case(self, number: int | None) -> str:
        """The name of the case within the run: the same on every backend for the same program, and for no other. So it
        begins with the test, since each test draws programs of its own."""
        return "/".join([self.test or self.claim, *self.details, *([] if number is None else [str(number)])])

    @property
    def name(self) -> str:
        """The name of the test: `xla-concatenate-C4`."""
        return "-".join([self.backend, *self.details])

    @property
    def details(self) -> list[str]:
        """What tells it from others of its claim on the same backend."""
        labels = self.clauses if self.claim == "rejects_invalid" else ()
        parts = [self.op, self.element_type, *labels, self.detail]
        return [p for p in parts if p is not None]

    @property
    def replay(self) -> str:
        """The command that runs the test again."""
        test = self.test or self.claim
        name = BackendName.parse(self.backend)
        backend = str(name.with_variant("")) if self.test in ("variants", "quantized", "round_trips") else self.backend
        node = f"conformance/test_{test}.py::test_{test}[{self.name}]"
        return commands.test(node, backend)
