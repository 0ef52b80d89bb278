"""The `Builder`, which gives strategies their values and adds their operations to the program being drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from generators.choices import Kept, Part, Source
from generators.elementwise_rules import Mode
from generators.value_builder import ValueBuilder
from generators.value_ranges import (
    Range,
)
from generators.value_scope import MAX_DEPTH, Callee, Frame, Profile
from spec.normalized_names import canonical
from spec.program import Function, Program, Region, Value, walk
from spec.types import (
    ElementType,
    Type,
)

Menu = Callable[[Mode, bool], Sequence[Callable[["Builder"], None]]]
"""Strategies to choose the next operation from, given the mode and whether the operation may have regions."""

_USUAL_MENU = 128
"""The usual number of choices in a menu."""


class Builder(ValueBuilder):
    """Builder of one program.

    `key` is the element type of the first value drawn. `menu` offers the operations that fill regions, and `fuel`
    limits their number. `grid` fixes the numbers of replicas and partitions.
    """

    def __init__(
        self, source: Source, profile: Profile, *, key: ElementType | None = None,
        menu: Menu | None = None, fuel: int = 0, takes_constants: bool = True, grid: tuple[int, int] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(source, profile, key, takes_constants, grid)
        self.fuel = fuel
        self._menu = menu
        self._left_out = False
        """Whether operations were left out, so that there may be arguments that nothing uses."""

    @property
    def can_nest(self) -> bool:
        return self.frame.depth + self._function_depth < MAX_DEPTH and self.fuel > 0

    def steps(self, most: int, least: int = 0, patience: int = 2) -> None:
        """Add operations from the menu: at most `most`, at least `least`, as far as the fuel lasts.

        The greater `patience`, the rarer is an early stop.
        """
        turns, made = min(most, self.fuel), 0
        for i in range(turns):
            menu = self._menu(self.profile.mode, self.can_nest) if self._menu is not None else ()
            if not menu:
                return
            with self.part(Part.OPERATION):
                kept = self.source.keeps()
                if turns - i <= least - made:
                    kept = Kept.ALL
                if kept is Kept.NOTHING:
                    continue
                ends = _USUAL_MENU // patience  # a choice means the same operation whether or not it may end here
                pick = self.integer(0 if made >= least else ends, ends + len(menu) - 1) - ends
                if pick < 0:
                    return
                self.fuel, made = self.fuel - 1, made + (kept is Kept.ALL)
                self.keep(kept, menu[pick])

    def keep(self, kept: Kept, draw: Callable[[Builder], None]) -> None:
        """Draw an operation, and keep either all of it, or only the arguments that were made for it."""
        if kept is Kept.ALL:
            draw(self)
            return
        frame = self.frame
        operations, callees = len(frame.operations), len(self.callees)
        values, used, token, streams = list(frame.values), set(self.used), self.token, self.streams
        draw(self)
        del frame.operations[operations:]
        del self.callees[callees:]
        made = [v for v in frame.arguments if v not in values] if frame.parent is None else []
        frame.values[:] = [*reversed(made), *values]
        self.used, self.token, self.streams = used, token, streams
        self._left_out = True

    def region(
        self, arguments: Sequence[tuple[Type, Range]], build: Callable[[list[Value]], Sequence[Value]],
        is_isolated: bool = False,
    ) -> Region:  # fmt: skip
        """Return a region with arguments of these types.

        `build` takes the arguments and returns the region's results.
        """
        outer, self.frame = self.frame, Frame(self.frame, is_isolated)
        profile = self.profile
        if is_isolated:  # such bodies compute with scalars
            self.profile = replace(profile, shape=())
        self.frame.arguments = [self._define(t, known) for t, known in arguments]
        self.frame.values = list(self.frame.arguments)
        returned = tuple(build(self.frame.arguments))
        region = self.frame.close("return", returned)
        self.used.update(v.name for v in (*self.frame.values, *returned))
        self.frame, self.profile = outer, profile
        return region

    def leaves(self, most: int) -> list[Value]:
        """Return up to `most` unused results of the innermost scope, the newest first."""
        results = [v for o in reversed(self.frame.operations) for v in o.results]
        return [v for v in results if v.name not in self.used][:most]

    def function(self, build: Callable[[], Sequence[Value]]) -> Callee:
        """Add a private function.

        Its arguments are the inputs that `build` asks for, its results the values that `build` returns.
        """
        outer, self.frame = self.frame, Frame(None)
        self._function_depth += outer.depth + 1
        returned = tuple(build())
        body = self.frame.close("func.return", returned)
        self.frame = outer
        self._function_depth -= outer.depth + 1
        name = f"f{len(self.callees)}"
        function = Function(name, body, body.output_types, private=True)
        arguments = tuple(map(self.range, body.arguments))
        callee = Callee(function, arguments, tuple(self.ranges[v.name] for v in returned))
        self.callees.append(callee)
        return callee

    def program(self, returned: Sequence[Value]) -> Program:
        if self._left_out:
            whole = self.frame.close("func.return", tuple(returned))
            read = {v.name for o in walk(whole) for v in o.operands}
            self.frame.arguments[:] = [v for v in self.frame.arguments if v.name in read]
        body = self.frame.close("func.return", tuple(returned))
        main = Function("main", body, body.output_types)
        functions = (main, *(c.function for c in self.callees))
        return canonical(Program(functions, *self.grid, self.streams))
