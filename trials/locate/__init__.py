"""Fault localization: which operations of a failing program are to blame, found by running each alone."""

from trials.locate.blame import locate
from trials.locate.confirmation import Suspect

__all__ = ["Suspect", "locate"]
