"""Programs per second of an executable that starts anew for each case and of one that stays.

    python -m benchmarks.executables [--command ./command_backend] [--serve ./serve_backend] [--rounds N] [--seconds S]

Both run `add` of f32 values of shape 2x3 on three input sets, in turns: `command:` starts the executable for each
program; `serve:` is asked for one program at a time, and then as the suite asks, which sends requests ahead. Each turn
takes S seconds. It prints a line per round and the median ratios.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from statistics import median

import numpy as np

from oracles.backends import BackendError, open_backend, stream
from oracles.backends.hosted import Case
from oracles.backends.protocol import Backend, Results
from results import options
from spec.program import Operation, Value, main_program
from spec.types import f32, tensor

ROUNDS, SECONDS = 5, 3.0


def case() -> Case:
    a, b, r = (Value(name, tensor(f32, 2, 3)) for name in "abr")
    program = main_program((a, b), (Operation("add", (a, b), (), (), (r,)),), (r,))
    rng = np.random.default_rng(0)
    return program, [tuple(rng.normal(size=(2, 3)).astype(np.float32) for _ in range(2)) for _ in range(3)]


def rate_alone(backend: Backend, seconds: float) -> float:
    """Return programs per second if each is sent after the reply to the one before.

    Raises BackendError if a program has no results.
    """
    program, inputs = case()
    end = time.perf_counter() + seconds
    return _rate(backend.run(program, inputs) for _ in iter(lambda: time.perf_counter() < end, False))


def rate_ahead(backend: Backend, seconds: float) -> float:
    """Return programs per second if requests are sent ahead, as the suite does.

    Raises BackendError if a program has no results.
    """
    one, end = case(), time.perf_counter() + seconds
    return _rate(stream(backend, (one for _ in iter(lambda: time.perf_counter() < end, False))))


def _rate(outcomes: Iterator[object]) -> float:
    begin, number = time.perf_counter(), 0
    for outcome in outcomes:
        if not isinstance(outcome, Results):
            raise BackendError(f"the program has no results: {outcome}")
        number += 1
    return number / (time.perf_counter() - begin)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = options.Parser(prog="python -m benchmarks.executables", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--command", default="./command_backend", metavar="EXECUTABLE", help="default: %(default)s")
    parser.add_argument("--serve", default="./serve_backend", metavar="EXECUTABLE", help="default: %(default)s")
    parser.add_argument("--rounds", type=options.count(), default=ROUNDS, metavar="N", help="default: %(default)s")
    parser.add_argument("--seconds", type=float, default=SECONDS, metavar="S", help="per turn; default: %(default)s")
    given = parser.parse_args(arguments)
    try:
        anew, stays = open_backend(f"command:{given.command}"), open_backend(f"serve:{given.serve}")
        rounds = [_measure(anew, stays, given.seconds) for _ in range(given.rounds)]
    except BackendError as error:
        print(error, file=sys.stderr)
        return 2
    one, ahead = (median(r[i] / r[0] for r in rounds) for i in (1, 2))
    print(f"median of {len(rounds)} rounds: {one:.1f} times one at a time, {ahead:.1f} times sent ahead")
    return 0


def _measure(anew: Backend, stays: Backend, seconds: float) -> tuple[float, float, float]:
    found = rate_alone(anew, seconds), rate_alone(stays, seconds), rate_ahead(stays, seconds)
    print("programs/s: starts anew {:.0f}, stays {:.0f}, stays and requests sent ahead {:.0f}".format(*found))
    sys.stdout.flush()
    return found


if __name__ == "__main__":
    sys.exit(main())
