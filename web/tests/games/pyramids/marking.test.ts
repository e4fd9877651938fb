import { describe, expect, it } from "vitest";
import type { Turn } from "../../../src/lib/turn.svelte";
import { Marking } from "../../../src/games/pyramids/marking.svelte";

/** A turn with these beginnings, as far as choosing a place needs one. */
function turnOf(beginnings: readonly string[]) {
  const turn = {
    beginnings,
    next: beginnings,
    moves: [] as readonly string[],
    begin: (move: string) => {
      [turn.moves, turn.next] = [[move], []];
      return Promise.resolve(true);
    },
    undo: () => {
      [turn.moves, turn.next] = [[], beginnings];
    },
  };
  return turn;
}

const ACROSS = "0 mark 7 a1 b1";
const DOWN = "0 mark 7 a1 a2";

describe("turning a shape", () => {
  it("turns what is held as long as nothing lies there", () => {
    const marking = new Marking(turnOf([ACROSS, DOWN]) as unknown as Turn, () => "I2");
    const before = marking.shape;
    marking.rotate(1);
    expect(marking.shape).not.toEqual(before);
    expect(marking.isStuck).toBe(false);
  });

  it("turns what lies on a card to the next way in which it fits there", async () => {
    const turn = turnOf([ACROSS, DOWN]);
    const marking = new Marking(turn as unknown as Turn, () => "I2");
    marking.at = { card: 7, point: [1, 0.5] };
    await marking.pick(7, 0);
    expect(turn.moves).toEqual([ACROSS]);
    marking.at = null; // a finger is gone
    marking.rotate(1);
    expect(turn.moves).toEqual([DOWN]);
    marking.rotate(-1);
    expect(turn.moves).toEqual([ACROSS]);
    marking.mirror();
    expect(turn.moves).toEqual([DOWN]);
  });

  it("leaves it as it lies where it fits in no other way, and says so", async () => {
    const turn = turnOf([ACROSS]);
    const marking = new Marking(turn as unknown as Turn, () => "I2");
    marking.at = { card: 7, point: [1, 0.5] };
    await marking.pick(7, 0);
    const held = marking.shape;
    marking.rotate(1);
    expect(turn.moves).toEqual([ACROSS]);
    expect(marking.shape).toEqual(held); // what is drawn and what is chosen agree
    expect(marking.isStuck).toBe(true);
  });
});

describe("changing the tool", () => {
  const CELL = "0 mark 7 a1";

  it("takes back a shape that lies there when a single cell is to be marked instead", async () => {
    const turn = turnOf([CELL, ACROSS]);
    const marking = new Marking(turn as unknown as Turn, () => "I2");
    marking.at = { card: 7, point: [1, 0.5] };
    await marking.pick(7, 0);
    expect(turn.moves).toEqual([ACROSS]);
    marking.change("single");
    expect(turn.moves).toEqual([]);
    expect(marking.tool).toBe("single");
    marking.at = { card: 7, point: [0.5, 0.5] };
    await marking.pick(7, 0);
    expect(turn.moves).toEqual([CELL]);
    marking.change("single");
    expect(turn.moves).toEqual([CELL]); // it is of that tool
    marking.change("shape");
    expect(turn.moves).toEqual([]);
  });
});
