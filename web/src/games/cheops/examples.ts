// What the pictures of the rules show: numbers and positions that stand in the clauses themselves.

import type { CheopsComponents, CheopsSeat, CheopsSnapshot } from "./wire";

export const BLOCK: CheopsComponents = {
  sheets: [
    {
      letter: "A",
      pyramid: [
        ["green", "red", "blue", "yellow", "pink", "orange"],
        ["orange", "pink", "orange", "blue", "yellow"],
        ["green", "blue", "green", "pink"],
        ["red", "yellow", "blue"],
        ["pink", "green"],
        ["red"],
      ],
      arch: {
        left: ["green", "blue", "yellow", "red", "orange"],
        right: ["pink", "blue", "orange", "yellow", "red"],
        cap: "green",
      },
      relief: [
        ["yellow", "orange", "green", "pink"],
        ["blue", "pink", "yellow", "red"],
        ["orange", "red", "blue", "green"],
      ],
      quarry: ["orange", "green", "red", "yellow", "pink", "blue", "red", "yellow", "green", "pink", "orange", "blue"],
      symbols: { ankh: ["p2.1", "r4"], eye: ["p4.2"], feather: ["l5", "a3"], lotus: ["p3.4", "b1"], scarab: ["p2.5", "l3", "d3"] },
    },
  ],
  points: { pyramid: [1, 3, 6, 10, 15, 21], arch: [0, 4, 6, 8, 11, 14] },
};

export const DESK: CheopsSnapshot = {
  game: "cheops", phase: "lay", plays: 1, last_play: false, first: 0, active: 0, builder: null, rolled: [], lying: [], blocked: [],
  bonuses: ["ankh", "eye", "feather", "lotus", "scarab", "finish"], seats: [],
};

export const BUILDER: CheopsSeat = {
  sheet: "A", marked: ["p1.1", "p1.2", "p1.3", "p2.1", "l1", "a1", "b1"], struck: [1], quarry: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  jokers: 3, bonuses: [], pending: [], last_chance: [], complete: [], laid: 0, points: {},
};

/** CX1: 50 points. */
export const COUNTED: CheopsSeat = { ...BUILDER, points: { pyramid: 21, arch: 0, relief: 8, bonuses: 15, quarry: 4, jokers: 2 } };
