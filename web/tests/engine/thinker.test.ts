import { describe, expect, it } from "vitest";

import { Thinker, type Decision } from "../../src/engine/thinker";
import { bytesOf } from "../../src/engine/viewer";
import type { BotName } from "../../src/lib/wire";
import { compiled } from "./modules";
import { fromPython, TABLES } from "./python";

interface Case {
  readonly kit: string;
  readonly state: string;
  readonly seat: number;
  readonly known: number;
  readonly seed: number;
  readonly playouts: number;
  readonly turns: Readonly<Record<BotName, readonly string[]>>;
  readonly hint: readonly (readonly [move: string, margin: number, win: number, facts: readonly string[]])[];
}

const LONG = 600_000; // milliseconds
const goOn = () => Promise.resolve();
const decisionOf = ({ kit, state, seat, known, seed }: Case): Decision => ({ kit: bytesOf(kit), state: bytesOf(state), seat, known, seed });

describe.each(TABLES)("the bots of %s with %i seats in the page", (game, seats) => {
  const cases = fromPython<Case[]>("think_cases", game, seats);
  const thinker = new Thinker(compiled(game), compiled(game, "bots"));

  it("make the turns that they make in Python", async () => {
    expect(cases.length).toBeGreaterThan(2);
    for (const one of cases) {
      const budget = { playouts: one.playouts, milliseconds: LONG };
      for (const [bot, turn] of Object.entries(one.turns)) {
        expect(await thinker.turn(bot as BotName, decisionOf(one), budget, goOn), bot).toEqual(turn);
      }
    }
  });

  it("give the hints that they give in Python", async () => {
    for (const one of cases) {
      const advice = await thinker.hint(decisionOf(one), { playouts: one.playouts, milliseconds: LONG }, goOn);
      expect(advice.map(({ move, facts }) => [move, facts.map(({ key }) => key)])).toEqual(one.hint.map(([move, , , facts]) => [move, facts]));
      for (const [place, { margin, win }] of advice.entries()) {
        expect(margin).toBeCloseTo(one.hint[place]?.[1] ?? NaN, 1);
        expect(win).toBeCloseTo(one.hint[place]?.[2] ?? NaN, 3);
      }
    }
  });

  it("stop in time, with a legal move", async () => {
    const [one] = cases;
    if (one === undefined) throw new Error("no case");
    const start = performance.now();
    const moves = await thinker.turn("pharaoh", decisionOf(one), { playouts: 1_000_000, milliseconds: 100 }, goOn);
    expect(performance.now() - start).toBeLessThan(1_500);
    expect(moves.length).toBeGreaterThan(0);
  });

  it("stop when nobody waits any more", async () => {
    const [one] = cases;
    if (one === undefined) throw new Error("no case");
    const stop = () => Promise.reject(new Error("nobody waits"));
    await expect(thinker.hint(decisionOf(one), { playouts: 10_000_000, milliseconds: LONG }, stop)).rejects.toThrow("nobody waits");
  });
});
