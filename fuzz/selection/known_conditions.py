"""The conditions of known causes as a cheap test of a program, so that what is known need not be drawn again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from generators.cases import Case
from results.backend_names import BackendName
from spec.program import Operation
from spec.types import TensorType
from trials.causes.entries import Entry
from trials.features.feature_words import type_word
from trials.features.operation_context import ProgramContext
from trials.features.operation_features import Features, cost_of

CLAIMS = (None, "results", "programs", "dynamic", "fuzz")
"""The claims whose causes a campaign can meet."""
OFTEN = 0.1
"""An entry rules out programs where at least this share of those that meet its conditions shows its cause; where the
cause is rarer, programs that meet them are worth drawing for what else they show."""
HARMFUL = 0.02
"""From this share on, a cause that leaves a program without results is better met alone: to find out which of several
programs in a module ended the process takes some ten executions and as many new processes."""
ENOUGH = 20
"""Programs that met the conditions, before that share is believed; of an unsure entry, it is believed at once."""


@dataclass(frozen=True)
class Condition:
    """When an operation meets an entry; `types` are element types of which it has one, None for any. The words that are
    told soonest come first."""

    entry: str
    types: frozenset[str] | None
    when: tuple[str, ...]
    unless: tuple[str, ...]

    @staticmethod
    def of(entry: Entry) -> Condition:
        types = frozenset(entry.types) if entry.element_types else None
        when, unless = (tuple(sorted(words, key=cost_of)) for words in (entry.when, entry.unless))
        return Condition(entry.id, types, when, unless)

    def holds(self, words: Features) -> bool:
        return all(w in words for w in self.when) and not any(w in words for w in self.unless)


@dataclass(frozen=True)
class Known:
    """The conditions that can be met, by op."""

    by_op: Mapping[str, tuple[Condition, ...]]
    fatal: frozenset[str] = frozenset()
    """The entries of which a program has no results."""

    @staticmethod
    def of(entries: Iterable[Entry], backend: str, versions: Mapping[str, str]) -> Known:
        variant = BackendName.parse(backend).entry_variant
        by_op: dict[str, tuple[Condition, ...]] = {}
        fatal: set[str] = set()
        for entry in entries:
            is_met = entry.claim in CLAIMS and entry.is_of_variant(variant)
            if is_met and entry.is_of_release(versions):
                fatal.update([entry.id] if entry.verdict != "Deviates" else [])
                for op in entry.ops:
                    by_op[op] = (*by_op.get(op, ()), Condition.of(entry))
        return Known(by_op, frozenset(fatal))

    def met(self, case: Case) -> frozenset[str]:
        """The entries whose conditions an operation of the program meets."""
        found: set[str] = set()
        whole = ProgramContext(case.program)
        for operation in case.program.operations():
            if operation.name not in self.by_op:
                continue
            types = _types(operation)
            conditions = [c for c in self.by_op[operation.name] if c.types is None or not c.types.isdisjoint(types)]
            if conditions:
                words = Features(case, operation, whole)
                found |= {c.entry for c in conditions if c.holds(words)}
        return frozenset(found)


def _types(operation: Operation) -> set[str]:
    """The element types of an operation, as entries name them."""
    types = (v.type for v in (*operation.operands, *operation.results))
    elements = {t.element_type for t in types if isinstance(t, TensorType)}
    return set(map(type_word, elements))


def rare(counted: Iterable[tuple[str, int, int]], unsure: frozenset[str] = frozenset()) -> frozenset[str]:
    """The entries that rule out nothing, of entries with the programs that met their conditions and those of them that
    showed the cause; and the unsure ones that none has shown."""
    return _seldom(OFTEN, counted, unsure)


def harmless(counted: Iterable[tuple[str, int, int]], unsure: frozenset[str] = frozenset()) -> frozenset[str]:
    """The entries whose cause is so rare that programs which meet their conditions may be put together with others; and
    the unsure ones that none has shown."""
    return _seldom(HARMFUL, counted, unsure)


def _seldom(share: float, counted: Iterable[tuple[str, int, int]], unsure: frozenset[str]) -> frozenset[str]:
    """The entries whose cause fewer than this share of the programs showed that met their conditions."""
    seen = list(counted)
    shown = {entry for entry, _, shows in seen if shows}
    seldom = {e for e, met, shows in seen if met >= (1 if e in unsure else ENOUGH) and shows < share * met}
    return (unsure - shown) | seldom


def unsure(entries: Iterable[Entry]) -> frozenset[str]:
    """The entries whose conditions may be met often without the cause: those that a run of the suite need not meet."""
    return frozenset(e.id for e in entries if e.rare or e.at_random)
