// A table in this page: it judges turns by the rules, draws fairly, lets bots play and stores every turn.

import { hintBudget, turnBudget } from "../engine/budgets";
import { FairDraws, newSecret, secretFrom, secretText } from "../engine/fairDraws";
import type { Compiled } from "../engine/rules";
import { SetupRules } from "../engine/setup";
import { EngineTable } from "../engine/table";
import type { Budget, Decision } from "../engine/thinker";
import { refused, Viewer } from "../engine/viewer";
import type { Referee } from "../lib/boardGame";
import type { Listener } from "../lib/live";
import type { Advice, BotName, Choices, Components, GameName, Hinted, Previewed, Proof, SeatInfo, Step, TableInfo } from "../lib/wire";
import { Overtaken, type LocalSeat, type LocalStore, type LocalTurn, type StoredGame } from "./store";

/** What bots think with: the workers of the page. */
export interface Brains {
  turn(game: GameName, bot: BotName, decision: Decision, budget: Budget, signal?: AbortSignal): Promise<readonly string[]>;
  hint(game: GameName, decision: Decision, budget: Budget, signal?: AbortSignal): Promise<readonly Advice[]>;
}

export interface NewLocalGame {
  readonly game: GameName;
  readonly seats: readonly LocalSeat[];
  readonly hints: boolean;
  readonly delay: boolean;
  readonly setup: Choices | null;
  readonly nonces: readonly (string | null)[]; // of the people, added after the promise
}

const DELAY = [600, 1400] as const; // milliseconds that a bot takes, at least and at most
const NONCE_BYTES = 16;

/** A secret, and the promise about it: made before the people add their nonces. */
export function newPromise(): { readonly secret: string; readonly commitment: string } {
  const secret = newSecret();
  return { secret: secretText(secret), commitment: new FairDraws([], secret).commitment };
}

