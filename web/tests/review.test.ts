import { describe, expect, test, vi } from "vitest";
import cheops from "../src/games/cheops/game";
import pyramids from "../src/games/pyramids/game";
import type { BrowserGame } from "../src/games/browserGame";
import { recordsIn } from "../src/review/files";
import { namer } from "../src/review/names";
import { itemsOf } from "../src/review/moments";
import { pointsOver, sectionsOf } from "../src/review/points";
import { ticks } from "../src/review/series";
import { Playback } from "../src/lib/playback.svelte";
import type { Choice, Fortune, Review } from "../src/lib/wire";
import { speak } from "../src/lib/words.svelte";
import { REPLAYS } from "./replays";

describe("a text that somebody brings", () => {
  test("one game, over several lines", () => {
    const records = recordsIn('{\n "names": ["Ada", "Ben"],\n "scores": [50, 41]\n}');
    expect(records).toEqual([{ title: "1. Ada – Ben (50 : 41)", record: { names: ["Ada", "Ben"], scores: [50, 41] } }]);
  });
  test("a game a line", () => {
    expect(recordsIn('{"names":["Ada"]}\n{"names":["Ben"]}\n')).toHaveLength(2);
  });
  test.each([
    ["", "nothing"],
    ["hello", "not-json"],
    ["[1, 2]", "not-json"],
    ["7", "not-json"],
    ['{"a":1}\nno', "not-json"],
    [JSON.stringify({ moves: "x".repeat(70_000) }), "too-big"],
  ])("%#: no game", (text, fault) => {
    expect(recordsIn(text)).toBe(fault);
  });
});

describe("playback", () => {
  test("stays between the first and the last move", () => {
    const playback = new Playback(REPLAYS.cheops, cheops as unknown as BrowserGame, namer(REPLAYS.cheops, null));
    playback.seek(-3);
    expect(playback.ply).toBe(0);
    playback.seek(9999);
    expect(playback.ply).toBe(REPLAYS.cheops.moments.length - 1);
    expect(playback.name(0)).toBe(REPLAYS.cheops.names[0]);
  });
});

describe("points over a game", () => {
  test("end with the scores", () => {
    for (const replay of Object.values(REPLAYS)) {
      const ends = pointsOver(replay, String).map((one) => one.points.at(-1)?.y);
      expect(ends).toEqual(replay.scores);
    }
  });
  test("are divided by the four rounds of Pyramids", () => {
    expect(sectionsOf(REPLAYS.pyramids, pyramids as unknown as BrowserGame).map((section) => section.name)).toEqual(["1", "2", "3", "4"]);
  });
});

test("a scale has a few round numbers", () => {
  expect(ticks(0, 100)).toEqual([0, 50, 100]);
  expect(ticks(-3, 97)).toEqual([0, 50]);
  expect(ticks(0, 1)).toEqual([0, 0.5, 1]);
});

describe("what is worth a look", () => {
  const choice = (ply: number, seat: number, grade: Choice["grade"]) => ({ ply, seat, grade }) as Choice;
  const review = {
    choices: [choice(3, 0, "best"), choice(4, 1, "blunder"), choice(6, 0, "mistake")],
    fortunes: [{ ply: 2 } as Fortune, { ply: 5 } as Fortune],
    turning: [{ ply: 4, seat: 1, win: -0.2 }, { ply: 5, seat: 0, win: 0.1 }],
  } as unknown as Review;
  test("mistakes of one seat", () => {
    expect(itemsOf(review, "mistakes", 0).map((item) => item.ply)).toEqual([6]);
  });
  test("turning points, by decision or by chance, in the order of the game", () => {
    expect(itemsOf(review, "turning", null).map((item) => item.ply)).toEqual([4, 5]);
    expect(itemsOf(review, "turning", 0).map((item) => item.ply)).toEqual([5]);
  });
  test("all decisions, and no chance", () => {
    expect(itemsOf(review, "all", null).map((item) => item.ply)).toEqual([3, 4, 6]);
  });
});

test("a bot in a record is named in the reader's language", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await speak("de");
  const named = namer({ ...REPLAYS.cheops, names: ["Ada", "scribe (bot)", "golem (bot)"] }, null);
  expect([0, 1, 2].map((seat) => named.name(seat))).toEqual(["Ada", "Schreiber", "golem (bot)"]);
});
