// Moves in words: who, and what; the game says what a move is called.

import type { MoveWords } from "../games/browserGame";
import type { BoardGame } from "./boardGame";
import { parse } from "./moves";
import type { Named } from "./names";
import { t } from "./words.svelte";

/** Whoever can tell what has happened: by the names of the seats and the words of the game. */
export interface Narrator extends Named {
  readonly words: MoveWords;
}

/** What a seat does, without saying who: for reviews. */
export function moveWords(move: string, narrator: Narrator): string {
  return narrator.words.move(parse(move), narrator);
}

/** A line of the log: who, and what. */
export function logLine(move: string, narrator: Narrator): string {
  return line(move, narrator, narrator.words.move);
}

/** A line of what has just happened: shorter. */
export function newsLine(move: string, narrator: Narrator): string {
  return line(move, narrator, narrator.words.news);
}

function line(text: string, named: Named, words: MoveWords["move"]): string {
  const move = parse(text);
  const what = words(move, named);
  return move.seat === null ? what : t("log-line", { name: named.name(move.seat), move: what });
}

/** Whom the table waits for, and who of them is away. */
export function waitingWords(seats: readonly number[], game: BoardGame): string {
  const names = seats.map((seat) => {
    const info = game.info?.seats[seat];
    const isAway = info !== undefined && info.bot === null && info.stand_in === null && !info.connected;
    return isAway ? `${game.name(seat)} (${t("away")})` : game.name(seat);
  });
  return names.length === 0 ? "" : t("waiting-for", { names: names.join(", ") });
}
