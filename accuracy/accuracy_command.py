"""`stablehlo-conformance accuracy`: its arguments and its exit status."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

from accuracy import table
from accuracy.elementwise_errors import Options
from accuracy.measured_inputs import PAIRS
from accuracy.measured_ops import Started, Subject, subjects
from accuracy.measurement_file import NAME, BadMeasurements, Writer, read
from accuracy.measurements import About, Measurement
from oracles.backends import BackendError, UnknownBackend, open_backend
from oracles.backends.protocol import Backend
from results import commands, options
from results.backend_names import BadBackendName, split
from results.codec import encode
from results.untrusted import printable, tell

_PROG = f"{commands.SCRIPT} accuracy" if commands.IS_INSTALLED else "python -m accuracy"
OK, WITHOUT_RESULTS, BAD_USAGE, NO_BACKEND = 0, 1, 2, 3
_SILENT = ("Unsupported:", "Rejected:")
"""Beginnings of outcomes that are no trouble: the implementation lacks something."""


def parser() -> argparse.ArgumentParser:
    made = options.Parser(
        prog=_PROG,
        description="Measures how far the results of elementwise ops are from the true values: all inputs of types of "
        "16 bits and fewer, all pairs of those of 8 bits, and samples of wider ones, with a search for worse inputs. "
        "Exit status: 0 measured, 1 something crashed, hung or was cut off, 2 bad usage or a file that cannot be "
        "written, 3 an implementation cannot be started.",
    )
    made.add_argument("--backend", required=True, help="NAME[:VARIANT][@PYTHON], several separated by commas")
    made.add_argument("-o", dest="out", type=options.place, required=True, metavar="DIR", help="where the results go")
    made.add_argument("--ops", type=options.names, metavar="OPS", help="these only, separated by commas")
    made.add_argument("--element-types", type=options.names, metavar="TYPES", help="these only, as f16,bf16")
    made.add_argument("--pairs", type=options.count(1 << 10, 1 << 28), default=PAIRS, metavar="N",
                      help=f"pairs of 16-bit operands (default: {PAIRS})")  # fmt: skip
    made.add_argument("--seed", type=options.count(0), default=0, metavar="N", help="of what is drawn (default: 0)")
    made.add_argument("--resume", action="store_true", help="go on with what is in DIR")
    made.add_argument("--timeout", type=options.seconds, default=600.0, metavar="S", help="seconds for one program")
    made.add_argument("--memory", type=options.mebibytes, metavar="MIB", help="of an implementation's process")
    made.add_argument("--report", type=options.place, metavar="PAGES", help="write pages with plots there")
    made.add_argument("--json", action="store_true", help="print one object instead of the tables")
    made.add_argument("--quiet", action="store_true", help="show no progress")
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words[:1] == ["show"]:
        return _show(words[1:])
    made = parser()
    given = made.parse_args(words)
    asked = Options(given.pairs, given.seed)
    chosen = list(_chosen(made, given, asked))
    backends: dict[str, Backend] = {}
    try:
        for name in split(given.backend):
            backends[name] = open_backend(name, timeout=given.timeout, memory=given.memory)
        return _run(given, asked, chosen, backends)
    except (UnknownBackend, BadBackendName, BadMeasurements) as e:
        return _fail(made, str(e), BAD_USAGE)
    except BackendError as e:
        return _fail(made, str(e), NO_BACKEND)
    except KeyboardInterrupt:
        return _fail(made, f"cut; --resume goes on with what is in {given.out}", WITHOUT_RESULTS)
    finally:
        for backend in backends.values():
            backend.close()


def _chosen(made: argparse.ArgumentParser, given: argparse.Namespace, asked: Options) -> Iterator[Subject]:
    every = list(subjects(asked))
    for what, wanted, known in (
        ("op", given.ops, {s.op for s in every}),
        ("element type", given.element_types, {s.element_type for s in every}),
    ):
        for name in wanted or ():
            if name not in known:
                near = options.did_you_mean(name, known) or f"; there are {', '.join(sorted(known))}"
                made.error(f"no {what} {printable(name)!r} is measured{near}")
    for s in every:
        if s.op in (given.ops or {s.op}) and s.element_type in (given.element_types or {s.element_type}):
            yield s


def _run(given: argparse.Namespace, asked: Options, chosen: Sequence[Subject], backends: dict[str, Backend]) -> int:
    versions = {name: dict(b.describe().versions) for name, b in backends.items()}
    about = About(
        version("stablehlo-conformance"), versions, {"pairs": asked.pairs, "seed": asked.seed},
        datetime.now(UTC).isoformat(timespec="seconds"),
    )  # fmt: skip
    writer = Writer(given.out, about, given.resume)
    try:
        screen = _Screen(len(chosen) * len(backends), given.quiet)
        for name, backend in backends.items():
            for m in _measure(chosen, backend, name, writer, screen):
                writer.write(m)
    finally:
        writer.close()
    screen.end()
    keys = {s.key(name) for s in chosen for name in backends}
    found = [m for key, m in writer.done.items() if key in keys]
    _finish(given.out, about, found, given.json)
    if given.report is not None:
        _pages({given.out.name or "run": about}, found, given.report)
    return WITHOUT_RESULTS if any(m.trouble and not m.trouble.startswith(_SILENT) for m in found) else OK


def _measure(
    chosen: Sequence[Subject], backend: Backend, name: str, writer: Writer, screen: _Screen
) -> Iterator[Measurement]:
    """Yield the measurements; each program is sent before the result of the previous one is awaited."""
    missing = [s for s in chosen if s.key(name) not in writer.done]
    screen.skip(len(chosen) - len(missing))
    under_way: Started | None = None
    for s in missing:
        screen.show(name, s)
        following = Started(s, backend, name)
        if under_way is not None:
            yield under_way.measurement()
        under_way = following
    if under_way is not None:
        yield under_way.measurement()


def _finish(out: Path, about: About, found: Sequence[Measurement], as_json: bool) -> None:
    whole = {**json.loads(encode(about)), "measurements": [json.loads(encode(m)) for m in found]}
    said = json.dumps(whole, indent=1)
    try:
        (out / "accuracy.json").write_text(said + "\n", encoding="utf-8")
    except OSError as e:
        raise BadMeasurements(f"{out / 'accuracy.json'}: cannot be written: {e.strerror}") from None
    tell(said if as_json else table.text(found))


def _show(words: Sequence[str]) -> int:
    made = options.Parser(
        prog=f"{_PROG} show",
        description="Shows measurements of several runs side by side, and writes pages with plots. Exit status: 0 "
        "shown, 2 bad usage, or a file that cannot be read or written.",
    )
    made.add_argument("files", type=options.file, nargs="+", metavar="FILE", help=f"{NAME} of a run")
    made.add_argument("-o", dest="out", type=options.place, metavar="PAGES", help="where the pages go")
    made.add_argument("--markdown", type=options.names, metavar="TYPES", help="print one table of the greatest errors "
                      "on these types")  # fmt: skip
    given = made.parse_args(words)
    try:
        abouts, found = together(given.files)
        if given.out is not None:
            _pages(abouts, found, given.out)
    except BadMeasurements as e:
        return _fail(made, str(e), BAD_USAGE)
    tell(table.markdown(found, given.markdown) if given.markdown else table.text(found))
    return OK


def together(files: Sequence[Path]) -> tuple[dict[str, About], list[Measurement]]:
    """Merge the measurements of several files.

    If several files measure the same implementation, its name gets the folder of each file: "xla (folder)".
    Raises BadMeasurements.
    """
    runs = {str(path.resolve().parent.name): read(path) for path in files}
    names = Counter(name for about, _ in runs.values() for name in about.backends)
    found = [
        replace(m, backend=f"{m.backend} ({run})") if names[m.backend] > 1 else m
        for run, (_, measurements) in runs.items()
        for m in measurements
    ]
    return {run: about for run, (about, _) in runs.items()}, found


def _pages(abouts: Mapping[str, About], found: Sequence[Measurement], out: Path) -> None:
    """Write the HTML pages. Raises BadMeasurements if writing fails or a package is missing."""
    try:
        from accuracy import page
        from reports.folder import Unwritable
    except ModuleNotFoundError as e:
        raise BadMeasurements(f"pages need {e.name}: pip install 'stablehlo-conformance[report]'") from None
    try:
        index = page.write(abouts, found, out)
    except Unwritable as e:
        raise BadMeasurements(str(e)) from None
    print(f"report: {printable(str(index))}", file=sys.stderr)


class _Screen:
    def __init__(self, total: int, quiet: bool) -> None:
        self._total, self._done, self._quiet = total, -1, quiet
        self._begun = self._last = time.monotonic()
        self._is_terminal = sys.stderr.isatty()

    def skip(self, n: int) -> None:
        self._done += n

    def show(self, backend: str, s: Subject) -> None:
        self._done += 1
        now = time.monotonic()
        if self._quiet or not (self._is_terminal or now - self._last > 20):
            return
        self._last = now
        line = f"{self._done}/{self._total} {backend} {s.op} {s.element_type} {s.to} ({now - self._begun:.0f} s)"
        print(f"\r\x1b[K{line}" if self._is_terminal else line, end="" if self._is_terminal else "\n", file=sys.stderr)
        sys.stderr.flush()

    def end(self) -> None:
        if self._is_terminal and not self._quiet:
            print("\r\x1b[K", end="", file=sys.stderr)


def _fail(made: argparse.ArgumentParser, message: str, status: int) -> int:
    print(f"{made.prog}: {printable(message)}", file=sys.stderr)
    return status
