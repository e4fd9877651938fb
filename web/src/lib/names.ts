// What those are called who sit at a table.

import type { Chair } from "./wire";
import { t } from "./words.svelte";

export type Who = "you" | "other"; // by which a sentence chooses its verb

/** Those who sit at a table, as they are spoken of to who looks. */
export interface Named {
  name(seat: number): string;
  who(seat: number): Who;
}

/** The name on a chair: a person's own, or a bot's in the language that is spoken; none where it is free. */
export function nameOn(chair: Pick<Chair, "name" | "bot"> | undefined): string | null {
  return chair?.bot ? t(`level-${chair.bot}`) : (chair?.name ?? null);
}

/** Someone who has one seat is "you"; on a device that is passed on, everybody has a name. */
export function whoOn(chairs: readonly Pick<Chair, "mine">[], seat: number): Who {
  return chairs[seat]?.mine && chairs.filter((chair) => chair.mine).length === 1 ? "you" : "other";
}

/** The name by which somebody is spoken of to who looks. */
export function labelOn(chairs: readonly Pick<Chair, "name" | "bot" | "mine">[], seat: number): string | null {
  return whoOn(chairs, seat) === "you" ? t("your-seat") : nameOn(chairs[seat]);
}

/** What a sentence about a seat is told of it. */
export function speakingOf(named: Named, seat: number): { readonly name: string; readonly who: Who } {
  return { name: named.name(seat), who: named.who(seat) };
}
