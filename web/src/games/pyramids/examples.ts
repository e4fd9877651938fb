// What the pictures of the rules show: numbers and positions that stand in the clauses themselves.

import type { PyramidsComponents, PyramidsSnapshot, PyramidsSeat } from "./wire";

export const CHAMBER = ["..E.#", "#xr.s", "..#f.", "s.p.#", "#gT.."] as const;
export const OPEN = ["..E.#", "#....", ".#...", "...#.", "#.T.."] as const; // walls, and no icons

const EXPLORED = { green: [4, 11, 19, 30], orange: [7, 26], purple: [15] };
const FREE = { green: [10, 6, 3], orange: [10, 6, 3], purple: [10, 6, 3] };

export const COMPONENTS: PyramidsComponents = {
  cards: (["green", "orange", "purple"] as const).flatMap((colour) =>
    EXPLORED[colour].map((number) => ({ number, colour, grid: OPEN })),
  ),
  expedition: {},
  skulls: [1, 2, 3, 4, 6, 8, 10, 12, 15, 18],
};

export const TABLE: PyramidsSnapshot = {
  game: "pyramids", phase: "flip", round: 0, turn: 0, last_card: false, flipped: null, left: {}, unseen: [], offer: [], bonuses: FREE, taker: null, seats: [],
};

export const EMPTY: PyramidsSeat = {
  chambers: [], dealt: [], explored: [], red: 0, green: 0, torches: [], skulls: 0, penalty: 0, bonuses: {}, crosses: 0, potions: 0, pending: null, points: {},
};

/** PX1: 111 points. */
export const SCORED: PyramidsSeat = {
  ...EMPTY, explored: Object.values(EXPLORED).flat(), red: 6, green: 3, torches: [1, 4], skulls: 5, penalty: 6,
  bonuses: { green: [10, 6], orange: [3] },
  points: { torches: 10, bonuses: 19, gems: 18, skulls: -6, pyramids: 70 },
};
