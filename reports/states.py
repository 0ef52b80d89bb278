"""States of results for readers: each has a symbol, and failures are split into expected and unexpected ones."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from results.records import Result


@dataclass(frozen=True)
class State:
    """A state of a result; `symbol` identifies it without colour, `key` is its class in the style sheet."""

    key: str
    symbol: str
    title: str
    meaning: str
    standing: str
    """violation, accuracy, inconsistent, behaviour, or "" if it says nothing against the implementation."""


STATES = (
    State("crash", "!", "crashes", "the implementation's process ended", "violation"),
    State("hang", "T", "times out", "no answer within the limit", "violation"),
    State("wrong", "✗", "wrong result", "a result that a clause of the specification rules out", "violation"),
    State("rejects", "R", "rejects valid", "a program that satisfies every constraint is refused", "violation"),
    State("accepts", "A", "accepts invalid", "a program that breaks a constraint is accepted", "violation"),
    State("inaccurate", "≈", "inaccurate", "off by more than our published bound; the text has none", "accuracy"),
    State(
        "inconsistent",
        "≠",
        "inconsistent",
        "not what the implementation does elsewhere",
        "inconsistent",
    ),
    State("error", "E", "our error", "we failed, or our adapter: nothing is known of the implementation", ""),
    State("behaviour", "◇", "left open", "the specification leaves it open; not what is customary", "behaviour"),
    State("conforms", "✓", "conforms", "every element is among the results that conform", ""),
    State("undecided", "?", "undecided", "our evaluator cannot say, or every result conforms", ""),
    State("unsupported", "—", "unsupported", "the implementation says that it lacks this", ""),
)
"""All states, gravest first."""

BY_KEY = {s.key: s for s in STATES}
_OF_VERDICT = {
    "Crashes": "crash",
    "TimesOut": "hang",
    "RejectsValid": "rejects",
    "AcceptsInvalid": "accepts",
    "Conforms": "conforms",
    "Undecided": "undecided",
    "Error": "error",
    "Unsupported": "unsupported",
}
_OF_STANDING = {
    "violation": "wrong",
    "accuracy": "inaccurate",
    "inconsistent": "inconsistent",
    "behaviour": "behaviour",
}


def state(result: Result) -> State:
    if result.verdict == "Deviates":
        return BY_KEY[_OF_STANDING[result.standing or "violation"]]
    return BY_KEY[_OF_VERDICT[result.verdict]]


Count = tuple[str, bool]
"""The key of a state, and whether the results were expected."""


class Tally(Counter[Count]):
    def add(self, result: Result) -> None:
        self[state(result).key, result.expectation is not None] += 1

    def of(self, *keys: str, expected: bool | None = None) -> int:
        return sum(n for (k, e), n in self.items() if k in keys and expected in (None, e))

    def failures(self, standing: str, expected: bool | None = None) -> int:
        return self.of(*(s.key for s in STATES if s.standing == standing), expected=expected)

    @property
    def judged(self) -> int:
        return self.total() - self.of("error", "undecided", "unsupported")

    @property
    def lead(self) -> tuple[State, bool] | None:
        """The state to show where one fits: the gravest unexpected failure, else the gravest state; None if empty."""
        fails = [s for s in STATES if s.standing in ("violation", "accuracy", "inconsistent")]
        for expected in (False, True):
            for s in fails:
                if self[s.key, expected]:
                    return s, expected
        for s in STATES[len(fails) :]:
            if self.of(s.key):
                return s, False
        return None

    @property
    def parts(self) -> list[tuple[State, bool, int]]:
        return [(s, e, self[s.key, e]) for s in STATES for e in (False, True) if self[s.key, e]]

    def __str__(self) -> str:
        return ", ".join(f"{n} {s.title}{' (expected)' if e else ''}" for s, e, n in self.parts) or "no cases"
