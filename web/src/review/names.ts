// Who played: a bot by the name of its level in the reader's language, a person by their own.

import { nameOn } from "../lib/names";
import { t } from "../lib/words.svelte";
import type { Replay, TableInfo } from "../lib/wire";

export function namer(replay: Replay, info: TableInfo | null): (seat: number) => string {
  return (seat) =>
    nameOn({ bot: info?.chairs[seat]?.bot ?? null, name: replay.names[seat] ?? null }) ?? t("player", { number: seat + 1 });
}
