"""Drawing of a batch's programs: all kinds by weight.

Programs are excluded that meet the conditions of a known cause, or that no backend supports.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from fuzz.plan import INPUT_SETS, Ticket
from fuzz.selection import backend_gaps
from fuzz.selection.backend_gaps import FEW, MANY, Subject
from fuzz.selection.excerpts import excerpts
from fuzz.selection.identities import of_two_sides, with_identity
from fuzz.selection.known_conditions import Known
from fuzz.selection.op_uses import Use, uses
from generators.cases import Case
from generators.choices import Choices, Seeded, Strategy
from generators.dynamic.bounded_forms import bounded_programs
from generators.dynamic.dynamic_forms import dynamic_programs
from generators.dynamic.resizing import NotResizable
from generators.examples import seed_of
from generators.families import strategies
from generators.programs.algebraic_expressions import IDENTITIES, TYPES, algebraic_case
from generators.programs.case_strategies import single_op, whole_programs
from generators.programs.dense_programs import dense_programs
from generators.programs.mutations import mutants
from generators.quantized.quantized_cases import quantized_op, quantized_ops
from generators.quantized.quantized_programs import quantized_programs
from generators.quantized.quantized_types import FAMILIES
from generators.strategy_registry import Setting
from generators.value_scope import NOTHING, Without
from trials.claims.dynamic import at_one_size, operation_of_any_op

ONE_OP = tuple(op for op, s in strategies().items() if s.setting is not Setting.QUANTIZED)
QUANTIZED = quantized_ops()


@dataclass(frozen=True)
class Kind:
    """A kind of newly drawn programs.

    `strategy` takes the ops and element types to leave out; `needs` are uses that each program of the kind contains.
    """

    weight: int
    strategy: Callable[[Choices, Without], Strategy[Case]]
    needs: tuple[str, ...] = ()
    weight_rewritten: int | None = None
    """Where programs are only rewritten, if it is another one."""


def _one_op(choices: Choices, without: Without) -> Strategy[Case]:
    op = choices.choice(_ops_but(without.ops))
    return single_op(op, input_sets=INPUT_SETS, without=without)


@functools.cache
def _ops_but(without: frozenset[str]) -> tuple[str, ...]:
    return tuple(op for op in ONE_OP if op not in without) or ONE_OP


def _dense(choices: Choices, without: Without) -> Strategy[Case]:
    return dense_programs(input_sets=INPUT_SETS, without=without)


def _whole(choices: Choices, without: Without) -> Strategy[Case]:
    return whole_programs(input_sets=INPUT_SETS, without=without)


def _any_resizable(choices: Choices, without: Without) -> Strategy[Case]:
    """Return a strategy of programs to resize; few are whole programs, which can hardly ever be resized."""
    kind = choices.integer(0, 7)
    if kind < 5:
        return operation_of_any_op(INPUT_SETS)
    return _dense(choices, without) if kind < 7 else _whole(choices, without)


def _excerpt(choices: Choices, without: Without) -> Strategy[Case]:
    return excerpts(INPUT_SETS, without)


def _any_quantized(choices: Choices, without: Without) -> Strategy[Case]:
    if choices.integer(0, 1) == 1:
        return quantized_op(choices.choice(QUANTIZED), choices.choice(FAMILIES), input_sets=INPUT_SETS)
    return quantized_programs(input_sets=INPUT_SETS)


def _dynamic(choices: Choices, without: Without) -> Strategy[Case]:
    return at_one_size(dynamic_programs(_any_resizable(choices, without)))


def _dynamic_quantized(choices: Choices, without: Without) -> Strategy[Case]:
    return at_one_size(dynamic_programs(quantized_programs(input_sets=INPUT_SETS)))


def _any_bounded(choices: Choices, without: Without) -> Strategy[Case]:
    return at_one_size(bounded_programs(_any_resizable(choices, without), cuts=choices.integer(0, 1) == 1))


def _identity(choices: Choices, without: Without) -> Strategy[Case]:
    op = choices.choice([op for op in of_two_sides() if op not in without.ops] or of_two_sides())
    of_op = single_op(op, input_sets=INPUT_SETS, without=without)
    return Strategy(lambda source: with_identity(Choices(source), of_op.sample(source)))


def _algebra(choices: Choices, without: Without) -> Strategy[Case]:
    name, t, seed = choices.choice(tuple(IDENTITIES)), choices.choice(TYPES), choices.integer(0, 2**31)
    return Strategy(lambda source: algebraic_case(name, t, seed, INPUT_SETS))


KINDS: Mapping[str, Kind] = {
    "one-op": Kind(64, _one_op),
    "dense": Kind(96, _dense),
    "programs": Kind(16, _whole),
    "models": Kind(24, _excerpt),
    "quantized": Kind(24, _any_quantized, ("type quantized",)),
    "dynamic": Kind(14, _dynamic, ("sizes unbounded",)),
    "quantized-dynamic": Kind(2, _dynamic_quantized, ("type quantized", "sizes unbounded")),
    "bounded": Kind(8, _any_bounded, ("sizes bounded",)),
    "identities": Kind(0, _identity, weight_rewritten=128),
    "algebra": Kind(0, _algebra, weight_rewritten=16),
}


def kinds_asked(element_types: Sequence[str]) -> list[Subject]:
    """Return the probe subjects for kinds of programs, on a backend with these element types.

    Each kind with dynamic sizes is probed often enough to decide, and each quantizable op FEW times if the backend has
    quantized types.
    """
    enough, has_quantized = range(-(-MANY // FEW)), "quantized" in element_types
    sized = [name for name, kind in KINDS.items() if kind.needs and "type quantized" not in kind.needs]
    of_kinds = [(name, str(n)) for n in enough for name in sized]
    return of_kinds + [("quantized", f"{op} {n}") for n in range(FEW) for op in QUANTIZED if has_quantized]


def probe(subject: Subject, attempt: int) -> Case:
    name, which = subject
    if name not in KINDS:
        return backend_gaps.probe(subject, attempt)
    choices = Choices(Seeded(seed_of("probe", name, which, attempt)))
    if name == "quantized":
        return quantized_op(which.split()[0], choices.choice(FAMILIES), input_sets=1).sample(choices.source)
    while True:
        try:
            return KINDS[name].strategy(choices, NOTHING).sample(choices.source)
        except NotResizable:
            continue


def is_about(use: Use, subject: Subject) -> bool:
    name = subject[0]
    return not set(KINDS[name].needs).isdisjoint(use.types) if name in KINDS else use.op == name


VARIED = 30
"""Percentage of programs that are mutants of kept ones, once there are some."""
WATCHING, ASKING = 20, 5
"""Programs in a thousand that may meet a known cause (WATCHING), or a gap of the backends (ASKING)."""
TRIES = 12
"""After this many excluded programs in a row, a program of another kind is drawn."""


@dataclass(frozen=True)
class Drawn:
    """A drawn program with the facts that are known before it runs.

    - `met`: by backend, the entries of the expectations whose conditions it meets
    - `uses`: its uses of ops
    - `lacking`: by backend, those of the uses that the backend lacks
    - `doubtful`: the backends that are likely to return no results
    """

    case: Case
    kind: str
    met: Mapping[str, frozenset[str]]
    uses: tuple[Use, ...]
    lacking: Mapping[str, tuple[Use, ...]]
    doubtful: frozenset[str] = frozenset()


@dataclass
class Drawing:
    """Iterable of the programs of a batch; equal tickets give equal programs.

    `rejected` counts the programs that were excluded.
    """

    ticket: Ticket
    seed: int
    known: Mapping[str, Known]
    """Conditions of known causes, by backend."""
    compares: bool = False
    """Whether two releases are compared: then causes that only one of them shows are drawn too."""
    rewrites: bool = False
    """Whether programs are only rewritten."""
    rejected: int = 0

    def __iter__(self) -> Iterator[Drawn]:
        for number in range(self.ticket.size):
            yield self._draw(number)

    def _draw(self, number: int) -> Drawn:
        choices = Choices(Seeded(seed_of(self.seed, self.ticket.number, number)))
        watches, asks = choices.integer(0, 999) < WATCHING, choices.integer(0, 999) < ASKING
        while True:
            kind, strategy = self._kind(choices, asks)
            for _ in range(TRIES):
                try:
                    case = strategy.sample(choices.source)
                except NotResizable:  # and so are most that are drawn in the same way
                    break
                met = {backend: known.met(case) for backend, known in self.known.items()}
                if watches or not self._is_known(met):
                    drawn = self._describe(kind, case, met)
                    if asks or not _is_lacking(drawn):
                        return drawn
                self.rejected += 1

    def _kind(self, choices: Choices, asks: bool) -> tuple[str, Strategy[Case]]:
        if self.ticket.parents and choices.integer(0, 99) < VARIED:
            return "varied", mutants(self.ticket.parents)
        found = [name for name, kind in KINDS.items() if asks or self._may_run(kind)]
        name = choices.choice([name for name in found for _ in range(self._weight(KINDS[name]))])
        return name, KINDS[name].strategy(choices, NOTHING if asks else self._without)

    def _weight(self, kind: Kind) -> int:
        is_other = self.rewrites and kind.weight_rewritten is not None
        return kind.weight_rewritten or 0 if is_other else kind.weight

    @functools.cached_property
    def _without(self) -> Without:
        return backend_gaps.without(self.ticket.gaps.values())

    def _may_run(self, kind: Kind) -> bool:
        gaps = self.ticket.gaps.values()
        return not gaps or any(of_one.lacking.isdisjoint(kind.needs) for of_one in gaps)

    def _describe(self, kind: str, case: Case, met: Mapping[str, frozenset[str]]) -> Drawn:
        used = uses(case.program)
        lacking = {b: tuple(filter(gaps.concern, used)) for b, gaps in self.ticket.gaps.items()}
        doubtful = [b for b, gaps in self.ticket.gaps.items() if any(map(gaps.make_doubtful, used))]
        doubtful += [b for b, entries in met.items() if (entries & self.known[b].fatal) - self.ticket.harmless]
        return Drawn(case, kind, met, used, lacking, frozenset(doubtful))

    def _is_known(self, met: Mapping[str, frozenset[str]]) -> bool:
        if self.compares and met:
            return bool(frozenset.intersection(*met.values()) - self.ticket.rare)
        return any(entries - self.ticket.rare for entries in met.values())


def _is_lacking(drawn: Drawn) -> bool:
    return bool(drawn.lacking) and all(drawn.lacking.values())
