// A table as this browser knows it: who sits there, how the game stands, what was said of it.

import { isGame, loadGame } from "../games";
import type { BrowserGame, MoveWords } from "../games/browserGame";
import { liveAddress, lookAt, problemOf } from "./api";
import { keepCommitment } from "./commitments";
import { inNextTask } from "./defer";
import { Live, type State } from "./live";
import type { Narrator } from "./moveWords";
import { labelOn, whoOn, type Who } from "./names";
import { GAMES, type Components, type Problem, type TableInfo, type TableView } from "./wire";

interface Told {
  readonly log: readonly string[];
  readonly fresh: readonly string[];
}

/** What is known after some news: all of it where it was told from the start, more where it follows what was known. */
function heard(before: Told | undefined, news: readonly string[], since: number, isNext: boolean): Told {
  if (since === 0) return { log: news, fresh: before === undefined ? news.slice(-1) : before.fresh };
  if (before === undefined || !isNext || news.length === 0) return before ?? { log: news, fresh: news };
  return { log: [...before.log, ...news], fresh: news };
}

export class Game implements Narrator {
  info: TableInfo | null = $state.raw(null);
  browser: BrowserGame | null = $state.raw(null); // null until it is loaded
  isUnloadable = $state(false); // it could not be loaded
  components: Components | null = $state.raw(null);
  views: readonly TableView[] = $state.raw([]);
  step = $state(-1);
  state: State = $state("connecting");
  trouble: Problem | null = $state.raw(null);
  holder: number | null = $state(null); // who has said that they hold this device, where several play on it
  #told: ReadonlyMap<number | null, Told> = $state.raw(new Map()); // by seat: one may know what another may not
  #live: Live | null = null;
  #closed = false;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly link: string) {
    void this.#look();
  }

  get live(): Live {
    if (this.#live === null) throw new Error("not connected");
    return this.#live;
  }

  get words(): MoveWords {
    if (this.browser === null) throw new Error("not loaded");
    return this.browser.words;
  }

  get mine(): number[] {
    return this.info === null ? [] : this.info.seats.flatMap((occupant, seat) => (occupant.mine ? [seat] : []));
  }

  /** One of our seats that is to move. */
  get due(): number | null {
    return this.views.find((view) => view.seat !== null && view.waiting.includes(view.seat))?.seat ?? null;
  }

  /** Whether several people on this device have secrets: where seats decide at the same time, they do. */
  get #isSecret(): boolean {
    return this.info !== null && isGame(this.info.game) && GAMES[this.info.game].simultaneous && this.mine.length > 1;
  }

  /** Whom the device has to be handed to before anything is shown. */
  get handOver(): number | null {
    return this.#isSecret && this.due !== null && this.due !== this.holder ? this.due : null;
  }

  /** The view that is shown: of who holds the device, else of a seat that is to move, else the first. */
  get view(): TableView | undefined {
    const shown = this.#isSecret ? (this.holder ?? this.due) : this.due;
    return this.views.find((view) => view.seat === shown) ?? this.views[0];
  }

  /** Every move that is known to who looks, in the order in which it became so. */
  get log(): readonly string[] {
    return this.handOver === null ? (this.#told.get(this.view?.seat ?? null)?.log ?? []) : [];
  }

  /** Those that became known last. */
  get fresh(): readonly string[] {
    return this.handOver === null ? (this.#told.get(this.view?.seat ?? null)?.fresh ?? []) : [];
  }

  name(seat: number): string {
    return labelOn(this.info?.seats ?? [], seat) ?? `${seat + 1}`;
  }

  who(seat: number): Who {
    return whoOn(this.info?.seats ?? [], seat);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    this.#live?.close();
    for (const kind of ["online", "offline"]) window.removeEventListener(kind, this.#retry);
    document.removeEventListener("visibilitychange", this.#retry);
  }

  #retry = (): void => {
    if (document.visibilityState === "visible") this.#live?.retry();
  };

  async #look(): Promise<void> {
    try {
      this.info = await lookAt(this.link);
    } catch (error) {
      const problem = problemOf(error);
      this.trouble = problem;
      if (problem.retry !== null && !this.#closed) this.#again = setTimeout(() => void this.#look(), 1000 * problem.retry);
      return;
    }
    this.trouble = null;
    if (this.#closed) return;
    void this.#load(this.info);
    this.reconnect();
  }

  /** The boards come while the connection is made. */
  async #load({ game }: TableInfo): Promise<void> {
    if (!isGame(game)) return;
    try {
      this.browser = await inNextTask(loadGame(game));
    } catch {
      this.isUnloadable = true;
    }
  }

  /** Connect, or connect anew as somebody else: after taking a seat the cookie is another one. */
  reconnect(): void {
    this.#live?.close();
    for (const kind of ["online", "offline"]) window.addEventListener(kind, this.#retry);
    document.addEventListener("visibilitychange", this.#retry);
    this.#live = new Live(() => new WebSocket(liveAddress(this.link)), {
      welcome: (message) => {
        this.info = message.table;
        this.components = message.components;
        if (message.table.status !== "over") keepCommitment(message.table.watch, message.table.commitment);
      },
      lobby: (table) => {
        this.info = table;
      },
      step: (message) => {
        if (message.step < this.step) return; // it was overtaken
        const isNext = message.since === this.step && message.step > this.step;
        this.#told = new Map(
          message.views.map(({ seat, news }) => [seat, heard(this.#told.get(seat), news, message.since, isNext)]),
        );
        this.step = message.step;
        this.views = message.views;
      },
      state: (state) => {
        this.state = state;
      },
    });
  }
}
