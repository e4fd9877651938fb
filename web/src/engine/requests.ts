// What the page asks its workers, and what they answer.

import type { Advice, BotName, GameName } from "../lib/wire";
import type { Compiled } from "./rules";
import type { Budget, Decision } from "./thinker";

/** The modules of a game; a worker keeps them. */
export interface Modules {
  readonly rules: Compiled;
  readonly bots: Compiled;
}

export interface Asked {
  readonly id: number;
  readonly game: GameName;
  readonly modules?: Modules; // with the first request for a game
  readonly decision: Decision;
  readonly budget: Budget;
  readonly bot: BotName | null; // whose turn is wanted; null for a hint
}

export type ToWorker = Asked | { readonly cancel: number };

export type FromWorker = { readonly id: number } & ({ readonly turn: readonly string[] } | { readonly hint: readonly Advice[] } | { readonly error: string });
