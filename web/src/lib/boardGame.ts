// What a board needs to know of the game it shows: a live one, or a lesson.

import type { Live } from "./live";
import type { Named } from "./names";
import type { TableView, TableInfo } from "./wire";

export interface BoardGame extends Named {
  readonly info: Pick<TableInfo, "seats" | "options"> | null;
  readonly view: TableView | undefined;
}

/** Where a turn can be made. */
export interface PlayableGame extends Pick<BoardGame, "view"> {
  readonly live: Pick<Live, "preview" | "play" | "hint">;
}
