"""Masking: a new bug must not be attributed to a known cause.

    python -m validation.masking [--backend NAME] [--each N] [--most N] [--seed S] [--only TEXT] [--json]

Each known-bad fault is planted on top of a backend's own results, on the pinned programs of the expectations and on N
of the suite's cases of the op with at most M elements. A fault is claimed if entries name all its deviations, so that
nobody would hear of it. The share of claimed faults is printed per entry, out of those that meet its conditions. Exit
status 1 if more than 1% of the faults are claimed, or more than 5% by an entry whose conditions at least 20 meet.
"""

from __future__ import annotations

import itertools
import json
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

import numpy as np

from generators.cases import Case
from oracles.backends import BackendError
from oracles.backends.protocol import Array, Backend, Description, Outcome, Results
from oracles.deviations import different, identical
from results import options
from results.backend_names import BackendName
from results.verdicts import Deviates
from spec.program import Program
from trials import pinned_programs
from trials.causes.attribution import Attributed, Attributor, Bench, Part, blame_of, of_claim
from trials.causes.entries import Entry
from trials.causes.expectations import pinned_case
from trials.checks import Executed, Failure, Judged, failures_of
from trials.runner import Runner
from trials.session import Session
from trials.settings import Settings
from trials.subject import Subject
from validation.implementations.legal_freedoms import Choices
from validation.implementations.machine import Machine
from validation.known_bad.known_bad_registry import KnownBad, all_known_bad
from validation.machines import MachineBackend
from validation.power import cases_of, folded_cases_of, quantized_cases_of

SHARE, OF_AN_ENTRY, ENOUGH = 0.01, 0.05, 20


@dataclass
class Planted:
    real: Backend
    faulty: MachineBackend
    right: MachineBackend = field(default_factory=lambda: MachineBackend(Machine(Choices())))
    last: Outcome | None = None
    """The backend's own last outcome."""

    name: str = ""

    def __post_init__(self) -> None:
        self.name = self.real.name

    def describe(self) -> Description:
        return self.real.describe()

    def run(self, program: Program, inputs: Sequence[Sequence[Array]]) -> Outcome:
        self.last = outcome = self.real.run(program, inputs)
        wrong = self.faulty.run(program, inputs)
        right = self.right.run(program, inputs)
        if not isinstance(outcome, Results) or not isinstance(right, Results):
            return outcome
        if not isinstance(wrong, Results):
            return wrong
        rows = zip(outcome.outputs, wrong.outputs, right.outputs, strict=True)
        return Results(tuple(tuple(map(on_top, *row)) for row in rows))

    def shows(self, case: Case) -> bool:
        wrong, right = (m.run(case.program, case.inputs) for m in (self.faulty, self.right))
        return isinstance(right, Results) and not _are_same(wrong, right)

    def verify(self, program: Program) -> Outcome:
        return self.real.verify(program)

    def close(self) -> None:
        """Do nothing: the backend is shared."""


def on_top(real: Array | None, wrong: Array | None, right: Array | None) -> Array | None:
    if real is None or wrong is None or right is None:
        return real
    if wrong.shape != right.shape or real.shape != right.shape or real.dtype != wrong.dtype:
        return real if identical(wrong, right) else wrong
    return np.where(different(wrong, right), wrong, real)


class Quick(Attributor):
    def _reduce(self, bench: Bench, subject: Subject, part: Part, failure: Failure) -> Attributed:
        return Attributed(failure, part.judged, None, of_claim(subject, failure))


@dataclass(frozen=True)
class Trial:
    """The attribution of one planted fault.

    `met` are the entries whose conditions the fault meets. `claimed_by` are the entries that name its deviations; it is
    empty if one deviation is new.
    """

    fault: str
    source: str
    """The entry with the pinned program, or the id of a case."""
    met: tuple[str, ...]
    claimed_by: tuple[str, ...]


@dataclass
class Masking:
    session: Session
    name: str

    def put(self, fault: KnownBad, case: Case, source: str) -> Trial | None:
        real, latitude = self.session.backend(self.name), self.session.latitude(self.name)
        planted, check = Planted(real, MachineBackend(fault.machine())), Executed(repeats=0)
        if not planted.shows(case):
            return None
        [judged] = check(planted, [case], latitude)
        if not isinstance(judged.verdict, Deviates) or not failures_of(judged.verdict):
            return None
        if not isinstance(planted.last, Results) or _are_same(judged.outcome, planted.last):
            return None
        return self._attribute(planted, judged, fault, source)

    def _attribute(self, planted: Planted, judged: Judged, fault: KnownBad, source: str) -> Trial:
        expected = self.session.expectations_of(self.name)
        bench = Bench(
            planted,
            self.session.latitude(self.name),
            Executed(repeats=0),
            expected,
            BackendName.parse(self.name).tested,
            dict(self.session.description(self.name).versions),
            reductions=0,
        )
        subject = Subject("results", self.name, judged.case.op)
        met = {e.id for f in failures_of(judged.verdict) for e in _entries_that_match(bench, subject, judged, f)}
        [causes] = Quick()(bench, subject, [judged])
        named = {a.entry.id for a in causes if a.entry is not None}
        is_heard = any(a.entry is None for a in causes)
        return Trial(fault.name, source, tuple(sorted(met | named)), () if is_heard else tuple(sorted(named)))


