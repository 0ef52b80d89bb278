"""Round trip: a program printed in pretty form and parsed again must be the same program.

    python -m validation.round_trip [--programs N] [--seed S] [--models N] [--json]

Programs of all kinds are drawn as in a campaign, and the real ones are added. Each is printed and parsed twice: by us,
which must give the program of its generic text up to attributes with default values, and by MLIR, which must print the
same text. Programs that stay in generic form are counted by reason. Exit status 1 if one differs.
"""

from __future__ import annotations

import itertools
import json
import sys
from collections import Counter
from collections.abc import Iterator

from fuzz.selection.batch_programs import KINDS
from generators.choices import Choices, Seeded
from generators.dynamic.resizing import NotResizable
from generators.examples import seed_of
from generators.value_scope import NOTHING
from models.collection import collection
from results import options
from spec.parse import ParseError, parse, print_mlir
from spec.pretty import Form, spell, without_defaults
from spec.program import Program
from spec.text import text

SAME, DIFFERENT = "same", "different"


def outcome(program: Program) -> tuple[str, Form]:
    generic = text(program)
    shown, form = spell(program)
    if form in (Form.INVALID, Form.REFUSED):
        return (SAME if _parse_unverified(shown) == _parse_unverified(generic) else DIFFERENT), form
    read = {without_defaults(parse(shown, verified=verified)) for verified in (True, False)}
    is_same = read == {without_defaults(parse(generic))} and print_mlir(shown) == print_mlir(generic)
    return (SAME if is_same else DIFFERENT), form


def _parse_unverified(shown: str) -> Program | str:
    try:
        return parse(shown, verified=False)
    except ParseError as e:
        return str(e)


def draw(n: int, seed: int) -> Iterator[tuple[str, Program]]:
    kinds = itertools.cycle(KINDS.items())
    for number, (name, kind) in zip(range(n), kinds, strict=False):
        for attempt in itertools.count():
            choices = Choices(Seeded(seed_of(seed, "round trip", number, attempt)))
            try:
                yield name, kind.strategy(choices, NOTHING).sample(choices.source).program
                break
            except NotResizable:
                continue


def real(n: int | None) -> Iterator[tuple[str, Program]]:
    for model in itertools.islice(collection().values(), n):
        yield "real", model.program


def main(arguments: list[str] | None = None) -> int:
    parser = options.Parser(prog="python -m validation.round_trip", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--programs", type=options.count(0), default=1000, help="that are drawn (default: 1000)")
    parser.add_argument("--models", type=options.count(0), help="real programs (default: all)")
    parser.add_argument("--seed", type=options.count(0), default=0)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args(arguments)
    found: Counter[tuple[str, str, Form]] = Counter()
    for kind, program in itertools.chain(draw(given.programs, given.seed), real(given.models)):
        found[kind, *outcome(program)] += 1
    kinds = list(dict.fromkeys(kind for kind, _, _ in found))
    if given.json:
        print(json.dumps({kind: _figures(found, kind) for kind in kinds}))
    else:
        print(f"{'':20}{SAME:>8}{DIFFERENT:>11}{'kept generic':>14}")
        for kind in kinds:
            counts = _figures(found, kind)
            kept = {form: n for form, n in counts.items() if form not in (SAME, DIFFERENT) and n}
            print(f"{kind:20}{counts[SAME]:8}{counts[DIFFERENT]:11}{sum(kept.values()):14}")
            for form, n in kept.items():
                print(f"{'':20}{n} {form}")
    return 1 if any(outcome == DIFFERENT for _, outcome, _ in found) else 0


def _figures(found: Counter[tuple[str, str, Form]], kind: str) -> dict[str, int]:
    of = {said: sum(n for (k, o, _), n in found.items() if (k, o) == (kind, said)) for said in (SAME, DIFFERENT)}
    generic = [form for form in Form if form is not Form.PRETTY]
    return of | {form.value: sum(n for (k, _, f), n in found.items() if (k, f) == (kind, form)) for form in generic}


if __name__ == "__main__":
    sys.exit(main())
