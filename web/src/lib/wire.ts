// The messages between the server and its clients.
// Generated from the types of the server by `make wire`; do not edit.

import type { CheopsChoices, CheopsComponents, CheopsSnapshot } from "../games/cheops/wire";
import type { PyramidsComponents, PyramidsSnapshot } from "../games/pyramids/wire";

/** The first message: the last step that this client has seen, if any. */
export interface Hello {
  readonly type: "hello";
  readonly step?: number | null;
  readonly layout?: string | null;
}

/** A whole turn; the client resends it under the same id until it is acknowledged. */
export interface Play {
  readonly type: "play";
  readonly id: string;
  readonly seat: number;
  readonly moves: readonly string[];
  readonly step?: number | null;
}

/** Requests the effect of some moves, and the moves that can follow. */
export interface Preview {
  readonly type: "preview";
  readonly id: string;
  readonly seat: number;
  readonly moves: readonly string[];
}

export interface Hint {
  readonly type: "hint";
  readonly id: string;
  readonly seat: number;
  readonly moves?: readonly string[];
}

export interface Ping {
  readonly type: "ping";
}

/** The first answer: the table, and what it is played with. */
export interface Welcome {
  readonly type: "welcome";
  readonly table: TableInfo;
  readonly components: Components;
}

/** A table as its lobby shows it. */
export interface TableInfo {
  readonly id: string | null;
  readonly watch: string;
  readonly game: GameName;
  readonly status: "open" | "over" | "playing";
  readonly options: TableOptions;
  readonly setup: Choices | null;
  readonly seats: readonly SeatInfo[];
  readonly watchers: number;
  readonly host: boolean;
  readonly commitment: string;
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[] | null;
  readonly rematch: string | null;
  readonly created: number;
  readonly changed: number;
}

/** How a table is played. */
export interface TableOptions {
  readonly language?: Language;
  readonly watching?: boolean;
  readonly hints?: boolean;
  readonly delay?: boolean;
}

/** The public facts about a seat. */
export interface SeatInfo {
  readonly name: string | null;
  readonly bot: BotName | null;
  readonly stand_in: BotName | null;
  readonly mine: boolean;
  readonly ready: boolean;
  readonly connected: boolean;
  readonly stand_in_after: number | null;
}

/** The seats, the people or the status of the table have changed. */
export interface Lobby {
  readonly type: "lobby";
  readonly table: TableInfo;
}

/** The state of the game, as far as this client may know it: one view for each of its seats. */
export interface Step {
  readonly type: "step";
  readonly step: number;
  readonly since: number;
  readonly views: readonly TableView[];
  readonly announced: readonly Announcement[];
}

/** The game as one seat may know it or, without a seat, a watcher. */
export interface TableView {
  readonly seat: number | null;
  readonly waiting: readonly number[];
  readonly over: boolean;
  readonly legal: readonly string[];
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[] | null;
  readonly news: readonly string[];
  readonly table: Snapshot;
}

/** One event, as in `captured`, seat 1, `{"colour": "red", "pawns": 2}`. */
export interface Announcement {
  readonly ply: number;
  readonly key: string;
  readonly seat: number | null;
  readonly args: Readonly<Record<string, number | string>>;
}

/** A `step` for a client that can read states. */
export interface States {
  readonly type: "states";
  readonly step: number;
  readonly since: number;
  readonly views: readonly StateView[];
  readonly announced: readonly Announcement[];
  readonly kit: string | null;
}

/** The same as a `TableView`, for a client that works out the rest with the rules. */
export interface StateView {
  readonly seat: number | null;
  readonly waiting: readonly number[];
  readonly over: boolean;
  readonly state: string;
  readonly news: readonly string[];
}

/** A turn is committed. */
export interface Ack {
  readonly type: "ack";
  readonly id: string;
  readonly step: number;
}

/** A message was refused; nothing has changed. */
export interface Refused {
  readonly type: "refused";
  readonly id: string | null;
  readonly code: "bad-message" | "broken" | "busy" | "foreign-origin" | "illegal" | "not-whole" | "not-yours" | "taken" | "too-big" | "too-early" | "too-fast" | "too-late" | "unavailable" | "unknown";
  readonly text: string;
  readonly clause: string | null;
  readonly reason: string | null;
  readonly retry: number | null;
}

