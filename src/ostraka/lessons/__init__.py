"""First games that teach: scripts of moves, played by the rules like any game."""

from ostraka.lessons.lesson import LEARNER, Lesson, Step, lesson

__all__ = ["LEARNER", "Lesson", "Step", "lesson"]
