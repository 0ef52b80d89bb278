"""A cheap test for the conditions of known causes, so that a campaign need not draw programs that meet them."""

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
"""The claims whose causes a campaign can show."""
OFTEN = 0.1
"""An entry excludes programs if at least this share of those that meet its conditions shows the cause.

Programs that meet a rarer cause are worth running.
"""
HARMFUL = 0.02
"""From this share on, programs that meet the conditions of a fatal cause are run one by one.

Finding the program that ended the process of a module of many costs about ten executions and as many processes.
"""
ENOUGH = 20
"""Programs that must meet the conditions before a share counts; 1 for an unsure entry."""


@dataclass(frozen=True)
class Condition:
    """The conditions of an entry on one operation.

    `types`: the operation must have one of these element types; None allows any. `when` and `unless` hold the cheapest
    features first.
    """

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
    by_op: Mapping[str, tuple[Condition, ...]]
    fatal: frozenset[str] = frozenset()
    """Entries whose programs return no results."""

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
    types = (v.type for v in (*operation.operands, *operation.results))
    elements = {t.element_type for t in types if isinstance(t, TensorType)}
    return set(map(type_word, elements))


def rare(counted: Iterable[tuple[str, int, int]], unsure: frozenset[str] = frozenset()) -> frozenset[str]:
    """Return the entries that exclude no program, because they showed their cause too rarely.

    `counted` holds (entry, programs that met its conditions, those that showed the cause). Unsure entries are included
    until one program shows the cause.
    """
    return _seldom(OFTEN, counted, unsure)


def harmless(counted: Iterable[tuple[str, int, int]], unsure: frozenset[str] = frozenset()) -> frozenset[str]:
    """Return the entries whose programs may share a module with others, because they show the cause too rarely.

    Arguments as for `rare`.
    """
    return _seldom(HARMFUL, counted, unsure)


def _seldom(share: float, counted: Iterable[tuple[str, int, int]], unsure: frozenset[str]) -> frozenset[str]:
    seen = list(counted)
    shown = {entry for entry, _, shows in seen if shows}
    seldom = {e for e, met, shows in seen if met >= (1 if e in unsure else ENOUGH) and shows < share * met}
    return (unsure - shown) | seldom


def unsure(entries: Iterable[Entry]) -> frozenset[str]:
    """Return the entries whose cause may not show although a program meets their conditions."""
    return frozenset(e.id for e in entries if e.rare or e.at_random)
