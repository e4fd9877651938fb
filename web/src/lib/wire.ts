// What is said between the server and its clients.
// Made from the types of the server by `make wire`; do not edit.

/** The first message: the last step that this client has seen, if any. */
export interface Hello {
  readonly type: "hello";
  readonly step?: number | null;
}

/** A whole turn; sent again under the same id until it is acknowledged. */
export interface Play {
  readonly type: "play";
  readonly id: string;
  readonly seat: number;
  readonly moves: readonly string[];
  readonly step?: number | null;
}

/** Asks what some moves would do, and what could follow. */
export interface Try {
  readonly type: "try";
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

/** A table from outside. */
export interface TableInfo {
  readonly id: string | null;
  readonly watch: string;
  readonly game: "cheops" | "pyramids";
  readonly status: "open" | "over" | "playing";
  readonly wishes: Wishes;
  readonly chairs: readonly Chair[];
  readonly watching: number;
  readonly host: boolean;
  readonly commitment: string;
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[] | null;
  readonly follower: string | null;
  readonly created: number;
  readonly changed: number;
}

/** How a table is to be. */
export interface Wishes {
  readonly language?: "cs" | "de" | "en" | "it" | "pl";
  readonly watching?: boolean;
  readonly hints?: boolean;
  readonly delay?: boolean;
}

/** Who sits on a seat, as everybody may know it. */
export interface Chair {
  readonly name: string | null;
  readonly bot: "architect" | "novice" | "pharaoh" | "random" | "scribe" | null;
  readonly stand_in: "architect" | "novice" | "pharaoh" | "random" | "scribe" | null;
  readonly mine: boolean;
  readonly ready: boolean;
  readonly here: boolean;
  readonly wait: number | null;
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

/** Something about the table itself has changed. */
export interface Lobby {
  readonly type: "lobby";
  readonly table: TableInfo;
}

/** How the game stands, as far as this client may know it: a view for each of its seats. */
export interface Step {
  readonly type: "step";
  readonly step: number;
  readonly since: number;
  readonly views: readonly Seen[];
}

/** The table as one seat may know it, or, with no seat, someone who watches. */
export interface Seen {
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

/** A message was not obeyed; nothing has changed. */
export interface Refused {
  readonly type: "refused";
  readonly id: string | null;
  readonly code: "bad-message" | "broken" | "busy" | "foreign-origin" | "illegal" | "not-whole" | "not-yours" | "taken" | "too-big" | "too-early" | "too-fast" | "too-late" | "unavailable" | "unknown";
  readonly text: string;
  readonly clause: string | null;
  readonly reason: string | null;
  readonly retry: number | null;
}

/** What some moves would do: the table then, what could follow in this turn, whether it is whole. */
export interface Tried {
  readonly type: "tried";
  readonly id: string;
  readonly seat: number;
  readonly moves: readonly string[];
  readonly next: readonly string[];
  readonly whole: boolean;
  readonly facts: readonly Fact[];
  readonly view: Seen;
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

/** How far the review of this table has come; at 1 it can be fetched. */
export interface Progress {
  readonly type: "progress";
  readonly done: number;
}

export interface Pong {
  readonly type: "pong";
}

/** The connection ends; `again` says whether to come back. */
export interface Bye {
  readonly type: "bye";
  readonly code: "stopping" | "too-many-faults" | "too-slow";
  readonly again: boolean;
}

export interface OpenTable {
  readonly game: "cheops" | "pyramids";
  readonly chairs: readonly WantedChair[];
  readonly wishes?: Wishes;
}

/** A chair as it is wished for: a bot's, or a person's. */
export interface WantedChair {
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
  readonly level?: "architect" | "novice" | "pharaoh" | "random" | "scribe";
}

export interface UseKey {
  readonly key: string;
}

/** Some moves of the learner's turn. */
export interface TryLesson {
  readonly moves: readonly string[];
}

/** A first game, step by step, as the learner sees it. */
export interface Lesson {
  readonly game: "cheops" | "pyramids";
  readonly pyramids: PyramidsComponents | null;
  readonly cheops: CheopsComponents | null;
  readonly steps: readonly LessonStep[];
}

/** A place where a lesson stops. */
export interface LessonStep {
  readonly key: string;
  readonly view: Seen;
  readonly turn: readonly string[];
}

/** The one who asks has a key now. */
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

/** A review that is being made. */
export interface Making {
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

/** The table after a move of a game that is over; nothing is hidden any more. */
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

export type FromClient = Hello | Play | Try | Hint | Ping;
export type FromServer = Welcome | Lobby | Step | Ack | Refused | Tried | Hinted | Progress | Pong | Bye;

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
