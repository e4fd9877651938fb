// What those are called who sit at a table.

import type { SeatInfo } from "./wire";
import { t } from "./words.svelte";

export type Who = "you" | "other"; // by which a sentence chooses its verb

/** Those who sit at a table, as they are spoken of to who looks. */
export interface Named {
  name(seat: number): string;
  who(seat: number): Who;
}

/** The name on a seat: a person's own, or a bot's in the language that is spoken; none where it is free. */
export function nameOn(seat: Pick<SeatInfo, "name" | "bot"> | undefined): string | null {
  return seat?.bot ? t(`level-${seat.bot}`) : (seat?.name ?? null);
}

/** Someone who has one seat is "you"; on a device that is passed on, everybody has a name. */
export function whoOn(seats: readonly Pick<SeatInfo, "mine">[], seat: number): Who {
  return seats[seat]?.mine && seats.filter((one) => one.mine).length === 1 ? "you" : "other";
}

/** The name by which somebody is spoken of to who looks. */
export function labelOn(seats: readonly Pick<SeatInfo, "name" | "bot" | "mine">[], seat: number): string | null {
  return whoOn(seats, seat) === "you" ? t("your-seat") : nameOn(seats[seat]);
}

/** What a sentence about a seat is told of it. */
export function speakingOf(named: Named, seat: number): { readonly name: string; readonly who: Who } {
  return { name: named.name(seat), who: named.who(seat) };
}
