// Facts about moves, in words.

import { knows, translate } from "./words.svelte";
import type { Fact } from "./wire";

/** A fact in words; an argument such as a colour is named in the reader's language, by `colour-red`. */
export function factWords(fact: Fact): string {
  const named = Object.entries(fact.args).map(([name, value]) => {
    const key = `${name}-${value}`;
    return [name, knows(key) ? translate(key) : value] as const;
  });
  return translate(`fact-${fact.key}`, Object.fromEntries(named));
}
