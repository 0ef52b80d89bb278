"""Standalone scripts: a program, its inputs, the lines that call an implementation as its users do, and one comparison.

Exit status 1 where the bug shows, 0 where not; a crash crashes, a hang hangs. A script has at most `MOST_LINES` lines;
longer data is stored beside it.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from oracles.backends.protocol import Array
from oracles.judge import Expected
from oracles.sets.acceptance import Acceptance
from spec.types import ComplexType, QuantizedType, TensorType, Type, dtype
from trials.checks import Failure
from trials.findings.scripts import executables, jax_calls, mlir_bindings, model_runtimes  # noqa: F401  they register how backends are called
from trials.findings.scripts.calls import Call, NoScript, Target
from trials.findings.scripts.comparison_lines import (
    Comparison,
    Store,
    comparable_expression,
    of_forms,
    of_runs,
    of_values,
)
from trials.findings.scripts.result_layouts import Layout

NAME, PROGRAM, ARRAYS = "reproduce.py", "reproduce.mlir", "reproduce.npz"
MOST_LINES = 40
WIDTH = 116
LONGEST = 2500
"""Maximum number of characters of a program within the script."""
TIMES = 8
"""Executions of a nondeterministic program."""
ATTEMPTS = 200
"""Compilations and executions of a program that fails at random."""


@dataclass(frozen=True)
class Script:
    source: str
    arrays: Mapping[str, Array] = field(default_factory=dict)
    files: Mapping[str, bytes] = field(default_factory=dict)
    packages: tuple[str, ...] = ()
    argument: str = ""
    """Command-line argument that it needs, in words, or ""."""

    @property
    def lines(self) -> int:
        return len(self.source.splitlines())

    def write(self, directory: Path) -> None:
        """Write the script and its files. Raises OSError."""
        for name in (PROGRAM, ARRAYS):
            (directory / name).unlink(missing_ok=True)
        (directory / NAME).write_text(self.source, encoding="utf-8")
        if self.arrays:
            np.savez(directory / ARRAYS, **self.arrays)  # type: ignore[arg-type]
        for name, contents in self.files.items():
            (directory / name).write_bytes(contents)


@dataclass(frozen=True)
class Shown:
    title: str
    failure: Failure
    output: int
    types: Sequence[Type]
    expected: Expected
    layout: Layout
    processes: int = 1
    at_random: bool = False


def script(target: Target, call: Call, shown: Shown) -> Script:
    """Assemble a script. Raises NoScript where nothing can be compared, or it would be too long."""
    store = Store()
    inputs = _inputs(target, store)
    body, imports = _body(target, call, shown, store)
    text = "" if "MODEL" in "".join(call.compile) else target.text
    for is_beside in (False, True):
        code = [*_program(text, is_beside), *inputs, *body]
        found = _assemble(target, call, shown, imports, code, store)
        if found.lines <= MOST_LINES:
            if is_beside and text:
                return Script(
                    found.source, found.arrays, {**found.files, PROGRAM: text.encode()}, call.packages, call.argument
                )
            if is_beside or len(text) <= LONGEST:
                return found
    raise NoScript(f"it takes {found.lines} lines")


def _assemble(  # noqa: PLR0917
    target: Target, call: Call, shown: Shown, imports: Sequence[str], code: Sequence[str], store: Store
) -> Script:
    whole = "\n".join(code)
    has_files = "HERE" in whole
    if store.arrays:
        code = ['data = np.load(HERE.with_name("reproduce.npz"))', *code]
        has_files = True
    if has_files:
        imports = ["from pathlib import Path", *imports]
        code = ["HERE = Path(__file__)", *code]
    ours = ["import sys", *(["import ml_dtypes"] if "ml_dtypes." in whole else [])]
    ours += ["import numpy as np"] if "np." in whole or store.arrays else []
    top = [*_header(target, call, shown), "", *_sort_imports([*imports, *ours])]
    lines = [*top, "", *code] if len(top) + len("\n".join(code).splitlines()) < MOST_LINES else [*top, *code]
    return Script("\n".join(lines) + "\n", store.arrays, call.files, call.packages, call.argument)


_STANDARD = re.compile(r"(import|from) (base64|ctypes|json|os|pathlib|re|subprocess|sys|tempfile)\b")


def _sort_imports(imports: Sequence[str]) -> list[str]:
    found = sorted(dict.fromkeys(imports), key=lambda line: (not _STANDARD.match(line), line.startswith("from"), line))
    return found


def _header(target: Target, call: Call, shown: Shown) -> list[str]:
    needs = " ".join(f"{name} {target.versions[name]}" for name in call.packages if name in target.versions)
    first = textwrap.shorten(f'"""{shown.title}', WIDTH, placeholder="...")
    first = first.replace("\\", "/").replace('"""', "'''").replace("'''", '"""', 1)
    usage = f" with {call.argument} as arguments" if call.argument else ""
    said = f"Seen with {needs}. " if needs else ""
    return [first, "", f'{said}Exits with 1 where the bug shows, and with 0 where it does not{usage}."""']


