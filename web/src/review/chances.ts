// The chances to win over the course of a game, for a chart, and where they turned.

import { speakingOf } from "../lib/names";
import { logLine } from "../lib/moveWords";
import type { Playback } from "../lib/playback.svelte";
import { t } from "../lib/words.svelte";
import type { Replay, Review } from "../lib/wire";
import type { Event, Series } from "./series";

/** After every chance move, in per cent; at the end, who has won. */
export function chancesOver(review: Review, replay: Replay, name: (seat: number) => string): Series[] {
  const winners = replay.winners ?? [];
  return replay.names.map((_, seat) => {
    const points = review.fortunes.map(({ ply, outlook }) => ({ x: ply, y: 100 * (outlook[seat]?.win ?? 0) }));
    if (winners.length > 0) {
      points.push({ x: replay.moments.length - 1, y: winners.includes(seat) ? 100 / winners.length : 0 });
    }
    return { name: name(seat), seat, points };
  });
}

/** The turning points, each on the line of the seat whose chance it moved most. */
export function turnsOf(review: Review, playback: Playback): Event[] {
  return review.turning.map(({ ply, seat, win }) => {
    const near = review.fortunes.filter((fortune) => fortune.ply <= ply).at(-1);
    const move = playback.replay.moments[ply]?.move ?? "";
    const change = t(win >= 0 ? "review-turn-up" : "review-turn-down", { win: Math.round(100 * Math.abs(win)), ...speakingOf(playback, seat) });
    return { x: ply, y: 100 * (near?.outlook[seat]?.win ?? 0.5), label: `${logLine(move, playback)}: ${change}` };
  });
}
