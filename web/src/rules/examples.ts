// What the pictures of the rules show: numbers and positions that stand in the clauses themselves.

import type { CheopsComponents, CheopsSnapshot, CheopsSeat, PyramidsComponents, PyramidsSnapshot, PyramidsSeat } from "../lib/wire";

export const CHAMBER = ["..E.#", "#xr.s", "..#f.", "s.p.#", "#gT.."] as const;
export const OPEN = ["..E.#", "#....", ".#...", "...#.", "#.T.."] as const; // walls, and no icons

const EXPLORED = { green: [4, 11, 19, 30], orange: [7, 26], purple: [15] };
const FREE = { green: [10, 6, 3], orange: [10, 6, 3], purple: [10, 6, 3] };

export const PARTS: PyramidsComponents = {
  cards: (["green", "orange", "purple"] as const).flatMap((colour) =>
    EXPLORED[colour].map((number) => ({ number, colour, grid: OPEN })),
  ),
  expedition: {},
  skulls: [1, 2, 3, 4, 6, 8, 10, 12, 15, 18],
};

export const TABLE: PyramidsSnapshot = {
  game: "pyramids", phase: "flip", round: 0, turn: 0, flipped: null, left: {}, unseen: [], offer: [], bonuses: FREE, taker: null, seats: [],
};

export const EMPTY: PyramidsSeat = {
  chambers: [], dealt: [], explored: [], red: 0, green: 0, torches: [], skulls: 0, penalty: 0, bonuses: {}, crosses: 0, points: {},
};

/** PX1: 111 points. */
export const SCORED: PyramidsSeat = {
  ...EMPTY, explored: Object.values(EXPLORED).flat(), red: 6, green: 3, torches: [1, 4], skulls: 5, penalty: 6,
  bonuses: { green: [10, 6], orange: [3] },
  points: { torches: 10, bonuses: 19, gems: 18, skulls: -6, pyramids: 70 },
};

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
  game: "cheops", phase: "lay", plays: 1, first: 0, active: 0, builder: null, rolled: [], lying: [], blocked: [],
  bonuses: ["ankh", "eye", "feather", "lotus", "scarab", "finish"], seats: [],
};

export const BUILDER: CheopsSeat = {
  sheet: "A", marked: ["p1.1", "p1.2", "p1.3", "p2.1", "l1", "a1", "b1"], struck: [1], quarry: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  jokers: 3, bonuses: [], complete: [], laid: 0, points: {},
};

/** CX1: 50 points. */
export const COUNTED: CheopsSeat = { ...BUILDER, points: { pyramid: 21, arch: 0, relief: 8, bonuses: 15, quarry: 4, jokers: 2 } };