def _program(text: str, is_beside: bool) -> list[str]:
    if not text:
        return []
    if is_beside or "'''" in text:
        return ['PROGRAM = HERE.with_name("reproduce.mlir").read_text()']
    raw = "r" if "\\" in text else ""
    return [f"PROGRAM = {raw}'''{text.strip()}", "'''"]


def _inputs(target: Target, store: Store) -> list[str]:
    if not target.executes:
        return []
    items = [store.expression(f"input_{i}", x) for i, x in enumerate(target.inputs)]
    one = f"inputs = [{', '.join(items)}]"
    if len(one) <= WIDTH or len(items) < 2:
        return [one]
    return ["inputs = [", *(f"    {item}," for item in items), "]"]


def _body(target: Target, call: Call, shown: Shown, store: Store) -> tuple[list[str], list[str]]:
    imports = list(call.imports)
    execute = list(call.execute) if target.executes else []
    once, again = list(call.compile[: call.once]), list(call.compile[call.once :])
    match shown.failure.verdict:
        case "AcceptsInvalid":
            return [*_try_or_pass([*call.compile, *execute], "refused:"), *_acceptance_lines()], imports
        case "Deviates":
            return _compared(target, call, shown, store), imports
        case verdict:
            # Results are read within the `try`: some implementations fail only there.
            lines = [*once, *_repeated([*again, *execute], shown), *_success_lines(target, call)]
            return _try_or_report(lines) if verdict == "RejectsValid" or call.is_apart else lines, imports


def _compared(target: Target, call: Call, shown: Shown, store: Store) -> list[str]:
    execute = list(call.execute) if target.executes else []
    comparison, fetched = _comparison(target, call, shown, store)
    within = "    " if execute and execute[-1].startswith("    ") else ""
    fetched = [within + line for line in fetched]
    if shown.failure.kind == "nondeterministic":
        lines = [*call.compile, *execute, *fetched, f"{within}return actual"]
        return ["def run():", *("    " + line for line in lines), *comparison.told]
    once, again = call.compile[: call.once], call.compile[call.once :]
    run = _repeated([*again, *execute, *fetched, *comparison.compared], shown, comparison.differs)
    return [*comparison.before, *once, *run, *comparison.told]


def _repeated(lines: Sequence[str], shown: Shown, until: str = "") -> list[str]:
    """Return the lines; if the program fails at random, in a loop that ends where the expression `until` is true."""
    if not shown.at_random:
        return list(lines)
    ends = [f"    if {until}:", "        break"] if until else []
    return [f"for _ in range({ATTEMPTS}):  # it fails now and then", *("    " + line for line in lines), *ends]


def _try_or_report(lines: Sequence[str]) -> list[str]:
    return [
        "try:",
        *("    " + line for line in lines),
        "except Exception as error:",
        '    sys.exit(f"returned: {error}\\nexpected: a result")',
    ]


def _try_or_pass(lines: Sequence[str], word: str) -> list[str]:
    return [
        "try:",
        *("    " + line for line in lines),
        "except Exception as error:",
        f'    print("{word}", error)',
        "    sys.exit(0)",
    ]


