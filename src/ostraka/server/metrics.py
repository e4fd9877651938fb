"""Figures for Prometheus."""

import asyncio
from typing import TYPE_CHECKING

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from collections.abc import Iterable

    from prometheus_client import Metric

    from ostraka.server.services import Building


class Metrics(Collector):
    """Reads what a building counts anyway."""

    media_type = CONTENT_TYPE_LATEST

    def __init__(self, building: "Building") -> None:
        self._building = building
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)
        PlatformCollector(registry=self._registry)

    def text(self) -> bytes:
        return generate_latest(self._registry)

    def collect(self) -> "Iterable[Metric]":
        building = self._building
        yield GaugeMetricFamily("ostraka_rooms", "tables in memory", len(building.rooms))
        yield GaugeMetricFamily(
            "ostraka_starting", "1 until the games are in memory", int(building.is_starting)
        )
        yield GaugeMetricFamily("ostraka_connections", "live connections", building.connections)
        yield GaugeMetricFamily("ostraka_tasks", "things that go on at once", len(asyncio.all_tasks()))
        yield CounterMetricFamily("ostraka_turns", "turns committed", building.committer.turns)
        yield CounterMetricFamily("ostraka_commits", "commits that carried them", building.committer.batches)
        yield GaugeMetricFamily("ostraka_thinking", "bots that think or wait to", building.thinkers.waiting)
        yield CounterMetricFamily("ostraka_thoughts", "bots' turns and hints", building.thinkers.decisions)
        yield CounterMetricFamily(
            "ostraka_thinking_seconds", "time they took, waiting included", building.thinkers.seconds
        )
