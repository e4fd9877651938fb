// What chance can draw: cards of the deck, and expedition cards.

import { t } from "../../lib/words.svelte";
import type { FairDraws } from "../browserGame";
import { SHAPES, type PyramidsComponents, type PyramidsSnapshot } from "./wire";
import { shapeWords } from "./words";

function poolOf(kind: string, { unseen, left }: PyramidsSnapshot): string[] {
  if (kind !== "flip") return [...unseen].sort((one, other) => one - other).map(String);
  return Object.keys(SHAPES).flatMap((shape) => Array.from({ length: left[shape] ?? 0 }, () => shape));
}

/** Whether every card is somewhere: in the deck, or on the table; and no expedition card is missing. */
function isComplete({ offer, seats, unseen, left, phase, turn }: PyramidsSnapshot, { cards, expedition }: PyramidsComponents): boolean {
  const seen = new Set([...offer, ...seats.flatMap((seat) => [...seat.dealt, ...seat.explored, ...seat.chambers.map(({ card }) => card)])]);
  const deck = new Set(unseen);
  const everywhere = cards.every(({ number }) => deck.has(number) !== seen.has(number));
  const shapes = Object.entries(expedition).map(([shape, all]) => ({ all, left: left[shape] ?? 0 }));
  const used = shapes.reduce((sum, shape) => sum + shape.all - shape.left, 0);
  return everywhere && shapes.every((shape) => shape.left <= shape.all) && (phase !== "flip" || used === turn);
}

export const draws: FairDraws<PyramidsComponents, PyramidsSnapshot> = {
  draw: ({ kind, words }, before) => ({
    drawn: kind === "deal" ? words.slice(1) : words, // the first word is the seat
    pool: poolOf(kind, before),
    replaced: false,
  }),
  isComplete,
  outcome: (outcome) => (/^\d+$/.test(outcome) ? t("card-picture", { number: outcome }) : shapeWords(outcome)),
};
