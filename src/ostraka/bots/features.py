"""Features by name: their indices, and how many there are, follow from the names."""

from enum import IntEnum


class FeatureGroup(IntEnum):
    """Features that stand next to each other, numbered from 0; compiled code uses members as indices."""

    @staticmethod
    def _generate_next_value_(name: str, start: int, count: int, last_values: list[int]) -> int:
        del name, start, last_values
        return count

    @classmethod
    def names(cls, prefix: str = "") -> tuple[str, ...]:
        return tuple(f"{prefix}{feature.name.lower()}" for feature in cls)
