"""Claims of the suite: the assertion of a test, the cases that it draws, and the check that judges them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from generators.cases import Case
from generators.choices import Strategy
from generators.examples import draw_cases, seed_of
from generators.families import strategies
from generators.programs import case_strategies
from generators.twins import invalid_twins
from results.records import Result
from spec.op import ops
from trials.checks import Check, Judged
from trials.settings import Settings
from trials.subject import Subject

Key = tuple[object, ...]


@dataclass(frozen=True)
class Claim:
    """A claim of the suite.

    `test`: name of its test. `cases`: draws cases from a subject, a number and a seed. `check`: judges the cases, and
    again those of a finding when it is replayed. `usual`: default number of cases per test, 1 where `is_minor`, None
    for fixed cases. `annotate`: adds fields to the result of a case.
    """

    test: str
    subjects: Callable[[Settings], Iterable[Subject]]
    cases: Callable[[Subject, int, int], Sequence[Case]]
    check: Callable[[Subject, Settings], Check]
    key: Callable[[Subject], Key]
    """What the cases depend on: subjects with equal keys, on several backends, have the same cases."""
    usual: int | None = None
    is_minor: Callable[[Subject], bool] = lambda subject: False
    is_reducible: bool = True
    """Whether parts of a case can be checked; if not, findings are published unreduced."""
    annotate: Callable[[Subject, Result, Judged], Result] = lambda subject, result, judged: result

    def number(self, subject: Subject, settings: Settings) -> int:
        if self.usual is None:
            return 0
        if settings.max_examples is not None:
            return settings.max_examples
        return 1 if self.is_minor(subject) else self.usual

    def estimate_count(self, subject: Subject, settings: Settings) -> int:
        return max(self.number(subject, settings), 1) * max(len(subject.element_types), 1)

    def draw(self, subject: Subject, settings: Settings) -> Sequence[Case]:
        """Draw the cases of a test: the same for one seed, in every run and on every machine."""
        return self.cases(subject, self.number(subject, settings), seed_of(settings.seed, *self.key(subject)))


_CLAIMS: dict[str, Claim] = {}


def register(claim: Claim) -> Claim:
    """Register a claim. Raises ValueError for a second claim with the same test."""
    if claim.test in _CLAIMS:
        raise ValueError(f"two claims have the test {claim.test}")
    _CLAIMS[claim.test] = claim
    return claim


def all_claims() -> dict[str, Claim]:
    return dict(_CLAIMS)


def drawable() -> list[str]:
    return list(strategies())


def ops_with_types(settings: Settings) -> Iterator[tuple[str, str]]:
    for op in drawable():
        for element_type in map(str, case_strategies.element_types(op)):
            if settings.wants(op, element_type):
                yield op, element_type


def ops_with_labels(settings: Settings) -> Iterator[tuple[str, str]]:
    for op in ops():
        if settings.wants(op):
            yield from ((op, label) for label in invalid_twins.labels(op))


def from_strategy(strategy: Callable[[Subject], Strategy[Case]]) -> Callable[[Subject, int, int], Sequence[Case]]:
    return lambda subject, n, seed: draw_cases(strategy(subject), n, seed)
