// Open a table and go there.

import { prefetchGame } from "../games";
import { nonce, openTable, rematch, sitDown } from "./api";
import { keepCommitment } from "./commitments";
import { memory, remember, type OfferedBot } from "./memory.svelte";
import { go } from "./route.svelte";
import type { Choices, GameName, TableInfo, WantedSeat } from "./wire";
import { spoken, t } from "./words.svelte";

/** A player of a new table. */
export type Player =
  | { readonly kind: "me"; readonly name: string }
  | { readonly kind: "friend" }
  | { readonly kind: "bot"; readonly bot: OfferedBot };

export function myName(): string {
  return memory.name.trim() === "" ? t("guest") : memory.name.trim();
}

function wantedSeat(player: Player): WantedSeat {
  if (player.kind === "bot") return { bot: player.bot };
  if (player.kind === "friend") return {};
  return { mine: true, name: player.name };
}

/** Add our nonces to the draws, now that the server has committed to its secret. */
async function addNonces(table: TableInfo): Promise<void> {
  keepCommitment(table.watch, table.commitment);
  for (const [seat, info] of table.seats.entries()) {
    if (info.mine && info.name !== null && !info.ready) {
      await sitDown(table.id ?? "", seat, { name: info.name, nonce: nonce() });
    }
  }
}

function goTo(table: TableInfo): void {
  remember({ going: memory.going + 1 }); // the home page reserves its space
  go(`/t/${table.id ?? table.watch}`);
}

export async function openAndGo(
  game: GameName,
  players: readonly Player[],
  how: { readonly hints: boolean; readonly delay: boolean; readonly watching: boolean },
  setup: Choices | null = null, // all by chance
): Promise<void> {
  prefetchGame(game);
  const table = await openTable({ game, seats: players.map(wantedSeat), options: { ...how, language: spoken() }, setup });
  await addNonces(table);
  goTo(table);
}

/** Open a rematch with the same people. */
export async function rematchAndGo(link: string): Promise<void> {
  const table = await rematch(link);
  await addNonces(table);
  goTo(table);
}
