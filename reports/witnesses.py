"""What all implementations did with the case of a finding, beside our evaluator, and who stands alone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from reports.cause_rows import Violation
from reports.gather import Report, pinned
from reports.states import state
from results.backend_names import BackendName, BadBackendName
from results.records import Result

Answers = Mapping[str, Sequence[Result]]
"""By implementation, those that share their code as one: what it did with a case, as far as that says something."""
_AGAINST_US = ("Deviates", "RejectsValid")
"""What puts our evaluator or our constraints in doubt where most do it."""


@dataclass(frozen=True)
class SideBySide:
    """One case on all backends that it was put to."""

    result: Result
    """That of the finding."""
    results: Sequence[Result]
    """Of every backend, in the order of the report."""
    sentence: str
    deciding: int
    """How many implementations, those that share their code as one, do something that can be judged."""
    is_against_us: bool
    """Whether most implementations agree on what our evaluator rules out."""


def side_by_side(report: Report, example: Result, results: Sequence[Result]) -> SideBySide | None:
    """Of results of one finding or cause, the case that most implementations answer, the example before others; None
    where no case was put to another backend."""
    shared = [r for r in (example, *results) if len(_same_program(report, r)) > 1]
    if not shared:
        return None
    return _beside(report, max(shared, key=lambda r: len(_answers(report, _same_program(report, r)))))


def of_program(report: Report, example: Result) -> SideBySide:
    """What all that were put to the program of a result did with it: at the least its own backend."""
    return _beside(report, example)


def _beside(report: Report, chosen: Result) -> SideBySide:
    on_all = _same_program(report, chosen)
    answers = _answers(report, on_all)
    own = _witness(report, chosen)
    agreeing = _agreeing(own, chosen, answers)
    is_against_us = chosen.verdict in _AGAINST_US and chosen.fails and 1 < len(agreeing) > len(answers) / 2
    alone = f"Put to {_shown(chosen)} alone." if len(on_all) == 1 else ""
    sentence = alone or _sentence(own, chosen, answers, agreeing, is_against_us)
    return SideBySide(chosen, on_all, sentence, len(answers), is_against_us)


def against_us(report: Report, found: Sequence[Violation]) -> list[Violation]:
    """The causes on which most implementations agree."""
    shown = ((v, side_by_side(report, v.example.example, v.results)) for v in found)
    return [v for v, beside in shown if beside is not None and beside.is_against_us]


def _same_program(report: Report, r: Result) -> list[Result]:
    """What came of a result's case on every backend; of its own, the result itself."""
    pins = report.of_pin.get(pinned(r), ()) if r.claim == "expectations" else ()
    others = (*report.of_case.get(_whole(report, r), ()), *pins)
    found = {o.backend: o for o in others if _is_same_program(o, r)} | {r.backend: r}
    return [found[b] for b in report.backends if b in found]


def _is_same_program(one: Result, other: Result) -> bool:
    """Of two results of a case. A pin is named by its entry, and two backends may have entries of one name."""
    if one.claim == "expectations":
        return pinned(one) is not None and pinned(one) == pinned(other)
    return one.shape_class == other.shape_class or None in (one.shape_class, other.shape_class)


def _whole(report: Report, r: Result) -> str:
    """The name of the case. That of a further cause, or of a further kind of deviation, has it as its beginning."""
    name, space, drawn = r.case.partition(" (")
    begin = name.rpartition("/")[0] + space + drawn
    return begin if begin in report.of_case else r.case


def _parsed(r: Result) -> BackendName:
    """The report may have put a version behind the name."""
    name = r.backend.partition(" (")[0]
    try:
        return BackendName.parse(name)
    except BadBackendName:
        return BackendName(name)


def _witness(report: Report, r: Result) -> str:
    """What a backend counts as: its variants, its releases and what runs the same code are one, and where programs are
    refused as they are read, all that have the same verifier."""
    name, about = _parsed(r), report.backends[r.backend].about
    if about.verifier and r.verdict == "RejectsValid" and r.stage == "parse":
        return f"the verifier of {about.verifier}"
    whose_code = about.whose_code
    return whose_code.get(name.tested) or whose_code.get("") or _shown(r)


def _shown(r: Result) -> str:
    name = _parsed(r)
    return name.base if name.tested or not name.variant else str(name)


def _answers(report: Report, results: Iterable[Result]) -> Answers:
    found: dict[str, list[Result]] = defaultdict(list)
    for r in results:
        if state(r).standing or r.verdict == "Conforms":
            found[_witness(report, r)].append(r)
    return found


def _answer(r: Result) -> tuple[Any, ...]:
    """Equal for equal answers, as far as the records say it."""
    w = r.worst
    return r.verdict, r.kind, None if w is None else (w.output, w.input_set, w.index, str(w.actual))


def _agreeing(own: str, r: Result, answers: Answers) -> list[str]:
    """The implementations that answer as the result does, its own first."""
    return [own, *(n for n, of in answers.items() if n != own and _answer(r) in map(_answer, of))]


def _label(answers: Answers, name: str) -> str:
    """The implementations that count as one."""
    first, *rest = dict.fromkeys(map(_shown, answers[name]))
    return f"{first} with {', '.join(rest)}" if rest else first


def _sentence(who: str, r: Result, answers: Answers, agreeing: Sequence[str], is_against_us: bool) -> str:
    own, total = _label(answers, who), len(answers)
    conforming = [
        _label(answers, n) for n, of in answers.items() if n != who and all(x.verdict == "Conforms" for x in of)
    ]
    if total == 1:
        return f"No implementation but {own} decides this case."
    if is_against_us:
        return f"{len(agreeing)} of {total} implementations agree against our evaluator: look at us first."
    if len(conforming) == total - 1:
        return f"{own} stands alone; {_others(conforming)} {_conforms(r, len(conforming))}."
    if len(agreeing) > 1:
        same = ", ".join(_label(answers, n) for n in agreeing)
        return f"{len(agreeing)} of {total} implementations do the same: {same}.{_caveat(r)}"
    return f"{total - len(conforming)} of {total} implementations deviate, {own} in a way of its own."


def _others(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{len(names)} others"


def _conforms(r: Result, others: int) -> str:
    """What the others do that do not do as this result."""
    one, several = "conforms", "conform"
    if r.verdict == "AcceptsInvalid":
        one, several = "refuses it", "refuse it"
    elif r.standing == "behaviour":
        one, several = "does what is customary", "do what is customary"
    return one if others == 1 else several


def _caveat(r: Result) -> str:
    return " What takes StableHLO's dialect shares its verifier." if r.verdict == "AcceptsInvalid" else ""
