"""Which operations of a failing program are to blame: each is put to the implementation alone."""

from trials.locating.confirming import Suspect
from trials.locating.operations import locate

__all__ = ["Suspect", "locate"]
