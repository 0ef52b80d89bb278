"""Programs in Python: parsed from text, printed as text that can be pasted, and checked for validity."""

from __future__ import annotations

import spec.program
from spec import parse as reading
from spec.pretty import pretty
from spec.structure import violations
from spec.violations import Violation


class Program(spec.program.Program):
    """A StableHLO program: frozen, hashable, and equal to another with the same functions.

    `functions` are its functions, of which `main` is run. `main.body.operations` are operations, each with `name`
    (`add`, without the dialect), `operands`, `results`, `attributes` and `regions`; the last one is the `func.return`.
    A value has a `name` and a `type`, and a tensor type has `shape` and `element_type`. `repr` is Python that creates
    the program.

    >>> import stablehlo_conformance as shc
    >>> program = shc.parse('''
    ... func.func @main(%x: tensor<2xi32>) -> tensor<2xi32> {
    ...   %y = stablehlo.add %x, %x : tensor<2xi32>
    ...   return %y : tensor<2xi32>
    ... }''')
    >>> [operation.name for operation in program.main.body.operations]
    ['add', 'func.return']
    >>> str(program.main.arguments[0].type), program.main.arguments[0].type.shape
    ('tensor<2xi32>', (2,))
    >>> eval(repr(program), {"parse": shc.parse}) == program
    True
    """

    __module__ = "stablehlo_conformance"

    @staticmethod
    def of(program: spec.program.Program) -> Program:
        """Return the program as this class."""
        return Program(program.functions, program.num_replicas, program.num_partitions, program.streams)

    def __str__(self) -> str:
        return pretty(self)

    def __repr__(self) -> str:
        shown = str(self)
        unverified = "" if reading.verify(shown) is None else ", verified=False"
        spelled = repr(shown) if "\\" in shown or '"""' in shown else f'"""\\\n{shown}"""'
        return f"parse({spelled}{unverified})"


def parse(text: str, *, verified: bool = True) -> Program:
    """Parse MLIR text, pretty or generic; values are renamed 0, 1, 2, ... in their order.

    With `verified=False`, ops in generic form are read without jaxlib's verifier, as `validate` needs for invalid
    programs. Raises ParseError, a ValueError whose message is one line with place and reason.

    >>> import stablehlo_conformance as shc
    >>> try:  # doctest: +ELLIPSIS
    ...     shc.parse("func.func @main() {")
    ... except shc.ParseError as error:
    ...     print(error)
    <string>:1:...: ...
    """
    return Program.of(reading.parse(text, verified=verified))


def validate(program: spec.program.Program) -> list[Violation]:
    """Return the constraints that a program violates, in the order of its operations; empty for a valid program.

    Each violation has the `op`, the `label` of the specification (C4, I1; `structure` for scopes and syntax), the
    `predicate` that does not hold, and the `path` of the operation.

    >>> import stablehlo_conformance as shc
    >>> program = shc.parse('''
    ... func.func @main(%x: tensor<2xi32>) -> tensor<2xi32> {
    ...   %y = "stablehlo.reverse"(%x) {dimensions = array<i64: 3>} : (tensor<2xi32>) -> tensor<2xi32>
    ...   return %y : tensor<2xi32>
    ... }''', verified=False)
    >>> [(v.op, v.label, v.predicate) for v in shc.validate(program)]
    [('reverse', 'C3', 'dimensions_are_axes')]
    """
    return violations(program)
