"""Programs with bounded sizes, derived from one static program at several sizes.

An argument either has a bounded type, or is passed at the size of the bound and cut by set_dimension_size.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from generators.cases import Case, Inputs
from generators.choices import Choices, Strategy
from generators.dynamic.dynamic_forms import Dynamic, Forms, Sizes, from_static_forms, generalize
from generators.dynamic.resizing import NotResizable, Plan, resize
from spec.bounded_sizes import set_dimension_sizes
from spec.normalized_names import canonical
from spec.program import Operation, Program, Value
from spec.rewriting import with_main
from spec.types import TensorType, si32, tensor
from spec.vocabulary import static_shape

Column = tuple[np.ndarray[Any, Any], ...]
"""One array per input set."""
_SLACKS = (0, 0, 0, 1, 3)
"""By how much the bound exceeds the largest size."""


def bounded_programs(base: Strategy[Case], cuts: bool = False) -> Strategy[Dynamic]:
    """Return the strategy for programs with bounded sizes, derived from the static programs of `base`.

    With `cuts`, each program contains set_dimension_size. Drawing raises NotResizable if too few programs of `base`
    can be resized.
    """

    def make(forms: Forms, plan: Plan, choices: Choices) -> Dynamic:
        return _make_bounded(forms, plan, choices, cuts)

    return from_static_forms(base, make)


def _make_bounded(forms: Forms, plan: Plan, choices: Choices, cuts: bool) -> Dynamic:
    first = forms[plan.size]
    if first.program.num_processes > 1:
        raise NotResizable("sizes of several processes")
    most = max(forms) + choices.choice(_SLACKS)
    largest = forms[most] if most in forms else resize(first, plan, most)
    cases = (*forms.values(), largest)
    program = generalize([c.program for c in cases], choices, is_bounded=True)
    return _Arguments(choices, tuple(forms.values()), largest).of(program, cuts)


@dataclass
class _Arguments:
    choices: Choices
    forms: tuple[Case, ...]
    largest: Case
    arguments: list[Value] = field(default_factory=list)
    operations: list[Operation] = field(default_factory=list)
    columns: list[list[Column]] = field(default_factory=list)
    """For each argument so far, its arrays in each static form."""
    given: dict[Sizes, Value] = field(default_factory=dict)
    """The sizes that are passed as arguments."""

    def of(self, program: Program, cuts: bool) -> Dynamic:
        main = program.main
        dynamic = [i for i, a in enumerate(main.arguments) if isinstance(a.type, TensorType) and not a.type.is_static]
        if cuts and not dynamic:
            raise NotResizable("no argument is of a bounded size")
        always = self.choices.choice(dynamic) if cuts else None
        for i, a in enumerate(main.arguments):
            if i == always or (i in dynamic and self.choices.integer(0, 1) == 1):
                self._add_whole(i, a)
            else:
                self._add(a, [tuple(row[i] for row in form.inputs) for form in self.forms])
        operations = (*self.operations, *main.body.operations[:-1])
        found = canonical(with_main(program, tuple(self.arguments), operations, main.body.returned))
        return Dynamic.of(found, self.forms, map(self._inputs, range(len(self.forms))))

    def _inputs(self, form: int) -> Inputs:
        return tuple(zip(*(column[form] for column in self.columns), strict=True))

    def _add(self, argument: Value, column: list[Column]) -> None:
        self.arguments.append(argument)
        self.columns.append(column)

    def _add_whole(self, i: int, argument: Value) -> None:
        """Add the argument at its full size, and the operations that cut it.

        The elements that are cut off are ordinary values, so that a result that depends on them deviates.
        """
        whole = Value(f"whole_{argument.name}", self.largest.program.main.arguments[i].type)
        self._add(whole, [tuple(row[i] for row in self.largest.inputs)] * len(self.forms))
        shapes = [static_shape(form.program.main.arguments[i]) for form in self.forms]
        most = static_shape(self.largest.program.main.arguments[i])
        sizes = {
            d: self._size(found) for d, found in enumerate(zip(*shapes, strict=True)) if len({*found, most[d]}) > 1
        }
        self.operations.extend(set_dimension_sizes(whole, argument, sizes))

    def _size(self, sizes: Sizes) -> Value:
        """Return a scalar that holds the size in each form; arguments of the same sizes may share it."""
        if sizes not in self.given or self.choices.integer(0, 2) == 0:
            value = Value(f"given_size{len(self.arguments)}", tensor(si32))
            sets = len(self.largest.inputs)
            self._add(value, [(np.asarray(n, np.int32),) * sets for n in sizes])
            self.given[sizes] = value
        return self.given[sizes]
