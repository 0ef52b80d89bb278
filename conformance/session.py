"""What the tests of one process share: the backends and their workers, the expectations, the results file."""

from __future__ import annotations

import json
import platform
import shlex
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from importlib.resources import files
from typing import Any

from conformance.options import Options
from generators.twins import no_twin
from oracles.backends import open_backend
from oracles.backends.protocol import Backend, Description
from oracles.latitude import Latitude
from results.backend_names import base_name
from results.file import Writer
from results.records import Header, Result
from trials import findings
from trials.expectations import Expectations, load


def spec_revision() -> str:
    """The revision of the specification that the labels were taken from."""
    return str(json.loads((files("spec") / "labels.json").read_text())["revision"])


def reasons_by_op(reasons: Mapping[tuple[str, str], str]) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for (op, label), reason in reasons.items():
        found.setdefault(op, {})[label] = reason
    return found


@dataclass
class Session:
    """Backends are opened when they are first needed, and stay open: their workers are not started again per test."""

    options: Options
    expectations: Mapping[str, Expectations]
    """By base name of the backend."""
    _backends: dict[str, Backend] = field(default_factory=dict)
    _descriptions: dict[str, Description] = field(default_factory=dict)
    _writer: Writer | None = None
    about: dict[str, dict[str, Any]] = field(default_factory=dict)
    """By backend, what the header of the results file says of it."""

    @staticmethod
    def of(options: Options) -> Session:
        """Raises BrokenExpectations."""
        names = {base_name(b) for b in options.backends}
        return Session(options, {n: load(options.expectations / f"{n}.toml") for n in sorted(names)})

    def backend(self, name: str) -> Backend:
        """Raises BackendError where it cannot be opened."""
        if name not in self._backends:
            self._backends[name] = open_backend(name, timeout=self.options.timeout, memory=self.options.memory)
        return self._backends[name]

    def description(self, name: str) -> Description:
        if name not in self._descriptions:
            self._descriptions[name] = self.backend(name).describe()
        return self._descriptions[name]

    def expected_of(self, backend: str) -> Expectations:
        return self.expectations[base_name(backend)]

    def latitude(self, backend: str) -> Latitude:
        return self.expected_of(backend).latitude

    def record(self, result: Result) -> None:
        if self._writer is None:
            self._writer = Writer(self.options.results)
        self._writer.write(result)

    def begin_results(self) -> None:
        """A new results file with its header; once per run, before any result. Raises BackendError, BrokenResults."""
        findings.clear(self.options.findings)
        self.about = {name: self._about(name) for name in self.options.backends}
        self._writer = Writer.begin(self.options.results, self._header())

    def _header(self) -> Header:
        return Header(
            date=datetime.now(UTC).isoformat(timespec="seconds"),
            command=shlex.join(["pytest", *sys.argv[1:]]),
            python=platform.python_version(),
            platform=platform.platform(),
            backends=self.about,
            spec_revision=spec_revision(),
            no_twin=reasons_by_op(no_twin),
            options={
                "max_examples": self.options.max_examples,
                "profile": self.options.profile,
                "seed": self.options.seed,
                "ops": sorted(self.options.ops) if self.options.ops is not None else None,
                "element_types": sorted(self.options.element_types) if self.options.element_types is not None else None,
            },
        )

    def _about(self, name: str) -> dict[str, Any]:
        description, expectations = self.description(name), self.expected_of(name)
        return {
            "versions": dict(description.versions),
            "device": description.device,
            "element_types": list(description.element_types),
            "most_processes": description.most_processes,
            "latitude": {k: v for k, v in asdict(expectations.latitude).items() if v != getattr(Latitude(), k)},
            "expectations": {e.id: {"reason": e.reason, "issue": e.issue} for e in expectations.entries},
        }

    def close(self) -> None:
        for backend in self._backends.values():
            backend.close()
        self._backends.clear()
        if self._writer is not None:
            self._writer.close()
            self._writer = None
