"""What is wrong with a program of any size that somebody brings: judged, located, attributed, reduced and published."""

from trials.explaining.explaining import Question, explain
from trials.explaining.explanation import Blamed, Explanation
from trials.explaining.progress import Progress
from trials.explaining.publishing import Shelf

__all__ = ["Blamed", "Explanation", "Progress", "Question", "Shelf", "explain"]
