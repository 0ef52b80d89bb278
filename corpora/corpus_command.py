"""The command line: `build` writes a corpus, `replay` runs one, or anyone's files, on implementations, `explain` says
why a program goes wrong on one.
"""

from __future__ import annotations

import argparse
import collections
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TextIO

from corpora import explain_command, job_pool
from corpora.build import CannotBuild, Plan, build
from corpora.manifest import BrokenManifest
from corpora.replay import Options
from corpora.replay_jobs import NothingToReplay, jobs
from corpora.replay_lines import Key, Line, keys_in, without_cut_line
from corpora.replay_text import text_of
from results import commands as called
from results import options as checked
from results.backend_names import split
from results.untrusted import BadFile, printable
from trials.causes.expectations import FOLDER
from trials.findings.bisection import bisect

FINE, FINDINGS, BAD_INPUT = 0, 1, 2


def main(arguments: Sequence[str]) -> int:
    """Run a command; return its exit status.

    0 if all is well, 1 if something deviates, 2 for bad usage or input, 3 if a backend cannot be started.
    """
    options = _parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except job_pool.Failed as e:
        print(f"corpora: {printable(str(e))}", file=sys.stderr)
        return e.status
    except OSError as e:
        where = e.filename or getattr(options, "output", None) or "standard output"
        print(f"corpora: {printable(str(where))}: {e.strerror}", file=sys.stderr)
        return BAD_INPUT
    except (NothingToReplay, BrokenManifest, BadFile, ValueError) as e:
        print(f"corpora: {printable(str(e))}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return BAD_INPUT


def _parser() -> argparse.ArgumentParser:
    parser = checked.Parser(prog=called.module("corpora"), description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    build = commands.add_parser("build", help="write a corpus of cases", description=_BUILD)
    build.add_argument(
        "out", type=checked.place, metavar="OUT", help="a folder: new, empty, or holding a corpus to be replaced"
    )
    build.add_argument("--ops", type=checked.names, metavar="OP[,OP...]", help="only these ops")
    build.add_argument(
        "--element-types",
        type=checked.names,
        metavar="TYPE[,TYPE...]",
        help="only these element types, of ops that have several",
    )
    build.add_argument(
        "--cases-per", type=checked.count(), default=2, metavar="N", help="of each op and element type (default: 2)"
    )
    build.add_argument(
        "--input-sets", type=checked.count(1, 4096), default=4, metavar="N", help="of each case (default: 4)"
    )
    build.add_argument(
        "--programs",
        type=checked.count(0),
        default=10,
        metavar="N",
        help="whole programs, where all ops are built (default: 10)",
    )
    build.add_argument(
        "--models", type=checked.count(0), metavar="N", help="real programs, where all ops are built (default: all)"
    )
    build.add_argument("--seed", type=checked.count(0), default=0, metavar="N", help="draw other cases (default: 0)")
    build.set_defaults(run=_build)
    replay = commands.add_parser("replay", help="run cases, tests and programs on implementations", description=_REPLAY)
    replay.add_argument("paths", nargs="+", metavar="PATH", help="an .mlir file, a folder, or a manifest.json")
    replay.add_argument(
        "--backend", required=True, metavar="NAME[,NAME...]", help="implementations; `reference` is our evaluator"
    )
    replay.add_argument(
        "--case", type=checked.names, default=(), metavar="ID[,ID...]", help="of a corpus, only these cases"
    )
    replay.add_argument("--inputs", type=checked.file, metavar="FILE.npz", help=_INPUTS)
    replay.add_argument(
        "--input-sets", type=checked.count(1, 4096), default=16, metavar="N", help="how many are drawn (default: 16)"
    )
    replay.add_argument("--seed", type=checked.count(0), default=0, metavar="N", help="draw other inputs (default: 0)")
    replay.add_argument(
        "--output", type=checked.place, metavar="FILE", help="write the lines to a file, not to the terminal"
    )
    replay.add_argument("--continue", dest="resume", action="store_true", help="leave out what --output holds already")
    replay.add_argument(
        "--skip-broken", action="store_true", help="with --continue, pass over lines that cannot be read"
    )
    replay.add_argument("--json", action="store_true", help="JSON lines on a terminal too")
    replay.add_argument(
        "--profile", choices=("default", "strict"), default="default", help="strict: no plain program may be fused"
    )
    replay.add_argument(
        "--timeout", type=checked.seconds, default=60.0, metavar="SECONDS", help="limit of one function"
    )
    replay.add_argument("--memory", type=checked.mebibytes, metavar="MIB", help="limit of a backend's worker")
    replay.add_argument("--expectations", type=checked.folder, metavar="DIR", default=FOLDER, help="declared latitudes")
    replay.add_argument(
        "-j", "--jobs", type=checked.count(1, 1024), default=os.cpu_count() or 1, metavar="N", help="processes"
    )
    replay.add_argument("--quiet", action="store_true", help="no summary on stderr")
    replay.add_argument(
        "--bisect", action="store_true", help="of a finding, the first release that has it, and the first that has not"
    )
    replay.set_defaults(run=_replay)
    explain_command.add_options(
        commands.add_parser(
            "explain", help="find out why a program goes wrong on an implementation", description=explain_command.ABOUT
        )
    )
    return parser


_INPUTS = """inputs of a plain program, in argument order; what streams hold is named: infeed_0_1 is tensor 1 of the
infeed's first payload, channel_3_0_0 tensor 0 of what the host sends first to channel 3"""
_BUILD = """Writes cases as .mlir with inputs and acceptance sets as .npy, for each a self-checking .mlir where there
can be one, and programs that must be refused; manifest.json says what is what, as corpora/manifest.schema.json
describes. The same arguments write the same bytes."""


def _build(options: argparse.Namespace) -> int:
    plan = Plan(
        options.ops,
        options.element_types,
        options.cases_per,
        options.input_sets,
        options.programs,
        options.seed,
        options.models,
    )
    try:
        made = build(options.out, plan)
    except CannotBuild as e:
        print(f"corpora: {printable(str(e))}", file=sys.stderr)
        return BAD_INPUT
    refused = sum(c.expected == "rejected" for c in made.cases)
    checks = sum(c.self_check is not None for c in made.cases)
    print(
        f"{options.out}: {len(made.cases) - refused} cases, {checks} of them with a self-checking program; "
        f"{refused} programs that must be refused; {len(made.not_built)} ops and element types without a case"
    )
    return FINE


_REPLAY = """Runs what the paths hold: a corpus made by `build`, self-checking programs, tests with check ops, tests
that expect an error, and plain programs, whose results our evaluator judges. Writes one JSON line for each function on
each backend, as corpora/replay.schema.json says; on a terminal, text for a person unless --json is given. Exit status:
0 all is well, 1 something deviates, 2 bad usage, a file that cannot be read or an error of ours, 3 a backend cannot be
started."""


def _replay(options: argparse.Namespace) -> int:
    if options.bisect:
        return _bisect(options)
    if options.resume and options.output is None:
        raise ValueError("--continue needs --output, the file to go on with")
    if options.output is not None and not options.resume and options.output.is_file() and options.output.stat().st_size:
        raise ValueError(f"{options.output}: is there already; choose another file, or go on with it by --continue")
    work = jobs(options.paths, options.case)
    done = frozenset(keys_in(options.output, skip_broken=options.skip_broken)) if options.resume else frozenset[Key]()
    asked = Options(
        backends=tuple(split(options.backend)),
        expectations=options.expectations,
        inputs=options.inputs,
        input_sets=options.input_sets,
        seed=options.seed,
        timeout=options.timeout,
        memory=options.memory,
        profile=options.profile,
    )
    if not asked.backends:
        raise ValueError("--backend names no implementation")
    if len(set(asked.backends)) < len(asked.backends):
        raise ValueError("--backend names an implementation twice")
    lines = job_pool.run(work, asked, done, options.jobs)
    if options.output is None:
        as_text = text_of if sys.stdout.isatty() and not options.json else Line.text
        return _write_lines(lines, sys.stdout, options.quiet, as_text)
    if options.resume:
        without_cut_line(options.output)
    with options.output.open("a" if options.resume else "w", encoding="utf-8") as file:
        return _write_lines(lines, file, options.quiet)


def _bisect(options: argparse.Namespace) -> int:
    backends = split(options.backend)
    if len(options.paths) != 1 or len(backends) != 1:
        raise ValueError("--bisect takes one finding and one backend")
    return bisect(Path(options.paths[0]), backends[0], options.expectations, options.timeout)


def _write_lines(lines: Iterator[Line], file: TextIO, quiet: bool, as_text: Callable[[Line], str] = Line.text) -> int:
    counts: dict[str, collections.Counter[str]] = {}
    deviates = unread = False
    for line in lines:
        file.write(as_text(line))
        file.flush()
        counts.setdefault(line.backend, collections.Counter())[line.verdict] += 1
        unread |= line.form == "unread" or line.verdict == "Error"
        deviates |= line.fails and line.form != "unread"
    if not quiet:
        for backend, verdicts in sorted(counts.items()):
            parts = ", ".join(f"{n} {v}" for v, n in verdicts.most_common())
            print(f"{backend}: {sum(verdicts.values())} functions: {parts}", file=sys.stderr)
    return FINDINGS if deviates else BAD_INPUT if unread else FINE
