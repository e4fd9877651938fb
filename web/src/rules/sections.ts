// The clauses of the rules, in the order and under the headings in which they are shown.

import type { GameName } from "../lib/memory.svelte";

export interface Section {
  readonly key: string;
  readonly clauses: readonly string[];
}

const from = (letters: string, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `${letters}${first + index}`);

export const SECTIONS: Readonly<Record<GameName, readonly Section[]>> = {
  pyramids: [
    { key: "components", clauses: from("P", 1, 5) },
    { key: "setup", clauses: from("P", 6, 8) },
    { key: "turn", clauses: from("P", 9, 15) },
    { key: "icons", clauses: from("P", 16, 21) },
    { key: "after", clauses: from("P", 22, 27) },
    { key: "end", clauses: from("P", 28, 31) },
    { key: "examples", clauses: from("PX", 1, 4) },
    { key: "rulings", clauses: from("PR", 1, 8) },
  ],
  cheops: [
    { key: "components", clauses: from("C", 1, 4) },
    { key: "setup", clauses: from("C", 5, 6) },
    { key: "building", clauses: from("C", 7, 11) },
    { key: "paying", clauses: from("C", 12, 14) },
    { key: "play", clauses: from("C", 15, 17) },
    { key: "bonuses", clauses: from("C", 18, 20) },
    { key: "scoring", clauses: from("C", 21, 26) },
    { key: "examples", clauses: from("CX", 1, 3) },
    { key: "rulings", clauses: from("CR", 1, 7) },
  ],
};
