// Who played: who looks as "you", a bot by the name of its level in the reader's language, other people by their own.

import { labelOn, whoOn, type Named } from "../lib/names";
import { t } from "../lib/words.svelte";
import type { Replay, TableInfo } from "../lib/wire";

export function namer(replay: Replay, info: TableInfo | null): Named {
  const occupants = replay.names.map((name, seat) => ({ bot: info?.seats[seat]?.bot ?? null, name, mine: info?.seats[seat]?.mine ?? false }));
  return {
    name: (seat) => labelOn(occupants, seat) ?? t("player", { number: seat + 1 }),
    who: (seat) => whoOn(occupants, seat),
  };
}
