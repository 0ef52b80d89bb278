"""Backend whose implementation runs in a worker process."""

from __future__ import annotations

import copy
import signal
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import ModuleType

import numpy as np

from oracles.backends.processor import instruction_sets
from oracles.backends.program_variants import Inexpressible, InputSets, Rewritten
from oracles.backends.protocol import Array, Crashed, Description, Outcome, Rejected, Results, Unsupported, crosses
from oracles.backends.worker import Pending, Settings, Worker, request
from oracles.dynamic_evaluation import fits
from spec.program import Program
from spec.text import text
from spec.types import QuantizedType, TensorType, Type, dtype, is_quantized_tensor

Rewrite = Callable[[Program, InputSets], Rewritten]
Case = tuple[Program, InputSets]
Errors = Mapping[str, type[Unsupported] | type[Rejected]]
"""Outcome class by a phrase in the last words of an implementation that aborts to report an error."""


Spelling = Callable[[Program], str]
"""Function that prints a program in the implementation's language. Raises Inexpressible if that cannot express it."""
SpellingFor = Callable[[Mapping[str, str]], Spelling]
"""Function from the implementation's versions, by package, to its printer."""


def as_text(versions: Mapping[str, str]) -> Spelling:
    return text


@dataclass(frozen=True)
class Known:
    outcome: Outcome

    def result(self) -> Outcome:
        return self.outcome


@dataclass(frozen=True)
class Sent:
    pending: Pending | Known
    seconds: float
    errors: Errors = field(default_factory=dict)

    def result(self) -> Outcome:
        outcome = interpret_abort(self.pending.result(), self.errors)
        return replace(outcome, seconds={"print": self.seconds, **outcome.seconds})


def interpret_abort(outcome: Outcome, errors: Errors) -> Outcome:
    """Return the outcome, or the meaning of the reported error if the process aborted to report one."""
    if not isinstance(outcome, Crashed) or outcome.exit_status != -signal.SIGABRT:
        return outcome
    meant = next((meaning for words, meaning in errors.items() if words in outcome.message), None)
    return outcome if meant is None else meant(outcome.message, outcome.stage, outcome.seconds)


@dataclass(frozen=True)
class Submitted:
    rewritten: Rewritten
    sent: Sent

    def result(self) -> Outcome:
        return restore_outcome(self.sent.result(), self.rewritten)


def restore_outcome(outcome: Outcome, rewritten: Rewritten) -> Outcome:
    if not isinstance(outcome, Results):
        return outcome
    types = rewritten.program.main.result_types
    rows = rewritten.restore([to_storage(row, types) for row in outcome.outputs])
    return replace(outcome, outputs=tuple(map(tuple, rows)))


def to_storage(row: Sequence[Array | None], types: Sequence[Type]) -> Sequence[Array | None]:
    """Return outputs with those of quantized types in the dtype of their storage, since MLIR's integers are
    signless."""
    if len(row) != len(types) or not any(is_quantized_tensor(t) for t in types):
        return row
    return [
        _as_stored(x, t) if is_quantized_tensor(t) and x is not None else x for x, t in zip(row, types, strict=True)
    ]


def _as_stored(array: Array, t: Type) -> Array:
    """Return the same bits with the signedness of the storage type; an array of another width is left to the judge."""
    assert isinstance(t, TensorType)
    assert isinstance(t.element_type, QuantizedType)
    storage = t.element_type.storage_type
    if array.dtype != dtype(replace(storage, signed=not storage.signed)):
        return array
    if storage.width >= 8:
        return array.view(dtype(storage))
    bits = array.astype(np.int8) & np.int8(2**storage.width - 1)
    half = np.int8(2 ** (storage.width - 1) if storage.signed else 0)
    return ((bits ^ half) - half).astype(dtype(storage))


class Experience:
    def __init__(self) -> None:
        self._run: set[object] = set()
        self._failed: set[object] = set()

    def learn(self, case: Rewritten, has_results: bool) -> None:
        (self._run if has_results else self._failed).update(case.kinds)

    def promises(self, case: Rewritten) -> bool:
        return self._failed.isdisjoint(case.kinds - self._run)


@dataclass
class Count:
    number: int = 0


