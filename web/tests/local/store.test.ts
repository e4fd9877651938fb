import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, it } from "vitest";

import { LocalStore, Overtaken, type StoredGame } from "../../src/local/store";

const game = (turns: number, changed = turns): StoredGame => ({
  id: "one",
  game: "cheops",
  seats: [{ name: "Ada", bot: null }, { name: null, bot: "scribe" }],
  hints: true,
  delay: false,
  setup: null,
  slots: [0, 1, 0],
  secret: "00".repeat(32),
  nonces: ["ab".repeat(16), null],
  turns: Array.from({ length: turns }, () => ({ seat: 0, moves: ["0 done"] })),
  result: null,
  created: 1,
  changed,
});

let factory: IDBFactory;
let store: LocalStore;
beforeEach(() => {
  factory = new IDBFactory();
  store = new LocalStore(factory);
});

describe("games on this device", () => {
  it("are there again for the next page", async () => {
    await store.save(game(1));
    await store.save(game(2));
    expect(await new LocalStore(factory).find("one")).toEqual(game(2));
    expect(await store.find("two")).toBeNull();
  });

  it("are listed with the last changed first", async () => {
    await store.save(game(1, 5));
    await store.save({ ...game(1, 9), id: "two" });
    expect((await store.all()).map(({ id }) => id)).toEqual(["two", "one"]);
  });

  it("do not lose a turn that another tab has stored", async () => {
    const other = new LocalStore(factory);
    await store.save(game(1));
    await other.save({ ...game(2), changed: 7 });
    await expect(store.save({ ...game(2), changed: 8 })).rejects.toThrow(Overtaken);
    expect((await store.find("one"))?.changed).toBe(7);
  });

  it("can be removed", async () => {
    await store.save(game(1));
    await store.remove("one");
    expect(await store.all()).toEqual([]);
  });

  it("say so if the browser stores nothing", async () => {
    const broken = { open: () => { throw new DOMException("no", "SecurityError"); } } as unknown as IDBFactory;
    await expect(new LocalStore(broken).all()).rejects.toThrow();
  });
});
