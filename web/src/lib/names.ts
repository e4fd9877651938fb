// The names of the players at a table.

import type { SeatInfo } from "./wire";
import { t } from "./words.svelte";

export type Who = "you" | "other"; // selects the verb of a message

/** The players by name, or as "you". */
export interface Named {
  name(seat: number): string;
  who(seat: number): Who;
}

/** The name on a seat: a person's own, or a bot's in the reader's language; null if the seat is free. */
export function nameOn(seat: Pick<SeatInfo, "name" | "bot"> | undefined): string | null {
  return seat?.bot ? t(`bot-${seat.bot}`) : (seat?.name ?? null);
}

/** A reader with one seat is "you"; people who share a device all have names. */
export function whoOn(seats: readonly Pick<SeatInfo, "mine">[], seat: number): Who {
  return seats[seat]?.mine && seats.filter((one) => one.mine).length === 1 ? "you" : "other";
}

/** The name of a player for the reader. */
export function labelOn(seats: readonly Pick<SeatInfo, "name" | "bot" | "mine">[], seat: number): string | null {
  return whoOn(seats, seat) === "you" ? t("your-seat") : nameOn(seats[seat]);
}

/** The arguments of a message about a seat. */
export function speakingOf(named: Named, seat: number): { readonly name: string; readonly who: Who } {
  return { name: named.name(seat), who: named.who(seat) };
}
