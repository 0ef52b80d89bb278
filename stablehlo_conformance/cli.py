"""`stablehlo-conformance`: one command for all that `pytest conformance/` and `python -m ...` do in a clone.

An installation has the packages in a folder of this package, and only processes of this command have the folder on
their path.
"""

from __future__ import annotations

import contextlib
import difflib
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from stablehlo_conformance._rooms import folder as rooms

HERE = Path(__file__).parent
USAGE = """usage: stablehlo-conformance COMMAND [ARGUMENTS]

  run      the suite, on one implementation or several: run --quick --backend xla --report DIR
  fuzz     a campaign that draws programs for as long as it is given
  report   results files to pages
  replay   findings, cases, tests and programs of anyone's, again
  explain  why a program of yours goes wrong: explain model.mlir --backend xla
  accuracy how far results are from the true values: accuracy --backend xla -o DIR
  passes   do passes keep the meaning of programs: passes --pipeline canonicalize -o DIR
  corpus   build a corpus of self-checking cases
  list     ops, types, backends, claims or causes

COMMAND --help says what each takes."""
BAD_USAGE = 2
WRONG_USAGE = 4
"""Exit status of `run` for bad usage, as pytest has it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that the first argument names; return its exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if not given or given[0] in ("-h", "--help"):
        print(USAGE)
        return 0 if given else BAD_USAGE
    name, *rest = given
    if name not in COMMANDS:
        near = difflib.get_close_matches(name, COMMANDS, 1)
        meant = f"; did you mean {near[0]!r}?" if near else f"; there are {', '.join(COMMANDS)}"
        print(f"stablehlo-conformance: there is no command {name!a}{meant}", file=sys.stderr)
        return BAD_USAGE
    if str(rooms()) not in sys.path:
        sys.path.insert(0, str(rooms()))
    return COMMANDS[name](rest)


def run(arguments: Sequence[str]) -> int:
    """Run the suite; return pytest's exit status.

    Tests may be named as `conformance/test_results.py::...`. All processors are used unless -n or such a test is given.
    """
    import pytest

    from conformance.suite import suite_options
    from stablehlo_conformance.usage import Names, OneLine

    suite = rooms() / "conformance"
    named = [_test(a) for a in arguments]
    missing = next((n for n in named if n.startswith(str(suite)) and not Path(n.partition("::")[0]).exists()), None)
    if missing is not None:
        print(f"ERROR: there is no file {missing.partition('::')[0].removeprefix(str(rooms()))[1:]!a}", file=sys.stderr)
        return WRONG_USAGE
    known = Names()
    suite_options.add(known)  # type: ignore[arg-type]
    tests = [a for a in named if a.startswith(str(suite))]
    others = [a for a in named if not a.startswith(str(suite))]
    parallel = [] if any(a.startswith(("-n", "--numprocesses")) for a in others) or tests else ["-n", "auto"]
    settings = ["-c", str(HERE / "suite.ini"), "--rootdir", str(Path.cwd())]
    with contextlib.redirect_stderr(OneLine(sys.stderr, known.found, f"{rooms()}/")):
        return int(pytest.main([*settings, *(tests or [str(suite)]), *parallel, *others]))


def _test(argument: str) -> str:
    return str(rooms() / argument) if argument.startswith("conformance/") else argument


def fuzz(arguments: Sequence[str]) -> int:
    from fuzz.fuzz_command import main as run_it

    return run_it(arguments)


def accuracy(arguments: Sequence[str]) -> int:
    from accuracy.accuracy_command import main as run_it

    return run_it(arguments)


def passes(arguments: Sequence[str]) -> int:
    from fuzz.passes import main as run_it

    return run_it(arguments)


def report(arguments: Sequence[str]) -> int:
    from reports.__main__ import main as run_it

    return run_it(arguments)


def replay(arguments: Sequence[str]) -> int:
    from corpora.corpus_command import main as run_it

    return run_it(["replay", *arguments])


def explain(arguments: Sequence[str]) -> int:
    from corpora.corpus_command import main as run_it

    return run_it(["explain", *arguments])


def corpus(arguments: Sequence[str]) -> int:
    from corpora.corpus_command import main as run_it

    return run_it(["build", *arguments])


def list_(arguments: Sequence[str]) -> int:
    from conformance.suite.listing import main as run_it

    return run_it(arguments)


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "run": run,
    "fuzz": fuzz,
    "accuracy": accuracy,
    "passes": passes,
    "report": report,
    "replay": replay,
    "explain": explain,
    "corpus": corpus,
    "list": list_,
}
