// What chance can draw: the six colours, with every die.

import type { FairDraws } from "../browserGame";
import type { CheopsComponents, CheopsSnapshot } from "./wire";
import { colourWords, type Colour } from "./words";

const COLOURS: readonly Colour[] = ["blue", "green", "orange", "pink", "red", "yellow"];

export const draws: FairDraws<CheopsComponents, CheopsSnapshot> = {
  draw: ({ kind, words }) => ({ drawn: words, pool: kind === "roll" ? COLOURS : [], replaced: true }),
  isComplete: () => true,
  outcome: colourWords,
};
