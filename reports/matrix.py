"""Cells of the matrix of ops and element types, in a compact form that the page's script expands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from markupsafe import Markup

from reports import op_facts
from reports.gather import Report
from reports.states import STATES, Tally

NO_CASES = Markup("<td class=no>·")
NEVER = Markup("<td>")


@dataclass
class Cells:
    rows: dict[tuple[str, str], Markup] = field(default_factory=dict)
    """Markup by backend and op."""
    mixed: dict[str, int] = field(default_factory=dict)
    """The texts of cells in several states, with their numbers."""

    @property
    def shared(self) -> Mapping[str, object]:
        return {"titles": {s.symbol: s.title for s in STATES}, "mixed": list(self.mixed)}

    def add(self, backend: str, op: str, tallies: Sequence[Tally | None], allowed: Sequence[bool]) -> None:
        self.rows[backend, op] = Markup("").join(map(self._cell, tallies, allowed))

    def _cell(self, tally: Tally | None, is_allowed: bool) -> Markup:
        lead = tally.lead if tally is not None else None
        if tally is None or lead is None:
            return NO_CASES if is_allowed else NEVER
        state, is_expected = lead
        name = f'"s-{state.key} known"' if is_expected else f"s-{state.key}"
        colour = "" if state.key == "conforms" else f" class={name}"  # the most frequent state needs no class
        several = f" data-n={self.mixed.setdefault(str(tally), len(self.mixed))}" if len(tally.parts) > 1 else ""
        return Markup(f"<td{colour}{several}>{state.symbol}{tally.of(state.key)}")


def cells(report: Report, ops: Sequence[str], types: Sequence[str]) -> Cells:
    found = Cells()
    for op in ops:
        allowed = op_facts.columns_of(op)
        for backend in report.backends:
            tallies = [report.cells.get((backend, op, t)) for t in types]
            found.add(backend, op, tallies, [t in allowed for t in types])
    return found
