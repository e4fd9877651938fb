// A game in progress in this page: the states after every move, and what each seat may know of them.

import type { Announcement, Snapshot, TableView } from "../lib/wire";
import type { Pointer } from "./exports";
import { isChanceDue, isOver, Rules, seatsIn, type Compiled, type Points } from "./rules";

/** The outcome of a draw, by its number in the game and the number of equally likely outcomes. */
export type Pick = (draw: number, outcomes: number) => number;

const FIRST_ROOM = 128; // states

export class EngineTable {
  readonly #rules: Rules;
  readonly #moves: bigint[] = [];
  readonly #statuses: number[];
  readonly #shown: Pointer;
  #rows: Pointer; // one state before the first move, and one after each
  #room = FIRST_ROOM;
  #drawn = 0; // single draws so far

  constructor(
    compiled: Compiled,
    kit: Uint8Array,
    readonly seats: number,
  ) {
    this.#rules = new Rules(compiled);
    this.#rules.putKit(kit);
    this.#shown = this.#rules.newState();
    this.#rows = this.#rules.newState(this.#room);
    this.#statuses = [this.#rules.begin(this.#rows, seats)];
  }

  /** The number of moves so far. */
  get ply(): number {
    return this.#moves.length;
  }

  get #status(): number {
    return this.#statuses[this.ply] ?? 0;
  }

  /** The seats that owe a decision. */
  get waiting(): number[] {
    return seatsIn(this.#status);
  }

  get isChanceDue(): boolean {
    return isChanceDue(this.#status);
  }

  get isOver(): boolean {
    return isOver(this.#status);
  }

  /** The moves from a ply on, as the record writes them. */
  movesSince(ply: number): string[] {
    return this.#rules.texts(this.#rows, this.#moves.slice(ply));
  }

  get points(): Points {
    return this.#rules.points(this.#row(this.ply), this.seats);
  }

  #row(ply: number): Pointer {
    return this.#rows + this.#rules.stateSize * ply;
  }

  /** Make a move; an illegal one is refused and changes nothing. */
  play(text: string): void {
    this.#advance(this.#rules.read(this.#row(this.ply), text), text);
  }

  /** Let chance make the move that is due. */
  draw(pick: Pick): void {
    const first = this.#drawn;
    this.#advance(this.#rules.draw(this.#row(this.ply), (draw, outcomes) => pick(first + draw, outcomes)), "chance");
  }

  #advance(move: bigint, text: string): void {
    if (this.ply + 1 === this.#room) this.#grow();
    const before = this.#row(this.ply);
    const draws = this.isChanceDue ? this.#rules.draws(before) : 0;
    this.#statuses.push(this.#rules.advance(before, this.#row(this.ply + 1), move, text));
    this.#moves.push(move);
    this.#drawn += draws;
  }

  #grow(): void {
    const rows = this.#rules.newState(2 * this.#room);
    this.#rules.memory.move(this.#rows, rows, this.#rules.stateSize * this.#room);
    this.#rows = rows;
    this.#room *= 2;
  }

  /** The state as a seat, or a watcher, may know it. */
  stateOf(seat: number | null): Uint8Array<ArrayBuffer> {
    this.#conceal(seat);
    return this.#rules.stateAt(this.#shown);
  }

  #conceal(seat: number | null, ply = this.ply): number {
    return this.#rules.conceal(this.#rows, ply, seat ?? -1, this.#shown);
  }

  /** The table as a seat or a watcher may know it; `before` is the ply after which its news begins. */
  view(seat: number | null, before: number): TableView {
    this.#conceal(seat);
    const rules = this.#rules;
    const { scores, winners } = this.isOver ? this.points : { scores: null, winners: null };
    return {
      seat,
      waiting: this.waiting,
      over: this.isOver,
      legal: seat === null ? [] : rules.texts(this.#shown, rules.legal(this.#shown, seat)),
      scores,
      winners,
      news: this.#news(seat, before),
      table: rules.snapshot(this.#shown),
    };
  }

  /** The moves that a seat knows now and did not know after an earlier ply. */
  #news(seat: number | null, before: number): string[] {
    const known = this.#known(seat, before);
    const now = this.#known(seat, this.ply);
    const rest = [...known];
    const fresh = now.filter((move) => {
      const place = rest.indexOf(move);
      if (place >= 0) rest.splice(place, 1);
      return place < 0;
    });
    return this.#rules.texts(this.#rows, fresh);
  }

  /** The number of moves that a seat knows: bots count their decisions by it. */
  countKnown(seat: number): number {
    return this.#known(seat, this.ply).length;
  }

  /** The moves that a seat knew after a ply: in a phase that it has not decided yet, only its own. */
  #known(seat: number | null, ply: number): bigint[] {
    const rules = this.#rules;
    const viewer = seat ?? -1;
    const start = rules.conceal(this.#rows, ply, viewer, this.#shown);
    const isUndecided = seat === null || seatsIn(this.#statuses[ply] ?? 0).includes(seat);
    const moves = this.#moves
      .slice(0, ply)
      .filter((move, place) => place < start || !isUndecided || rules.ownerOf(this.#rows, move) === viewer);
    return moves.map((move) => rules.asSeenBy(this.#rows, move, viewer));
  }

  /** What was said aloud after an earlier ply. */
  announcements(since: number): Announcement[] {
    const said = this.#rules.announcements(this.#rows, since, this.#moves.slice(since));
    return said.map((announcement) => ({ ...announcement, ply: since + announcement.ply }));
  }

  /** The table after a ply, with nothing hidden. */
  snapshotAt(ply: number): Snapshot {
    return this.#rules.snapshot(this.#row(ply));
  }
}
