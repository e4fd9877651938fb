// Who played: a bot by the name of its level in the reader's language, a person by their own.

import { labelOn, nameOn } from "../lib/names";
import { t } from "../lib/words.svelte";
import type { Replay, TableInfo } from "../lib/wire";

export function namer(replay: Replay, info: TableInfo | null): (seat: number) => string {
  return (seat) =>
    nameOn({ bot: info?.chairs[seat]?.bot ?? null, name: replay.names[seat] ?? null }) ?? t("player", { number: seat + 1 });
}

/** The same where names stand by themselves, as on charts: who sits on one of the seats is told which. */
export function labeller(name: (seat: number) => string, info: TableInfo | null): (seat: number) => string {
  const mine = info?.chairs.filter((chair) => chair.mine).length ?? 0;
  return (seat) => (info?.chairs[seat]?.mine ? labelOn(info.chairs[seat], mine) : null) ?? name(seat);
}
