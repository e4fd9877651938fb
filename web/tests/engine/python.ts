// What our Python does: the tests compare the page with it.

import { execFileSync } from "node:child_process";
import { GAMES, type GameName } from "../../src/lib/wire";

/** What a program in tests/wasm writes. */
export function fromPython<T>(program: string, ...args: readonly (string | number)[]): T {
  const path = new URL(`../../../tests/wasm/${program}.py`, import.meta.url).pathname;
  return JSON.parse(execFileSync("python", [path, ...args.map(String)], { encoding: "utf-8", maxBuffer: 1 << 28 })) as T;
}

/** Each game with the fewest and the most seats. */
export const TABLES = (Object.keys(GAMES) as GameName[]).flatMap((game) => GAMES[game].seats.map((seats) => [game, seats] as const));

/** What a program in tests/wasm answers to a text. */
export function askPython<T>(program: string, input: string): T {
  const path = new URL(`../../../tests/wasm/${program}.py`, import.meta.url).pathname;
  return JSON.parse(execFileSync("python", [path], { encoding: "utf-8", input })) as T;
}
