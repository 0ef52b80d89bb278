"""Mutated input: damaged cases, results and manifests must end with one line, and be blamed on nobody.

    python -m validation.mutated_input [--files N] [--records N] [--seed S] [--backend NAME[,NAME...]] [--json]

One file of each corpus case is flipped, truncated, nested or swapped, and replayed: with the case's digest on the
backend, without it and alone on our evaluator. Manifests are replayed; results files become a report, a comparison and
a history. Exit status 1 for a traceback, a verdict against an implementation, a hang, 2 GB of memory, or access to a
file outside.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import corpora
from corpora import manifest
from corpora.job_pool import own_memory
from corpora.manifest import BrokenManifest, Entry, Manifest
from corpora.replay_jobs import MANIFEST, NothingToReplay, jobs
from oracles.backends.native.supervisor import resident
from reports.gather import gather, load
from reports.run_comparison import Comparison, Run
from reports.several import write_comparison, write_history
from results import options
from results.file import BrokenResults, line
from results.records import About, Cause, Header, Reproduction, Result, Way
from results.verdicts import AGAINST, Tightness, Worst

ROOT = Path(corpora.__file__).parent.parent
CASES = Path(corpora.__file__).parent / "cases"
MOST_MEMORY = 2 << 30
LIMIT = 1800.0
"""Time limit for all files together, in seconds."""
SPY = """import os, sys
def hook(event, arguments):
    if event == "open" and isinstance(arguments[0], (str, bytes)):
        path = os.path.realpath(os.fsdecode(arguments[0]))
        if path.startswith(os.environ["OUTSIDE"] + os.sep):
            descriptor = os.open(os.environ["SEEN"], os.O_WRONLY | os.O_APPEND)
            os.write(descriptor, path.encode() + b"\\n")
            os.close(descriptor)
