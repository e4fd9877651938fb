// The rules of a game as WebAssembly. This knows no rule: it passes bytes to the module, and reads what it answers.

import type { Announcement, Fact, Snapshot } from "../lib/wire";
import { announcementOf, factOf } from "./codes";
import type { Description, Reason } from "./description";
import type { Pointer, RulesExports } from "./exports";
import { Memory } from "./memory";

const TEXT = 1 << 16; // bytes; the longest list of moves takes a third of it
const CHANCE_DUE = 256; // in a status
const UNREADABLE = -1000n;

/** A compiled module with its description; instances share it. */
export interface Compiled {
  readonly module: WebAssembly.Module;
  readonly description: Description;
}

/** A move that the rules refuse; without a reason, the text is no move at all. */
export class Illegal extends Error {
  constructor(
    readonly move: string,
    readonly reason: Reason | null,
  ) {
    super(reason === null ? `cannot read ${move}` : `${move}: ${reason.sentence} (${reason.clause})`);
  }
}

/** Points by seat and source, and the seats that win by them. */
export interface Points {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

export const seatsIn = (status: number): number[] => [0, 1, 2, 3, 4, 5, 6, 7].filter((seat) => (status >> seat) & 1);
export const isChanceDue = (status: number): boolean => (status & CHANCE_DUE) !== 0;
export const isOver = (status: number): boolean => status === 0;

export class Rules {
  readonly description: Description;
  readonly memory: Memory;
  readonly stateSize: number;
  readonly #calls: RulesExports;
  readonly #kit: Pointer;
  readonly #scratch: Pointer;
  readonly #moves: Pointer;
  readonly #list: Pointer;
  readonly #codes: Pointer;
  readonly #points: Pointer;
  readonly #letters: Pointer;
  readonly #length: Pointer;

  constructor({ module, description }: Compiled) {
    const memory = new Memory(description.data_ends.rules);
    const { most_moves: mostMoves, records, seats, sources } = description;
    this.description = description;
    this.memory = memory;
    this.stateSize = records.state.size;
    this.#calls = new WebAssembly.Instance(module, memory.imports).exports as unknown as RulesExports;
    this.#kit = memory.room(records.kit.size);
    this.#scratch = memory.room(this.stateSize * description.scratch_states);
    this.#moves = memory.numbersRoom(mostMoves);
    this.#list = memory.numbersRoom(mostMoves);
    this.#codes = memory.numbersRoom(description.most_facts);
    this.#points = memory.numbersRoom(seats[1] * sources.length);
    this.#letters = memory.room(TEXT);
    this.#length = memory.numbersRoom(1);
  }

  // --- states: each has an address

  newState(count = 1): Pointer {
    return this.memory.room(this.stateSize * count);
  }

  putState(at: Pointer, bytes: Uint8Array): void {
    if (bytes.length !== this.stateSize) throw new Error(`a state of ${bytes.length} bytes`);
    this.memory.put(at, bytes);
  }

  copyState(from: Pointer, to: Pointer): void {
    this.memory.move(from, to, this.stateSize);
  }

  stateAt(at: Pointer): Uint8Array<ArrayBuffer> {
    return this.memory.copyOf(at, this.stateSize);
  }

