"""Lessons: first games with a script, played by the rules like any other game."""

from ostraka.lessons.game import has_lesson
from ostraka.lessons.lesson import LEARNER, Lesson, Step, lesson

__all__ = ["LEARNER", "Lesson", "Step", "has_lesson", "lesson"]