/** The effect of some moves: the view after them, the next moves, whether the turn is complete. */
export interface Previewed {
  readonly type: "previewed";
  readonly id: string;
  readonly seat: number;
  readonly moves: readonly string[];
  readonly next: readonly string[];
  readonly whole: boolean;
  readonly facts: readonly Fact[];
  readonly view: TableView;
}

/** One thing that a move does, as in `captures`, `{"colour": "red", "pawns": 2}`. */
export interface Fact {
  readonly key: string;
  readonly args: Readonly<Record<string, number | string>>;
}

export interface Hinted {
  readonly type: "hinted";
  readonly id: string;
  readonly seat: number;
  readonly advice: readonly Advice[];
}

export interface Advice {
  readonly move: string;
  readonly margin: number;
  readonly win: number;
  readonly facts: readonly Fact[];
}

export interface Pong {
  readonly type: "pong";
}

/** The connection ends. */
export interface Bye {
  readonly type: "bye";
  readonly code: "stopping" | "too-many-faults" | "too-slow";
  readonly reconnect: boolean;
}

export interface OpenTable {
  readonly game: GameName;
  readonly seats: readonly WantedSeat[];
  readonly options?: TableOptions;
  readonly setup?: Choices | null;
}

/** A seat of a new table: a bot's, your own, or free for a guest. */
export interface WantedSeat {
  readonly bot?: BotName | null;
  readonly mine?: boolean;
  readonly name?: string | null;
  readonly nonce?: string | null;
}

export interface SitDown {
  readonly name: string;
  readonly nonce: string;
}

export interface StandIn {
  readonly bot?: BotName;
}

/** A one-time, short-lived token that gives another device a key of the same person. */
export interface DeviceToken {
  readonly token: string;
}

export interface UseDeviceToken {
  readonly token: string;
}

/** The moves of the learner's turn so far. */
export interface PreviewLesson {
  readonly moves: readonly string[];
}

/** A first game, step by step, as the learner sees it. */
export interface Lesson {
  readonly game: GameName;
  readonly components: Components;
  readonly steps: readonly LessonStep[];
}

/** A point at which a lesson stops. */
export interface LessonStep {
  readonly key: string;
  readonly view: TableView;
  readonly turn: readonly string[];
  readonly announced: readonly Announcement[];
}

/** The client holds a key in its cookie now. */
export interface Me {
  readonly new: boolean;
}

/** An error over HTTP. */
export interface Problem {
  readonly code: "bad-message" | "broken" | "busy" | "foreign-origin" | "illegal" | "not-whole" | "not-yours" | "taken" | "too-big" | "too-early" | "too-fast" | "too-late" | "unavailable" | "unknown";
  readonly text: string;
  readonly clause: string | null;
  readonly reason: string | null;
  readonly retry: number | null;
}

/** How far a review has come. */
export interface ReviewProgress {
  readonly done: number;
}

/** A whole game, from before its first move to after its last. */
export interface Replay {
  readonly game: GameName;
  readonly names: readonly string[];
  readonly components: Components;
  readonly fair: Proof | null;
  readonly moments: readonly Moment[];
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[] | null;
}

/** What is needed to check fair draws; the secret is added when the game is over. */
export interface Proof {
  readonly commitment: string;
  readonly nonces: readonly (string | null)[];
  readonly secret?: string | null;
}

/** The table after a move of a finished game, with nothing hidden. */
export interface Moment {
  readonly move: string | null;
  readonly table: Snapshot;
  readonly announced: readonly Announcement[];
}

/** The review of a game; the same record gets the same review. */
export interface Review {
  readonly game: string;
  readonly playouts: number;
  readonly players: readonly Player[];
  readonly choices: readonly Choice[];
  readonly fortunes: readonly Fortune[];
  readonly turning: readonly Turning[];
}

/** The totals of a seat. */
export interface Player {
  readonly seat: number;
  readonly name: string;
  readonly accuracy: number | null;
  readonly similar_bot: string | null;
  readonly cost: number;
  readonly grades: Readonly<Record<"best" | "blunder" | "good" | "inaccuracy" | "mistake", number>>;
  readonly luck: number;
  readonly win_luck: number;
}

