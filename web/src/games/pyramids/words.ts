// Moves, shapes and outcomes of chance in words.

import type { Move } from "../../lib/moves";
import { speakingOf, type Named } from "../../lib/names";
import { t } from "../../lib/words.svelte";
import type { MoveWords } from "../browserGame";
import type { SHAPES } from "./wire";

export const shapeWords = (shape: string): string => t(`shape-${shape as keyof typeof SHAPES}`);

/** What a hint asks to do; where, the board shows. */
export function adviceWords({ kind, words: [first = "", second = "", ...rest] }: Move): string {
  switch (kind) {
    case "mark":
      return t("advise-mark", { card: first, count: rest.length + 1 });
    case "cross":
      return t("advise-cross", { card: first });
    case "keep":
      return t("advise-keep", { first, second });
    default:
      return first === "deck" ? t("advise-take-deck") : t("advise-take", { card: first });
  }
}

function moveWords({ text, seat, kind, words }: Move, named: Named): string {
  const who = seat === null ? "other" : named.who(seat);
  const [first = "", second = ""] = words;
  switch (kind) {
    case "mark":
      return t("move-mark", { who, card: first, cells: words.slice(1).join(" "), count: words.length - 1 });
    case "cross":
      return t("move-cross", { who, card: first, cells: second });
    case "keep":
      return t("move-keep", { who, first, second });
    case "take":
      return first === "deck" ? t("move-take-deck", { who }) : t("move-take", { who, card: first });
    case "deal":
      return t("move-deal", speakingOf(named, Number(first)));
    case "offer":
      return t("move-offer", { cards: words.join(", ") });
    case "flip":
      return t("move-flip", { shape: shapeWords(first) });
    case "draw":
      return t("move-draw", { card: first });
    default:
      return text;
  }
}

/** The same, without the names of cells. */
function newsWords(move: Move, named: Named): string {
  const { seat, kind, words } = move;
  if (seat === null) return moveWords(move, named);
  const about = { who: named.who(seat), card: words[0] ?? "" };
  if (kind === "mark") return t("news-mark", { ...about, count: words.length - 1 });
  return kind === "cross" ? t("news-cross", about) : moveWords(move, named);
}

export const words: MoveWords = { move: moveWords, news: newsWords, advice: adviceWords };
