"""Metrics for Prometheus."""

import asyncio
from collections.abc import Iterable

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from ostraka.server.services import Services


class Metrics(Collector):
    """Exposes the services' counters."""

    media_type = CONTENT_TYPE_LATEST

    def __init__(self, services: Services) -> None:
        self._services = services
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)
        PlatformCollector(registry=self._registry)

    def text(self) -> bytes:
        return generate_latest(self._registry)

    def collect(self) -> Iterable[Metric]:
        services = self._services
        bots = services.workers.bots
        committer = services.committer
        yield GaugeMetricFamily("ostraka_rooms", "tables in memory", len(services.rooms))
        yield GaugeMetricFamily("ostraka_starting", "1 until the games are loaded", int(services.is_starting))
        yield GaugeMetricFamily("ostraka_connections", "WebSocket connections", services.connections)
        yield GaugeMetricFamily("ostraka_tasks", "running asyncio tasks", len(asyncio.all_tasks()))
        yield CounterMetricFamily("ostraka_turns", "turns committed", committer.turns)
        yield CounterMetricFamily("ostraka_commits", "transactions that committed turns", committer.batches)
        yield GaugeMetricFamily(
            "ostraka_bot_queue", "turns of bots and hints that are queued or running", bots.queued
        )
        yield CounterMetricFamily(
            "ostraka_bot_decisions", "turns of bots and hints that are finished", bots.finished
        )
        yield CounterMetricFamily(
            "ostraka_bot_decision_seconds", "time that they took, queueing included", bots.seconds
        )
        yield GaugeMetricFamily(
            "ostraka_review_queue", "reviews that are queued or running", services.workers.reviews.queued
        )
        yield GaugeMetricFamily(
            "ostraka_replay_queue", "replays that are queued or running", services.workers.replays.queued
        )
