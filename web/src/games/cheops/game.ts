import type { BrowserGame } from "../browserGame";
import Boards from "./Boards.svelte";
import { draws } from "./draws";
import Figure from "./Figure.svelte";
import LessonAside from "./LessonAside.svelte";
import Setup from "./Setup.svelte";
import Table from "./Table.svelte";
import type { CheopsChoices, CheopsComponents, CheopsSnapshot } from "./wire";
import { choicesWords, words } from "./words";

const PLAYS = 5; // in one section of a chart
const ABOUT_THE_QUARRY = ["quarry", "arch", "skip"]; // steps about the quarry as well as the stones to lay

export default {
  setup: { Choose: Setup, words: choicesWords },
  Table,
  Boards,
  Figure,
  words,
  draws,
  lesson: {
    Aside: LessonAside,
    subject: (step) => ({ asked: ".mine .place.best", besides: ABOUT_THE_QUARRY.includes(step) ? ".mine .quarry" : "" }),
    above: [".guide", ".lesson .status"],
  },
  help: {
    keys: [["1", "key-stone"], ["← ↑ → ↓", "key-stones"], ["Enter", "key-enter-stone"], ["C", "confirm"], ["U", "undo"], ["H", "hint"], ["?", "help"]],
    icons: [["C12", "quarry", "joker"], ["C18", "ankh", "lotus"], ["C21", "finish"]],
  },
  announcements: {
    "last-play": { icon: () => "finish", highlight: "last" },
    completed: { icon: ({ building }) => `${building}`, highlight: "found" },
    gained: { icon: ({ bonus }) => `${bonus}`, highlight: "gained" },
    gone: { icon: ({ bonus }) => `${bonus}`, isLoss: true },
  },
  section: ({ plays }) => PLAYS * Math.floor((plays - 1) / PLAYS) + 1,
} satisfies BrowserGame<CheopsComponents, CheopsSnapshot, CheopsChoices>;
