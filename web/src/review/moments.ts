// The moments of a review: decisions, and chance moves that turned the game.

import type { Choice, Fortune, Review, Turning } from "../lib/wire";
import { isMistake } from "./grades";

export type Filter = "mistakes" | "turning" | "all";

export interface Item {
  readonly ply: number;
  readonly choice: Choice | null; // none: chance
  readonly fortune: Fortune | null;
  readonly turning: Turning | null;
}

/** The items that pass a filter, of one seat or of all, in the order of the game. */
export function itemsOf(review: Review, filter: Filter, seat: number | null): Item[] {
  const turning = new Map(review.turning.map((point) => [point.ply, point]));
  const choices = review.choices
    .filter((choice) => seat === null || choice.seat === seat)
    .filter((choice) => filter !== "mistakes" || isMistake(choice.grade))
    .map((choice): Item => ({ ply: choice.ply, choice, fortune: null, turning: turning.get(choice.ply) ?? null }));
  if (filter !== "turning") return choices;
  const fortunes = review.fortunes
    .map((fortune): Item => ({ ply: fortune.ply, choice: null, fortune, turning: turning.get(fortune.ply) ?? null }))
    .filter((item) => seat === null || item.turning?.seat === seat);
  return [...choices, ...fortunes].filter((item) => item.turning !== null).sort((one, other) => one.ply - other.ply);
}