def _acceptance_lines() -> list[str]:
    return ['sys.exit("returned: the program is accepted\\nexpected: it is refused")']


def _success_lines(target: Target, call: Call) -> list[str]:
    tensors = [i for i, t in enumerate(target.program.main.result_types) if isinstance(t, TensorType)]
    if not target.executes or not tensors:
        return ['print("returned: no error, as expected")']
    return [f'print("returned:", {", ".join(map(call.fetch, tensors))}, "and no error, as expected")']


def _comparison(target: Target, call: Call, shown: Shown, store: Store) -> tuple[Comparison, list[str]]:
    i, kind = shown.output, shown.failure.kind
    t = shown.types[i]
    if kind in ("shape", "type", "count"):
        return _forms(call, shown)
    if not isinstance(t, TensorType):
        raise NoScript(f"result {i} is a {t}")
    fetched = _fetch_lines(call, shown, i)
    if kind == "nondeterministic":
        return of_runs(TIMES), fetched
    sets = shown.expected[i] if isinstance(shown.expected, tuple) else None
    if not isinstance(sets, Acceptance):
        raise NoScript("no sets of values say what conforms")
    before, last = fetched[:-1], fetched[-1].removeprefix("actual = ")
    if shown.layout.means == "parts" and isinstance(t.element_type, ComplexType):
        return of_values(sets, store), [*before, f"actual = {last}.reshape(-1)"]
    return of_values(sets, store), [*before, f"actual = {comparable_expression(t.element_type)(last)}"]


def _forms(call: Call, shown: Shown) -> tuple[Comparison, list[str]]:
    tensors = [(i, t) for i, t in enumerate(shown.types) if isinstance(t, TensorType)]
    forms = [(dtype(t.element_type).name, _shape(i, t, shown)) for i, t in tensors]
    lines = ["results = []"]
    for i, t in tensors:
        if _has_sizes(shown, i):  # a wrong size may be negative, and no array has it
            first = shown.layout.positions[i][0]
            lines += [_size_line(call, shown, i), f"results.append(({call.fetch(first)}.dtype.name, shape))"]
            continue
        *before, last = _fetch_lines(call, shown, i)
        last = last.removeprefix("actual = ")
        stored = isinstance(t.element_type, QuantizedType)  # whose integers have no signs
        lines += [*before, f"array = {comparable_expression(t.element_type)(last) if stored else last}"]
        lines.append("results.append((array.dtype.name, array.shape))")
    return of_forms(forms), lines


def _fetch_lines(call: Call, shown: Shown, i: int) -> list[str]:
    """Return lines that define `actual` as one result.

    A result followed by its dynamic sizes is cut to that many elements from the front of its buffer.
    """
    first, *rest = shown.layout.positions[i]
    if _has_sizes(shown, i):
        cut = "[:np.prod(shape, dtype=int)].reshape(shape)"
        return [_size_line(call, shown, i), f"actual = {call.fetch(first)}.reshape(-1){cut}"]
    match shown.layout.means:
        case "parts" if rest:
            return [f"actual = np.stack([{call.fetch(first)}, {call.fetch(rest[0])}], -1)"]
        case "processes":
            return [f"actual = np.stack([{', '.join(map(call.fetch, [first, *rest]))}])"]
    return [f"actual = {call.fetch(first)}"]


def _has_sizes(shown: Shown, i: int) -> bool:
    return shown.layout.means == "sizes" and len(shown.layout.positions[i]) > 1


def _size_line(call: Call, shown: Shown, i: int) -> str:
    t, sizes = shown.types[i], iter(shown.layout.positions[i][1:])
    assert isinstance(t, TensorType)
    shape = ", ".join(f"int({call.fetch(next(sizes))})" if n is None else str(n) for n in t.shape)
    return f"shape = ({shape},)"


def _shape(i: int, t: TensorType, shown: Shown) -> tuple[int, ...]:
    if t.is_static:
        return t.static_shape if shown.processes == 1 else (shown.processes, *t.static_shape)
    sets = shown.expected[i] if isinstance(shown.expected, tuple) else None
    if not isinstance(sets, Acceptance):
        raise NoScript("nothing says how large the result is")
    return sets.shape
