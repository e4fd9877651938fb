import type { Refused } from "./wire";

/** A refused message: its code, its clause, and when to retry. */
export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.text);
  }
}
