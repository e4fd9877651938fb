// Views and previews in the page, from the states of one seat that the server sends or a local table has.

import { Refusal } from "../lib/refusal";
import type { Fact, Previewed, Refused, StateView, TableView } from "../lib/wire";
import type { Reason } from "./description";
import type { Pointer } from "./exports";
import { Illegal, isOver, seatsIn, type Compiled, Rules } from "./rules";

const LONGEST_TURN = 30; // moves
const TOO_MANY = "these moves are more than one turn";

/** Bytes from Base64. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** A refusal of the rules, in the words of the protocol. */
function refusalOf({ message, reason }: Illegal): Refusal {
  return refused(reason === null ? "bad-message" : "illegal", message, reason);
}

export function refused(code: Refused["code"], text: string, reason: Reason | null = null): Refusal {
  return new Refusal({ type: "refused", id: null, code, text, clause: reason?.clause ?? null, reason: reason?.name ?? null, retry: null });
}

export class Viewer {
  readonly #rules: Rules;
  readonly #state: Pointer;
  readonly #draft: Pointer; // the state before a turn, and after each of its moves

  constructor(compiled: Compiled, kit: Uint8Array) {
    this.#rules = new Rules(compiled);
    this.#rules.putKit(kit);
    this.#state = this.#rules.newState();
    this.#draft = this.#rules.newState(LONGEST_TURN + 1);
  }

  /** Whatever follows from the state of a seat by the rules. */
  view({ seat, waiting, over, news }: Omit<StateView, "state">, state: Uint8Array): TableView {
    this.#rules.putState(this.#state, state);
    return this.#viewOf(this.#state, { seat, waiting, over, news });
  }

  #viewOf(state: Pointer, { seat, waiting, over, news }: Omit<StateView, "state">): TableView {
    const rules = this.#rules;
    const table = rules.snapshot(state);
    const result = over ? rules.points(state, table.seats.length) : null;
    return {
      seat,
      waiting,
      over,
      legal: seat === null ? [] : rules.texts(state, rules.legal(state, seat)),
      scores: result?.scores ?? null,
      winners: result?.winners ?? null,
      news,
      table,
    };
  }

  /** What some moves of a seat would do, from the state that the seat knows. */
  preview(state: Uint8Array, seat: number, moves: readonly string[]): Previewed {
    const rules = this.#rules;
    const last = this.#play(state, seat, moves);
    const status = rules.status(last);
    const whole = moves.length > 0 && rules.isWhole(last, seat);
    const view = this.#viewOf(last, { seat, waiting: seatsIn(status), over: isOver(status), news: [] });
    return { type: "previewed", id: "", seat, moves, next: whole ? [] : view.legal, whole, facts: this.#factsOfLast(seat, moves), view };
  }

  /** The state after some moves of a seat. */
  stateAfter(state: Uint8Array, seat: number, moves: readonly string[]): Uint8Array {
    return this.#rules.stateAt(this.#play(state, seat, moves));
  }

  #at(place: number): Pointer {
    return this.#draft + this.#rules.stateSize * place;
  }

  /** Play a turn, or its beginning; the address of the state after it. */
  #play(state: Uint8Array, seat: number, moves: readonly string[]): Pointer {
    const rules = this.#rules;
    if (moves.length > LONGEST_TURN) throw refused("not-whole", TOO_MANY);
    rules.putState(this.#at(0), state);
    try {
      for (const [place, text] of moves.entries()) {
        const at = this.#at(place);
        if (place > 0 && rules.isWhole(at, seat)) throw refused("not-whole", TOO_MANY);
        const move = rules.read(at, text);
        if (rules.ownerOf(at, move) !== seat) throw refused("not-yours", `${text}: not a move of seat ${seat}`);
        rules.advance(at, this.#at(place + 1), move, text);
      }
    } catch (error) {
      throw error instanceof Illegal ? refusalOf(error) : error;
    }
    return this.#at(moves.length);
  }

  #factsOfLast(seat: number, moves: readonly string[]): Fact[] {
    const text = moves.at(-1);
    if (text === undefined) return [];
    const before = this.#at(moves.length - 1);
    return this.#rules.facts(before, seat, this.#rules.read(before, text));
  }
}
