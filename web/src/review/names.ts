// The names of the players: "you" for the reader, the kind of a bot, a person's own name otherwise.

import { labelOn, whoOn, type Named } from "../lib/names";
import type { Replay, SeatInfo, TableInfo } from "../lib/wire";
import { knows, t } from "../lib/words.svelte";

/** The bot of a name in a record, as in "scribe (bot)"; null for a person. */
function botOf(name: string): SeatInfo["bot"] {
  const bot = /^(.+) \(bot\)$/.exec(name)?.[1];
  return bot !== undefined && knows(`bot-${bot}`) ? (bot as SeatInfo["bot"]) : null;
}

export function namer(replay: Replay, info: TableInfo | null): Named {
  const occupants = replay.names.map((name, seat) => ({ bot: info?.seats[seat]?.bot ?? botOf(name), name, mine: info?.seats[seat]?.mine ?? false }));
  return {
    name: (seat) => labelOn(occupants, seat) ?? t("player", { number: seat + 1 }),
    who: (seat) => whoOn(occupants, seat),
  };
}
