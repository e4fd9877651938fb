// Workers for bots and hints: started when they are first needed, several where there are cores.

import type { Advice, BotName, GameName } from "../lib/wire";
import { loadModule } from "./load";
import type { Asked, FromWorker, ToWorker } from "./requests";
import type { Budget, Decision } from "./thinker";

const MOST_WORKERS = 4;

/** The part of Worker that is used; tests provide their own. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: never) => void) | null;
}

interface Waiting {
  readonly worker: Hand;
  readonly resolve: (answer: FromWorker) => void;
  readonly reject: (reason: Error) => void;
}

/** A worker, with the games whose modules it has. */
interface Hand {
  readonly worker: WorkerLike;
  readonly games: Set<GameName>;
  load: number; // requests that are not answered
}

export class Workers {
  readonly #hands: Hand[] = [];
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;

  constructor(
    private readonly start: () => WorkerLike = () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
    private readonly most: number = Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1)),
  ) {}

  async turn(game: GameName, bot: BotName, decision: Decision, budget: Budget, signal?: AbortSignal): Promise<readonly string[]> {
    const answer = await this.#ask(game, { decision, budget, bot }, signal);
    if ("turn" in answer) return answer.turn;
    throw new Error("no turn");
  }

  async hint(game: GameName, decision: Decision, budget: Budget, signal?: AbortSignal): Promise<readonly Advice[]> {
    const answer = await this.#ask(game, { decision, budget, bot: null }, signal);
    if ("hint" in answer) return answer.hint;
    throw new Error("no hint");
  }

  async #ask(game: GameName, asked: Pick<Asked, "decision" | "budget" | "bot">, signal?: AbortSignal): Promise<FromWorker> {
    const [rules, bots] = await Promise.all([loadModule(game, "rules"), loadModule(game, "bots")]);
    signal?.throwIfAborted();
    const hand = this.#idlest();
    const id = ++this.#count;
    const modules = hand.games.has(game) ? {} : { modules: { rules, bots } };
    hand.games.add(game);
    hand.load++;
    const answer = new Promise<FromWorker>((resolve, reject) => this.#waiting.set(id, { worker: hand, resolve, reject }));
    const cancel = () => hand.worker.postMessage({ cancel: id });
    signal?.addEventListener("abort", cancel);
    hand.worker.postMessage({ id, game, ...asked, ...modules });
    try {
      return await answer;
    } finally {
      signal?.removeEventListener("abort", cancel);
    }
  }

  /** The worker with the least to do; a new one if all are busy and there may be more. */
  #idlest(): Hand {
    const [idlest] = [...this.#hands].sort((one, other) => one.load - other.load);
    if (idlest !== undefined && (idlest.load === 0 || this.#hands.length >= this.most)) return idlest;
    const hand: Hand = { worker: this.start(), games: new Set(), load: 0 };
    hand.worker.onmessage = ({ data }) => this.#answered(data);
    hand.worker.onerror = () => this.#lost(hand);
    this.#hands.push(hand);
    return hand;
  }

  #answered(answer: FromWorker): void {
    const waiting = this.#waiting.get(answer.id);
    if (waiting === undefined) return;
    this.#waiting.delete(answer.id);
    waiting.worker.load--;
    if ("error" in answer) waiting.reject(new Error(answer.error));
    else waiting.resolve(answer);
  }

  /** A worker has crashed: its requests fail, and the next one starts another. */
  #lost(hand: Hand): void {
    this.#hands.splice(this.#hands.indexOf(hand), 1);
    hand.worker.terminate();
    for (const [id, waiting] of this.#waiting) {
      if (waiting.worker !== hand) continue;
      this.#waiting.delete(id);
      waiting.reject(new Error("the worker has crashed"));
    }
  }
}

let all: Workers | null = null;

/** The workers of this page, once they are needed. */
export const workers = (): Workers => (all ??= new Workers());
