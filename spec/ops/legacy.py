"""Ops that programs contain but the specification does not describe ("Not in HLO").

They are evaluated, so that such programs can run. The specification has no constraints for them.
"""

from __future__ import annotations

from spec.attributes import Integer, IntegerArray
from spec.op import Op, attribute, optional_attribute, output, value
from spec.ops.linear_algebra import precision
from spec.structured_attributes import String
from spec.type_sets import integer_tensor, per_tensor, tensor
from spec.type_sets import token as token_type
from spec.types import TensorType, TokenType, Type
from spec.vocabulary import element_type, shape


class Broadcast(Op, name="broadcast"):
    """An op that puts new leading dimensions before the operand's."""

    in_specification = False
    operand = value(tensor)
    broadcast_sizes = attribute(IntegerArray())
    result = output(tensor)

    def infer(op) -> tuple[Type, ...]:
        return (TensorType((*op.broadcast_sizes, *shape(op.operand)), element_type(op.operand)),)


class CreateToken(Op, name="create_token"):
    in_specification = False
    result = output(token_type)

    def infer(op) -> tuple[Type, ...]:
        return (TokenType(),)


class Dot(Op, name="dot"):
    """A product of vectors and matrices: contracts the last dimension of lhs with the first of rhs."""

    in_specification = False
    accumulates = True
    lhs = value(per_tensor)
    rhs = value(tensor)
    precision_config = optional_attribute(precision, default=("DEFAULT", "DEFAULT"))
    result = output(tensor)


class Einsum(Op, name="einsum"):
    in_specification = False
    accumulates = True
    lhs = value(per_tensor)
    rhs = value(per_tensor)
    einsum_config = attribute(String())
    result = output(per_tensor)


class UnaryEinsum(Op, name="unary_einsum"):
    in_specification = False
    accumulates = True
    operand = value(per_tensor)
    einsum_config = attribute(String())
    result = output(per_tensor)


class TorchIndexSelect(Op, name="torch_index_select"):
    """Slices of the operand along `dim`, at the places in `index`."""

    in_specification = False
    operand = value(per_tensor)
    index = value(integer_tensor)
    dim = attribute(Integer(64))
    batch_dims = attribute(Integer(64))
    result = output(per_tensor)
