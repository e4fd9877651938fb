// What is said between the server and its clients.
// Made from the types of the server by `make wire`; do not edit.

/** The first message: the last step that this client has seen, if any. */
export interface Hello {
  readonly type: "hello";
  readonly step?: number | null;
}

/** A whole turn; the client resends it under the same id until it is acknowledged. */
export interface Play {
  readonly type: "play";
  readonly id: string;
  readonly seat: number;
  readonly moves: readonly string[];
  readonly step?: number | null;
}

/** Asks what some moves would do and what could follow. */
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
  readonly pyramids: PyramidsComponents | null;
  readonly cheops: CheopsComponents | null;
}

/** A table as its lobby shows it. */
export interface TableInfo {
  readonly id: string | null;
  readonly watch: string;
  readonly game: "cheops" | "pyramids";
  readonly status: "open" | "over" | "playing";
  readonly options: TableOptions;
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
  readonly language?: "cs" | "de" | "en" | "it" | "pl";
  readonly watching?: boolean;
  readonly hints?: boolean;
  readonly delay?: boolean;
}

/** The public facts about a seat. */
export interface SeatInfo {
  readonly name: string | null;
  readonly bot: "architect" | "novice" | "pharaoh" | "random" | "scribe" | null;
  readonly stand_in: "architect" | "novice" | "pharaoh" | "random" | "scribe" | null;
  readonly mine: boolean;
  readonly ready: boolean;
  readonly connected: boolean;
  readonly stand_in_after: number | null;
}

/** The cards, the expedition cards by shape, and the penalties of the ten skulls. */
export interface PyramidsComponents {
  readonly cards: readonly PyramidsCard[];
  readonly expedition: Readonly<Record<string, number>>;
  readonly skulls: readonly number[];
}

/** A pyramid card: its chamber is five strings of five letters, the entrance's row first. */
export interface PyramidsCard {
  readonly number: number;
  readonly colour: "green" | "orange" | "purple";
  readonly grid: readonly string[];
}

/** The sheets of a block, and what the buildings are worth. */
export interface CheopsComponents {
  readonly sheets: readonly CheopsSheet[];
  readonly points?: CheopsPoints;
}

/** A building sheet; rows and columns as the record has them. */
export interface CheopsSheet {
  readonly letter: string;
  readonly pyramid: readonly (readonly ("blue" | "green" | "orange" | "pink" | "red" | "yellow")[])[];
  readonly arch: CheopsArch;
  readonly relief: readonly (readonly ("blue" | "green" | "orange" | "pink" | "red" | "yellow")[])[];
  readonly quarry: readonly ("blue" | "green" | "orange" | "pink" | "red" | "yellow")[];
  readonly symbols: Readonly<Record<string, readonly string[]>>;
}

/** The triumphal arch: two columns, each from the bottom up, and a capstone. */
export interface CheopsArch {
  readonly left: readonly ("blue" | "green" | "orange" | "pink" | "red" | "yellow")[];
  readonly right: readonly ("blue" | "green" | "orange" | "pink" | "red" | "yellow")[];
  readonly cap: "blue" | "green" | "orange" | "pink" | "red" | "yellow";
}

/** What the levels of the pyramid and of the arch are worth; the capstone's points come last. */
export interface CheopsPoints {
  readonly pyramid?: readonly number[];
  readonly arch?: readonly number[];
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
  readonly table: PyramidsSnapshot | CheopsSnapshot;
}

/** The table as one seat may know it. */
export interface PyramidsSnapshot {
  readonly game: "pyramids";
  readonly phase: "deal" | "draw" | "flip" | "keep" | "mark" | "offer" | "over" | "take";
  readonly round: number;
  readonly turn: number;
  readonly flipped: string | null;
  readonly left: Readonly<Record<string, number>>;
  readonly unseen: readonly number[];
  readonly offer: readonly number[];
  readonly bonuses: Readonly<Record<string, readonly number[]>>;
  readonly taker: number | null;
  readonly seats: readonly PyramidsSeat[];
}

export interface PyramidsSeat {
  readonly chambers: readonly PyramidsChamber[];
  readonly dealt: readonly number[];
  readonly explored: readonly number[];
  readonly red: number;
  readonly green: number;
  readonly torches: readonly number[];
  readonly skulls: number;
  readonly penalty: number;
  readonly bonuses: Readonly<Record<string, readonly number[]>>;
  readonly crosses: number;
  readonly points: Readonly<Record<string, number>>;
}

export interface PyramidsChamber {
  readonly card: number;
  readonly marked: readonly string[];
}

/** The table as every seat may know it: nothing is secret. */
export interface CheopsSnapshot {
  readonly game: "cheops";
  readonly phase: "lay" | "over" | "roll";
  readonly plays: number;
  readonly first: number;
  readonly active: number;
  readonly builder: number | null;
  readonly rolled: readonly ("blue" | "green" | "orange" | "pink" | "red" | "yellow")[];
  readonly lying: readonly ("blue" | "green" | "orange" | "pink" | "red" | "yellow")[];
  readonly blocked: readonly ("blue" | "green" | "orange" | "pink" | "red" | "yellow")[];
  readonly bonuses: readonly string[];
  readonly seats: readonly CheopsSeat[];
}

