"""The conditions of known causes as a cheap test of a program, so that what is known need not be drawn again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from generators.cases import Case
from results.backend_names import BackendName
from spec.program import Operation
from spec.types import QuantizedType, TensorType
from trials.entries import Entry
from trials.features import features

CLAIMS = (None, "results", "programs", "fuzz")
"""The claims whose causes a campaign can meet."""
OFTEN = 0.1
"""An entry rules out programs where at least this share of those that meet its conditions shows its cause; where the
cause is rarer, programs that meet them are worth drawing for what else they show."""
ENOUGH = 20
"""Programs that met the conditions, before that share is believed; of an unsure entry, it is believed at once."""


@dataclass(frozen=True)
class Known:
    """The entries that can be met, by op."""

    by_op: Mapping[str, tuple[Entry, ...]]

    @staticmethod
    def of(entries: Iterable[Entry], backend: str, versions: Mapping[str, str]) -> Known:
        variant = BackendName.parse(backend).tested
        by_op: dict[str, tuple[Entry, ...]] = {}
        for entry in entries:
            is_met = entry.claim in CLAIMS and (not entry.variants or variant in entry.variants)
            if is_met and entry.is_of_release(versions):
                for op in entry.ops:
                    by_op[op] = (*by_op.get(op, ()), entry)
        return Known(by_op)

    def met(self, case: Case) -> frozenset[str]:
        """The entries whose conditions an operation of the program meets."""
        found: set[str] = set()
        for operation in case.program.operations():
            entries = [e for e in self.by_op.get(operation.name, ()) if _of_its_types(e, operation)]
            if entries:
                words = features(case, operation, {w for e in entries for w in (*e.when, *e.unless)})
                found |= {e.id for e in entries if {*e.when} <= words and not {*e.unless} & words}
        return frozenset(found)


def _of_its_types(entry: Entry, operation: Operation) -> bool:
    if not entry.element_types:
        return True
    values = (*operation.operands, *operation.results)
    types = [v.type.element_type for v in values if isinstance(v.type, TensorType)]
    return any(("quantized" if isinstance(t, QuantizedType) else str(t)) in entry.types for t in types)


def rare(counted: Iterable[tuple[str, int, int]], unsure: frozenset[str] = frozenset()) -> frozenset[str]:
    """The entries that rule out nothing, of entries with the programs that met their conditions and those of them that
    showed the cause; and the unsure ones that none has shown."""
    seen = list(counted)
    shown = {entry for entry, _, shows in seen if shows}
    seldom = {e for e, met, shows in seen if met >= (1 if e in unsure else ENOUGH) and shows < OFTEN * met}
    return (unsure - shown) | seldom


def unsure(entries: Iterable[Entry]) -> frozenset[str]:
    """The entries whose conditions may be met often without the cause: those that a run of the suite need not meet."""
    return frozenset(e.id for e in entries if e.rare or e.at_random)
