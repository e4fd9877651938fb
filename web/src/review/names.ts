// Who played: a bot by the name of its level in the reader's language, a person by their own.

import { t } from "../lib/words.svelte";
import type { Replay, TableInfo } from "../lib/wire";

export function namer(replay: Replay, info: TableInfo | null): (seat: number) => string {
  return (seat) => {
    const bot = info?.chairs[seat]?.bot ?? null;
    return bot === null ? (replay.names[seat] ?? t("player", { number: seat + 1 })) : t(`level-${bot}`);
  };
}
