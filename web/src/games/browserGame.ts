// What the browser needs to know of a game: the `game.ts` of a game exports one `BrowserGame`.

import type { Component } from "svelte";
import type { BoardGame } from "../lib/boardGame";
import type { Move } from "../lib/moves";
import type { Named } from "../lib/names";
import type { Overlay } from "../lib/overlay";
import type { Subject } from "../lib/scroll";
import type { Turn } from "../lib/turn.svelte";
import type { Fanfare } from "../lib/sounds";
import type { Announcement, Choices, Components, LessonStep, Snapshot } from "../lib/wire";
import type { PlainKey } from "../lib/words.svelte";

/** A game in progress, as one seat plays it or as somebody watches it. */
export interface TableProps<C> {
  readonly game: BoardGame;
  readonly turn: Turn;
  readonly components: C;
}

/** The boards of a finished game after a move. */
export interface BoardsProps<C, S> {
  readonly table: S;
  readonly before: S;
  readonly components: C;
  readonly move: string | null; // that led here
  readonly name: (seat: number) => string;
  readonly overlay: Overlay | null; // a decision to show here
}

/** A player of a table that is about to be opened. */
export interface SetupPlayer {
  readonly key: number; // stays the same when other players are removed
  readonly name: string;
}

export interface SetupProps<Ch> {
  readonly players: readonly SetupPlayer[]; // by seat
  readonly onchoose: (choices: Ch | null) => void; // null if everything is left to chance
}

/** What players may choose before the first move. */
export interface SetupParts<Ch> {
  readonly Choose: Component<SetupProps<Ch>>;
  readonly words: (choices: Ch, named: Named) => readonly string[]; // for the lobby
}

export interface MoveWords {
  readonly move: (move: Move, named: Named) => string; // what a seat does, without its name
  readonly news: (move: Move, named: Named) => string; // the same, shorter
  readonly advice: (move: Move) => string; // what a hint asks for; the board shows where
}

/** How an announcement is shown; its words are the message `announced-<key>`. */
export interface AnnouncementLook {
  readonly icon: (args: Announcement["args"]) => string; // a drawing
  readonly colour?: (args: Announcement["args"]) => string; // of a drawing without colours of its own
  readonly isLoss?: boolean; // the drawing is of something that is gone
  readonly highlight?: Fanfare; // one of the best: it has a sound, and its toast moves
  readonly isHeading?: boolean; // of a part of the log, such as a round
}

/** The single draws that a chance move consists of. */
export interface ChanceDraw {
  readonly drawn: readonly string[]; // as the move names them
  readonly pool: readonly string[]; // what could come, in the order in which outcomes are numbered
  readonly replaced: boolean; // an outcome can come again, and the order counts
}

export interface FairDraws<C, S> {
  readonly draw: (move: Move, before: S) => ChanceDraw;
  readonly isComplete: (before: S, components: C) => boolean; // nothing is missing among what could come
  readonly outcome: (outcome: string) => string; // in words
}

/** What a lesson shows next to its words: the score card, for example. */
export interface AsideProps<C, S> {
  readonly step: string; // its key
  readonly isDone: boolean; // or there is nothing to do
  readonly table: S;
  readonly before: S;
  readonly components: C;
}

export interface OpeningProps<C> {
  readonly steps: readonly LessonStep[];
  readonly components: C;
}

export interface LessonParts<C, S> {
  readonly Aside: Component<AsideProps<C, S>>;
  readonly Opening?: Component<OpeningProps<C>>; // in place of the table at the first step
  readonly subject: (step: string) => Subject; // what the learner has to see
  readonly above: readonly string[]; // selectors of what covers the top of the board
}

export interface Help {
  readonly keys: readonly (readonly [keys: string, does: PlainKey])[];
  readonly icons: readonly (readonly [clause: string, ...icons: string[]])[]; // the clause says what they do
}

export interface BrowserGame<C = Components, S = Snapshot, Ch = Choices> {
  readonly setup?: SetupParts<Ch>; // if something can be chosen
  readonly Table: Component<TableProps<C>>;
  readonly Boards: Component<BoardsProps<C, S>>;
  readonly Figure: Component<{ readonly clause: string }>; // the picture that goes with a clause, if any
  readonly words: MoveWords;
  readonly draws: FairDraws<C, S>;
  readonly lesson: LessonParts<C, S>;
  readonly help: Help;
  readonly announcements?: Readonly<Record<string, AnnouncementLook>>; // by key, the most important first
  readonly section: (table: S) => number; // of a chart over the game: a round, for example
}
