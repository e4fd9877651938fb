import { IDBFactory } from "fake-indexeddb";
import { describe, expect, it } from "vitest";

import { Thinker } from "../../src/engine/thinker";
import { Refusal } from "../../src/lib/refusal";
import type { GameName, Step, TableInfo } from "../../src/lib/wire";
import { LocalTable, newGame, newPromise, type Brains } from "../../src/local/localTable";
import { recordOf } from "../../src/local/record";
import { LocalStore, type LocalSeat, type StoredGame } from "../../src/local/store";
import { compiled } from "../engine/modules";
import { askPython, TABLES } from "../engine/python";

const NONCE = "ab".repeat(16);
const person: LocalSeat = { name: "Ada", bot: null };
const scribe: LocalSeat = { name: null, bot: "scribe" };

/** Bots without workers; as in a worker, one thinks after another. */
function brainsOf(game: GameName): Brains {
  const thinker = new Thinker(compiled(game), compiled(game, "bots"));
  const goOn = () => Promise.resolve();
  let last: Promise<unknown> = Promise.resolve();
  const next = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result;
    return result;
  };
  return {
    turn: (_, bot, decision, budget) => next(() => thinker.turn(bot, decision, budget, goOn)),
    hint: (_, decision, budget) => next(() => thinker.hint(decision, budget, goOn)),
  };
}

/** A page with one table. */
class Page {
  readonly steps: Step[] = [];
  readonly table: LocalTable;
  info: TableInfo | null = null;
  unsaved: unknown[] = [];

  constructor(
    stored: StoredGame,
    readonly store: Pick<LocalStore, "save">,
    brains: Brains = brainsOf(stored.game),
  ) {
    this.table = new LocalTable(
      stored,
      compiled(stored.game),
      store,
      brains,
      {
        welcome: ({ table }) => (this.info = table),
        lobby: (table) => (this.info = table),
        step: (step) => this.steps.push(step),
      },
      (error) => this.unsaved.push(error),
      () => Promise.resolve(),
    );
    this.table.open();
  }

  get last(): Step {
    return this.steps.at(-1) as Step;
  }

  /** Play the seats of people by first legal moves until the game is over, or for some turns. */
  async play(turns = Infinity): Promise<void> {
    for (let played = 0; played < turns && this.info?.status !== "over"; ) {
      const view = this.last.views.find(({ seat, waiting }) => seat !== null && waiting.includes(seat));
      if (view === undefined || view.seat === null) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        continue;
      }
      const moves: string[] = [view.legal.at(-1) ?? ""];
      for (let next = await this.table.preview(view.seat, moves); !next.whole; next = await this.table.preview(view.seat, moves)) {
        moves.push(next.next[0] ?? "");
      }
      await this.table.play(view.seat, moves);
      played++;
    }
  }
}

function begun(game: GameName, seats: readonly LocalSeat[]): StoredGame {
  const nonces = seats.map(({ bot }) => (bot === null ? NONCE : null));
  return newGame(compiled(game), newPromise().secret, { game, seats, hints: true, delay: true, setup: null, nonces }, 1);
}

const seatsOf = (count: number, people = 1): LocalSeat[] => Array.from({ length: count }, (_, seat) => (seat < people ? person : scribe));

describe.each(TABLES)("a local table of %s with %i seats", (game, count) => {
  it("is played to its end, and Python agrees with its record", async () => {
    const page = new Page(begun(game, seatsOf(count)), new LocalStore(new IDBFactory()));
    await page.play();
    const result = page.info?.scores;
    expect(page.info?.status).toBe("over");
    expect(page.unsaved).toEqual([]);
    const record = recordOf(compiled(game), page.table.stored);
    const checked = askPython<{ moves: number; scores: number[]; winners: number[] }>("check_record", JSON.stringify(record));
    expect(checked).toEqual({ moves: page.table.stored.turns.flatMap(({ moves }) => moves).length, scores: result, winners: page.info?.winners });
  });

  it("goes on where it was after a crash in the middle of a turn", async () => {
    const factory = new IDBFactory();
    const first = new Page(begun(game, seatsOf(count)), new LocalStore(factory));
    await first.play(3);
    first.table.close(); // nothing more is stored
    const [stored] = await new LocalStore(factory).all();
    const second = new Page(stored as StoredGame, new LocalStore(factory));
    expect(second.last.step).toBeGreaterThanOrEqual(3);
    expect(second.table.stored.turns.slice(0, 3)).toEqual(first.table.stored.turns.slice(0, 3));
    await second.play();
    expect(second.info?.status).toBe("over");
  });
});

describe("a local table", () => {
  it("refuses half a turn, an illegal one, and one of another seat", async () => {
    const page = new Page(begun("pyramids", seatsOf(2, 2)), new LocalStore(new IDBFactory()));
    const before = page.last.step;
    for (const moves of [[], ["0 keep 99 98"], ["what?"]]) await expect(page.table.play(0, moves)).rejects.toThrow(Refusal);
    const [own] = page.last.views;
    await expect(page.table.play(1, [own?.legal[0] ?? ""])).rejects.toThrow(Refusal);
    expect(page.last.step).toBe(before);
  });

  it("hides from people who share the device what they may not know", async () => {
    const page = new Page(begun("pyramids", seatsOf(2, 2)), new LocalStore(new IDBFactory()));
    const dealt = page.last.views.map(({ table }) => (table.game === "pyramids" ? table.seats.map(({ dealt }) => dealt.length) : []));
    expect(dealt).toEqual([[4, 0], [0, 4]]);
    expect(page.last.views.map(({ news }) => news.filter((move) => move.startsWith("deal")))).toEqual(page.last.views.map(({ seat, news }) => news.filter((move) => move.startsWith("deal") && (move.startsWith(`deal ${seat} `) || move.split(" ").length === 2))));
  });

  it("goes on if nothing can be stored, and says so", async () => {
    const full = { save: () => Promise.reject(new DOMException("full", "QuotaExceededError")) };
    const page = new Page(begun("cheops", seatsOf(2)), full);
    await page.play();
    expect(page.info?.status).toBe("over");
    expect(page.unsaved.length).toBeGreaterThan(0);
  });

  it("takes over what another tab has played", async () => {
    const factory = new IDBFactory();
    const one = new Page(begun("cheops", seatsOf(2, 2)), new LocalStore(factory));
    await one.play(1);
    const other = new Page(one.table.stored, new LocalStore(factory));
    await one.play(2);
    await other.play(1); // it had two turns fewer
    expect(other.table.stored.turns.slice(0, one.table.stored.turns.length)).toEqual(one.table.stored.turns);
  });

  it("gives hints", async () => {
    const page = new Page(begun("cheops", seatsOf(2, 2)), new LocalStore(new IDBFactory()));
    const seat = page.last.views.find(({ seat, waiting }) => seat !== null && waiting.includes(seat))?.seat ?? 0;
    const { advice } = await page.table.hint(seat, []);
    expect(advice.length).toBeGreaterThan(0);
    expect(page.last.views[seat]?.legal).toContain(advice[0]?.move);
  });

  it("makes its promise before the first draw, and keeps the secret to itself until the end", async () => {
    const page = new Page(begun("cheops", seatsOf(2)), new LocalStore(new IDBFactory()));
    expect(page.info?.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(page.table.proof.secret).toBeUndefined();
    await page.play();
    expect(page.table.proof.secret).toBe(page.table.stored.secret);
  });
});
