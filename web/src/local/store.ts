// Games that are played on this device alone, in IndexedDB: written at every turn, so that nothing is lost.

import type { BotName, Choices, GameName } from "../lib/wire";

export interface LocalSeat {
  readonly name: string | null; // of a person
  readonly bot: BotName | null;
}

/** A turn: the decisions of a seat, and the chance moves that followed; no seat made the first. */
export interface LocalTurn {
  readonly seat: number | null;
  readonly moves: readonly string[];
}

/** A game as it is stored: what its record needs, and no more. */
export interface StoredGame {
  readonly id: string;
  readonly game: GameName;
  readonly seats: readonly LocalSeat[];
  readonly hints: boolean;
  readonly delay: boolean; // whether bots pause before they play
  readonly setup: Choices | null; // what the players chose
  readonly slots: readonly number[]; // what was chosen or drawn, as the rules number it
  readonly secret: string; // of the draws, in hexadecimal
  readonly nonces: readonly (string | null)[];
  readonly turns: readonly LocalTurn[];
  readonly result: { readonly scores: readonly number[]; readonly winners: readonly number[] } | null;
  readonly created: number;
  readonly changed: number;
}

const NAME = "ostraka";
const VERSION = 1;
const GAMES = "games";

/** Somebody else, such as another tab, has stored a turn in the meantime. */
export class Overtaken extends Error {
  constructor(readonly stored: StoredGame) {
    super("the game has gone on elsewhere");
  }
}

export class LocalStore {
  #database: Promise<IDBDatabase> | null = null;

  constructor(private readonly factory: IDBFactory = indexedDB) {}

  #open(): Promise<IDBDatabase> {
    this.#database ??= new Promise((resolve, reject) => {
      const request = this.factory.open(NAME, VERSION);
      request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: "id" });
      request.onsuccess = () => {
        request.result.onversionchange = () => {
          request.result.close(); // a newer page in another tab
          this.#database = null;
        };
        resolve(request.result);
      };
      request.onerror = () => {
        this.#database = null;
        reject(request.error ?? new Error("the browser stores nothing"));
      };
    });
    return this.#database;
  }

  async #transaction<T>(mode: IDBTransactionMode, work: (games: IDBObjectStore, done: (result: T) => void) => void): Promise<T> {
    const database = await this.#open();
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(GAMES, mode, { durability: "strict" });
      let result: T;
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(transaction.error ?? new Error("nothing was stored"));
      work(transaction.objectStore(GAMES), (found) => {
        result = found;
      });
    });
  }

  find(id: string): Promise<StoredGame | null> {
    return this.#transaction("readonly", (games, done) => {
      const request = games.get(id) as IDBRequest<StoredGame | undefined>;
      request.onsuccess = () => done(request.result ?? null);
    });
  }

  /** Every game, the last changed first. */
  async all(): Promise<StoredGame[]> {
    const found = await this.#transaction<StoredGame[]>("readonly", (games, done) => {
      const request = games.getAll() as IDBRequest<StoredGame[]>;
      request.onsuccess = () => done(request.result);
    });
    return found.sort((one, other) => other.changed - one.changed);
  }

  /** Store a game, unless somebody else has stored as many turns of it already. */
  async save(game: StoredGame): Promise<void> {
    const other = await this.#transaction<StoredGame | null>("readwrite", (games, done) => {
      const request = games.get(game.id) as IDBRequest<StoredGame | undefined>;
      request.onsuccess = () => {
        const stored = request.result;
        const isAhead = stored !== undefined && stored.turns.length >= game.turns.length;
        done(isAhead ? stored : null);
        if (!isAhead) games.put(game);
      };
    });
    if (other !== null) throw new Overtaken(other);
  }

  remove(id: string): Promise<void> {
    return this.#transaction("readwrite", (games, done) => {
      games.delete(id);
      done(undefined);
    });
  }
}
