"""Witnesses: the answers of all implementations, and of the evaluator, to the case of a finding."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from reports.cause_rows import Violation
from reports.gather import Report, pin_key
from reports.states import state
from results.backend_names import BackendName, BadBackendName
from results.records import Result

Answers = Mapping[str, Sequence[Result]]
"""By witness (implementations that share code count as one), its judged results for a case."""
_AGAINST_US = ("Deviates", "RejectsValid")
"""Verdicts that put our evaluator or our constraints in doubt if most implementations share them."""


@dataclass(frozen=True)
class SideBySide:
    result: Result
    """The result of the finding."""
    results: Sequence[Result]
    """The results of all backends, in the order of the report."""
    sentence: str
    deciding: int
    """Number of witnesses with a judged answer."""
    is_against_us: bool
    """Whether most witnesses agree on an answer that our evaluator excludes."""


def side_by_side(report: Report, example: Result, results: Sequence[Result]) -> SideBySide | None:
    """Return the case of a finding that most witnesses answer, preferably the example.

    None if no case ran on another backend.
    """
    shared = [r for r in (example, *results) if len(_same_program(report, r)) > 1]
    if not shared:
        return None
    return _beside(report, max(shared, key=lambda r: len(_answers(report, _same_program(report, r)))))


def of_program(report: Report, example: Result) -> SideBySide:
    return _beside(report, example)


def _beside(report: Report, chosen: Result) -> SideBySide:
    on_all = _same_program(report, chosen)
    answers = _answers(report, on_all)
    own = _witness(report, chosen)
    agreeing = _same_answer(own, chosen, answers)
    is_against_us = chosen.verdict in _AGAINST_US and chosen.fails and 1 < len(agreeing) > len(answers) / 2
    alone = f"Put to {_display_name(chosen)} alone." if len(on_all) == 1 else ""
    sentence = alone or _sentence(own, chosen, answers, agreeing, is_against_us)
    return SideBySide(chosen, on_all, sentence, len(answers), is_against_us)


def against_us(report: Report, found: Sequence[Violation]) -> list[Violation]:
    shown = ((v, side_by_side(report, v.example.example, v.results)) for v in found)
    return [v for v, beside in shown if beside is not None and beside.is_against_us]


def _same_program(report: Report, r: Result) -> list[Result]:
    pins = report.of_pin.get(pin_key(r), ()) if r.claim == "expectations" else ()
    others = (*report.of_case.get(_whole(report, r), ()), *pins)
    found = {o.backend: o for o in others if _is_same_program(o, r)} | {r.backend: r}
    return [found[b] for b in report.backends if b in found]


def _is_same_program(one: Result, other: Result) -> bool:
    """Return whether two results of a case have the same program.

    For pinned programs the text is compared, since two backends may have different entries of one name.
    """
    if one.claim == "expectations":
        return pin_key(one) is not None and pin_key(one) == pin_key(other)
    return one.shape_class == other.shape_class or None in (one.shape_class, other.shape_class)


def _whole(report: Report, r: Result) -> str:
    name, space, drawn = r.case.partition(" (")
    begin = name.rpartition("/")[0] + space + drawn
    return begin if begin in report.of_case else r.case


def _parse_name(r: Result) -> BackendName:
    name = r.backend.partition(" (")[0]
    try:
        return BackendName.parse(name)
    except BadBackendName:
        return BackendName(name)


def _witness(report: Report, r: Result) -> str:
    """Return the name under which a backend counts as a witness.

    Variants, releases and implementations that run the same code are one witness. Implementations with the same
    verifier are one witness for programs that the parser rejects.
    """
    name, about = _parse_name(r), report.backends[r.backend].about
    if about.verifier and r.verdict == "RejectsValid" and r.stage == "parse":
        return f"the verifier of {about.verifier}"
    whose_code = about.whose_code
    return whose_code.get(name.tested) or whose_code.get("") or _display_name(r)


def _display_name(r: Result) -> str:
    name = _parse_name(r)
    return name.base if name.tested or not name.variant else str(name)


def _answers(report: Report, results: Iterable[Result]) -> Answers:
    found: dict[str, list[Result]] = defaultdict(list)
    for r in results:
        if state(r).standing or r.verdict == "Conforms":
            found[_witness(report, r)].append(r)
    return found


def _answer(r: Result) -> tuple[Any, ...]:
    w = r.worst
    return r.verdict, r.kind, None if w is None else (w.output, w.input_set, w.index, str(w.actual))


def _same_answer(own: str, r: Result, answers: Answers) -> list[str]:
    return [own, *(n for n, of in answers.items() if n != own and _answer(r) in map(_answer, of))]


def _label(answers: Answers, name: str) -> str:
    first, *rest = dict.fromkeys(map(_display_name, answers[name]))
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
    one, several = "conforms", "conform"
    if r.verdict == "AcceptsInvalid":
        one, several = "refuses it", "refuse it"
    elif r.standing == "behaviour":
        one, several = "does what is customary", "do what is customary"
    return one if others == 1 else several


def _caveat(r: Result) -> str:
    return " What takes StableHLO's dialect shares its verifier." if r.verdict == "AcceptsInvalid" else ""
