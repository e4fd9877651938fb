// The messages between the server and its clients.
// Generated from the types of the server by `make wire`; do not edit.

/** The sheets of a block, and what the buildings are worth. */
export interface CheopsComponents {
  readonly sheets: readonly CheopsSheet[];
  readonly points?: CheopsPoints;
}

/** A building sheet; rows and columns as the record has them. */
export interface CheopsSheet {
  readonly letter: string;
  readonly pyramid: readonly (readonly ("blue" | "green" | "orange" | "pink" | "red" | "yellow")[])[];
  readonly arch: CheopsArch;
  readonly relief: readonly (readonly ("blue" | "green" | "orange" | "pink" | "red" | "yellow")[])[];
  readonly quarry: readonly ("blue" | "green" | "orange" | "pink" | "red" | "yellow")[];
  readonly symbols: Readonly<Record<string, readonly string[]>>;
}

/** The triumphal arch: two columns, each from the bottom up, and a capstone. */
export interface CheopsArch {
  readonly left: readonly ("blue" | "green" | "orange" | "pink" | "red" | "yellow")[];
  readonly right: readonly ("blue" | "green" | "orange" | "pink" | "red" | "yellow")[];
  readonly cap: "blue" | "green" | "orange" | "pink" | "red" | "yellow";
}

/** What the levels of the pyramid and of the arch are worth; the capstone's points come last. */
export interface CheopsPoints {
  readonly pyramid?: readonly number[];
  readonly arch?: readonly number[];
}

/** Each seat's sheet by its letter, or null to leave it to chance, and the starting seat. */
export interface CheopsChoices {
  readonly sheets?: readonly (string | null)[] | null;
  readonly first?: number | null;
}

/** The table as every seat may know it: nothing is secret. */
export interface CheopsSnapshot {
  readonly game: "cheops";
  readonly phase: "lay" | "over" | "roll";
  readonly plays: number;
  readonly last_play: boolean;
  readonly first: number;
  readonly active: number;
  readonly builder: number | null;
  readonly rolled: readonly ("blue" | "green" | "orange" | "pink" | "red" | "yellow")[];
  readonly lying: readonly ("blue" | "green" | "orange" | "pink" | "red" | "yellow")[];
  readonly blocked: readonly ("blue" | "green" | "orange" | "pink" | "red" | "yellow")[];
  readonly bonuses: readonly string[];
  readonly seats: readonly CheopsSeat[];
}

export interface CheopsSeat {
  readonly sheet: string;
  readonly marked: readonly string[];
  readonly struck: readonly number[];
  readonly quarry: readonly number[];
  readonly jokers: number;
  readonly bonuses: readonly string[];
  readonly pending: readonly string[];
  readonly last_chance: readonly string[];
  readonly complete: readonly string[];
  readonly laid: number;
  readonly points: Readonly<Record<string, number>>;
}

export const JOKERS = 5 as const;
export const LETTERS = ["A", "B", "C", "D", "E", "F"] as const;
export const RELIEF = [[4, 4], [6, 6], [8, 8], [10, 11], [12, 15]] as const;
