// The messages between the server and its clients.
// Generated from the types of the server by `make wire`; do not edit.

/** The cards, the expedition cards by shape, and the penalties of the ten skulls. */
export interface PyramidsComponents {
  readonly cards: readonly PyramidsCard[];
  readonly expedition: Readonly<Record<string, number>>;
  readonly skulls: readonly number[];
}

/** A pyramid card: its chamber is five strings of five letters, the entrance's row first. */
export interface PyramidsCard {
  readonly number: number;
  readonly colour: "green" | "orange" | "purple";
  readonly grid: readonly string[];
}

/** The table as one seat may know it. */
export interface PyramidsSnapshot {
  readonly game: "pyramids";
  readonly phase: "deal" | "draw" | "flip" | "keep" | "mark" | "offer" | "over" | "take";
  readonly round: number;
  readonly turn: number;
  readonly last_card: boolean;
  readonly flipped: string | null;
  readonly left: Readonly<Record<string, number>>;
  readonly unseen: readonly number[];
  readonly offer: readonly number[];
  readonly bonuses: Readonly<Record<string, readonly number[]>>;
  readonly taker: number | null;
  readonly seats: readonly PyramidsSeat[];
}

/** A seat, with what the open turn has earned it. */
export interface PyramidsSeat {
  readonly chambers: readonly PyramidsChamber[];
  readonly dealt: readonly number[];
  readonly explored: readonly number[];
  readonly red: number;
  readonly green: number;
  readonly torches: readonly number[];
  readonly skulls: number;
  readonly penalty: number;
  readonly bonuses: Readonly<Record<string, readonly number[]>>;
  readonly crosses: number;
  readonly potions: number;
  readonly pending: PyramidsPending | null;
  readonly points: Readonly<Record<string, number>>;
}

export interface PyramidsChamber {
  readonly card: number;
  readonly marked: readonly string[];
}

/** What the open turn has earned a seat: it counts once everybody has finished the turn. */
export interface PyramidsPending {
  readonly explored: readonly number[];
  readonly bonuses: Readonly<Record<string, number>>;
  readonly contested: readonly string[];
}

export const SHAPES = {"I2": ["##"], "I3": ["###"], "L3": ["#.", "##"], "O4": ["##", "##"], "T4": ["###", ".#."], "L4": ["###", "#.."]} as const;
export const ROUNDS = 4 as const;
export const FLIPS = 7 as const;
export const GEMS = 10 as const;
export const BONUSES = [10, 6, 3] as const;
