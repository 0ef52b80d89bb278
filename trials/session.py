"""The state that the tests of one process share: backends and their workers, expectations, the results file."""

from __future__ import annotations

import json
import platform
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from importlib.resources import files

import spec
from generators.twins.invalid_twins import no_twin
from oracles.backends import BackendError, open_backend
from oracles.backends.catalogue import verifier, whose_code
from oracles.backends.protocol import Backend, Description
from oracles.conventions import CONVENTIONS
from oracles.latitudes import Latitude
from results.backend_names import base_name
from results.file import Writer
from results.records import About, ConventionNote, ExpectationNote, Header, Result
from results.run import Done, outcome_of
from trials.causes.entries import Entry
from trials.causes.expectations import Expectations, load
from trials.causes.release_ranges import hull
from trials.claims.convention_answers import Answers, ask, with_conventions
from trials.settings import Settings


def spec_revision() -> str:
    return str(json.loads((files(spec) / "labels.json").read_text())["revision"])


def _notes(entries: Iterable[Entry]) -> dict[str, ExpectationNote]:
    forms: dict[str, list[Entry]] = {}
    for entry in entries:
        forms.setdefault(entry.cause, []).append(entry)
    return {
        cause: ExpectationNote(of[0].reason, of[0].issue, hull([e.releases for e in of])) for cause, of in forms.items()
    }


def reasons_by_op(reasons: Mapping[tuple[str, str], str]) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for (op, label), reason in reasons.items():
        found.setdefault(op, {})[label] = reason
    return found


@dataclass
class Session:
    """The state that the tests of one process share.

    A backend is opened on first use and stays open, so that its workers are not started again for each test.
    """

    settings: Settings
    expectations: Mapping[str, Expectations]
    """By base name of the backend."""
    _backends: dict[str, Backend] = field(default_factory=dict)
    _descriptions: dict[str, Description] = field(default_factory=dict)
    _answers: dict[str, Answers] = field(default_factory=dict)
    _latitudes: dict[str, Latitude] = field(default_factory=dict)
    _writer: Writer | None = None
    _pending: list[Result] = field(default_factory=list)
    _lost: dict[str, BackendError] = field(default_factory=dict)
    about: dict[str, About] = field(default_factory=dict)
    """By backend, its description in the header of the results file."""

    @staticmethod
    def of(settings: Settings) -> Session:
        """Return a session with the expectations loaded. Raises BrokenExpectations."""
        names = {base_name(b) for b in settings.backends}
        return Session(settings, {n: load(settings.expectations / f"{n}.toml") for n in sorted(names)})

    def backend(self, name: str) -> Backend:
        """Return an open backend. Raises BackendError where it cannot be opened, or was lost before."""
        if name in self._lost:
            raise self._lost[name]
        if name not in self._backends:
            self._backends[name] = open_backend(name, timeout=self.settings.timeout, memory=self.settings.memory)
        return self._backends[name]

    def lose(self, name: str, error: BackendError) -> None:
        self._lost[name] = error

    def unavailable(self) -> dict[str, str]:
        found = {}
        for name in self.settings.backends:
            try:
                self.description(name)
            except BackendError as error:
                found[name] = str(error)
        return found

    def keep(self, settings: Settings) -> None:
        self.settings = settings
        kept = {base_name(b) for b in settings.backends}
        self.expectations = {n: e for n, e in self.expectations.items() if n in kept}

    def description(self, name: str) -> Description:
        if name not in self._descriptions:
            self._descriptions[name] = self.backend(name).describe()
        return self._descriptions[name]

    def expectations_of(self, backend: str) -> Expectations:
        """Return the expectations of a backend on this processor.

        Raises BackendError if some entries name instruction sets, and the backend cannot be opened.
        """
        known = self.expectations[base_name(backend)]
        if not any(e.instructions for e in known.entries):
            return known
        return known.on_processor(self.description(backend).instructions)

    def latitude(self, backend: str) -> Latitude:
        if backend not in self._latitudes:
            expected = self.expectations_of(backend)
            self._latitudes[backend] = with_conventions(
                expected.latitude_of(backend), self.answers(backend), expected.conventions
            )
        return self._latitudes[backend]

    def answers(self, backend: str) -> Answers:
        """Return the backend's answers to the probes of conventions, asked on first use. Raises BackendError."""
        if backend not in self._answers:
            try:
                self._answers[backend] = ask(self.backend(backend))
            except BackendError:
                raise
            except Exception:  # a bug of ours speaks against nobody: nothing is known of its conventions
                self._answers[backend] = {}
        return self._answers[backend]

    def record(self, result: Result) -> None:
        self._pending.append(result)

    def commit(self, test: str, complaint: str | None = None) -> Done:
        if self._writer is None:
            self._writer = Writer(self.settings.results)
        results = self.discard()
        ended = Done(test, outcome_of(results, complaint), len(results), complaint)
        self._writer.write(*results, ended)
        return ended

    def discard(self) -> list[Result]:
        results, self._pending = self._pending, []
        return results

    def header(self, command: str) -> Header:
        s = self.settings
        self.about = {name: self._about(name) for name in s.backends}
        return Header(
            date=datetime.now(UTC).isoformat(timespec="seconds"),
            command=command,
            python=platform.python_version(),
            platform=platform.platform(),
            backends=self.about,
            spec_revision=spec_revision(),
            conventions={c.id: ConventionNote(c.clause, c.customary) for c in CONVENTIONS.values()},
            no_twin=reasons_by_op(no_twin),
            options={
                "max_examples": s.max_examples,
                "profile": s.profile,
                "seed": s.seed,
                "ops": sorted(s.ops) if s.ops is not None else None,
                "element_types": sorted(s.element_types) if s.element_types is not None else None,
            },
        )

    def _about(self, name: str) -> About:
        description, expectations = self.description(name), self.expectations[base_name(name)]
        try:
            answers = self.answers(name)
        except BackendError:  # the first test that needs them says so
            answers = {}
        usual = asdict(Latitude())
        return About(
            versions=dict(description.versions),
            device=description.device,
            element_types=tuple(description.element_types),
            most_processes=description.most_processes,
            whose_code=dict(whose_code(name)),
            verifier=verifier(name),
            latitude={k: v for k, v in asdict(expectations.latitude_of(name)).items() if v != usual[k]},
            conventions={k: ", ".join(answers[k]) for k in sorted(answers)} | dict(expectations.conventions),
            expectations=_notes(expectations.entries),
        )

    def close(self) -> None:
        for backend in self._backends.values():
            backend.close()
        self._backends.clear()
        if self._writer is not None:
            self._writer.close()
            self._writer = None
