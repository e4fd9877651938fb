// The preferences of the person at this browser; they are sent only when a table is opened.

import { OPPONENTS, type Language } from "./wire";

export type Theme = "light" | "dark";
export type OfferedBot = (typeof OPPONENTS)[number];

interface Preferences {
  name: string;
  language: Language | null; // null: as the browser is set
  theme: Theme | null; // null: as the device is set
  sound: boolean;
  bots: OfferedBot[]; // the last opponents
  hints: boolean;
  delay: boolean;
  learned: string[]; // finished lessons by game, and steps as `game/step`
  going: number; // unfinished games at the last visit: the home page reserves their space
}

// as the browser stores them; older pages wrote `levels` instead of `bots`
type Stored = Partial<Preferences> & { readonly levels?: OfferedBot[] };

const KEY = "ostraka";
const FRESH: Preferences = {
  name: "",
  language: null,
  theme: null,
  sound: false,
  bots: [OPPONENTS[0]],
  hints: true,
  delay: true,
  learned: [],
  going: 0,
};

function load(): Preferences {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Stored;
    return { ...FRESH, ...(stored.levels && { bots: stored.levels }), ...stored };
  } catch {
    return { ...FRESH };
  }
}

export const memory: Preferences = $state(load());

/** Change some preferences and store them. */
export function remember(some: Partial<Preferences>): void {
  Object.assign(memory, some);
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // without storage they last for this page only
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
