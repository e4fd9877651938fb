// The bots as WebAssembly: whole turns and hints, worked out in portions, so that they can be stopped.

import type { Advice, BotName } from "../lib/wire";
import type { Layout } from "./description";
import type { BotExports, Pointer } from "./exports";
import { Memory } from "./memory";
import { Rules, type Compiled } from "./rules";

/** A decision: what the seat knows, and where a bot's random numbers come from. */
export interface Decision {
  readonly kit: Uint8Array;
  readonly state: Uint8Array; // as the seat may know it
  readonly seat: number;
  readonly known: number; // moves that the seat knows
  readonly seed: number;
}

/** How long a search may take: this many playouts, or fewer if the time is over. */
export interface Budget {
  readonly playouts: number;
  readonly milliseconds: number;
}

/** Called between two portions of work; it may throw, and then the work ends. */
export type Pause = () => Promise<void>;

const PORTION = 4; // playouts of each move between two looks at the clock
const BETWEEN_PAUSES = 25; // milliseconds
const NOTHING_ELSE = -1; // that a search should try
const MOST_ADVICE = 3;
const LONGEST_TURN = 30; // moves

export class Thinker {
  readonly #rules: Rules;
  readonly #memory: Memory;
  readonly #calls: BotExports;
  readonly #layout: Layout; // of what the bots work in
  readonly #kit: Pointer;
  readonly #state: Pointer;
  readonly #work: Pointer;
  readonly #turn: Pointer; // in the memory of the rules: the states of a turn

  constructor(rules: Compiled, { module, description }: Compiled) {
    this.#rules = new Rules(rules);
    this.#turn = this.#rules.newState(LONGEST_TURN + 1);
    this.#memory = new Memory(description.data_ends.bots);
    this.#calls = new WebAssembly.Instance(module, this.#memory.imports).exports as unknown as BotExports;
    this.#layout = description.records.memory;
    this.#kit = this.#memory.room(description.records.kit.size);
    this.#state = this.#memory.room(description.records.state.size);
    this.#work = this.#memory.room(this.#layout.size);
  }

  /** A whole turn of a bot. */
  async turn(bot: BotName, decision: Decision, budget: Budget, pause: Pause): Promise<string[]> {
    const { seat, known } = decision;
    const rules = this.#rules;
    const at = (place: number) => this.#turn + rules.stateSize * place;
    rules.putKit(decision.kit);
    rules.putState(at(0), decision.state);
    const moves: bigint[] = [];
    do {
      const place = moves.length;
      const [only = 0n, ...others] = rules.legal(at(place), seat);
      const state = rules.stateAt(at(place));
      const move = others.length === 0 ? only : await this.#choose(bot, { ...decision, state, known: known + place }, budget, pause);
      rules.advance(at(place), at(place + 1), move, "the move of a bot");
      moves.push(move);
    } while (!rules.isWhole(at(moves.length), seat) && moves.length < LONGEST_TURN);
    return rules.texts(at(0), moves);
  }

  async #choose(bot: BotName, decision: Decision, budget: Budget, pause: Pause): Promise<bigint> {
    this.#put(decision);
    if (bot !== "pharaoh") return this.#calls[`choose_${bot}`](...this.#arguments(decision));
    await this.#search(decision, budget, pause);
    return this.#calls.best_move(this.#work);
  }

  #put({ kit, state }: Decision): void {
    this.#memory.put(this.#kit, kit);
    this.#memory.put(this.#state, state);
  }

  #arguments({ seat, seed, known }: Decision): [Pointer, Pointer, Pointer, number, bigint, number] {
    return [this.#work, this.#state, this.#kit, seat, BigInt(seed), known];
  }

  async #search(decision: Decision, { playouts, milliseconds }: Budget, pause: Pause): Promise<void> {
    this.#calls.begin_search(...this.#arguments(decision), playouts, NOTHING_ELSE);
    const end = performance.now() + milliseconds;
    let next = performance.now() + BETWEEN_PAUSES;
    while (this.#calls.continue_search(this.#work, this.#kit, PORTION) === 1) {
      const now = performance.now();
      if (now >= end) break;
      if (now < next) continue;
      await pause();
      next = performance.now() + BETWEEN_PAUSES;
    }
    while (this.#calls.finish_round(this.#work) === 1);
  }

  /** The best moves that a search finds, with what they do. */
  async hint(decision: Decision, budget: Budget, pause: Pause): Promise<Advice[]> {
    const rules = this.#rules;
    this.#put(decision);
    await this.#search(decision, budget, pause);
    this.#calls.best_move(this.#work); // sorts the trials
    rules.putKit(decision.kit);
    rules.putState(this.#turn, decision.state);
    const order = this.#numbers("order", Math.min(this.#number("tried"), MOST_ADVICE));
    return order.map((place) => this.#advice(place, decision.seat));
  }

  #advice(place: number, seat: number): Advice {
    const { offset, type } = this.#field("trials");
    const trial = type as Layout;
    const start = this.#work + offset + trial.size * place;
    const field = (name: string) => start + (trial.fields[name]?.offset ?? 0);
    const [move = 0n] = this.#memory.numbers(field("move"), 1);
    const [margin = 0] = this.#memory.floats(field("margin"), 1);
    const [win = 0] = this.#memory.floats(field("win"), 1);
    const [text = ""] = this.#rules.texts(this.#turn, [move]);
    return { move: text, margin: rounded(margin, 100), win: rounded(win, 10_000), facts: this.#rules.facts(this.#turn, seat, move) };
  }

  #field(name: string): Layout["fields"][string] {
    const field = this.#layout.fields[name];
    if (field === undefined) throw new Error(`bots have no ${name}`);
    return field;
  }

  #number(name: string): number {
    return this.#numbers(name, 1)[0] ?? 0;
  }

  #numbers(name: string, count: number): number[] {
    return this.#memory.numbers(this.#work + this.#field(name).offset, count).map(Number);
  }
}

const rounded = (value: number, parts: number) => Math.round(value * parts) / parts;