  putKit(bytes: Uint8Array): void {
    if (bytes.length !== this.description.records.kit.size) throw new Error(`a kit of ${bytes.length} bytes`);
    this.memory.put(this.#kit, bytes);
  }

  // --- the game

  /** Begin a game; the status of the state. */
  begin(state: Pointer, seats: number): number {
    this.memory.bytes(state, this.stateSize).fill(0);
    return this.#calls.begin(state, this.#kit, seats);
  }

  status(state: Pointer): number {
    return this.#calls.status(state);
  }

  /** Play a move on a copy; the status after it, or the move is refused. */
  advance(before: Pointer, after: Pointer, move: bigint, text: string): number {
    const status = this.#calls.advance(before, this.#kit, after, move);
    if (status < 0) throw new Illegal(text, this.#reason(-status));
    return status;
  }

  #reason(index: number): Reason | null {
    return this.description.reasons[index] ?? null;
  }

  legal(state: Pointer, seat: number): bigint[] {
    return this.memory.numbers(this.#moves, this.#calls.legal(state, this.#kit, seat, this.#moves));
  }

  /** Whether no legal move continues the turn of a seat. */
  isWhole(state: Pointer, seat: number): boolean {
    return this.#calls.is_whole(state, this.#kit, seat, this.#list) === 1;
  }

  points(state: Pointer, seats: number): Points {
    const sources = this.description.sources.length;
    const winners = seatsIn(this.#calls.breakdown(state, this.#kit, this.#points));
    const all = this.memory.numbers(this.#points, seats * sources).map(Number);
    const scores = Array.from({ length: seats }, (_, seat) =>
      all.slice(seat * sources, (seat + 1) * sources).reduce((sum, points) => sum + points, 0),
    );
    return { scores, winners };
  }

  // --- chance

  /** The chance move that is due, made of single draws: `pick` gets the number of outcomes of each. */
  draw(state: Pointer, pick: (draw: number, outcomes: number) => number): bigint {
    let move = this.#calls.undrawn_move(state);
    const draws = this.draws(state);
    for (let draw = 0; draw < draws; draw++) {
      move = this.#calls.with_draw(state, this.#kit, move, pick(draw, this.#calls.outcomes(state, move)));
    }
    return move;
  }

  /** The number of single draws in the chance move that is due. */
  draws(state: Pointer): number {
    return this.#calls.draws(state);
  }

  // --- what each seat may know

  /** Write the state of a row as a seat, or a watcher (-1), may know it; returns the row where its phase began. */
  conceal(rows: Pointer, at: number, seat: number, shown: Pointer): number {
    const start = this.#calls.phase_start(rows, at);
    this.copyState(rows + this.stateSize * at, shown);
    this.#calls.conceal(shown, rows + this.stateSize * start, seat);
    return start;
  }

  /** The seat that a move belongs to, or -1. */
  ownerOf(state: Pointer, move: bigint): number {
    return this.#calls.owner_of(state, move);
  }

  asSeenBy(state: Pointer, move: bigint, seat: number): bigint {
    return this.#calls.as_seen_by(state, move, seat);
  }

  // --- text

  snapshot(state: Pointer): Snapshot {
    this.#calls.write_snapshot(state, this.#kit, this.#letters, TEXT, this.#length);
    return JSON.parse(this.#text()) as Snapshot;
  }

  texts(state: Pointer, moves: readonly bigint[]): string[] {
    if (moves.length === 0) return [];
    const many = this.description.most_moves;
    if (moves.length > many) return [...this.texts(state, moves.slice(0, many)), ...this.texts(state, moves.slice(many))];
    this.memory.putNumbers(this.#list, moves);
    this.#calls.write_moves(state, this.#list, moves.length, this.#letters, TEXT, this.#length);
    return JSON.parse(this.#text()) as string[];
  }

  /** The move that a text says. */
  read(state: Pointer, text: string): bigint {
    const size = this.memory.putText(this.#letters, text, TEXT);
    const move = this.#calls.read_move(state, this.#letters, size, this.#length);
    if (move >= 0n) return move;
    throw new Illegal(text, move === UNREADABLE ? null : this.#reason(Number(-move)));
  }

  #text(): string {
    const [length = 0n] = this.memory.numbers(this.#length, 1);
    if (length > TEXT) throw new Error(`a text of ${length} bytes`);
    return this.memory.text(this.#letters, Number(length));
  }

  /** What a legal move of a seat does, the most telling first. */
  facts(state: Pointer, seat: number, move: bigint): Fact[] {
    const count = this.#calls.find_facts(state, this.#kit, seat, move, this.#scratch, this.#list, this.#codes);
    return this.memory.numbers(this.#codes, count).map((code) => factOf(this.description.fact_topics, code));
  }

  /** What is said aloud about moves that follow row `at` of the states from `rows` on. */
  announcements(rows: Pointer, at: number, moves: readonly bigint[]): Announcement[] {
    const most = this.description.most_announcements * moves.length;
    const played = this.memory.numbersRoom(moves.length);
    const [plies, codes] = [this.memory.numbersRoom(most), this.memory.numbersRoom(most)];
    this.memory.putNumbers(played, moves);
    const count = this.#calls.announcements(rows, this.#kit, at, played, moves.length, this.#scratch, plies, codes);
    const after = this.memory.numbers(plies, count);
    return this.memory.numbers(codes, count).map((code, index) => announcementOf(this.description.topics, code, Number(after[index])));
  }
}
