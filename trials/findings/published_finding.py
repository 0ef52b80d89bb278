"""A published finding: a folder that holds all that is needed to see the failure and to run it again.

It holds a minimal program, its inputs, the expected set, the actual value, the clause and a command. A finding is
published only after its files were read back and judged again.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Collection
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from generators.cases import Case
from generators.quantized.quantized_types import family_of
from results import commands
from results.backend_names import base_name
from results.codec import decode
from results.file import BrokenResults, unwritable
from results.records import Claim, Reproduction
from results.untrusted import BadFile, inside, read_text
from results.verdicts import Verdict
from spec import streams
from spec.parse import ParseError, parse
from spec.types import QuantizedType, TensorType
from trials import input_sources
from trials.case_records import program_text
from trials.causes.cause_signatures import Signature
from trials.causes.entries import Entry
from trials.causes.expectations import load
from trials.checks import Failure, Judged, failing_row, failures_of, part_of
from trials.computing_operations import main_operation
from trials.failure_text import actual_text, expected_text, headline
from trials.plain_data import plain
from trials.settings import Profile
from trials.subject import Subject

ABOUT = "finding.json"
DRAFT = "expectation.toml"
"""The draft of an expectations entry, to be completed by a person."""

Again = Callable[[Case], Judged]
"""Runs and judges a case once more."""
Needs = Callable[[Judged], tuple[str, ...]]
"""Returns the parts of the compiler without which a case does not fail in this way."""
Complete = Callable[[Path, str, Failure, Judged], bool | None]
"""Adds further files to a finding; returns whether a standalone script fails too, None if unknown."""


@dataclass(frozen=True)
class About:
    test: str
    claim: Claim
    backend: str
    op: str | None
    element_type: str | None
    clauses: tuple[str, ...]
    detail: str | None
    profile: Profile
    seed: int
    failure: tuple[str, str | None, str | None]
    cause: str
    signature: str
    blamed: str | None = None
    needs: tuple[str, ...] = ()
    """Parts of the compiler without which it does not fail in this way."""
    flaky: bool = False

    @staticmethod
    def of(
        subject: Subject,
        failure: Failure,
        signature: Signature,
        *,
        test: str = "",
        profile: Profile = "default",
        seed: int,
    ) -> About:
        """Describe a failure whose cause has no entry; `test` defaults to the name of the claim."""
        return About(
            test=test or subject.claim,
            claim=subject.claim,
            backend=subject.backend,
            op=subject.op,
            element_type=subject.element_type,
            clauses=subject.clauses,
            detail=subject.detail,
            profile=profile,
            seed=seed,
            failure=failure,
            cause=signature.id,
            signature=signature.text,
            blamed=signature.op,
        )

    @property
    def subject(self) -> Subject:
        test = "" if self.test == self.claim else self.test
        return Subject(self.claim, self.backend, self.op, self.element_type, self.clauses, self.detail, test)


@dataclass(frozen=True)
class Finding:
    """A published finding: `text` for the terminal, `reproduction` for the results file."""

    text: str
    replay: str
    reproduction: Reproduction


def publish(
    directory: Path,
    about: About,
    draft: str,
    shortest: Judged,
    drawn: Judged,
    *,
    again: Again,
    needs: Needs = lambda judged: (),
    complete: Complete = lambda directory, title, failure, judged: None,
) -> Finding | None:
    """Publish a reduced case in a new folder; return None if the folder exists, because the cause is published already.

    If the reduced case does not fail when read back and run again, `drawn` is published. The finding is flaky if
    `drawn` does not fail either, or if the standalone script does not. Raises BrokenResults where it cannot write.
    """
    try:
        directory.parent.mkdir(parents=True, exist_ok=True)
        directory.mkdir()
        (directory / DRAFT).write_text(draft, encoding="utf-8")
    except FileExistsError:
        return None
    except OSError as e:
        raise unwritable(directory, e) from None
    failure = Failure(*about.failure)
    for judged in (shortest, drawn):
        _write(directory, about, judged)
        found = again(read(directory)[1])
        if failure in failures_of(found.verdict):
            about = replace(about, needs=needs(found))
            _write(directory, about, judged)
            finding = _write_text(directory, about, found)
            if complete(directory, finding.text, failure, found) is not False:
                return finding
            break
    else:
        found = drawn
    about = replace(about, flaky=True)
    _write(directory, about, found)
    return _write_text(directory, about, found)


def read(directory: Path) -> tuple[About, Case]:
    """Read a published finding. Raises BrokenResults."""
    try:
        about = decode(About, json.loads(read_text(inside(directory, ABOUT))))
        spelled = read_text(inside(directory, "program.mlir"))
        program = parse(spelled, str(directory / "program.mlir"), verified=False)
    except BadFile as e:
        raise BrokenResults(str(e)) from None
    except (ValueError, ParseError, RecursionError) as e:
        raise BrokenResults(f"{directory}: is no finding: {e}") from None
    rows: tuple[Any, ...] = () if about.claim in ("accepts_valid", "rejects_invalid") else ((),)
    if (directory / "inputs.npz").exists():
        try:
            program, rows = input_sources.load(inside(directory, "inputs.npz"), program)
        except (input_sources.BadInputs, BadFile) as e:
            raise BrokenResults(str(e)) from None
    return about, Case(program, rows, about.op, about.element_type)


def drafts(folder: Path, backend: str) -> list[Entry]:
    found: list[Entry] = []
    for path in sorted(folder.glob(f"*/{DRAFT}")):
        about = read(path.parent)[0]
        if base_name(about.backend) == backend:
            found += load(path).entries
    return found


def _write(directory: Path, about: About, judged: Judged) -> None:
    case = judged.case
    row = failing_row(case, part_of(judged.verdict, Failure(*about.failure)))
    fed = {name: storable(c.array) for name, c in streams.tensors_read(case.program).items()}
    stored = directory / "inputs.npz"
    try:
        (directory / "program.mlir").write_text(program_text(judged), encoding="utf-8")
        (directory / ABOUT).write_text(json.dumps(asdict(about), indent=1) + "\n", encoding="utf-8")
        stored.unlink(missing_ok=True)
        if row or fed:
            np.savez(stored, *map(storable, row), **fed)  # type: ignore[arg-type]
    except OSError as e:
        raise unwritable(directory, e) from None


def _write_text(directory: Path, about: About, judged: Judged) -> Finding:
    verdict = part_of(judged.verdict, Failure(*about.failure))
    shown_by = reproduction_of(judged, verdict)
    reproduction = replace(shown_by, directory=str(directory), flaky=about.flaky, needs=about.needs)
    replay = commands.replay(str(directory), "--backend", about.backend)
    report = _text(about, verdict, reproduction, replay)
    try:
        (directory / "finding.txt").write_text(report + "\n", encoding="utf-8")
    except OSError as e:
        raise unwritable(directory, e) from None
    return Finding(report, replay, reproduction)


def reproduction_of(judged: Judged, verdict: Verdict) -> Reproduction:
    case = judged.case
    op, element_type = about_of(case)
    return Reproduction(
        program=program_text(judged),
        inputs=tuple(plain(a) for a in failing_row(case, verdict)),
        expected=expected_text(judged.expected, verdict),
        actual=actual_text(judged.outcome, verdict),
        streams={name: plain(c.array) for name, c in streams.tensors_read(case.program).items()},
        op=op,
        element_type=element_type,
    )


def about_of(case: Case) -> tuple[str | None, str | None]:
    """Return the op that a program is about, and its element type.

    The element type is the one the case was drawn for, if still present, else that of the op's first operand or result.
    """
    try:
        found = main_operation(case.program, case.op)
    except ValueError:  # a program that breaks a constraint may be empty
        return case.op, case.element_type
    types = [v.type.element_type for v in (*found.operands, *found.results) if isinstance(v.type, TensorType)]
    spelt = [family_of(t) if isinstance(t, QuantizedType) else str(t) for t in types]
    return found.name, case.element_type if case.element_type in spelt else next(iter(spelt), None)


def entry_id(about: About) -> str:
    return f"{about.blamed or about.op or 'program'}-{(about.failure[1] or about.failure[0]).lower()}-{about.cause}"


def folder_name(about: About) -> str:
    """Return the folder's name: equal for findings with the same cause on the same backend."""
    what = about.failure[1] or about.failure[0]
    return file_name(about.backend, about.blamed or about.op or "program", what, about.cause)


