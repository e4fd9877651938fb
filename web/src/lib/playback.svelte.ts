// Looking at a game that is over, move by move.

import type { BrowserGame, MoveWords } from "../games/browserGame";
import type { Narrator } from "./moveWords";
import type { Named, Who } from "./names";
import type { Moment, Replay, Snapshot } from "./wire";

const PACE = 600; // milliseconds for each move while it plays by itself

export class Playback implements Narrator {
  ply = $state(0);
  playing = $state(false);
  readonly last: number;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly replay: Replay,
    readonly browser: BrowserGame,
    private readonly names: Named,
  ) {
    this.last = replay.moments.length - 1;
  }

  name(seat: number): string {
    return this.names.name(seat);
  }

  who(seat: number): Who {
    return this.names.who(seat);
  }

  get words(): MoveWords {
    return this.browser.words;
  }

  get moment(): Moment {
    return this.replay.moments[this.ply] as Moment;
  }

  get table(): Snapshot {
    return this.moment.table;
  }

  /** The table one move before. */
  get before(): Snapshot {
    return (this.replay.moments[this.ply - 1] ?? this.moment).table;
  }

  to(ply: number): void {
    this.ply = Math.max(0, Math.min(this.last, Math.round(ply)));
    if (this.ply === this.last) this.pause();
  }

  /** Go to a move by hand: then it does not go on by itself. */
  seek(ply: number): void {
    this.pause();
    this.to(ply);
  }

  play(): void {
    if (this.ply === this.last) this.ply = 0;
    this.playing = true;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.to(this.ply + 1), PACE);
  }

  pause(): void {
    this.playing = false;
    clearInterval(this.#timer);
  }
}
