// The points of all seats over the course of a game, for a chart.

import type { BrowserGame } from "../games/browserGame";
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

/** Where the sections of a game begin, such as its rounds. */
export function sectionsOf(replay: Replay, { section }: Pick<BrowserGame, "section">): { x: number; name: string }[] {
  const sections: { x: number; name: string }[] = [];
  for (const [x, { table }] of replay.moments.entries()) {
    const name = String(section(table));
    if (sections.at(-1)?.name !== name) sections.push({ x, name });
  }
  return sections;
}
