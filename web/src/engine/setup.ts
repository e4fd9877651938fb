// The choices before the first move, as the rules number them, and the kit that follows from them.

import type { Choices } from "../lib/wire";
import type { RulesExports } from "./exports";
import { Memory } from "./memory";
import type { Compiled } from "./rules";
import type { Pick } from "./table";
import { bytesOf } from "./viewer";

const OPEN = -1; // a slot that is left to chance

/** A choice as the record has it: a word, or a number. */
type Chosen = string | number | null;

export class SetupRules {
  readonly #description: Compiled["description"];
  readonly #memory: Memory;
  readonly #calls: RulesExports;
  readonly #bank: number;
  readonly #kit: number;

  constructor({ module, description }: Compiled) {
    this.#description = description;
    this.#memory = new Memory(description.data_ends.rules);
    this.#calls = new WebAssembly.Instance(module, this.#memory.imports).exports as unknown as RulesExports;
    this.#bank = this.#memory.room(description.records.bank.size);
    this.#kit = this.#memory.room(description.records.kit.size);
    this.#memory.put(this.#bank, bytesOf(description.bank));
  }

  /** The slots of a game: what was chosen, and the rest by chance. */
  arrange(seats: number, chosen: Choices | null, pick: Pick): number[] {
    const slots = this.#slotsOf(seats, chosen);
    const at = this.#memory.numbersRoom(slots.length);
    this.#memory.putNumbers(at, slots.map(BigInt));
    for (const [place, slot] of slots.entries()) {
      if (slot !== OPEN) continue;
      const outcomes = this.#calls.slot_outcomes(this.#bank, seats, at, place);
      this.#calls.fill_slot(this.#bank, seats, at, place, pick(this.#description.setup.draws + place, outcomes));
    }
    return this.#memory.numbers(at, slots.length).map(Number);
  }

  /** The components as the rules read them. */
  kit(seats: number, slots: readonly number[]): Uint8Array<ArrayBuffer> {
    const at = this.#memory.numbersRoom(slots.length);
    this.#memory.putNumbers(at, slots.map(BigInt));
    this.#memory.bytes(this.#kit, this.#description.records.kit.size).fill(0);
    this.#calls.write_kit(this.#bank, seats, at, this.#kit);
    return this.#memory.copyOf(this.#kit, this.#description.records.kit.size);
  }

  /** The fields of a record that say what was chosen or drawn. */
  fields(seats: number, slots: readonly number[]): Record<string, Chosen | Chosen[]> {
    const rest = [...slots];
    const fields = this.#description.setup.fields.map(({ name, by_seat: bySeat, words }) => {
      const own = rest.splice(0, bySeat ? seats : 1).map((slot) => (words === null ? slot : (words[slot] ?? null)));
      return [name, bySeat ? own : (own[0] ?? null)] as const;
    });
    return Object.fromEntries(fields);
  }

  #slotsOf(seats: number, chosen: Choices | null): number[] {
    const choices = (chosen ?? {}) as Readonly<Record<string, Chosen | readonly Chosen[] | undefined>>;
    return this.#description.setup.fields.flatMap(({ name, by_seat: bySeat, words }) => {
      const number = (choice: Chosen | undefined) => {
        if (choice === null || choice === undefined) return OPEN;
        return typeof choice === "number" ? choice : (words?.indexOf(choice) ?? OPEN);
      };
      const choice = choices[name];
      if (!bySeat) return [number(Array.isArray(choice) ? null : (choice as Chosen | undefined))];
      return Array.from({ length: seats }, (_, seat) => number(Array.isArray(choice) ? (choice[seat] as Chosen) : null));
    });
  }
}
