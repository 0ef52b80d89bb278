"""`stablehlo-conformance list`: the names that options accept, with a short explanation of each."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from generators.families import strategies
from generators.programs.case_strategies import element_types
from oracles.backends import names
from results import options
from results.records import CLAIMS
from results.untrusted import printable
from spec.types import ELEMENT_TYPES
from trials.causes.expectations import FOLDER, BrokenExpectations, load


def ops(expectations: Path) -> Iterator[str]:
    del expectations
    for op in strategies():
        yield f"{op}: {' '.join(map(str, element_types(op)))}"


def types(expectations: Path) -> Iterator[str]:
    del expectations
    yield from map(str, ELEMENT_TYPES)


def backends(expectations: Path) -> Iterator[str]:
    del expectations
    yield from names()


def claims(expectations: Path) -> Iterator[str]:
    del expectations
    yield from (f"{name}: {said}" for name, said in CLAIMS.items())


def causes(expectations: Path) -> Iterator[str]:
    """Yield one line per known cause of each implementation. Raises BrokenExpectations."""
    for path in sorted(expectations.glob("*.toml")):
        for name, entry in {e.cause: e for e in load(path).entries}.items():
            yield f"{path.stem}: {name}: {entry.reason}"


LISTS: dict[str, Callable[[Path], Iterator[str]]] = {
    "ops": ops,
    "types": types,
    "backends": backends,
    "claims": claims,
    "causes": causes,
}


def main(arguments: Sequence[str]) -> int:
    parser = options.Parser(prog="stablehlo-conformance list", description=__doc__)
    parser.add_argument("what", metavar="|".join(LISTS))
    parser.add_argument("--expectations", type=options.folder, default=FOLDER, metavar="DIR", help="where causes are")
    given = parser.parse_args(arguments)
    if given.what not in LISTS:
        near = options.did_you_mean(given.what, LISTS)
        parser.error(f"there is no list of {given.what!r}{near or '; there are ' + ', '.join(LISTS)}")
    try:
        for line in LISTS[given.what](given.expectations):
            print(printable(line))
    except BrokenExpectations as e:
        print(f"{parser.prog}: {printable(str(e))}", file=sys.stderr)
        return options.BAD_USAGE
    except BrokenPipeError:  # the reader, such as head, has closed the pipe
        sys.stderr.close()
    return 0
