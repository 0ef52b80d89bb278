"""Which operations of a failing program are to blame: each is put to the implementation alone."""

from trials.locate.blame import locate
from trials.locate.confirmation import Suspect

__all__ = ["Suspect", "locate"]
