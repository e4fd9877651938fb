// The names of the players: "you" for the reader, the kind of a bot, a person's own name otherwise.

import { labelOn, whoOn, type Named } from "../lib/names";
import type { Replay, TableInfo } from "../lib/wire";
import { t } from "../lib/words.svelte";

export function namer(replay: Replay, info: TableInfo | null): Named {
  const occupants = replay.names.map((name, seat) => ({ bot: info?.seats[seat]?.bot ?? null, name, mine: info?.seats[seat]?.mine ?? false }));
  return {
    name: (seat) => labelOn(occupants, seat) ?? t("player", { number: seat + 1 }),
    who: (seat) => whoOn(occupants, seat),
  };
}
