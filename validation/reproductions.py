"""Reproductions: the script of each known cause, run where only the implementation is installed.

    python -m validation.reproductions --backend NAME [--backend NAME...] [--causes N | --cause ID...]
                                       [--without RELEASE...] [-o DIR] [-n PROCESSES] [--json]

Each pinned program runs on the backend if the installed release has the cause. If it fails as described, its script is
written to DIR/NAME/CAUSE and run in a fresh environment with the packages that it names and NumPy. `--causes N` takes
about N evenly spread ones, `--cause` those of these ids. With `--without RELEASE` a script also runs in that
release, if the ranges of all forms of its cause exclude it; the last column counts those that end with status 0 there.
Exit status 1 if a script is too long or does not show its bug.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

from oracles.backends import BackendError, open_backend
from oracles.backends.catalogue import usual_names
from oracles.backends.environments import Distribution, NoEnvironment, interpreter
from oracles.backends.protocol import Backend
from oracles.latitudes import Latitude
from results import options
from results.backend_names import BackendName, base_name
from trials.causes.entries import Entry
from trials.causes.expectations import FOLDER, BrokenExpectations, load, pinned_case
from trials.checks import Failure, Judged, failures_of
from trials.claims.convention_answers import ask, with_conventions
from trials.findings.issue_text import issue
from trials.findings.published_finding import file_name
from trials.findings.reproduction import SCRIPT, run, scripts, shows
from trials.findings.scripts.script import MOST_LINES, Script
from trials.pinned_programs import background_of, check_of

TRIES = 200
"""Attempts for causes that show at random."""
STARTS = 4
"""Starts of the script of such a cause, which makes many attempts itself."""


@dataclass(frozen=True)
class Reproduction:
    backend: str
    cause: str
    lines: int
    said: str
    why: str = ""
    elsewhere: dict[str, str] = field(default_factory=dict)
    """What the script does in releases without the bug."""

    @property
    def is_scripted(self) -> bool:
        return self.lines > 0

    @property
    def is_good(self) -> bool:
        return 0 < self.lines <= MOST_LINES and self.said in GOOD


GOOD = ("shows", "crashes", "hangs")
RIGHT = "exit 0"
ABSENT = ("not of this release", "not of this processor")


@dataclass(frozen=True)
class Written:
    entry: Entry
    failure: Failure
    found: tuple[Script, ...]
    """The scripts, to be tried in this order."""
    directory: Path
    versions: dict[str, str]
    forms: tuple[Entry, ...]
    """All forms of its cause."""

    def has_cause_in(self, versions: dict[str, str]) -> bool:
        return any(form.is_of_release(versions) for form in self.forms)


def write_scripts(
    name: str, out: Path, most: int | None, ids: Collection[str] = ()
) -> Iterator[Written | Reproduction]:
    """Write a script for each of a backend's known causes, and yield it, or the reason why there is none.

    Raises BackendError and BrokenExpectations.
    """
    path = FOLDER / f"{base_name(name)}.toml"
    if not path.exists():
        raise BrokenExpectations(f"no causes are known of {name}: there is no {path.name}")
    known = load(path)
    entries = [e for e in known.entries if not ids or {e.id, e.cause} & {*ids}]
    if most is not None and most < len(entries):
        entries = [entries[i * len(entries) // most] for i in range(most)]
    backends: dict[str, tuple[Backend, Latitude]] = {}
    try:
        for entry in entries:
            variant = _variant(name, entry)
            if variant not in backends:
                opened = open_backend(variant, timeout=30)
                backends[variant] = opened, with_conventions(known.latitude_of(variant), ask(opened), known.conventions)
            forms = tuple(e for e in known.entries if e.cause == entry.cause)
            yield _write_script(*backends[variant], variant, entry, forms=forms, out=out)
    finally:
        for backend, _ in backends.values():
            backend.close()


def _variant(name: str, entry: Entry) -> str:
    asked = BackendName.parse(name)
    if entry.variants and not {"", asked.tested} & {*entry.variants}:
        return str(asked.with_variant(entry.variants[0]))
    if name == asked.base and name not in usual_names(name):
        return usual_names(name)[0]
    return name


def _write_script(
    backend: Backend, latitude: Latitude, name: str, entry: Entry, *, forms: tuple[Entry, ...], out: Path
) -> Written | Reproduction:
    about = backend.describe()
    versions = dict(about.versions)
    if not entry.is_of_release(versions):
        return Reproduction(name, entry.id, 0, "not of this release")
    if not entry.is_of_processor(about.instructions):
        return Reproduction(name, entry.id, 0, "not of this processor")
    judged, failure = _fail_pinned(backend, latitude, entry)
    if failure is None:
        return Reproduction(name, entry.id, 0, "does not show here", str(judged.verdict)[:200])
    known = background_of(entry, forms)
    found = tuple(scripts(backend, failure, judged, known))
    if not found:
        return Reproduction(name, entry.id, 0, "no script")
    directory = out / file_name(name, entry.id)
    directory.mkdir(parents=True, exist_ok=True)
    (directory / "report.md").write_text(issue(backend, failure, judged, known), encoding="utf-8")
    return Written(entry, failure, found, directory, versions, forms)


def _fail_pinned(backend: Backend, latitude: Latitude, entry: Entry) -> tuple[Judged, Failure | None]:
    case, check = pinned_case(entry), check_of(entry)
    for _ in range(TRIES if entry.at_random else 1):
        [judged] = check(backend, [case], latitude)
        found = next((f for f in failures_of(judged.verdict) if f in entry.failures), None)
        if found is not None:
            break
    return judged, found


def reproduce(script: Written, releases: Sequence[str] = ()) -> Reproduction:
    """Run the script in the release that has the bug, and in those of `releases` that do not have it."""
    name, lines = script.directory.name, script.found[0].lines
    try:
        python = _environment(script.found[0].packages, script.versions)
    except NoEnvironment as error:
        return Reproduction(name, script.entry.id, lines, "no environment", str(error))
    said = ""
    for found in script.found:
        found.write(script.directory)
        for _ in range(STARTS if script.entry.at_random else 1):
            ended = run(script.directory / SCRIPT, script.failure, python)
            if shows(script.failure, ended):
                status = "hangs" if ended.status is None else "shows" if ended.status >= 0 else "crashes"
                elsewhere = _run_without(script, found, releases)
                return Reproduction(name, script.entry.id, found.lines, status, elsewhere=elsewhere)
        said = said or f"{ended.how}: {ended.said[-400:]}"
    return Reproduction(name, script.entry.id, lines, "does not show alone", said)


def _run_without(script: Written, found: Script, releases: Sequence[str]) -> dict[str, str]:
    """Return, for each of the releases without the cause in any form, how the script ends there."""
    own = next(script.versions[p] for p in found.packages if p in script.versions)
    said = {}
    for release in releases:
        versions = {p: release if v == own else v for p, v in script.versions.items()}
        if script.has_cause_in(versions):
            continue
        try:
            ended = run(script.directory / SCRIPT, script.failure, _environment(found.packages, versions))
        except NoEnvironment as error:
            said[release] = f"no environment: {error}"
        else:
            said[release] = RIGHT if ended.status == 0 else f"{ended.how}: {ended.said[-400:]}"
    return said


def _environment(packages: Sequence[str], versions: dict[str, str]) -> str:
    first, *rest = packages
    others = [f"{p}=={versions[p]}" if p in versions else p for p in rest]
    if first not in versions:
        first, others = rest[0], [first, *others[1:]]
    return interpreter(Distribution(first, lambda _: [*others, "numpy", "ml_dtypes"]), versions[first])


def measure(
    names: Sequence[str],
    out: Path,
    most: int | None,
    ids: Collection[str],
    *,
    processes: int = 2,
    releases: Sequence[str] = (),
) -> Iterator[Reproduction]:
    with ThreadPoolExecutor(processes) as pool:
        for name in names:
            waiting = []
            for one in write_scripts(name, out, most, ids):
                if isinstance(one, Reproduction):
                    yield one
                else:
                    waiting.append(pool.submit(reproduce, one, releases))
            for each in waiting:
                yield replace(each.result(), backend=name)


def summary(found: Sequence[Reproduction]) -> str:
    rows = [
        "backend          causes  here  scripts  <=40 lines  exit 1  crash  hang  not alone  exit 0 without the bug"
    ]
    for name in dict.fromkeys(base_name(r.backend) for r in found):
        own = [r for r in found if base_name(r.backend) == name]
        said = Counter(r.said for r in own)
        here = [r for r in own if r.said not in (*ABSENT, "does not show here")]
        scripted = [r for r in here if r.is_scripted]
        short = [r for r in scripted if r.lines <= MOST_LINES]
        without = [said for r in own for said in r.elsewhere.values()]
        right = f"{without.count(RIGHT)} of {len(without)}"
        rows.append(
            f"{name:16} {len(own):6} {len(here):5} {len(scripted):8} {len(short):11} {said['shows']:7} "
            f"{said['crashes']:6} {said['hangs']:5} {said['does not show alone']:10}  {right:>12}"
        )
    return "\n".join(rows)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = options.Parser(prog="python -m validation.reproductions", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--backend", action="append", default=[], help="whose causes; may be given several times")
    parser.add_argument("--causes", type=options.count(1), help="about how many of each backend")
    parser.add_argument("--cause", action="append", default=[], help="the id of one; may be given several times")
    parser.add_argument("--without", action="append", default=[], help="a release; may be given several times")
    parser.add_argument("-o", "--out", type=Path, help="the folder to write the scripts to, and to keep")
    parser.add_argument("-n", "--processes", type=options.count(1), default=2)
    parser.add_argument("--json", action="store_true", help="print one JSON list")
    asked = parser.parse_args(arguments)
    if not asked.backend:
        parser.error("which backend? --backend NAME")
    found: list[Reproduction] = []
    with tempfile.TemporaryDirectory() as temporary:
        try:
            out = asked.out or Path(temporary)
            how = {"processes": asked.processes, "releases": asked.without}
            for one in measure(asked.backend, out, asked.causes, asked.cause, **how):
                found.append(one)
                for release, said in one.elsewhere.items():
                    if said != RIGHT:
                        print(f"{one.backend}: {one.cause}: in {release}: {said}", file=sys.stderr, flush=True)
                if not one.is_good and one.said not in ABSENT:
                    print(f"{one.backend}: {one.cause}: {one.said} {one.why}", file=sys.stderr, flush=True)
        except (BackendError, BrokenExpectations) as error:
            print(error, file=sys.stderr)
            return 2
    print(json.dumps([asdict(r) for r in found], indent=1) if asked.json else summary(found))
    return int(any(r.is_scripted and not r.is_good for r in found))


if __name__ == "__main__":
    sys.exit(main())