def _are_same(one: Outcome, other: Outcome) -> bool:
    if not isinstance(one, Results) or not isinstance(other, Results):
        return False
    pairs = zip(itertools.chain(*one.outputs), itertools.chain(*other.outputs), strict=False)
    return all(a is None or b is None or identical(a, b) for a, b in pairs)


def _entries_that_match(bench: Bench, subject: Subject, judged: Judged, failure: Failure) -> tuple[Entry, ...]:
    blame = blame_of(bench, subject, judged, failure)
    return tuple(e for e in bench.expectations.entries if e.matches(blame))


def beside_pins(masking: Masking, faults: Sequence[KnownBad]) -> Iterator[Trial]:
    session = masking.session
    for pin in pinned_programs.pins(session):
        if pin.backend != masking.name or not {*pin.entry.kinds} - {"count", "type", "shape"}:
            continue
        case = pinned_case(pin.entry)
        ops = {o.name for o in case.program.operations()}
        for fault in (f for f in faults if f.op in ops):
            trial = masking.put(fault, case, pin.entry.id)
            if trial is not None:
                yield trial


def in_cases(masking: Masking, faults: Sequence[KnownBad], each: int, seed: int, most: int) -> Iterator[Trial]:
    for fault in faults:
        of_numbers = folded_cases_of if fault.where == "folded" else cases_of
        drawn = quantized_cases_of(fault.op, 1, seed) if fault.is_quantized else of_numbers(fault.op, 1, seed, most)
        trials = (masking.put(fault, _first_rows(case), case.id) for case, _ in drawn)
        yield from itertools.islice((t for t in trials if t is not None), each)


def _first_rows(case: Case) -> Case:
    """Return the case with its first four input sets, since machines are slow."""
    return Case(case.program, case.inputs[:4], case.op, case.element_type, case.shape_class)


@dataclass(frozen=True)
class Report:
    faults: int
    claimed: int
    share: float
    entries: dict[str, tuple[int, int]]
    """By entry: claimed faults, and faults that meet its conditions."""
    seconds: float
    trials: tuple[Trial, ...]

    @staticmethod
    def of(trials: Iterable[Trial], seconds: float = 0.0) -> Report:
        found = tuple(trials)
        met, claims = Counter[str](), Counter[str]()
        for t in found:
            met.update(t.met)
            claims.update(t.claimed_by)
        claimed = sum(bool(t.claimed_by) for t in found)
        entries = {e: (n, met[e]) for e, n in claims.most_common()}
        return Report(len(found), claimed, round(claimed / max(len(found), 1), 4), entries, round(seconds, 1), found)

    @property
    def too_wide(self) -> list[str]:
        return [e for e, (n, of) in self.entries.items() if of >= ENOUGH and n > OF_AN_ENTRY * of]

    @property
    def is_well(self) -> bool:
        return self.share <= SHARE and not self.too_wide

    @property
    def text(self) -> str:
        lines = [f"{e:60} claims {n} of {of} faults that meet its conditions" for e, (n, of) in self.entries.items()]
        lines.append(f"{self.claimed} of {self.faults} planted faults are claimed ({self.share:.2%})")
        lines += [f"too wide: {', '.join(self.too_wide)}"] if self.too_wide else []
        return "\n".join([*lines, f"{self.seconds} s"])


def main(arguments: list[str] | None = None) -> int:
    parser = options.Parser(prog="python -m validation.masking", description=__doc__.splitlines()[0])
    parser.add_argument("--backend", default="xla")
    parser.add_argument("--each", type=options.count(0), default=2, help="drawn cases of each implementation")
    parser.add_argument("--most", type=options.count(), default=64, help="elements of a drawn case")
    parser.add_argument("--seed", type=options.count(0), default=0)
    parser.add_argument("--only", default="", help="known-bad implementations whose name contains this")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args(arguments)
    start = time.monotonic()
    session = Session.of(Settings((given.backend,), Path("masking.jsonl"), seed=given.seed))
    faults = [m for m in all_known_bad() if given.only in m.name]
    try:
        masking = Masking(Runner(session).session, given.backend)
        trials = [
            *beside_pins(masking, faults),
            *in_cases(masking, faults, given.each, given.seed, given.most),
        ]
    except BackendError as e:
        print(f"python -m validation.masking: {e}", file=sys.stderr)
        return 3
    finally:
        session.close()
    report = Report.of(trials, time.monotonic() - start)
    shown = asdict(report) | {"too_wide": report.too_wide}
    print(json.dumps(shown) if given.json else report.text)
    return 0 if report.is_well else 1


if __name__ == "__main__":
    sys.exit(main())