/** The game that is stored when people sit down; its first turn is made by chance. */
export function newGame(compiled: Compiled, secret: string, wanted: NewLocalGame, now: number): StoredGame {
  const draws = new FairDraws(wanted.nonces, secretFrom(secret));
  const seats = wanted.seats.length;
  const slots = new SetupRules(compiled).arrange(seats, wanted.setup, draws.pick);
  const id = Array.from(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { id, ...wanted, slots, secret, turns: [], result: null, created: now, changed: now };
}

export class LocalTable implements Referee {
  #stored: StoredGame;
  #table: EngineTable;
  #plies: number[] = []; // the number of moves after each turn
  readonly #kit: Uint8Array;
  readonly #viewer: Viewer;
  readonly #draws: FairDraws;
  readonly #closing = new AbortController();
  readonly #busy = new Set<number>(); // seats whose bots think
  #saving: Promise<void> = Promise.resolve();

  constructor(
    stored: StoredGame,
    private readonly compiled: Compiled,
    private readonly store: Pick<LocalStore, "save">,
    private readonly brains: Brains,
    private readonly listener: Pick<Listener, "welcome" | "lobby" | "step">,
    private readonly onUnsaved: (error: unknown) => void = () => undefined,
    private readonly sleep: (milliseconds: number) => Promise<void> = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  ) {
    this.#stored = stored;
    this.#kit = new SetupRules(compiled).kit(stored.seats.length, stored.slots);
    this.#viewer = new Viewer(compiled, this.#kit);
    this.#draws = new FairDraws(stored.nonces, secretFrom(stored.secret));
    this.#table = this.#replayed(stored);
  }

  /** Send the table to its listener, and let the game go on. */
  open(): void {
    this.listener.welcome({ type: "welcome", table: this.info, components: this.compiled.description.components as Components });
    if (this.#stored.turns.length === 0) this.#commit(null, []);
    else this.#send(0);
    this.#wakeBots();
  }

  close(): void {
    this.#closing.abort();
  }

  get stored(): StoredGame {
    return this.#stored;
  }

  get proof(): Proof {
    return this.#draws.proof(this.#table.isOver);
  }

  get info(): TableInfo {
    const { id, game, seats, hints, delay, setup, result, created, changed, turns } = this.#stored;
    const status = result !== null ? "over" : turns.length === 0 ? "open" : "playing";
    return {
      id,
      watch: id,
      game,
      status,
      options: { hints, delay, watching: false },
      setup,
      seats: seats.map(seatInfo),
      watchers: 0,
      host: true,
      commitment: this.#draws.commitment,
      scores: result?.scores ?? null,
      winners: result?.winners ?? null,
      rematch: null,
      created,
      changed,
    };
  }

  // --- what players ask

  preview(seat: number, moves: readonly string[]): Promise<Previewed> {
    return Promise.resolve().then(() => this.#viewer.preview(this.#table.stateOf(seat), seat, moves));
  }

  async play(seat: number, moves: readonly string[]): Promise<number> {
    if (!(await this.preview(seat, moves)).whole) throw refused("not-whole", "make the whole turn");
    this.#commit(seat, moves);
    this.#wakeBots();
    await this.#saving;
    return this.#plies.length;
  }

  async hint(seat: number, moves: readonly string[]): Promise<Hinted> {
    const { game, seats } = this.#stored;
    const decision = this.#decision(seat, moves);
    const advice = await this.brains.hint(game, decision, hintBudget(seats.length), this.#closing.signal);
    return { type: "hinted", id: "", seat, advice };
  }

  #decision(seat: number, moves: readonly string[] = []): Decision {
    const state = this.#viewer.stateAfter(this.#table.stateOf(seat), seat, moves);
    const known = this.#table.countKnown(seat) + moves.length;
    return { kit: this.#kit, state, seat, known, seed: seedOf(this.#stored.secret, seat) };
  }

  // --- turns

  #replayed({ seats, turns }: StoredGame): EngineTable {
    const table = new EngineTable(this.compiled, this.#kit, seats.length);
    this.#plies = [];
    for (const { moves } of turns) {
      for (const move of moves) table.play(move);
      this.#plies.push(table.ply);
    }
    return table;
  }

  /** Make a turn, let chance answer, and store both. */
  #commit(seat: number | null, moves: readonly string[]): void {
    const table = this.#table;
    const before = table.ply;
    for (const move of moves) table.play(move);
    while (table.isChanceDue) table.draw(this.#draws.pick);
    this.#plies.push(table.ply);
    const turn: LocalTurn = { seat, moves: table.movesSince(before) };
    const { scores, winners } = table.points;
    const result = table.isOver ? { scores, winners } : null;
    this.#stored = { ...this.#stored, turns: [...this.#stored.turns, turn], result, changed: Date.now() };
    this.#save(this.#stored);
    if (seat === null) this.listener.lobby(this.info);
    this.#send(this.#plies.length - 1);
    if (result !== null) this.listener.lobby(this.info);
  }

  /** Store one turn after another; if another tab was faster, go on from there. */
  #save(game: StoredGame): void {
    this.#saving = this.#saving.then(async () => {
      try {
        await this.store.save(game);
      } catch (error) {
        if (error instanceof Overtaken) this.#takeOver(error.stored);
        else this.onUnsaved(error);
      }
    });
  }

  #takeOver(stored: StoredGame): void {
    this.#stored = stored;
    this.#table = this.#replayed(stored);
    this.#send(0);
    this.#wakeBots();
  }

  /** Send the present step, with what is new since an earlier one. */
  #send(since: number): void {
    const from = this.#plies[since - 1] ?? 0;
    const step: Step = {
      type: "step",
      step: this.#plies.length,
      since,
      views: this.#viewers.map((seat) => this.#table.view(seat, from)),
      announced: this.#table.announcements(from),
    };
    this.listener.step(step);
  }

  /** The seats of people; a watcher if there are only bots. */
  get #viewers(): (number | null)[] {
    const people = this.#stored.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    return people.length > 0 ? people : [null];
  }

  // --- bots

  #wakeBots(): void {
    for (const seat of this.#table.waiting) {
      const bot = this.#stored.seats[seat]?.bot ?? null;
      if (bot !== null && !this.#busy.has(seat)) void this.#playBot(seat, bot);
    }
  }

  async #playBot(seat: number, bot: BotName): Promise<void> {
    const { game, seats, delay } = this.#stored;
    const [least, most] = DELAY;
    this.#busy.add(seat);
    try {
      const pause = delay ? this.sleep(least + (most - least) * Math.random()) : Promise.resolve();
      const table = this.#table;
      const turn = await this.brains.turn(game, bot, this.#decision(seat), turnBudget(seats.length), this.#closing.signal);
      await pause;
      if (this.#closing.signal.aborted || table !== this.#table) return;
      this.#commit(seat, turn);
    } catch (error) {
      if (!this.#closing.signal.aborted) this.onUnsaved(error);
      return;
    } finally {
      this.#busy.delete(seat);
    }
    this.#wakeBots();
  }
}

function seatInfo({ name, bot }: LocalSeat): SeatInfo {
  return { name, bot, stand_in: null, mine: bot === null, ready: true, connected: true, stand_in_after: null };
}

/** The seed of a bot: nobody who sees the table can know it before the secret is published. */
function seedOf(secret: string, seat: number): number {
  return (parseInt(secret.slice(0, 11), 16) * 8 + seat) % Number.MAX_SAFE_INTEGER;
}
