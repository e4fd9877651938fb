// The queue of toasts: announcements that are shown for a moment, a few at a time.

import type { Announcement } from "./wire";

export interface Toast {
  readonly id: number;
  readonly announcement: Announcement;
  readonly isHighlight: boolean;
  readonly stay: number; // milliseconds
}

/** What becomes a toast. */
export interface News extends Pick<Toast, "announcement" | "isHighlight"> {
  readonly text: string; // the longer it is, the longer the toast stays
}

const SHORTEST = 2_200; // milliseconds
const PER_LETTER = 40; // milliseconds to read one
const HURRY = 0.6; // of that time, if others wait
const MOST_WAITING = 5; // the log has the others

export class Toasts {
  shown: readonly Toast[] = $state.raw([]);
  #waiting: readonly Toast[] = [];
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  #count = 0;

  /** `most` says how many there is room for. */
  constructor(private readonly most: () => number) {}

  /** Show the news of a step; of older ones that still wait, only highlights are worth showing. */
  add(news: readonly News[]): void {
    if (news.length === 0) return;
    const toasts = news.map(({ announcement, isHighlight, text }) => {
      return { id: ++this.#count, announcement, isHighlight, stay: SHORTEST + PER_LETTER * text.length };
    });
    this.#waiting = [...this.#waiting.filter((toast) => toast.isHighlight), ...toasts];
    this.#fill();
    this.#waiting = this.#waiting.slice(-MOST_WAITING);
  }

  dismiss(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.shown = this.shown.filter((toast) => toast.id !== id);
    this.#fill();
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.shown = this.#waiting = [];
  }

  #fill(): void {
    while (this.shown.length < this.most()) {
      const [next, ...rest] = this.#waiting;
      if (next === undefined) return;
      const toast = rest.length === 0 ? next : { ...next, stay: HURRY * next.stay };
      this.#waiting = rest;
      this.shown = [...this.shown, toast];
      this.#timers.set(toast.id, setTimeout(() => this.dismiss(toast.id), toast.stay));
    }
  }
}