def keep(folder: Path, wanted: Collection[str]) -> None:
    """Remove the findings whose folder names are not in `wanted`, and no other files. Raises BrokenResults."""
    try:
        for found in [f for f in folder.glob("*/") if f.name not in wanted]:
            if (found / DRAFT).exists() or not any(found.iterdir()):
                shutil.rmtree(found)
    except OSError as e:
        raise unwritable(folder, e) from None


def storable(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Return the array as an .npz file can hold it.

    Element types that NumPy lacks become unsigned integers of the same size.
    """
    if array.dtype.type.__module__ != "numpy":
        return array.view(f"u{array.dtype.itemsize}")
    return array


def file_name(*parts: str) -> str:
    return "-".join("".join(c if c.isalnum() or c in "_." else "_" for c in part)[:40] for part in parts)


def _text(about: About, verdict: Verdict, reproduction: Reproduction, replay: str) -> str:
    op, element_type = reproduction.op or about.op, reproduction.element_type or about.element_type
    name = " ".join(p for p in (op or "a program", f"of {element_type}" * bool(element_type)) if p)
    lines = [f"{about.backend}: {name}: {headline(verdict)}"]
    lines.append(f"  clause:   {op or 'programs'}: {', '.join(about.clauses)}")
    lines.append(f"  cause:    {about.cause}: {about.signature}")
    if about.needs:
        lines.append(f"  needs:    {', '.join(about.needs)}: without it the program does not fail so")
    if about.flaky:
        lines.append("  flaky:    it did not fail again when it was run as it is published")
    if reproduction.expected:
        lines.append(f"  expected: {reproduction.expected}")
    if reproduction.actual:
        lines.append(f"  actual:   {_indent(reproduction.actual)}")
    lines += [f"  input {i}:  {_short(v)}" for i, v in enumerate(reproduction.inputs)]
    lines += [f"  {name}: {_short(v)}" for name, v in reproduction.streams.items()]
    lines += ["  program:", *("    " + line for line in reproduction.program.splitlines())]
    lines.append(f"  replay:   {replay}")
    return "\n".join(lines)


def _indent(text: str) -> str:
    return "\n            ".join(line for line in text.splitlines() if line.strip())


def _short(value: Any) -> str:
    found = str(value)
    return found if len(found) <= 400 else found[:400] + "..."
