"""The loop: hands out batches, records what comes of them, publishes what is new, until the time or number is up."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count

from fuzz.batch_outcome import Done, Probed
from fuzz.cause_folders import Publisher, with_finding
from fuzz.engines.local_engine import Engine, Probe, slices
from fuzz.plan import Plan, Ticket
from fuzz.screen import Screen
from fuzz.selection import backend_gaps, known_conditions
from fuzz.selection.batch_programs import kinds_asked
from fuzz.state import KNOWN, Cause, State
from oracles.backends.protocol import QUANTIZED
from spec.types import ELEMENT_TYPES
from trials.session import Session

BARE_EVERY = 12
"""One batch of so many is also done by the implementation alone, to know how fast that is."""
PARENTS = 32
"""Kept programs that go along with a batch."""
PROBED_AT_ONCE = 16
"""Few, so that asking ends in time: what crashes takes a new process each time."""
PROBING = 0.25
"""Of the time that a campaign is given, what may go to asking what backends lack."""


@dataclass
class Campaign:
    """One run of a campaign. `seconds` and `programs` are its limits, None for none."""

    plan: Plan
    state: State
    engine: Engine
    session: Session
    screen: Screen
    seconds: float | None = None
    programs: int | None = None
    jobs: int = 1
    """How many batches are run at once."""
    probes: bool = True
    """Whether backends are asked first what they lack."""
    check: Callable[[], None] = lambda: None
    """Asked now and then; raises KeyboardInterrupt where the campaign is to end."""
    _started: float = field(default_factory=time.monotonic)
    _aside: float = 0.0
    """Seconds that do not count as work: probes, bare measurements."""
    _unsure: frozenset[str] = frozenset()
    """Entries of the expectations that rule out nothing before they are shown."""
    _under_way: dict[int, int] = field(default_factory=dict)
    """Programs of the batches that are being done, by number."""
    _recorded_programs: int = 0

    def run(self) -> None:
        """Raises BackendError where a backend cannot be opened or kept alive, BrokenState and BrokenResults where
        nothing can be recorded."""
        self._unsure = known_conditions.unsure(
            e for b in self.plan.backends for e in self.session.expectations_of(b).entries
        )
        if self.probes:
            self._probe()
        numbers = self._numbers()
        while True:
            self.check()
            while self.engine.wanted() > 0 and self._goes_on():
                ticket = self._ticket(next(numbers))
                self._under_way[ticket.number] = ticket.size
                self.engine.submit(ticket)
            if not self._under_way:
                return
            for task, reply in self.engine.replies(1.0):
                assert isinstance(task, Ticket)
                assert isinstance(reply, Done)
                self._record(task, reply)
            self.screen.show(self.state.totals(), self.state.causes(), self._left())

    # What is done next.

    def _numbers(self) -> Iterator[int]:
        """The batches that are not recorded."""
        recorded = self.state.recorded()
        return (n for n in count() if n not in recorded)

    def _goes_on(self) -> bool:
        if self.seconds is not None and time.monotonic() - self._started >= self.seconds:
            return False
        return self.programs is None or self._promised() < self.programs

    def _promised(self) -> int:
        return self._recorded_programs + sum(self._under_way.values())

    def _ticket(self, number: int) -> Ticket:
        size = self.plan.batch if self.programs is None else min(self.plan.batch, self.programs - self._promised())
        conditions = self.state.conditions()
        return Ticket(
            number,
            size,
            self.state.parents(PARENTS),
            {b: self._gaps(b) for b in self.plan.backends if not self.session.description(b).rewrites},
            known_conditions.rare(conditions, self._unsure),
            known_conditions.harmless(conditions, self._unsure),
            frozenset((c.backend, c.id) for c in self.state.causes()),
            None if self.seconds is None else time.time() + self.seconds - (time.monotonic() - self._started),
            number % BARE_EVERY == 1,
        )

    def _gaps(self, backend: str) -> backend_gaps.Gaps:
        """What it was found to lack, and the element types that it does not name among its own."""
        own = self.session.description(backend).element_types
        return backend_gaps.gaps(
            self.state.uses(backend), [t for t in (*map(str, ELEMENT_TYPES), QUANTIZED) if t not in own]
        )

    def _left(self) -> str:
        parts = []
        if self.seconds is not None:
            left = max(0, round(self.seconds - (time.monotonic() - self._started)))
            parts.append(f"{left // 3600}:{left // 60 % 60:02}:{left % 60:02} left")
        if self.programs is not None:
            parts.append(f"{max(0, self.programs - self._recorded_programs)} programs left")
        return ", ".join(parts) or "until it is stopped"

    # What is done.

    def _record(self, ticket: Ticket, done: Done) -> None:
        self._under_way.pop(ticket.number, None)
        self._recorded_programs += done.programs
        for trouble in done.troubles:
            self.screen.say(f"batch {done.number}: {trouble.strip().splitlines()[-1]}")
        causes = self._published(done)
        causes += [
            Cause(backend, id_, KNOWN, 0, self._reason(backend, id_), "", self.state.run)
            for backend, id_ in done.causes
            if id_ in {e.cause for e in self.session.expectations_of(backend).entries}
        ]
        self._aside += done.bare_seconds / self.jobs
        self.state.record(done, causes, done.novel, time.monotonic() - self._started - self._aside)

    def _published(self, done: Done) -> list[Cause]:
        publisher = Publisher(self.plan, self.session)
        seen = {(c.backend, c.id) for c in self.state.causes()}
        causes = []
        for shown in done.new:
            assert shown.found.signature is not None
            key = (shown.subject.backend, shown.found.signature.id)
            published = None if key in seen else publisher.publish(shown, self.state.run)
            if published is not None:
                seen.add(key)
                cause, finding = published
                causes.append(cause)
                with_finding(shown, finding, done.lines)
                self.screen.say(f"{cause.status} cause {cause.id}: {cause.text}: {cause.folder}")
        return causes

    def _reason(self, backend: str, id_: str) -> str:
        return next(e.reason for e in self.session.expectations_of(backend).entries if e.cause == id_)

    # What backends lack.

    def _probe(self) -> None:
        """Asks each backend for every kind, and every op and element type, once for each version of it."""
        begin = time.monotonic()
        tasks: list[Probe] = []
        for backend in self.plan.backends:
            versions = self._versions(backend)
            self.state.forget_uses(backend, versions)
            asked = self.state.probed(backend, versions)
            types = self.session.description(backend).element_types
            subjects = [*kinds_asked(types), *backend_gaps.subjects(types)]
            tasks += [p for p in slices(backend, subjects, PROBED_AT_ONCE) if p.number not in asked]
        tasks.sort(key=lambda p: p.number, reverse=True)  # of all backends the first slices first
        if tasks:
            self.screen.say(f"probing what {', '.join(self.plan.backends)} can do")
        waiting = 0
        while waiting or (tasks and self._may_probe(begin)):
            self.check()
            while tasks and self._may_probe(begin) and self.engine.wanted() > 0:
                self.engine.submit(tasks.pop())
                waiting += 1
            for task, reply in self.engine.replies(1.0):
                assert isinstance(task, Probe)
                assert isinstance(reply, Probed)
                self.state.record_probes(reply, task.backend, self._versions(task.backend))
                waiting -= 1
        self._aside += time.monotonic() - begin

    def _may_probe(self, begin: float) -> bool:
        """Whether a part of the time is left for it; what is not asked now is asked when the campaign goes on."""
        return self.seconds is None or time.monotonic() - begin < PROBING * self.seconds

    def _versions(self, backend: str) -> str:
        return ", ".join(f"{k} {v}" for k, v in sorted(self.session.description(backend).versions.items()))
