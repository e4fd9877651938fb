// What this browser remembers of its person; nothing of it is sent anywhere unless a table is opened.

import type { SeatInfo } from "./wire";
import type { Language } from "./words.svelte";

export type Theme = "light" | "dark";
export type Level = Exclude<SeatInfo["bot"], null | "random">;

export const LEVELS: readonly Level[] = ["novice", "scribe", "architect", "pharaoh"];

interface Kept {
  name: string;
  language: Language | null; // none: as the browser says
  theme: Theme | null; // none: as the device says
  sound: boolean;
  levels: Level[]; // of the bots that were played against last
  hints: boolean;
  delay: boolean;
  learned: string[]; // games of which the lesson was finished, and steps as `game/step`
  going: number; // games that were unfinished when last seen: their room is kept until they are told again
}

const KEY = "ostraka";
const FRESH: Kept = {
  name: "",
  language: null,
  theme: null,
  sound: false,
  levels: ["novice"],
  hints: true,
  delay: true,
  learned: [],
  going: 0,
};

function load(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { ...FRESH, ...kept };
  } catch {
    return { ...FRESH };
  }
}

export const memory: Kept = $state(load());

/** Keep some of it from now on. */
export function remember(some: Partial<Kept>): void {
  Object.assign(memory, some);
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // a browser that keeps nothing: then it is for this page only
  }
}

export function wear(theme: Theme | null): void {
  remember({ theme });
  if (theme === null) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function isDark(): boolean {
  return memory.theme === null
    ? window.matchMedia("(prefers-color-scheme: dark)").matches
    : memory.theme === "dark";
}
