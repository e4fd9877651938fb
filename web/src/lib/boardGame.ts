// What a board needs to know of its game: a live table, or a lesson.

import type { Named } from "./names";
import type { Hinted, Previewed, TableView, TableInfo } from "./wire";

export interface BoardGame extends Named {
  readonly info: Pick<TableInfo, "seats" | "options"> | null;
  readonly view: TableView | undefined;
}

/** Judges the turns of a game: a server, or the rules in this page. */
export interface Referee {
  /** What some moves would do. */
  preview(seat: number, moves: readonly string[]): Promise<Previewed>;
  /** Make a whole turn; resolves with its step when it counts. */
  play(seat: number, moves: readonly string[]): Promise<number>;
  hint(seat: number, moves: readonly string[]): Promise<Hinted>;
}

/** A game that a turn can be made in. */
export interface PlayableGame extends Pick<BoardGame, "view"> {
  readonly referee: Referee;
}
