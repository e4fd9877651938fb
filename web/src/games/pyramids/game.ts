import type { BrowserGame } from "../browserGame";
import Boards from "./Boards.svelte";
import "./colours.css";
import { draws } from "./draws";
import Figure from "./Figure.svelte";
import LessonAside from "./LessonAside.svelte";
import LessonOpening from "./LessonOpening.svelte";
import Table from "./Table.svelte";
import type { PyramidsComponents, PyramidsSnapshot } from "./wire";
import { words } from "./words";

export default {
  Table,
  Boards,
  Figure,
  words,
  draws,
  lesson: {
    Aside: LessonAside,
    Opening: LessonOpening,
    subject: () => ({ asked: ".pick.best, .chamber .best", besides: ".chamber:has(.best)" }),
    above: [".guide"],
  },
  help: {
    keys: [["1 2", "key-chamber"], ["← ↑ → ↓", "key-arrows"], ["R", "turn"], ["F", "mirror"], ["S", "tool-single"], ["Enter", "key-enter"], ["C", "confirm"], ["U", "undo"], ["H", "hint"], ["?", "help"]],
    icons: [["P12", "entrance"], ["P21", "tomb"], ["P16", "cross"], ["P17", "red", "green"], ["P18", "torch"], ["P19", "skull"], ["P20", "potion"]],
  },
  announcements: {
    "last-card": { icon: () => "finish", highlight: "last" },
    claimed: { icon: ({ colour }) => `colour-${colour}`, colour: ({ colour }) => `var(--card-${colour})`, highlight: "gained" },
    explored: { icon: () => "tomb", highlight: "found" },
    "takes-first": { icon: () => "deck" },
    "sits-out": { icon: () => "pause" },
    torch: { icon: () => "torch" },
    "round-over": { icon: () => "again", isHeading: true },
  },
  section: ({ round }) => round,
} satisfies BrowserGame<PyramidsComponents, PyramidsSnapshot>;
