"""How tight sets are: a set that is everything proves nothing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import numpy as np

from oracles import deviations
from oracles.acceptance import Acceptance, Array
from oracles.evaluator import AbstractValue
from spec.types import BooleanType, IntegerType
from spec.vocabulary import max_value, min_value


@dataclass
class Tightness:
    """Counts of elements (parts of complex ones) by how tight their sets are, added up over outputs and programs."""

    elements: int = 0
    exact: int = 0
    left_open: int = 0
    """Left open by the specification, or computed from what is."""
    unlimited: int = 0
    """Decided, but every number conforms, or some together with NaN or an infinity."""
    widths: list[Array] = field(default_factory=list)
    """Of the other sets, in units in the last place."""

    def add(self, outputs: Iterable[AbstractValue]) -> None:
        for x in outputs:
            if isinstance(x, Acceptance):
                self._add(x)

    def _add(self, x: Acceptance) -> None:
        widths = deviations.widths(x)
        exact, unlimited = widths == 0, np.isinf(widths)
        if isinstance(x.element_type, BooleanType):
            unlimited = ~exact
        elif isinstance(x.element_type, IntegerType):
            unlimited = widths >= float(max_value(x.element_type)) - float(min_value(x.element_type))
        self.elements += x.unspecified.size
        self.exact += int(exact.sum())
        self.left_open += x.unspecified.size - widths.size
        self.unlimited += int((unlimited & ~exact).sum())
        self.widths.append(widths[~exact & ~unlimited])

    def share(self, count: int) -> float:
        return count / max(self.elements, 1)

    @property
    def undecided(self) -> float:
        """The share of elements about which the sets say nothing, or next to nothing."""
        return self.share(self.left_open + self.unlimited)

    @property
    def median_ulps(self) -> float | None:
        """The median width of the sets that are neither exact nor undecided."""
        widths = np.concatenate(self.widths) if self.widths else np.zeros(0)
        return float(np.median(widths)) if widths.size else None
