// Opening a table and going there.

import { nonce, openTable, rematch, sitDown } from "./api";
import { prefetchGame } from "../games";
import { memory, remember, type Level } from "./memory.svelte";
import { keepCommitment } from "./commitments";
import { go } from "./route.svelte";
import type { GameName, TableInfo, WantedSeat } from "./wire";
import { spoken, t } from "./words.svelte";

/** What sits on a seat when a table is opened. */
export type Player =
  | { readonly kind: "me"; readonly name: string }
  | { readonly kind: "friend" }
  | { readonly kind: "bot"; readonly level: Level };

export function myName(): string {
  return memory.name.trim() === "" ? t("guest") : memory.name.trim();
}

function wantedSeat(player: Player): WantedSeat {
  if (player.kind === "bot") return { bot: player.level };
  if (player.kind === "friend") return {};
  return { mine: true, name: player.name };
}

/** Add our numbers to the draws: only now, when the server has promised its secret and cannot change it. */
async function addNonces(table: TableInfo): Promise<void> {
  keepCommitment(table.watch, table.commitment);
  for (const [seat, info] of table.seats.entries()) {
    if (info.mine && info.name !== null && !info.ready) {
      await sitDown(table.id ?? "", seat, { name: info.name, nonce: nonce() });
    }
  }
}

function goTo(table: TableInfo): void {
  remember({ going: memory.going + 1 }); // home keeps room for it
  go(`/t/${table.id ?? table.watch}`);
}

export async function openAndGo(
  game: GameName,
  players: readonly Player[],
  how: { readonly hints: boolean; readonly delay: boolean; readonly watching: boolean },
): Promise<void> {
  prefetchGame(game);
  const table = await openTable({ game, seats: players.map(wantedSeat), options: { ...how, language: spoken() } });
  await addNonces(table);
  goTo(table);
}

/** Play again with the same people; who asks for it is ready. */
export async function rematchAndGo(link: string): Promise<void> {
  const table = await rematch(link);
  await addNonces(table);
  goTo(table);
}
