import { beforeEach, describe, expect, test, vi } from "vitest";
import { Refusal } from "../src/lib/refusal";
import type { PlayableGame } from "../src/lib/boardGame";
import { Turn } from "../src/lib/turn.svelte";
import type { Refused, TableView, Previewed } from "../src/lib/wire";

const SHAPE = "0 mark 7 a1 b1";
const CELL = "0 mark 7 a1";

const seen = (legal: readonly string[]) => ({ seat: 0, waiting: [0], legal, over: false }) as unknown as TableView;

/** A table whose server finds these moves legal. */
function tableOf(legal: readonly string[], refuses = false): PlayableGame {
  const refused = { type: "refused", text: "too late" } as Refused;
  return {
    view: seen(legal),
    referee: {
      preview: (_, moves) => (refuses ? Promise.reject(new Refusal(refused)) : Promise.resolve({ moves, next: [], whole: true, view: seen(legal) } as unknown as Previewed)),
      play: () => Promise.resolve(1),
      hint: () => Promise.reject(new Error("nobody asked")),
    },
  };
}

/** The page as it is when it is loaded. */
async function loaded(game: PlayableGame, table = "link"): Promise<Turn> {
  const turn = new Turn(game, table);
  await turn.sync(game.view);
  return turn;
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

describe("a choice that is not confirmed", () => {
  const game = tableOf([SHAPE, CELL]);
  beforeEach(async () => void (await (await loaded(game)).begin(SHAPE)));

  test("is there when the page is loaded again, and can be confirmed", async () => {
    const turn = await loaded(game);
    expect(turn.moves).toEqual([SHAPE]);
    expect(turn.canConfirm).toBe(true);
  });
  test("is not there at another table", async () => {
    expect((await loaded(game, "other")).moves).toEqual([]);
  });
  test("is not there when the game has gone on", async () => {
    expect((await loaded(tableOf([CELL]))).moves).toEqual([]);
  });
  test("is dropped without a word where the server refuses it", async () => {
    const turn = await loaded(tableOf([SHAPE, CELL], true));
    expect([turn.moves, turn.refused]).toEqual([[], null]);
  });
  test.each([
    ["confirmed", (turn: Turn) => turn.confirm()],
    ["undone", (turn: Turn) => turn.undo()],
  ])("is forgotten when it is %s", async (_, end) => {
    await end(await loaded(game));
    expect((await loaded(game)).moves).toEqual([]);
  });
});
