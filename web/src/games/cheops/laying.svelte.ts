// Choosing stones: one of the pyramid or the arch, two of the relief, and how they are paid for.

import type { Turn } from "../../lib/turn.svelte";
import { laysAmong, readLays, type Lay } from "./moves";

export class Laying {
  held: string | null = $state(null); // the first of two stones of the relief
  ways: readonly Lay[] = $state.raw([]); // to pay for what was chosen, where there is a choice

  readonly #read = readLays();

  constructor(private readonly turn: Turn) {}

  get options(): readonly Lay[] {
    return this.#read(this.turn.next);
  }

  get chosen(): string[] {
    return laysAmong(this.turn.moves).flatMap((lay) => lay.stones.map(({ stone }) => stone));
  }

  /** The stones that can be chosen now. */
  get open(): string[] {
    const held = this.held;
    const found = this.options
      .filter((lay) => held === null || has(lay, held))
      .flatMap((lay) => lay.stones.map(({ stone }) => stone));
    return [...new Set(found)].filter((stone) => stone !== held);
  }

  /** The stones that are chosen and not yet paid for. */
  get unpaid(): readonly string[] {
    const [way] = this.ways;
    if (way !== undefined) return way.stones.map(({ stone }) => stone);
    return this.held === null ? [] : [this.held];
  }

  /** The stones that dice alone can pay for. */
  get paid(): string[] {
    const dice = this.options.filter((lay) => lay.stones.every(({ how }) => how === "die"));
    return [...new Set(dice.flatMap((lay) => lay.stones.map(({ stone }) => stone)))];
  }

  /** How a stone could be paid for, each way once. */
  hows(stone: string): string[] {
    return [
      ...new Set(
        this.options.flatMap((lay) => lay.stones.filter((one) => one.stone === stone).map(({ how }) => how)),
      ),
    ];
  }

  async pick(stone: string): Promise<void> {
    if (this.unpaid.includes(stone)) {
      this.reset();
      return;
    }
    this.ways = [];
    if (this.chosen.includes(stone)) {
      this.turn.undo();
      return;
    }
    const held = this.held;
    if (held !== null) {
      const pairs = this.options.filter((lay) => has(lay, held) && has(lay, stone));
      if (pairs.length > 0) return await this.#choose(pairs);
      this.held = null;
    }
    const singles = this.options.filter((lay) => lay.stones.length === 1 && has(lay, stone));
    if (singles.length > 0) await this.#choose(singles);
    else if (this.options.some((lay) => has(lay, stone))) this.held = stone;
    else await this.#ask(stone);
  }

  async #choose(ways: readonly Lay[]): Promise<void> {
    const [only, ...others] = ways;
    if (only !== undefined && others.length === 0) await this.take(only);
    else this.ways = ways;
  }

  async take(lay: Lay): Promise<void> {
    this.reset();
    await this.turn.add(lay.text);
  }

  /** A stone that cannot be chosen: let the server say why. */
  async #ask(stone: string): Promise<void> {
    if (this.turn.isOurs && this.turn.seat !== null) await this.turn.add(`${this.turn.seat} lay ${stone}=die`);
  }

  reset(): void {
    this.held = null;
    this.ways = [];
  }
}

function has(lay: Lay, stone: string): boolean {
  return lay.stones.some((one) => one.stone === stone);
}
