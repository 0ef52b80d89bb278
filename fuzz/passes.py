"""`python -m fuzz.passes`: test whether compiler passes preserve the meaning of programs, without running any program.

The passes rewrite drawn programs. A rewritten program must be valid and, element by element, may return only results
that the original may return. It is a campaign (`python -m fuzz`) whose backends rewrite programs.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence

from fuzz.fuzz_command import BAD_USAGE, NO_BACKEND, OK, seconds
from fuzz.fuzz_command import main as fuzz
from oracles.backends.backend_errors import BackendError, UnknownBackend
from oracles.backends.catalogue import passes_of
from results import commands, options
from results.backend_names import PASSES, REWRITE

PROGRAMS = 1000


def parser() -> argparse.ArgumentParser:
    made = options.Parser(
        prog=f"{commands.SCRIPT} passes" if commands.IS_INSTALLED else "python -m fuzz.passes",
        description="Draws programs, has them rewritten, and judges what the rewritten ones may return by what the "
        "original ones may; each new cause gets a folder. Exit status: 0 no new cause, 6 new causes, 1 something of "
        "ours went wrong, 2 bad usage, 3 a rewriter cannot be started.",
    )
    what = made.add_mutually_exclusive_group(required=True)
    what.add_argument("--pipeline", action="append", metavar="PASSES", help="of jaxlib's pass manager, as 'builtin."
                      "module(stablehlo-refine-shapes)' or the name of a pass; several are tried together")  # fmt: skip
    what.add_argument("--every-pass", action="store_true", help="all that --list lists, each by itself")
    what.add_argument("--rewrite", metavar="COMMAND", help="an executable that reads StableHLO on its standard input "
                      "and writes it to its standard output: 'my-opt --my-pass'")  # fmt: skip
    what.add_argument("--list", action="store_true", help="the passes that jaxlib registers")
    made.add_argument("--jaxlib", metavar="RELEASE", help="the release whose pass manager it is (default: that of this "
                      "environment); an environment is made for it")  # fmt: skip
    made.add_argument("-o", dest="out", metavar="DIR", help="where findings and the state of the campaign go")
    made.add_argument("--programs", type=options.count(), metavar="N", help=f"so many (default: {PROGRAMS}, without "
                      "--time)")  # fmt: skip
    made.add_argument("--time", type=seconds, metavar="TIME", help="stop after this time: 90s, 20m, 8h")
    made.add_argument("--seed", type=options.count(0), metavar="N", help="of what is drawn (default: 0)")
    made.add_argument("--jobs", type=options.count(0, 1024), metavar="N", help="batches at once (default: 0, in this "
                      "process)", default=0)  # fmt: skip
    made.add_argument("--timeout", type=options.seconds, default=30.0, metavar="S", help="seconds for one program")
    made.add_argument("--resume", action="store_true", help="go on with what is in DIR")
    made.add_argument("--json", action="store_true", help="print one object as the last line")
    return made


WITH_OPTIONS = {
    "stablehlo-refine-arguments": "stablehlo-refine-arguments{types=$types}",
    "stablehlo-legalize-to-vhlo": "stablehlo-legalize-to-vhlo,vhlo-legalize-to-stablehlo",
    "vhlo-to-version": "stablehlo-legalize-to-vhlo,vhlo-to-version{target=1.0.0},vhlo-legalize-to-stablehlo",
}
"""Pipelines for passes that need an option, or other passes that lead back to StableHLO."""


def names(given: argparse.Namespace) -> list[str]:
    """Return the names of the rewriting backends that the arguments select. Raises BackendError."""
    release = f"=={given.jaxlib}" if given.jaxlib else ""
    if given.rewrite is not None:
        return [f'{REWRITE}:"{given.rewrite}"']
    pipelines = given.pipeline or [WITH_OPTIONS.get(p, p) for p in passes_of(given.jaxlib)]
    return [f'{PASSES}:"{pipeline}"{release}' for pipeline in pipelines]


def main(arguments: Sequence[str] | None = None) -> int:
    made = parser()
    given = made.parse_args(arguments)
    if given.jaxlib and given.rewrite:
        made.error("--jaxlib is of --pipeline")
    try:
        if given.list:
            print(*passes_of(given.jaxlib), sep="\n")
            return OK
        if given.out is None:
            made.error("the following arguments are required: -o")
        backends = names(given)
    except UnknownBackend as error:
        print(error, file=sys.stderr)
        return BAD_USAGE
    except BackendError as error:
        print(error, file=sys.stderr)
        return NO_BACKEND
    return fuzz(list(_campaign(given, backends)))


def _campaign(given: argparse.Namespace, backends: Sequence[str]) -> Iterator[str]:
    yield from ("--backend", ",".join(backends), "-o", given.out, "--no-probe", "--jobs", str(given.jobs))
    yield from ("--timeout", str(given.timeout))
    programs = PROGRAMS if given.programs is None and given.time is None else given.programs
    for option, value in (("--programs", programs), ("--time", given.time), ("--seed", given.seed)):
        if value is not None:
            yield from (option, str(value))
    yield from (option for option, is_given in (("--resume", given.resume), ("--json", given.json)) if is_given)


if __name__ == "__main__":
    sys.exit(main())
