// A table as this browser knows it: who sits there, how the game stands, what was said of it.

import { liveAddress, lookAt, problemOf } from "./api";
import { Live, type State } from "./live";
import { keepCommitment } from "./promises";
import type { CheopsComponents, Problem, PyramidsComponents, Seen, TableInfo } from "./wire";

export class Game {
  info: TableInfo | null = $state.raw(null);
  pyramids: PyramidsComponents | null = $state.raw(null);
  cheops: CheopsComponents | null = $state.raw(null);
  views: readonly Seen[] = $state.raw([]);
  step = $state(-1);
  state: State = $state("connecting");
  trouble: Problem | null = $state.raw(null);
  log: readonly string[] = $state.raw([]); // every move that is known, in the order in which it became so
  fresh: readonly string[] = $state.raw([]); // those that became known last
  progress: number | null = $state(null); // of the review
  #live: Live | null = null;
  #chosen: number | null = $state(null); // whose view is shown, where this browser has several

  constructor(readonly link: string) {
    void this.#look();
  }

  get live(): Live {
    if (this.#live === null) throw new Error("not connected");
    return this.#live;
  }

  get mine(): number[] {
    return this.info === null ? [] : this.info.chairs.flatMap((chair, seat) => (chair.mine ? [seat] : []));
  }

  /** The view that is shown: of the seat that was chosen, else of one that is to move, else the first. */
  get view(): Seen | undefined {
    return (
      this.views.find((view) => view.seat === this.#chosen) ??
      this.views.find((view) => view.seat !== null && view.waiting.includes(view.seat)) ??
      this.views[0]
    );
  }

  choose(seat: number | null): void {
    this.#chosen = seat;
  }

  name(seat: number): string {
    return this.info?.chairs[seat]?.name ?? `${seat + 1}`;
  }

  close(): void {
    this.#live?.close();
    window.removeEventListener("online", this.#retry);
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
      if (problem.retry !== null) setTimeout(() => void this.#look(), 1000 * problem.retry);
      return;
    }
    this.trouble = null;
    this.reconnect();
  }

  /** Connect, or connect anew as somebody else: after taking a seat the cookie is another one. */
  reconnect(): void {
    this.#live?.close();
    window.addEventListener("online", this.#retry);
    document.addEventListener("visibilitychange", this.#retry);
    this.#live = new Live(() => new WebSocket(liveAddress(this.link)), {
      welcome: (message) => {
        this.info = message.table;
        this.pyramids = message.pyramids;
        this.cheops = message.cheops;
        if (message.table.status !== "over") keepCommitment(message.table.watch, message.table.commitment);
      },
      lobby: (table) => {
        this.info = table;
      },
      step: (message) => {
        const known = this.step >= 0 && message.since > 0;
        const news = message.views[0]?.news ?? [];
        if (news.length > 0) this.fresh = known ? news : news.slice(-1);
        this.log = known ? [...this.log, ...news] : news;
        this.step = message.step;
        this.views = message.views;
      },
      progress: (done) => {
        this.progress = done;
      },
      state: (state) => {
        this.state = state;
      },
    });
  }
}
