"""A claim: what a test is about, how its cases are drawn, and the check that they are put to."""

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
    """One claim of the suite. `test` names its test; `cases` draws for a subject as many as it is given, from a seed;
    `check` is what they are put to, and what the replay of a finding puts them to again.

    `noted` adds what else the line of a case says. `usual` is the number of cases per test, unless a run says
    otherwise, and one where `is_minor` says so of the test; None for claims whose cases are fixed.
    """

    test: str
    subjects: Callable[[Settings], Iterable[Subject]]
    cases: Callable[[Subject, int, int], Sequence[Case]]
    check: Callable[[Subject, Settings], Check]
    key: Callable[[Subject], Key]
    """What the cases depend on: subjects of one key, on several backends, have the same cases."""
    usual: int | None = None
    is_minor: Callable[[Subject], bool] = lambda subject: False
    is_reducible: bool = True
    """Whether parts of a case can be put to the check; where not, findings are published as drawn."""
    noted: Callable[[Subject, Result, Judged], Result] = lambda subject, result, judged: result

    def number(self, subject: Subject, settings: Settings) -> int:
        """How many cases a test has; 0 where they are fixed."""
        if self.usual is None:
            return 0
        if settings.max_examples is not None:
            return settings.max_examples
        return 1 if self.is_minor(subject) else self.usual

    def planned(self, subject: Subject, settings: Settings) -> int:
        """About how many cases a test has, before any is drawn."""
        return max(self.number(subject, settings), 1) * max(len(subject.element_types), 1)

    def draw(self, subject: Subject, settings: Settings) -> Sequence[Case]:
        """The cases of a test: the same in every run with the same seed, on every machine."""
        return self.cases(subject, self.number(subject, settings), seed_of(settings.seed, *self.key(subject)))


_CLAIMS: dict[str, Claim] = {}


def register(claim: Claim) -> Claim:
    """Raises ValueError where there is a claim of that test."""
    if claim.test in _CLAIMS:
        raise ValueError(f"two claims have the test {claim.test}")
    _CLAIMS[claim.test] = claim
    return claim


def registered() -> dict[str, Claim]:
    return dict(_CLAIMS)


def drawable() -> list[str]:
    """The ops that can be drawn: those with a strategy."""
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


def drawn(strategy: Callable[[Subject], Strategy[Case]]) -> Callable[[Subject, int, int], Sequence[Case]]:
    """Cases drawn from a strategy that depends on the subject."""
    return lambda subject, n, seed: draw_cases(strategy(subject), n, seed)
