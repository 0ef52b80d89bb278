"""Updates of expectations files: entries are added and removed, and all other text stays as it was written."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import AoT, Table

from results.verdicts import Deviates
from spec import streams
from trials.case_records import program_text
from trials.causes.cause_signatures import Signature
from trials.causes.entries import FORM, UNEXPLAINED, Blame, Entry
from trials.causes.expectations import BrokenExpectations
from trials.checks import Judged, failing_row, part_of
from trials.counterfactuals.experiment import kinds_of_group
from trials.error_messages import gist
from trials.failure_text import actual_text, expected_text, goes_away_text
from trials.plain_data import plain


def entry_of(blame: Blame, signature: Signature, judged: Judged, name: str) -> Entry:
    case = judged.case
    failure = blame.failure
    of_labels = blame.claim == "rejects_invalid"
    return Entry(
        id=name,
        returns=f"{UNEXPLAINED}: {_actual_words(blame, judged)}",
        expected=f"{_correct_words(blame, judged)} ({blame.operation.name}, {', '.join(blame.labels) or 'semantics'})",
        because=goes_away_text(signature.goes_away),
        program=program_text(judged),
        verdict=failure.verdict,  # type: ignore[arg-type]
        kinds=kinds_of_group(failure),
        standing=failure.standing,  # type: ignore[arg-type]
        claim=blame.claim if of_labels else None,  # type: ignore[arg-type]
        labels=blame.labels if of_labels else (),
        ops=(blame.operation.name,),
        element_types=() if of_labels else tuple(sorted(blame.element_types)),
        variants=(blame.variant,) if blame.variant else (),
        stage=blame.stage,  # type: ignore[arg-type]
        message="" if failure.verdict == "Deviates" else _distinctive_part(blame.message),
        goes_away=signature.goes_away,
        inputs=tuple(plain(a) for a in failing_row(case, judged.verdict)),
        streams={n: plain(c.array) for n, c in streams.tensors_by_name(case.program.streams).items()},
    )


def _actual_words(blame: Blame, judged: Judged) -> str:
    name, message = blame.operation.name, gist(blame.message)
    match blame.failure.verdict:
        case "AcceptsInvalid":
            return f"{name} that breaks {', '.join(blame.labels)} is accepted"
        case "Deviates":
            verdict = part_of(judged.verdict, blame.failure)
            worst = verdict.worst if isinstance(verdict, Deviates) else None
            said = _short(actual_text(judged.outcome, verdict)) or message or str(blame.failure.kind)
            where = f", element {list(worst.index)}" if worst is not None and worst.index else ""
            return f"{name} returns {said}{where}"
    return f"{name}: {_HOW.get(blame.failure.verdict, blame.failure.verdict)}{': ' * bool(message)}{_short(message)}"


_HOW = {"RejectsValid": "a valid program is refused", "Crashes": "the process ends", "TimesOut": "no answer"}


def _correct_words(blame: Blame, judged: Judged) -> str:
    if blame.failure.verdict == "AcceptsInvalid":
        return "it is refused"
    deviates = blame.failure.verdict == "Deviates"
    return (deviates and _short(expected_text(judged.expected, part_of(judged.verdict, blame.failure)))) or "a result"


def _short(text: str) -> str:
    line = " ".join(text.split())
    return (line if len(line) <= 200 else f"{line[:200]} ...").rstrip(". ")


def _distinctive_part(message: str) -> str:
    words = gist(message).split()
    longest = ""
    for i in range(len(words)):
        for j in range(i + 1, len(words) + 1):
            part = " ".join(words[i:j])
            if part in message and len(part) > len(longest):
                longest = part
    return longest or message.partition("\n")[0][:60]


def update(path: Path, backend: str, add: Sequence[Entry], remove: Collection[str]) -> None:
    """Add entries to a file, replace those with the same ids, and remove the entries with ids in `remove`.

    Raises BrokenExpectations if the file cannot be read or written.
    """
    try:
        document = tomlkit.parse(path.read_text(encoding="utf-8")) if path.exists() else _new(backend)
        found = document.get("cause")
        causes = found if isinstance(found, AoT) else tomlkit.aot()
        gone = {*remove, *(e.id for e in add)}
        for place in reversed(range(len(causes))):
            if causes[place].get("id") in gone or _all_forms_removed(causes[place], gone):
                del causes[place]
        for entry in add:
            causes.append(table_of(entry))
        if not len(causes):
            document.pop("cause", None)  # a list of none would be written before the comments
        elif causes is not found:
            document.pop("cause", None)
            document.add("cause", causes)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(tomlkit.dumps(document), encoding="utf-8")
    except OSError as e:
        raise BrokenExpectations(f"{path}: cannot be written: {e.strerror}") from None
    except (TOMLKitError, UnicodeDecodeError) as e:
        raise BrokenExpectations(f"{path}: {str(e).partition(chr(10))[0]}") from None


def _all_forms_removed(cause: Table, gone: Collection[str]) -> bool:
    """Remove the forms of a cause that are in `gone`; return whether the cause had forms and none is left."""
    forms = cause.get("form")
    if not isinstance(forms, AoT):
        return False
    for place in reversed(range(len(forms))):
        if f"{cause.get('id')}{FORM}{forms[place].get('name')}" in gone:
            del forms[place]
    return not len(forms)


def as_text(entry: Entry) -> str:
    document = tomlkit.document()
    causes = tomlkit.aot()
    causes.append(table_of(entry))
    document.add("cause", causes)
    return tomlkit.dumps(document)


def _new(backend: str) -> tomlkit.TOMLDocument:
    document = tomlkit.document()
    for line in (
        f"What {backend} is known to do otherwise than the specification says: causes, each with what is expected and",
        f"a minimal program that shows it. `pytest conformance --backend={backend} --update-expectations` adds what",
        "it finds and removes what no longer happens; a person says what is wrong.",
    ):
        document.add(tomlkit.comment(line))
    document.add(tomlkit.nl())
    return document


def table_of(entry: Entry) -> Table:
    """Return the entry as a TOML table without members at their defaults, the pinned program last."""
    table = tomlkit.table()
    own = {f.name: getattr(entry, f.name) for f in fields(Entry)}
    default = Entry("", "", "", "")
    order = [n for n in own if n not in ("program", "inputs", "streams")] + ["program", "inputs", "streams"]
    for name in order:
        if name in ("id", "returns", "expected", "verdict", "program", "inputs") or own[name] != getattr(default, name):
            table.add(name, _item(own[name]))
    table.add(tomlkit.nl())
    return table


def _item(value: Any) -> Any:
    match value:
        case str() if "\n" in value and "'''" not in value:
            return tomlkit.value(f"'''\n{value}'''")
        case tuple() | list():
            return tomlkit.value(_list(value))  # an array that is appended to takes time by the square of its length
        case dict():
            inline = tomlkit.inline_table()
            for name, member in value.items():
                inline[name] = _item(member)
            return inline
    return value


def _list(value: Sequence[Any]) -> str:
    return f"[{', '.join(_list(v) if isinstance(v, tuple | list) else tomlkit.item(v).as_string() for v in value)}]"
