"""Explanation of a failing program that a user brings, of any size: judge, locate, attribute, reduce and publish."""

from trials.explain.explanation import Blamed, Explanation
from trials.explain.finding_folder import Shelf
from trials.explain.investigation import Question, explain
from trials.explain.stage_progress import Progress

__all__ = ["Blamed", "Explanation", "Progress", "Question", "Shelf", "explain"]