class HostedBackend:
    """Backend that runs programs in a worker with the adapter module at `adapter` (see native/server.py).

    `rewrite` changes each case into the form that the implementation gets; `batch` is the default number of programs
    per module; `install` is a hint how to install the packages that the adapter imports; `lacking` are ops that wait
    for another party; `shared` are modules that adapters share; `errors` maps the messages of aborts to outcomes;
    `spelling_for` is the implementation's language, StableHLO text by default.
    """

    def __init__(
        self,
        name: str,
        adapter: Path,
        settings: Settings,
        rewrite: Rewrite = Rewritten,
        *,
        install: str = "",
        batch: int = 1,
        most_processes: int = 1,
        lacking: frozenset[str] = frozenset(),
        feeds_constants: bool = False,
        shared: Sequence[ModuleType] = (),
        errors: Errors | None = None,
        spelling_for: SpellingFor = as_text,
    ) -> None:
        self.name = name
        self._lacking = lacking
        self._errors = errors or {}
        self._flags: Mapping[str, str] = {}
        self._tells = False
        self._timeout = settings.timeout
        self._feeds_constants = feeds_constants
        self.batch = batch
        self.experience = Experience()
        self._count = Count()
        self._rewrite = rewrite
        self.worker = Worker(name, adapter, settings, install, shared)
        self.spelling = spelling_for(self.worker.versions)
        self._element_types = frozenset(self.worker.description["element_types"])
        self._most_processes = min(most_processes, self.worker.description.get("processes", most_processes))

    @property
    def programs_sent(self) -> int:
        return self._count.number

    def describe(self) -> Description:
        said = self.worker.description
        unused = tuple(said.get("unused_instructions", ()))
        return Description(
            self.name,
            self.worker.versions,
            said["device"],
            tuple(said["element_types"]),
            self._most_processes,
            self._feeds_constants,
            instructions=frozenset(name for name in instruction_sets() if not name.startswith(unused)),
        )

    def with_flags(self, flags: Mapping[str, str]) -> HostedBackend:
        other = copy.copy(self)
        other._flags = flags
        return other

    def with_summaries(self) -> HostedBackend:
        """Return this backend, in the same process, with results that show the optimized program, if the adapter
        can."""
        other = copy.copy(self)
        other._tells = True
        return other

    def within(self, seconds: float, *, may_be_longer: bool = False) -> HostedBackend:
        """Return the backend with a time limit of `seconds` per case, or its present limit if that is shorter and
        `may_be_longer` is false."""
        other = copy.copy(self)
        other._timeout = seconds if may_be_longer else min(self._timeout, seconds)
        return other

    def run(self, program: Program, inputs: InputSets) -> Outcome:
        case = self.prepare(program, inputs)
        return case if isinstance(case, Unsupported) else self.submit(case).result()

    def prepare(self, program: Program, inputs: InputSets) -> Rewritten | Unsupported:
        """Return the case in the form that the implementation gets, or Unsupported if it cannot be expressed. Raises
        ValueError for inputs that do not fit the arguments, since an implementation might reinterpret their bytes."""
        check_inputs(program, inputs)
        try:
            self._check_boundary(program)
            return self._rewrite(program, inputs)
        except Inexpressible as why:
            return Unsupported(str(why), "translate")

    def submit(self, rewritten: Rewritten) -> Submitted:
        return Submitted(rewritten, self.send(rewritten.program, rewritten.inputs))

    def send(self, program: Program, inputs: InputSets, execute: bool = True) -> Sent:
        begin = time.perf_counter()
        self._count.number += 1
        try:
            printed = self.spelling(program)
        except Inexpressible as why:
            return Sent(Known(Unsupported(str(why), "translate")), time.perf_counter() - begin)
        payload = request(printed, inputs, execute, self._flags, self._tells)
        pending = self.worker.post(payload, self._timeout)
        return Sent(pending, time.perf_counter() - begin, self._errors)

    def verify(self, program: Program) -> Outcome:
        return self.send(program, [], execute=False).result()

    def close(self) -> None:
        self.worker.close()

    def _check_boundary(self, program: Program) -> None:
        if program.num_processes > self._most_processes:
            raise Inexpressible(f"this adapter runs {self._most_processes} processes at most")
        for o in program.operations() if self._lacking else ():
            if o.name in self._lacking:
                raise Inexpressible(f"this adapter has no other end for {o.name}")
        for t in (v.type for v in program.main.arguments):
            if not isinstance(t, TensorType):
                raise Inexpressible(f"this adapter hands over no {t}")
            if not crosses(t.element_type, self._element_types):
                raise Inexpressible(f"elements of type {t.element_type} cannot be handed to {self.name}")
        for t in program.main.result_types:
            if isinstance(t, TensorType) and not crosses(t.element_type, self._element_types):
                raise Inexpressible(f"elements of type {t.element_type} cannot be had from {self.name}")


def check_inputs(program: Program, inputs: InputSets) -> None:
    """Raise ValueError for an input that does not have its argument's shape and dtype."""
    arguments = program.main.arguments
    for k, row in enumerate(inputs):
        if len(row) != len(arguments):
            raise ValueError(f"input set {k} has {len(row)} arrays, main takes {len(arguments)}")
    for i, t in enumerate(a.type for a in arguments):
        if not isinstance(t, TensorType):
            continue
        kind = dtype(t.element_type)
        for k, row in enumerate(inputs):
            if not _fits(row[i], kind, t, program.num_processes):
                raise ValueError(f"argument {i} is {t}, input set {k} has {row[i].dtype} of shape {row[i].shape}")


def _fits(array: Array, kind: object, t: TensorType, processes: int) -> bool:
    is_held_so = isinstance(array, np.ndarray) and array.dtype == kind
    return is_held_so and fits(array.shape, t, processes)
