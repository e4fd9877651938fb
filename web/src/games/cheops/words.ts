// Moves, stones and payments in words.

import type { Move } from "../../lib/moves";
import { speakingOf, type Named } from "../../lib/names";
import { t } from "../../lib/words.svelte";
import type { MoveWords } from "../browserGame";
import { laysAmong } from "./moves";
import type { CheopsChoices, CheopsSnapshot } from "./wire";

export type Colour = CheopsSnapshot["rolled"][number];

export const colourWords = (colour: string): string => t(`colour-${colour as Colour}`);

/** What a hint asks to do; where, the board shows. */
export function adviceWords(move: Move): string {
  return move.kind === "lay" ? t("advise-lay", stonesOf(move)) : t("advise-done");
}

function moveWords(move: Move, named: Named): string {
  const { text, seat, kind, words } = move;
  const who = seat === null ? "other" : named.who(seat);
  switch (kind) {
    case "lay":
      return t("move-lay", { who, ...stonesOf(move) });
    case "done":
      return t("move-done", { who });
    case "roll":
      return t("move-roll", { dice: words.map(colourWords).join(", ") });
    default:
      return text;
  }
}

/** The same, with the building instead of each stone: in the header of a phone there is room for one line. */
function newsWords(move: Move, named: Named): string {
  const stone = laysAmong([move.text])[0]?.stones[0]?.stone;
  if (move.seat === null || stone === undefined) return moveWords(move, named);
  return t("news-lay", { who: named.who(move.seat), where: buildingOf(stone) });
}

function buildingOf(stone: string): "pyramid" | "arch" | "relief" {
  if (stone.startsWith("p")) return "pyramid";
  return stone === "cap" || /^[lr]\d/.test(stone) ? "arch" : "relief";
}

/** The stones of a move, with how each is paid for; their names have commas in them. */
function stonesOf({ text }: Move): { readonly count: number; readonly stones: string } {
  const stones = laysAmong([text]).flatMap((lay) => lay.stones);
  const paid = stones.map(({ stone, how }) => t("stone-paid", { stone: stoneWords(stone), how: paymentWords(how) }));
  return { count: paid.length, stones: paid.join("; ") };
}

export function stoneWords(stone: string): string {
  if (stone === "cap") return t("stone-cap");
  if (stone.startsWith("p")) {
    const [level = "", place = ""] = stone.slice(1).split(".");
    return t("stone-pyramid", { level, place });
  }
  if (stone.startsWith("l")) return t("stone-left", { level: stone.slice(1) });
  if (stone.startsWith("r")) return t("stone-right", { level: stone.slice(1) });
  return t("stone-relief", { cell: stone });
}

export function paymentWords(how: string): string {
  if (how.startsWith("quarry:")) return t("how-quarry", { place: how.slice("quarry:".length) });
  return t(how === "joker" ? "how-joker" : "how-die");
}

/** What was chosen before the game: one sentence each. */
export function choicesWords({ first, sheets }: CheopsChoices, named: Named): string[] {
  const starts = first == null ? [] : [t("chosen-first", speakingOf(named, first))];
  const letters = (sheets ?? []).flatMap((letter, seat) => (letter === null ? [] : [t("chosen-sheet", { ...speakingOf(named, seat), letter })]));
  return [...starts, ...letters];
}

export const words: MoveWords = { move: moveWords, news: newsWords, advice: adviceWords };