/** A decision compared with the best move found; a forced move is no decision. */
export interface Choice {
  readonly ply: number;
  readonly seat: number;
  readonly played: string;
  readonly best: string;
  readonly grade: "best" | "blunder" | "good" | "inaccuracy" | "mistake";
  readonly cost: number;
  readonly sure: number;
  readonly margin: number;
  readonly win: number;
  readonly margin_lost: number;
  readonly win_lost: number;
  readonly at_random: number;
  readonly options: number;
  readonly why_best: readonly Fact[];
  readonly why_played: readonly Fact[];
}

/** A chance move: what it changed for each seat, and what each seat could expect after it. */
export interface Fortune {
  readonly ply: number;
  readonly move: string;
  readonly luck: readonly number[];
  readonly win_luck: readonly number[];
  readonly outlook: readonly Outlook[];
}

/** What a seat can expect: final points, margin over the best other seat, chance of winning. */
export interface Outlook {
  readonly points: number;
  readonly margin: number;
  readonly win: number;
}

/** A decision or a chance move that changed the chances of winning. */
export interface Turning {
  readonly ply: number;
  readonly seat: number;
  readonly win: number;
}

export type Components = PyramidsComponents | CheopsComponents;
export type Choices = CheopsChoices;
export type Snapshot = PyramidsSnapshot | CheopsSnapshot;
export type FromClient = Hello | Play | Preview | Hint | Ping;
export type FromServer = Welcome | Lobby | Step | States | Ack | Refused | Previewed | Hinted | Pong | Bye;

export type BotName = "random" | "novice" | "scribe" | "architect" | "pharaoh";
/** The bots that people are offered as opponents, weakest first. */
export const OPPONENTS = ["novice", "scribe", "architect", "pharaoh"] as const;
export const LANGUAGES = { en: "English", pl: "Polski", it: "Italiano", cs: "Čeština", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

/** Clauses of the rules under one heading. */
export interface Section {
  readonly key: string;
  readonly clauses: readonly string[];
}

/** What every page may know of a game without loading it. */
export interface GameInfo {
  readonly seats: readonly [fewest: number, most: number];
  readonly simultaneous: boolean; // seats decide at the same time, and have secrets
  readonly choices: boolean; // players may choose something before the first move
  readonly sections: readonly Section[];
}

/** The games in their order. */
export type GameName = "pyramids" | "cheops";
export const GAMES: Readonly<Record<GameName, GameInfo>> = {
  pyramids: {
    seats: [2, 4],
    simultaneous: true,
    choices: false,
    sections: [
      { key: "components", clauses: ["P1", "P2", "P3", "P4", "P5"] },
      { key: "setup", clauses: ["P6", "P7", "P8"] },
      { key: "turn", clauses: ["P9", "P10", "P11", "P12", "P13", "P14", "P15"] },
      { key: "icons", clauses: ["P16", "P17", "P18", "P19", "P20", "P21"] },
      { key: "after", clauses: ["P22", "P23", "P24", "P25", "P26", "P27"] },
      { key: "end", clauses: ["P28", "P29", "P30", "P31"] },
      { key: "examples", clauses: ["PX1", "PX2", "PX3", "PX4", "PX5"] },
      { key: "rulings", clauses: ["PR1", "PR2", "PR3", "PR4", "PR5", "PR6", "PR7", "PR8", "PR9"] },
    ],
  },
  cheops: {
    seats: [2, 5],
    simultaneous: false,
    choices: true,
    sections: [
      { key: "components", clauses: ["C1", "C2", "C3", "C4"] },
      { key: "setup", clauses: ["C5", "C6"] },
      { key: "building", clauses: ["C7", "C8", "C9", "C10", "C11"] },
      { key: "paying", clauses: ["C12", "C13", "C14"] },
      { key: "play", clauses: ["C15", "C16", "C17"] },
      { key: "bonuses", clauses: ["C18", "C19", "C20"] },
      { key: "scoring", clauses: ["C21", "C22", "C23", "C24", "C25", "C26"] },
      { key: "examples", clauses: ["CX1", "CX2", "CX3"] },
      { key: "rulings", clauses: ["CR1", "CR2", "CR3", "CR4", "CR5", "CR6", "CR7", "CR8", "CR9"] },
    ],
  },
};
