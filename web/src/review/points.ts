// The points of all seats over the course of a game, for a chart.

import { sum } from "../lib/points";
import type { Replay } from "../lib/wire";
import type { Series } from "./series";

export function pointsOver(replay: Replay, name: (seat: number) => string): Series[] {
  const first = replay.moments[0];
  return (first?.table.seats ?? []).map((_, seat) => ({
    name: name(seat),
    seat,
    points: replay.moments.map(({ table }, x) => ({ x, y: sum(table.seats[seat]?.points ?? {}) })),
  }));
}

/** Where rounds of Pyramids begin, or every fifth play of Cheops. */
export function sectionsOf(replay: Replay): { x: number; name: string }[] {
  const found: { x: number; name: string }[] = [];
  for (const [x, { table }] of replay.moments.entries()) {
    const number = table.game === "pyramids" ? table.round : 5 * Math.floor((table.plays - 1) / 5) + 1;
    if (found.at(-1)?.name !== String(number)) found.push({ x, name: String(number) });
  }
  return found;
}
