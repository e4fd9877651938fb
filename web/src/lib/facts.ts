// Facts about moves, in words.

import { t, type Args } from "./words.svelte";
import type { Fact } from "./wire";

/** A fact in words; colours, shapes, symbols and buildings are named in the reader's language. */
export function factWords(fact: Fact): string {
  const args: Record<string, string | number> = { ...fact.args };
  for (const name of ["colour", "shape", "symbol", "building"]) {
    const value = args[name];
    if (typeof value === "string") args[name] = t(`${name}-${value}`);
  }
  return t(`fact-${fact.key}`, args as Args);
}
