// A live table as this browser knows it: its seats, its views, and the log of its moves.

import { hintBudget } from "../engine/budgets";
import { hasEngine, loadModule } from "../engine/load";
import type { Compiled } from "../engine/rules";
import { bytesOf, Viewer } from "../engine/viewer";
import { isGame, loadGame } from "../games";
import type { BrowserGame, MoveWords } from "../games/browserGame";
import { interleaved, type LogEntry } from "./announcements";
import { liveAddress, lookAt, problemOf } from "./api";
import type { Referee } from "./boardGame";
import { keepCommitment } from "./commitments";
import { inNextTask } from "./defer";
import { Live, type State } from "./live";
import type { Narrator } from "./moveWords";
import { labelOn, whoOn, type Who } from "./names";
import { GAMES, type Announcement, type Components, type Hinted, type Problem, type States, type Step, type TableInfo, type TableView } from "./wire";

interface SeatLog {
  readonly log: readonly string[];
  readonly fresh: readonly string[];
}

/** The log after some news: replaced if it starts at the first move, extended if it follows the last step. */
function extended(before: SeatLog | undefined, news: readonly string[], since: number, isNext: boolean): SeatLog {
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
  holder: number | null = $state(null); // the seat that holds this device, if several people share it
  announced: readonly Announcement[] = $state.raw([]); // all that was said aloud, in order
  justAnnounced: readonly Announcement[] = $state.raw([]); // with the last news
  #logs: ReadonlyMap<number | null, SeatLog> = $state.raw(new Map()); // by seat: each knows other moves
  #live: Live | null = null;
  #engine: Compiled | null = null; // the rules, once they are loaded
  #kit: Uint8Array | null = null; // the components as the rules read them
  #viewer: Viewer | null = null; // the rules with the kit of this table
  #states: ReadonlyMap<number | null, Uint8Array> = new Map(); // by seat, if the last step came as states
  #closed = false;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly link: string) {
    void this.#look();
  }

  /** The server judges; what a turn would do is worked out here if this page has the rules and the state. */
  readonly referee: Referee = {
    preview: async (seat, moves) => {
      const state = this.#states.get(seat);
      if (this.#viewer === null || state === undefined) return await this.#connection.preview(seat, moves);
      return this.#viewer.preview(state, seat, moves);
    },
    play: (seat, moves) => this.#connection.play(seat, moves),
    hint: async (seat, moves) => (await this.#thinkOfHint(seat, moves)) ?? (await this.#connection.hint(seat, moves)),
  };

  /** A hint by a worker of this page; null if it has none. */
  async #thinkOfHint(seat: number, moves: readonly string[]): Promise<Hinted | null> {
    const state = this.#states.get(seat);
    const [viewer, kit, game] = [this.#viewer, this.#kit, this.info?.game];
    if (viewer === null || kit === null || state === undefined || game === undefined) return null;
    const known = (this.#logs.get(seat)?.log.length ?? 0) + moves.length;
    const decision = { kit, state: viewer.stateAfter(state, seat, moves), seat, known, seed: 0 };
    try {
      const { workers } = await import("../engine/workers");
      const advice = await workers().hint(game, decision, hintBudget(this.views[0]?.table.seats.length ?? 1));
      return { type: "hinted", id: "", seat, advice };
    } catch {
      return null; // no workers here, or their modules can't be loaded
    }
  }

  get #connection(): Live {
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

  /** One of our seats whose turn it is. */
  get due(): number | null {
    return this.views.find((view) => view.seat !== null && view.waiting.includes(view.seat))?.seat ?? null;
  }

  /** Whether people who share this device have secrets: they do if seats decide at the same time. */
  get #isSecret(): boolean {
    return this.info !== null && isGame(this.info.game) && GAMES[this.info.game].simultaneous && this.mine.length > 1;
  }

  /** The seat that the device has to be handed to before anything is shown. */
  get handOver(): number | null {
    return this.#isSecret && this.due !== null && this.due !== this.holder ? this.due : null;
  }

  /** The view to show: of the seat that holds the device, else of a seat that is to move, else the first. */
  get view(): TableView | undefined {
    const shown = this.#isSecret ? (this.holder ?? this.due) : this.due;
    return this.views.find((view) => view.seat === shown) ?? this.views[0];
  }

  /** Every move that the shown seat knows, in the order in which it became known. */
  get log(): readonly string[] {
    return this.handOver === null ? (this.#logs.get(this.view?.seat ?? null)?.log ?? []) : [];
  }

  /** The log with what was said aloud, in order. */
  get entries(): readonly LogEntry[] {
    return this.handOver === null ? interleaved(this.log, this.announced) : [];
  }

  /** The moves that became known last. */
  get fresh(): readonly string[] {
    return this.handOver === null ? (this.#logs.get(this.view?.seat ?? null)?.fresh ?? []) : [];
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
    void this.#loadEngine(this.info);
    this.reconnect();
  }

  /** Loads the rules while the first views come from the server; without them, all views do. */
  async #loadEngine({ game }: TableInfo): Promise<void> {
    if (!isGame(game) || !hasEngine()) return;
    try {
      this.#engine = await loadModule(game, "rules");
      this.#live?.readStates(this.#engine.description.layout);
    } catch {
      // the server goes on sending views
    }
  }

  #takeStates(message: States): void {
    const { views, kit, ...step } = message;
    try {
      if (this.#engine === null) throw new Error("states without an engine");
      if (kit !== null) {
        this.#kit = bytesOf(kit);
        this.#viewer = new Viewer(this.#engine, this.#kit);
      }
      const viewer = this.#viewer;
      if (viewer === null) throw new Error("states without a kit");
      const states = new Map(views.map(({ seat, state }) => [seat, bytesOf(state)] as const));
      const shown = views.map((view) => viewer.view(view, states.get(view.seat) as Uint8Array));
      this.#takeStep({ ...step, type: "step", views: shown }, states);
    } catch (error) {
      console.error(error);
      this.#live?.readStates(null); // the server sends whole views instead
    }
  }

  #takeStep(message: Step, states: ReadonlyMap<number | null, Uint8Array> = new Map()): void {
    if (message.step < this.step) return; // a later step has arrived already
    const isNext = message.since === this.step && message.step > this.step;
    this.#logs = new Map(
      message.views.map(({ seat, news }) => [seat, extended(this.#logs.get(seat), news, message.since, isNext)]),
    );
    this.#announce(message, isNext);
    this.#states = states;
    this.step = message.step;
    this.views = message.views;
  }

  /** Takes what a step says aloud; what was said before this page came is in the log only. */
  #announce({ since, announced, views }: Step, isNext: boolean): void {
    if (since === 0) this.announced = announced;
    if (since === 0 || !isNext) return;
    this.announced = [...this.announced, ...announced];
    if (announced.length > 0 || views.some(({ news }) => news.length > 0)) this.justAnnounced = announced;
  }

  /** Loads the boards while the connection opens. */
  async #load({ game }: TableInfo): Promise<void> {
    if (!isGame(game)) return;
    try {
      this.browser = await inNextTask(loadGame(game));
    } catch {
      this.isUnloadable = true;
    }
  }

  /** Connect, or connect again with the new cookie after taking a seat. */
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
      step: (message) => this.#takeStep(message),
      states: (message) => this.#takeStates(message),
      state: (state) => {
        this.state = state;
      },
    });
    if (this.#engine !== null) this.#live.readStates(this.#engine.description.layout);
  }
}