sys.addaudithook(hook)
"""
"""Start-up code of each Python process of a replay, which records files opened outside."""


def flip(data: bytes, rng: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(rng.randint(1, 8)):
        changed[rng.randrange(len(data))] = rng.randrange(256)
    return bytes(changed)


def truncate(data: bytes, rng: random.Random) -> bytes:
    return data[: rng.randrange(len(data))]


def nest(data: bytes, rng: random.Random) -> bytes:
    opening, closing = rng.choice([(b"[", b"]"), (b"{", b"}"), (b"(", b")"), (b"tensor<", b">"), (b'{"a":', b"}")])
    depth, at = int(10 ** rng.randint(1, 5)), rng.randrange(len(data))
    return data[:at] + opening * depth + rng.choice([b"", b"1" + closing * depth]) + data[at:]


def swap(data: bytes, rng: random.Random) -> bytes:
    digits = [i for i, byte in enumerate(data) if chr(byte).isdigit()]
    if digits and rng.random() < 0.5:
        at = rng.choice(digits)
        return data[:at] + rng.choice([b"1" + b"0" * 400, b"-1", b"1e999", b"18446744073709551616"]) + data[at + 1 :]
    a, b, c, d = sorted(rng.randrange(len(data) + 1) for _ in range(4))
    return data[:a] + data[c:d] + data[b:c] + data[a:b] + data[d:]


def lead_out(data: bytes, rng: random.Random) -> bytes:
    table = json.loads(data)
    case = table["cases"][0]
    member = rng.choice(["program", "self_check"])
    case[member] = rng.choice(["../outside/secret", "abs/../../outside/secret", str(Path(OUTSIDE) / "secret")])
    return json.dumps(table).encode()


OUTSIDE = "/outside"
MUTATIONS: tuple[Callable[[bytes, random.Random], bytes], ...] = (flip, truncate, nest, swap)


def mutate(data: bytes, rng: random.Random) -> bytes:
    for _ in range(100):
        found = rng.choice(MUTATIONS)(data, rng)
        if found != data:
            return found
    return b"nothing" + data


ODD: dict[type, Sequence[Any]] = {
    str: ("", "nonsense", "f32", "C1", "xla@", "command:", "xla (", "../../x", "<b>", "{{ 7 }}", "\x1b[2J", "\u2028"),
    int: (-1, 0, 1 << 62, -(1 << 63)),
    float: (-1.0, -0.0, 1e-320, 1e308),
    bool: (True, False),
    type(None): ("x", 5, 1.5, [], {}),
    list: ([], [[]], [None] * 9),
    dict: ({}, {"": {}}, {"nonsense": 1}),
}


def alter(data: bytes, rng: random.Random) -> bytes:
    tables = [json.loads(text) for text in data.decode().splitlines()]
    for _ in range(rng.randint(1, 3)):
        holder, key = rng.choice(list(_members(rng.choice(tables))))
        holder[key] = rng.choice(ODD[type(holder[key])])
    return "".join(json.dumps(table) + "\n" for table in tables).encode()


def _members(value: Any) -> Iterator[tuple[Any, Any]]:
    within = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, member in within:
        yield value, key
        yield from _members(member)


@dataclass
class Outcome:
    verdicts: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)
    """What must not happen."""
    most_memory: int = 0


def damage_cases(folder: Path, count: int, rng: random.Random, *, digests: bool) -> None:
    whole = manifest.read(CASES / MANIFEST)
    for number in range(count):
        entry, other = rng.choice(whole.cases), rng.choice(whole.cases)
        own = copy_case(folder / str(number), whole, entry if digests else replace(entry, digest=None))
        name = rng.choice(entry.files)
        donor = rng.choice([f for f in other.files if Path(f).suffix == Path(name).suffix] or [name])
        exchanged = (CASES / donor).read_bytes()
        original = (own / name).read_bytes()
        is_exchanged = rng.random() < 0.2 and exchanged != original
        (own / name).write_bytes(exchanged if is_exchanged else mutate(original or b"\n", rng))


def copy_case(folder: Path, whole: Manifest, entry: Entry) -> Path:
    for name in entry.files:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(CASES / name, folder / name)
    manifest.write(replace(whole, cases=(entry,), not_built=()), folder / MANIFEST)
    return folder


def damage_programs(folder: Path, count: int, rng: random.Random) -> None:
    programs = sorted(CASES.rglob("*.mlir"))
    for number in range(count):
        path = folder / f"{number}.mlir"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(mutate(rng.choice(programs).read_bytes(), rng))


def damage_manifests(folder: Path, count: int, rng: random.Random, outside: Path) -> list[str]:
    """Write corpora of one case each, with a mutated manifest, and return the problems found.

    Corpora with a readable manifest stay, to be replayed. It is a problem if an error is not one line.
    """
    whole = manifest.read(CASES / MANIFEST)
    problems: list[str] = []
    for number in range(count):
        own = copy_case(folder / str(number), whole, rng.choice(whole.cases))
        path = own / MANIFEST
        text = path.read_bytes()
        leads_out = rng.random() < 0.2
        path.write_bytes(lead_out(text, rng).replace(OUTSIDE.encode() + b"/", str(outside).encode() + b"/")
                         if leads_out else mutate(text, rng))  # fmt: skip
        try:
            jobs([str(own)])
        except (BrokenManifest, NothingToReplay) as e:
            problems += _not_a_line(f"manifest {number}", str(e))
            shutil.rmtree(own)
        except Exception as e:
            problems.append(f"manifest {number}: {type(e).__name__}: {e}"[:300])
            shutil.rmtree(own)
    return problems


def _not_a_line(what: str, message: str) -> Iterator[str]:
    if "\n" in message or len(message) > 2000:
        yield f"{what}: not one clear line: {message[:200]!r}"


def replay(folder: Path, backends: str, outside: Path) -> Outcome:
    found = Outcome()
    spy, output, seen = folder.parent / "spy", folder.parent / f"{folder.name}.jsonl", folder.parent / "seen"
    spy.mkdir(exist_ok=True)
    (spy / "sitecustomize.py").write_text(SPY)
    command = ["replay", str(folder), "--backend", backends, "--output", str(output), "-j", "1", "--timeout", "20"]
    seen.write_text("")
    process = subprocess.Popen(
        [sys.executable, "-m", "corpora", *command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{spy}:{ROOT}", "OUTSIDE": str(outside), "SEEN": str(seen)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    deadline = time.monotonic() + LIMIT
    while process.poll() is None and time.monotonic() < deadline:
        found.most_memory = max(found.most_memory, resident(process.pid))
        time.sleep(0.1)
    if process.poll() is None:
        found.problems.append(f"{folder.name}: no end within {LIMIT:g} s")
        process.kill()
    said = process.communicate()[0]
    found.problems += list(_wrong(folder.name, found, said, process.returncode))
    found.problems += [f"{folder.name}: opened {path}" for path in seen.read_text().splitlines()]
    _count(found, folder, output)
    return found


def _wrong(what: str, found: Outcome, said: str, status: int) -> Iterator[str]:
    if "Traceback" in said:
        yield f"{what}: a traceback: {said[-600:]}"
    if status not in (0, 1, 2):
        yield f"{what}: exit status {status}: {said[-300:]}"
    if found.most_memory > MOST_MEMORY:
        yield f"{what}: {found.most_memory >> 20} MiB of memory"


def _count(found: Outcome, folder: Path, output: Path) -> None:
    lines = [json.loads(text) for text in output.read_text().split("\n") if text] if output.exists() else []
    found.verdicts.update(one["verdict"] for one in lines)
    failing = [one for one in lines if _is_against(one)]
    known = intact(failing) if failing else set()
    found.problems += [
        f"{one['file']} on {one['backend']}: {one['verdict']}: {one['reason'][:200]}"
        for one in failing
        if (one["function"], one["backend"], one["verdict"]) not in known
    ]
    reached = {Path(one["file"]).relative_to(folder).parts[0] for one in lines}
    missing = {p.name for p in folder.iterdir()} - reached
    found.problems += [f"{folder.name}/{name}: has no line" for name in sorted(missing)]


def _is_against(one: Mapping[str, Any]) -> bool:
    return one["backend"] != "reference" and one["verdict"] in AGAINST and one["standing"] != "behaviour"


def intact(failing: Sequence[Mapping[str, Any]]) -> set[tuple[str, str, str]]:
    ids = {entry.id for entry in manifest.read(CASES / MANIFEST).cases} & {one["function"] for one in failing}
    backends = ",".join(sorted({one["backend"] for one in failing}))
    command = ["replay", str(CASES), "--case", ",".join(sorted(ids)), "--backend", backends, "--quiet", "-j", "1"]
    said = subprocess.run(
        [sys.executable, "-m", "corpora", *command], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False
    )
    lines = [json.loads(text) for text in said.stdout.split("\n") if text] if ids else []
    return {(one["function"], one["backend"], one["verdict"]) for one in lines}


HEADER = Header("2026-01-01T00:00:00+00:00", "pytest", "3.11", "Linux", {"xla": About({"jaxlib": "1"}, "CPU")}, "text")
WORST = Worst(0, 1, (2, 3), 1.5, (0.5, "nan"), "inf", True, 2.0)
RESULTS = (
    Result("results/add/f32/0", "results", "xla", "Conforms", "add", "f32", "small", ("semantics",), {"jaxlib": "1"}),
    Result("a", "results", "xla", "Deviates", "add", "f32", kind="nan", standing="violation", worst=WORST,
           also=(Way("infinity", "accuracy", WORST),), causes=(Cause("c", "add nan", "add"),), seconds={"draw": 0.1},
           reproduction=Reproduction("module {}", ((1.0, "nan"),), "1", "2"), tightness=Tightness(1.0, 0.0, None)),
    Result("b", "programs", "xla", "Error", message="an exception of ours"),
)  # fmt: skip


def damage_results(folder: Path, count: int, rng: random.Random) -> Outcome:
    text = "".join([line(HEADER), *map(line, RESULTS * 3)]).encode()
    path = folder / "results.jsonl"
    path.write_bytes(text)
    sound = Run("sound", gather([load(path)]))
    found = Outcome()
    for number in range(count):
        path.write_bytes(rng.choice([mutate, alter])(text, rng))
        lenient: list[str] = []
        for skipped in (None, lenient):
            try:
                report = gather([load(path, skipped)])
                if skipped is lenient:
                    _all_pages(folder / "pages", sound, Run("damaged", report))
            except BrokenResults as e:
                found.problems += _not_a_line(f"results {number}", str(e))
            except Exception as e:
                found.problems.append(f"results {number}: {type(e).__name__}: {e}"[:300])
        found.most_memory = max(found.most_memory, own_memory(os.getpid()))
    if found.most_memory > MOST_MEMORY:
        found.problems.append(f"results: {found.most_memory >> 20} MiB of memory")
    return found


def _all_pages(out: Path, sound: Run, damaged: Run) -> None:
    write_comparison(Comparison(sound, damaged), out / "comparison")
    write_history([sound, damaged], out / "history")


def run(files: int, records: int, seed: int, backends: str) -> dict[str, Outcome]:
    rng = random.Random(seed)
    with tempfile.TemporaryDirectory(prefix="mutated-") as name:
        folder, outside = Path(name).resolve(), Path(name).resolve() / "outside"
        outside.mkdir()
        (outside / "secret").write_text("a secret")
        found = {"results": damage_results(folder, records // 2, rng)}
        damage_cases(folder / "cases", files // 2, rng, digests=True)
        damage_cases(folder / "undigested", files // 4, rng, digests=False)
        damage_programs(folder / "programs", files - files // 2 - files // 4, rng)
        unread = damage_manifests(folder / "manifests", records - records // 2, rng, outside)
        for what, on in (
            ("cases", backends),
            ("undigested", "reference"),
            ("programs", "reference"),
            ("manifests", backends),
        ):
            if any((folder / what).iterdir()):
                found[what] = replay(folder / what, on, outside)
        found.setdefault("manifests", Outcome()).problems += unread
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = options.Parser(prog="python -m validation.mutated_input", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--files", type=options.count(4), default=200, metavar="N", help="cases and programs")
    parser.add_argument("--records", type=options.count(4), default=100, metavar="N", help="results files, manifests")
    parser.add_argument("--seed", type=options.count(0), default=0, metavar="S")
    parser.add_argument("--backend", default="xla,interpreter,reference", metavar="NAME[,NAME...]")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args(arguments)
    found = run(given.files, given.records, given.seed, given.backend)
    if given.json:
        print(json.dumps({what: asdict(outcome) for what, outcome in found.items()}))
    else:
        print("\n".join(_text(found)))
    return 1 if any(outcome.problems for outcome in found.values()) else 0


def _text(found: dict[str, Outcome]) -> Iterator[str]:
    for what, outcome in found.items():
        verdicts = ", ".join(f"{n} {v}" for v, n in outcome.verdicts.most_common()) or "read"
        yield f"{what}: {verdicts}; {outcome.most_memory >> 20} MiB at most; {len(outcome.problems)} problems"
        yield from (f"  {problem}" for problem in outcome.problems)


if __name__ == "__main__":
    sys.exit(main())
