// What those are called who sit at a table.

import type { Chair } from "./wire";
import { t } from "./words.svelte";

/** The name on a chair: a person's own, or a bot's in the language that is spoken; none where it is free. */
export function nameOn(chair: Pick<Chair, "name" | "bot"> | undefined): string | null {
  return chair?.bot ? t(`level-${chair.bot}`) : (chair?.name ?? null);
}

/** The same where a name stands by itself: someone who has one seat is told which is theirs. */
export function labelOn(chair: Pick<Chair, "name" | "bot" | "mine"> | undefined, mine: number): string | null {
  return chair?.mine && mine === 1 ? t("your-seat") : nameOn(chair);
}
