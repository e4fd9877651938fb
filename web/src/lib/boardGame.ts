// What a board needs to know of the game it shows: a live one, or a lesson.

import type { Live } from "./live";
import type { Named } from "./names";
import type { Seen, TableInfo } from "./wire";

export interface BoardGame extends Named {
  readonly info: Pick<TableInfo, "chairs" | "wishes"> | null;
  readonly view: Seen | undefined;
}

/** Where a turn can be made. */
export interface PlayableGame extends Pick<BoardGame, "view"> {
  readonly live: Pick<Live, "try" | "play" | "hint">;
}
