// Moves in words: the player and the move; the game words the move.

import type { MoveWords } from "../games/browserGame";
import type { BoardGame } from "./boardGame";
import { parse } from "./moves";
import { speakingOf, type Named } from "./names";
import { t } from "./words.svelte";

/** What it takes to put moves in words: the names of the players and the words of the game. */
export interface Narrator extends Named {
  readonly words: MoveWords;
}

/** A move without the player, for reviews: "mark c1 in pyramid 4". */
export function moveWords(move: string, { words }: Narrator): string {
  return words.move(parse(move), { name: () => "", who: () => "nobody" });
}

/** A line of the log: the player and the move. */
export function logLine(move: string, narrator: Narrator): string {
  return line(move, narrator, narrator.words.move);
}

/** A line of the latest news: shorter. */
export function newsLine(move: string, narrator: Narrator): string {
  return line(move, narrator, narrator.words.news);
}

function line(text: string, named: Named, words: MoveWords["move"]): string {
  const move = parse(text);
  const what = words(move, named);
  if (move.seat === null) return what;
  const about = speakingOf(named, move.seat);
  const sentence = t("log-line", { ...about, move: what });
  return about.who === "you" ? capitalized(sentence) : sentence; // some languages leave "you" out; a name stays as it is
}

const capitalized = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** The players that the table waits for, and which of them are away. */
export function waitingWords(seats: readonly number[], game: BoardGame): string {
  const names = seats.map((seat) => {
    const info = game.info?.seats[seat];
    const isAway = info !== undefined && info.bot === null && info.stand_in === null && !info.connected;
    return isAway ? `${game.name(seat)} (${t("away")})` : game.name(seat);
  });
  return names.length === 0 ? "" : t("waiting-for", { names: names.join(", ") });
}
