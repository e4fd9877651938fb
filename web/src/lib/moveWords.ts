// Moves in words.

import { laysAmong, parse } from "./moves";
import { speakingOf, type Named, type Who } from "./names";
import type { BoardGame } from "./boardGame";
import { t } from "./words.svelte";

/** What a hint asks to do; where, the board shows. */
export function adviceWords(move: string): string {
  const { kind, words } = parse(move);
  switch (kind) {
    case "mark":
    case "cross":
      return t(`advise-${kind}`, { card: words[0] ?? "", count: words.length - 1 });
    case "keep":
      return t("advise-keep", { first: words[0] ?? "", second: words[1] ?? "" });
    case "take":
      return words[0] === "deck" ? t("advise-take-deck") : t("advise-take", { card: words[0] ?? "" });
    case "lay":
      return laysWords(move, "advise-lay");
    default:
      return t("advise-done");
  }
}

/** What a seat does, without saying who: for logs and reviews. */
export function moveWords(move: string, game: Named): string {
  const { seat, kind, words } = parse(move);
  const who = seat === null ? "other" : game.who(seat);
  switch (kind) {
    case "mark":
      return t("move-mark", { who, card: words[0] ?? "", cells: words.slice(1).join(" "), count: words.length - 1 });
    case "cross":
      return t("move-cross", { who, card: words[0] ?? "", cells: words[1] ?? "" });
    case "keep":
      return t("move-keep", { who, first: words[0] ?? "", second: words[1] ?? "" });
    case "take":
      return words[0] === "deck" ? t("move-take-deck", { who }) : t("move-take", { who, card: words[0] ?? "" });
    case "lay":
      return laysWords(move, "move-lay", who);
    case "done":
      return t("move-done", { who });
    case "deal":
      return t("move-deal", speakingOf(game, Number(words[0])));
    case "offer":
      return t("move-offer", { cards: words.join(", ") });
    case "flip":
      return t("move-flip", { shape: t(`shape-${words[0]}`) });
    case "draw":
      return t("move-draw", { card: words[0] ?? "" });
    case "roll":
      return t("move-roll", { dice: words.map((colour) => t(`colour-${colour}`)).join(", ") });
    default:
      return move;
  }
}

function laysWords(move: string, key: string, who: Who = "you"): string {
  return laysAmong([move])
    .flatMap((lay) => lay.stones)
    .map(({ stone, how }) => t(key, { who, stone: stoneWords(stone), how: howWords(how) }))
    .join(", ");
}

/** Whom the table waits for, and who of them is not here. */
export function waitingWords(seats: readonly number[], game: BoardGame): string {
  const names = seats.map((seat) => {
    const chair = game.info?.seats[seat];
    const isAway = chair !== undefined && chair.bot === null && chair.stand_in === null && !chair.connected;
    return isAway ? `${game.name(seat)} (${t("away")})` : game.name(seat);
  });
  return names.length === 0 ? "" : t("waiting-for", { names: names.join(", ") });
}

/** A line of the log: who, and what. */
export function logLine(move: string, game: Named): string {
  const { seat } = parse(move);
  const words = moveWords(move, game);
  return seat === null ? words : t("log-line", { name: game.name(seat), move: words });
}

/** A line of what has just happened: shorter, without the names of cells. */
export function newsLine(move: string, game: Named): string {
  const { seat, kind, words } = parse(move);
  if (seat === null || (kind !== "mark" && kind !== "cross")) return logLine(move, game);
  return t("log-line", { name: game.name(seat), move: t(`news-${kind}`, { who: game.who(seat), card: words[0] ?? "", count: words.length - 1 }) });
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

export function howWords(how: string): string {
  if (how.startsWith("quarry:")) return t("how-quarry", { place: how.slice(7) });
  return t(`how-${how}`);
}
