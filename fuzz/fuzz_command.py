"""`python -m fuzz`: its arguments and its exit status."""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import sys
from collections.abc import Sequence
from dataclasses import replace

from fuzz import interrupts
from fuzz.campaign import Campaign
from fuzz.differential import changes
from fuzz.engines import local_engine
from fuzz.plan import BATCH, Plan
from fuzz.screen import Screen, bare_rate, by_backend, rate, summary, unsupported_share
from fuzz.state import FLAKY, KNOWN, NEW, BrokenState, State, plan_on_record
from oracles.backends.backend_errors import BackendError, UnknownBackend
from oracles.backends.catalogue import compiles_in_parallel, holds_alone
from results import commands, options
from results.backend_names import BadBackendName, split
from results.file import BrokenResults
from trials.causes.expectations import FOLDER, BrokenExpectations
from trials.session import Session

OK, WENT_WRONG, BAD_USAGE, NO_BACKEND, NEW_CAUSES = 0, 1, 2, 3, 6
"""The exit statuses of a campaign; NEW_CAUSES equals that of the suite."""
MOST_SECONDS = 3600 * 24 * 366


def seconds(text: str) -> float:
    """Parse a duration such as 90s, 20m, 1h30m or 8h. Raises ArgumentTypeError for other text."""
    found = re.fullmatch(r"(?:(\d{1,9})h)?(?:(\d{1,9})m)?(?:(\d{1,9})s?)?", text)
    if found is None or not any(found.groups()):
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is no time; write 90s, 20m or 8h")
    hours, minutes, rest = (int(g or 0) for g in found.groups())
    asked = 3600 * hours + 60 * minutes + rest
    if not 1 <= asked <= MOST_SECONDS:
        raise argparse.ArgumentTypeError(f"{text[:40]} is not between 1s and {MOST_SECONDS // 3600}h")
    return asked


def parser() -> argparse.ArgumentParser:
    made = options.Parser(
        prog=commands.module("fuzz"),
        description="Draws programs of all kinds, runs them on implementations, judges what they return, and keeps "
        "going; each new cause gets a folder. Exit status: 0 no new cause, 6 new causes, 1 something of ours went "
        "wrong, 2 bad usage, 3 a backend cannot be started.",
    )
    made.add_argument("--backend", required=True, help="NAME[:VARIANT][@PYTHON], several separated by commas")
    made.add_argument("-o", dest="out", type=options.place, required=True, metavar="DIR", help="where the state is")
    made.add_argument("--time", type=seconds, metavar="TIME", help="stop after this time: 90s, 20m, 8h")
    made.add_argument("--programs", type=options.count(), metavar="N", help="stop after so many programs of this run")
    made.add_argument(
        "--jobs", type=options.count(0, 1024), metavar="N",
        help="batches at once, each with workers for the backends; 0: one, in this process (default: the processors, "
        "half of them for a backend that compiles on all of them)",
    )  # fmt: skip
    made.add_argument("--differential", metavar="A,B", help="two backends that are also compared, where "
                      "nothing decides who is right")  # fmt: skip
    made.add_argument("--against", metavar="NAME==RELEASE", help="an older release: list what is fixed and what is new")
    made.add_argument("--seed", type=options.count(0), metavar="N", help="of what is drawn (default: 0, or that of "
                      "the campaign that is resumed)")  # fmt: skip
    made.add_argument("--resume", action="store_true", help="go on with the campaign in DIR, if there is one")
    made.add_argument("--json", action="store_true", help="print one object as the last line")
    made.add_argument("--engine", choices=("local", "dask"), default="local", help="where batches are done")
    made.add_argument(
        "--scheduler", metavar="ADDRESS", help="of a Dask cluster; without it, one of --jobs workers here"
    )
    made.add_argument("--no-probe", dest="probes", action="store_false", help="do not first ask what backends lack: "
                      "learn it from the programs")  # fmt: skip
    made.add_argument("--batch", type=options.count(1, 100_000), metavar="N", help=f"programs in a batch (default: "
                      f"{BATCH}, or as in the campaign that is resumed)")  # fmt: skip
    made.add_argument("--timeout", type=options.seconds, default=30.0, metavar="S", help="seconds per case")
    made.add_argument("--memory", type=options.mebibytes, metavar="MIB", help="of an implementation's process")
    made.add_argument(
        "--reductions", type=options.count(0), default=250, metavar="N", help="executions for one reduction"
    )
    made.add_argument("--expectations", type=options.folder, default=FOLDER, metavar="DIR")
    return made


