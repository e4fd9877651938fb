// Stones that are laid, and how each is paid for, as the record writes them.

import { memoizeLast, parse } from "../../lib/moves";

export interface Lay {
  readonly text: string;
  readonly stones: readonly { readonly stone: string; readonly how: string }[];
}

export function laysAmong(moves: readonly string[]): Lay[] {
  return moves.flatMap((text) => {
    const { kind, words } = parse(text);
    return kind === "lay" ? [{ text, stones: words.map(stoneOf) }] : [];
  });
}

function stoneOf(word: string): { stone: string; how: string } {
  const [stone = "", how = ""] = word.split("=");
  return { stone, how };
}

export const readLays = () => memoizeLast(laysAmong);
