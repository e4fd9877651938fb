// Facts about moves, in words.

import type { Fact, GameName } from "./wire";
import { keyOf, knows, translate } from "./words.svelte";

/** A fact in words; an argument such as a colour is named in the reader's language, by `colour-red`. */
export function factWords(game: GameName, fact: Fact): string {
  const named = Object.entries(fact.args).map(([name, value]) => {
    const key = keyOf(name, game, `${value}`);
    return [name, knows(key) ? translate(key) : value] as const;
  });
  return translate(keyOf("fact", game, fact.key), Object.fromEntries(named));
}
