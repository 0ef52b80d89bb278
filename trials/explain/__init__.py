"""What is wrong with a program of any size that somebody brings: judged, located, attributed, reduced and published."""

from trials.explain.explanation import Blamed, Explanation
from trials.explain.finding_folder import Shelf
from trials.explain.investigation import Question, explain
from trials.explain.stage_progress import Progress

__all__ = ["Blamed", "Explanation", "Progress", "Question", "Shelf", "explain"]
