"""Which programs a batch has: of all kinds by weight, without what is known already and what the backends lack."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from fuzz.known import Known
from fuzz.plan import INPUT_SETS, Ticket
from fuzz.uses import Use, uses
from generators.cases import Case
from generators.choices import Choices, Seeded, Strategy
from generators.dense import dense_programs
from generators.drawing import seed_of
from generators.families import strategies
from generators.mutations import mutated
from generators.programs import single_op, whole_programs
from generators.registry import Setting

ONE_OP = tuple(op for op, s in strategies().items() if s.setting is not Setting.QUANTIZED)
KINDS: Mapping[str, tuple[int, Callable[[Choices], Strategy[Case]]]] = {
    "one-op": (4, lambda choices: single_op(choices.choice(ONE_OP), input_sets=INPUT_SETS)),
    "dense": (6, lambda choices: dense_programs(input_sets=INPUT_SETS)),
    "programs": (1, lambda choices: whole_programs(input_sets=INPUT_SETS)),
}
"""The kinds of programs that are drawn anew, each with its weight."""
VARIED = 30
"""Percent of the programs that are varied from kept ones, once there are some."""
WATCHING, ASKING = 20, 5
"""In a thousand programs, those that may show known causes, and those that may use what a backend lacks."""
TRIES = 12
"""After so many programs in a row that are ruled out, a program of another kind is tried."""


@dataclass(frozen=True)
class Drawn:
    """A program, the known causes that it may show, by backend, how it uses ops, and the uses that a backend lacks."""

    case: Case
    kind: str
    met: Mapping[str, frozenset[str]]
    uses: tuple[Use, ...]
    lacking: Mapping[str, tuple[Use, ...]]


@dataclass
class Drawing:
    """Draws the programs of a batch, the same for the same ticket. `rejected` counts those that were ruled out."""

    ticket: Ticket
    seed: int
    known: Mapping[str, Known]
    """By backend."""
    compares: bool = False
    """Whether the backends are releases that are compared: then what only one is known to show is drawn."""
    rejected: int = 0

    def __iter__(self) -> Iterator[Drawn]:
        for number in range(self.ticket.size):
            yield self._drawn(number)

    def _drawn(self, number: int) -> Drawn:
        choices = Choices(Seeded(seed_of(self.seed, self.ticket.number, number)))
        watches, asks = choices.integer(0, 999) < WATCHING, choices.integer(0, 999) < ASKING
        while True:
            kind, strategy = self._kind(choices)
            for _ in range(TRIES):
                case = strategy.sample(choices.source)
                met = {backend: known.met(case) for backend, known in self.known.items()}
                if watches or not self._is_known(met):
                    drawn = self._described(kind, case, met)
                    if asks or not _is_lacking(drawn):
                        return drawn
                self.rejected += 1

    def _kind(self, choices: Choices) -> tuple[str, Strategy[Case]]:
        if self.ticket.parents and choices.integer(0, 99) < VARIED:
            return "varied", mutated(self.ticket.parents)
        kind = choices.choice([name for name, (weight, _) in KINDS.items() for _ in range(weight)])
        return kind, KINDS[kind][1](choices)

    def _described(self, kind: str, case: Case, met: Mapping[str, frozenset[str]]) -> Drawn:
        used = uses(case.program)
        lacking = {b: tuple(filter(gaps.concern, used)) for b, gaps in self.ticket.gaps.items()}
        return Drawn(case, kind, met, used, lacking)

    def _is_known(self, met: Mapping[str, frozenset[str]]) -> bool:
        if self.compares and met:
            return bool(frozenset.intersection(*met.values()) - self.ticket.rare)
        return any(entries - self.ticket.rare for entries in met.values())


def _is_lacking(drawn: Drawn) -> bool:
    """Whether every backend lacks something that the program uses."""
    return bool(drawn.lacking) and all(drawn.lacking.values())