def plan_of(given: argparse.Namespace) -> Plan:
    pair = tuple(split(given.differential)) if given.differential else ()
    if not split(given.backend):
        raise BadBackendName("--backend names no implementation")
    if len(pair) not in (0, 2):
        raise BadBackendName(f"--differential takes two backends, not {given.differential!r}")
    if given.scheduler and given.engine != "dask":
        raise BadBackendName("--scheduler is of --engine dask")
    names = [*split(given.backend), *pair, *([given.against] if given.against else [])]
    plan = Plan(
        backends=tuple(dict.fromkeys(names)),
        pair=(pair[0], pair[1]) if pair else None,
        old=given.against,
        out=given.out,
        expectations=given.expectations,
        reductions=given.reductions,
        timeout=given.timeout,
        memory=given.memory,
    )
    before = plan_on_record(plan.database) if given.resume else {}
    for name in ("seed", "batch"):
        asked = getattr(given, name) if getattr(given, name) is not None else before.get(name)
        plan = plan if asked is None else replace(plan, **{name: asked})
    return plan


def usual_jobs(plan: Plan) -> int:
    """Return the default number of jobs: one per processor.

    It is half of that if a backend compiles with several threads, and 1 if a backend needs its device exclusively.
    """
    if any(map(holds_alone, plan.backends)):
        return 1
    processors = len(os.sched_getaffinity(0))
    return max(1, processors // 2) if any(map(compiles_in_parallel, plan.backends)) else processors


def main(arguments: Sequence[str] | None = None) -> int:
    given = parser().parse_args(arguments)
    command = shlex.join(["python", "-m", "fuzz", *(sys.argv[1:] if arguments is None else arguments)])
    try:
        plan = plan_of(given)
        jobs = given.jobs if given.jobs is not None else usual_jobs(plan)
        session = Session.of(plan.settings)
    except (BrokenExpectations, BadBackendName) as error:
        print(error, file=sys.stderr)
        return BAD_USAGE
    try:
        return _run_campaign(plan, session, given, jobs, command)
    except UnknownBackend as error:
        print(error, file=sys.stderr)
        return BAD_USAGE
    except BackendError as error:
        print(error, file=sys.stderr)
        return NO_BACKEND
    except ImportError as error:
        print(f"{error}; install stablehlo-conformance[dask]", file=sys.stderr)
        return BAD_USAGE
    except (BrokenResults, BrokenState) as error:
        print(error, file=sys.stderr)
        return WENT_WRONG
    except KeyboardInterrupt:  # a second Ctrl-C during the shutdown
        print(f"cut; --resume goes on with what is recorded in {plan.out}", file=sys.stderr)
        return WENT_WRONG
    finally:
        session.close()


def _run_campaign(plan: Plan, session: Session, given: argparse.Namespace, jobs: int, command: str) -> int:
    about = session.header(command)  # raises before anything is written if a backend is missing
    screen = Screen()
    try:
        state = State(plan)
    except BrokenState as error:
        print(error, file=sys.stderr)
        return BAD_USAGE
    try:
        try:
            state.begin(about, given.resume)
        except BrokenState as error:
            print(error, file=sys.stderr)
            return BAD_USAGE
        how = "interrupted"
        engine = local_engine.engine(given.engine, plan, jobs, given.scheduler)
        try:
            with interrupts.notice() as check:
                Campaign(
                    plan, state, engine, session, screen, given.time, given.programs, max(jobs, 1), given.probes, check
                ).run()
            how = "done"
        except KeyboardInterrupt:
            pass
        finally:
            engine.close()
        state.end(how)
        return _conclude(state, screen, jobs, given.json)
    finally:
        state.close()


def _conclude(state: State, screen: Screen, jobs: int, as_json: bool) -> int:
    totals, causes = state.totals(), state.causes()
    screen.show(totals, causes, "", now=True)
    screen.say(summary(totals, causes, state.run, jobs))
    against = list(changes(causes, state.plan.backends[0], state.plan.old)) if state.plan.old else []
    for line in (*by_backend(state.verdicts(), causes), *against):
        screen.say(f"  {line}")
    if as_json:
        figures = {
            "programs": totals.programs,
            "programs_per_second": rate(totals),
            "bare_programs_per_second": bare_rate(totals, jobs),
            "unsupported_share": unsupported_share(totals),
            "causes_known": sum(c.status == KNOWN for c in causes),
            "causes_new": sum(c.status == NEW for c in causes),
            "flaky": sum(c.status == FLAKY for c in causes),
            "ruled_out": totals.rejected,
            "kept": totals.kept,
            "troubles": totals.troubles,
            "differences": totals.differences,
            "unchanged": totals.unchanged,
            "by_backend": state.verdicts(),
            "against": against,
        }
        print(json.dumps(figures), flush=True)
    if any(c.run == state.run and c.status == NEW for c in causes):
        return NEW_CAUSES
    return WENT_WRONG if state.troubles() else OK
