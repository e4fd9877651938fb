import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Game } from "../src/lib/game.svelte";
import type { Announcement, TableInfo } from "../src/lib/wire";

/** A line to a server that says what the test wants. */
class Line {
  static readonly opened: Line[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Line.opened.push(this);
  }
  send(): void {}
  close(): void {}
}

const INFO = { game: "cheops", status: "over", watch: "w", options: {}, seats: [{ name: "Anna", bot: null, mine: true }, { name: "Ben", bot: null, mine: false }] } as unknown as TableInfo;
const said = (ply: number, key: string): Announcement => ({ ply, key, seat: 1, args: {} });
const view = (news: readonly string[]) => ({ seat: 0, waiting: [], over: false, legal: [], scores: null, winners: null, news, table: { seats: [] } });

function step(since: number, to: number, news: readonly string[], announced: readonly Announcement[] = []): void {
  const message = { type: "step", since, step: to, views: [view(news)], announced };
  Line.opened.at(-1)?.onmessage?.({ data: JSON.stringify(message) });
}

let game: Game;
beforeEach(async () => {
  Line.opened.length = 0;
  const listening = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("window", listening);
  vi.stubGlobal("document", { ...listening, documentElement: { lang: "" }, visibilityState: "visible" });
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(INFO))));
  game = new Game("link");
  await vi.waitFor(() => expect(Line.opened).toHaveLength(1));
});
afterEach(() => game.close());

describe("what is said aloud", () => {
  test("follows the moves of its step in the log", () => {
    step(0, 1, ["roll red"]);
    step(1, 2, ["0 done", "1 done", "roll blue"], [said(3, "gone"), said(4, "gained")]);
    expect(game.entries).toEqual(["roll red", "0 done", "1 done", said(3, "gone"), "roll blue", said(4, "gained")]);
    expect(game.justAnnounced).toEqual([said(3, "gone"), said(4, "gained")]);
  });
  test("is news only until the next news", () => {
    step(0, 1, ["roll red"]);
    step(1, 2, ["0 done"], [said(2, "gained")]);
    step(2, 3, []); // another seat has decided in secret
    expect(game.justAnnounced).toEqual([said(2, "gained")]);
    step(3, 4, ["1 done"]);
    expect(game.justAnnounced).toEqual([]);
    expect(game.announced).toEqual([said(2, "gained")]);
  });
  test("before the page came is in the log, and no news", () => {
    step(0, 9, ["roll red", "0 done"], [said(2, "gained")]);
    expect(game.entries).toEqual(["roll red", "0 done", said(2, "gained")]);
    expect(game.justAnnounced).toEqual([]);
  });
  test("is heard once if a step comes twice", () => {
    step(0, 1, ["roll red"]);
    step(1, 2, ["0 done"], [said(2, "gained")]);
    const heard = game.justAnnounced;
    step(1, 2, ["0 done"], [said(2, "gained")]);
    expect(game.announced).toEqual([said(2, "gained")]);
    expect(game.justAnnounced).toBe(heard);
  });
  test("while the line was cut is news", () => {
    step(0, 1, ["roll red"]);
    step(1, 7, ["0 done", "1 done"], [said(2, "gained"), said(3, "gone")]);
    expect(game.justAnnounced).toEqual([said(2, "gained"), said(3, "gone")]);
  });
  test("is complete again after another connection, and said before", () => {
    step(0, 1, ["roll red"]);
    step(1, 2, ["0 done"], [said(2, "gained")]);
    game.reconnect();
    step(0, 2, ["roll red", "0 done"], [said(2, "gained")]);
    expect(game.announced).toEqual([said(2, "gained")]);
    expect(game.justAnnounced).toEqual([said(2, "gained")]);
  });
});