export interface CheopsSeat {
  readonly sheet: string;
  readonly marked: readonly string[];
  readonly struck: readonly number[];
  readonly quarry: readonly number[];
  readonly jokers: number;
  readonly bonuses: readonly string[];
  readonly complete: readonly string[];
  readonly laid: number;
  readonly points: Readonly<Record<string, number>>;
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

/** What some moves would do: the view after them, what could follow, whether the turn is whole. */
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

/** One thing that a move does, as in `nearer`, `{"pyramid": 17, "cells": 2, "left": 3}`. */
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
  readonly game: "cheops" | "pyramids";
  readonly seats: readonly WantedSeat[];
  readonly options?: TableOptions;
}

/** A seat of a new table: a bot's, your own, or free for a guest. */
export interface WantedSeat {
  readonly bot?: "architect" | "novice" | "pharaoh" | "random" | "scribe" | null;
  readonly mine?: boolean;
  readonly name?: string | null;
  readonly nonce?: string | null;
}

export interface SitDown {
  readonly name: string;
  readonly nonce: string;
}

export interface StandIn {
  readonly bot?: "architect" | "novice" | "pharaoh" | "random" | "scribe";
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
  readonly game: "cheops" | "pyramids";
  readonly pyramids: PyramidsComponents | null;
  readonly cheops: CheopsComponents | null;
  readonly steps: readonly LessonStep[];
}

/** A point at which a lesson stops. */
export interface LessonStep {
  readonly key: string;
  readonly view: TableView;
  readonly turn: readonly string[];
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
  readonly game: "cheops" | "pyramids";
  readonly names: readonly string[];
  readonly pyramids: PyramidsComponents | null;
  readonly cheops: CheopsComponents | null;
  readonly fair: Proof | null;
  readonly moments: readonly Moment[];
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[] | null;
}

/** What is needed to check fair draws: the secret is added when the game is over. */
export interface Proof {
  readonly commitment: string;
  readonly nonces: readonly (string | null)[];
  readonly secret?: string | null;
}

/** The table after a move of a finished game, with nothing hidden. */
export interface Moment {
  readonly move: string | null;
  readonly table: PyramidsSnapshot | CheopsSnapshot;
}

/** All of it; the same record gets the same review. */
export interface Review {
  readonly game: string;
  readonly playouts: number;
  readonly players: readonly Player[];
  readonly choices: readonly Choice[];
  readonly fortunes: readonly Fortune[];
  readonly turning: readonly Turning[];
}

/** A seat in sum. */
export interface Player {
  readonly seat: number;
  readonly name: string;
  readonly accuracy: number | null;
  readonly level: string | null;
  readonly cost: number;
  readonly grades: Readonly<Record<"best" | "blunder" | "good" | "inaccuracy" | "mistake", number>>;
  readonly luck: number;
  readonly win_luck: number;
}

/** A decision, beside the best that could be found; where there was one legal move, nobody decided. */
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

/** A chance move: what it changed for each seat, and what each could expect after it. */
export interface Fortune {
  readonly ply: number;
  readonly move: string;
  readonly luck: readonly number[];
  readonly win_luck: readonly number[];
  readonly outlook: readonly Outlook[];
}

/** What a seat can expect: the final points, the margin over the best other, the chance to win. */
export interface Outlook {
  readonly points: number;
  readonly margin: number;
  readonly win: number;
}

/** A decision or a chance move that moved the chances to win. */
export interface Turning {
  readonly ply: number;
  readonly seat: number;
  readonly win: number;
}

export interface PyramidsRecord {
  readonly format?: "ostraka/1";
  readonly game?: "pyramids";
  readonly seats: number;
  readonly names: readonly string[];
  readonly options?: PyramidsOptions;
  readonly components: PyramidsComponents;
  readonly moves: readonly string[];
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[] | null;
}

export interface PyramidsOptions {
  readonly short_deck?: boolean;
  readonly fair?: Proof | null;
}

export interface CheopsRecord {
  readonly format?: "ostraka/1";
  readonly game?: "cheops";
  readonly seats: number;
  readonly names: readonly string[];
  readonly sheets: readonly string[];
  readonly first: number;
  readonly options?: CheopsOptions;
  readonly components: CheopsComponents;
  readonly moves: readonly string[];
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[] | null;
}

export interface CheopsOptions {
  readonly fair?: Proof | null;
}

export type FromClient = Hello | Play | Preview | Hint | Ping;
export type FromServer = Welcome | Lobby | Step | Ack | Refused | Previewed | Hinted | Pong | Bye;

/** The shapes of Pyramids, before they are turned or mirrored. */
export const SHAPES: Readonly<Record<string, readonly string[]>> = {
  I2: ["##"],
  I3: ["###"],
  L3: ["#.", "##"],
  O4: ["##", "##"],
  T4: ["###", ".#."],
  L4: ["###", "#.."],
};

/** The numbers of the rules that are drawn or said. */
export const FIGURES = {"seats": {"pyramids": [2, 4], "cheops": [2, 5]}, "secret": {"pyramids": true, "cheops": false}, "rounds": 4, "flips": 7, "gems": 10, "bonuses": [10, 6, 3], "jokers": 5, "relief": [[4, 4], [6, 6], [8, 8], [10, 11], [12, 15]]} as const;
