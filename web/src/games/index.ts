// The games that this page can show: each has a folder here, found by its `game.ts` and loaded with its words.

import type { Component } from "svelte";
import { GAMES, type GameName } from "../lib/wire";
import { readGame, t } from "../lib/words.svelte";
import type { BrowserGame } from "./browserGame";

const games = import.meta.glob<BrowserGame>("./*/game.ts", { import: "default" });
const emblems = import.meta.glob<Component>("./*/Emblem.svelte", { import: "default", eager: true });

/** Whether this page has a folder for a game: a server may have more games. */
export function isGame(name: string | null): name is GameName {
  return `./${name}/game.ts` in games;
}

/** The names of the games, in the order of the server. */
export const GAME_NAMES: readonly GameName[] = (Object.keys(GAMES) as GameName[]).filter(isGame);

export async function loadGame(name: GameName): Promise<BrowserGame> {
  const load = games[`./${name}/game.ts`];
  if (load === undefined) throw new Error(`no folder for the game ${name}`);
  const [game] = await Promise.all([load(), readGame(name)]);
  return game;
}

/** Begin to load a game that will be needed soon; trouble is found when it is needed. */
export function prefetchGame(name: GameName): void {
  loadGame(name).catch(() => undefined);
}

export function emblemOf(name: GameName): Component | undefined {
  return emblems[`./${name}/Emblem.svelte`];
}

/** The name of a game in the reader's language. */
export function titleOf(name: GameName): string {
  return isGame(name) ? t(`game-${name}`) : name;
}
