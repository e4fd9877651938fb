import { describe, expect, test } from "vitest";
import { draws as cheopsDraws } from "../src/games/cheops/draws";
import { draws as pyramidsDraws } from "../src/games/pyramids/draws";
import type { FairDraws } from "../src/games/browserGame";
import * as fairness from "../src/lib/fairness";
import type { Components, Moment, Replay, Snapshot } from "../src/lib/wire";
import { REPLAYS } from "./replays";

const GAMES = Object.entries(REPLAYS);
const DRAWS = { pyramids: pyramidsDraws, cheops: cheopsDraws };
const { uncheckable } = fairness;
const check = (replay: Replay) => fairness.check(replay, DRAWS[replay.game] as unknown as FairDraws<Components, Snapshot>);

/** A game in which one moment is another. */
function forged(replay: Replay, ply: number, change: (moment: Moment) => Moment): Replay {
  return { ...replay, moments: replay.moments.map((moment, index) => (index === ply ? change(moment) : moment)) };
}

const draws = (replay: Replay, kind: string) =>
  replay.moments.flatMap(({ move }, ply) => (move?.startsWith(kind) ? [ply] : []));

describe.each(GAMES)("%s", (_, replay) => {
  test("every draw of a fair game is found again", async () => {
    const verdict = await check(replay);
    expect(verdict.promised).toBe(true);
    expect(verdict.moves.filter((move) => !move.fits)).toEqual([]);
    expect(verdict.fair).toBe(true);
    const chance = replay.moments.filter(({ move }) => move !== null && !/^\d/.test(move));
    expect(verdict.moves.length).toBe(chance.length);
  });

  test("the draws are numbered through the game without a gap", async () => {
    const numbers = (await check(replay)).moves.flatMap((move) => move.draws.map((draw) => draw.number));
    expect(numbers).toEqual(numbers.map((_, index) => index));
  });

  test("another secret does not keep the promise", async () => {
    const verdict = await check({ ...replay, fair: { ...replay.fair!, secret: "ab".repeat(32) } });
    expect(verdict.promised).toBe(false);
    expect(verdict.fair).toBe(false);
  });

  test("another secret with a promise to fit it gives other draws", async () => {
    const secret = new Uint8Array(32).fill(7);
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", secret));
    const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    const verdict = await check({ ...replay, fair: { ...replay.fair!, secret: hex(secret), commitment: hex(hash) } });
    expect(verdict.promised).toBe(true);
    expect(verdict.fair).toBe(false);
  });

  test("another number of a player gives other draws", async () => {
    const verdict = await check({ ...replay, fair: { ...replay.fair!, nonces: ["f".repeat(32), null] } });
    expect(verdict.fair).toBe(false);
  });

  test("without a promise or a secret there is nothing to check", () => {
    expect(uncheckable(replay)).toBeNull();
    expect(uncheckable({ ...replay, fair: null })).toBe("not-fair");
    expect(uncheckable({ ...replay, fair: { ...replay.fair!, secret: null } })).toBe("no-secret");
  });
});

test("one die that was turned is found, and only that", async () => {
  const { cheops } = REPLAYS;
  const ply = draws(cheops, "roll")[3]!;
  const verdict = await check(
    forged(cheops, ply, (moment) => ({ ...moment, move: moment.move!.replace(/\w+$/, (last) => (last === "red" ? "blue" : "red")) })),
  );
  expect(verdict.moves.filter((move) => !move.fits).map((move) => move.ply)).toEqual([ply]);
});

test("one shape that was exchanged is found", async () => {
  const { pyramids } = REPLAYS;
  const ply = draws(pyramids, "flip")[5]!;
  const verdict = await check(forged(pyramids, ply, (moment) => ({ ...moment, move: moment.move === "flip O4" ? "flip L3" : "flip O4" })));
  expect(verdict.moves.filter((move) => !move.fits).map((move) => move.ply)).toEqual([ply]);
});

test("a deck from which a card was hidden is not whole", async () => {
  const { pyramids } = REPLAYS;
  const ply = draws(pyramids, "offer")[0]!;
  const verdict = await check(
    forged(pyramids, ply - 1, (moment) => {
      if (moment.table.game !== "pyramids") return moment;
      return { ...moment, table: { ...moment.table, unseen: moment.table.unseen.slice(0, -1) } };
    }),
  );
  expect(verdict.moves.find((move) => move.ply === ply)?.whole).toBe(false);
  expect(verdict.fair).toBe(false);
});

test("a round from which an expedition card was hidden is not whole", async () => {
  const { pyramids } = REPLAYS;
  const ply = draws(pyramids, "flip")[0]!;
  const verdict = await check(
    forged(pyramids, ply - 1, (moment) => {
      if (moment.table.game !== "pyramids") return moment;
      return { ...moment, table: { ...moment.table, left: { ...moment.table.left, I2: 0 } } };
    }),
  );
  expect(verdict.moves.find((move) => move.ply === ply)?.whole).toBe(false);
});
