// Marks and crosses as the record writes them.

import { memoizeLast, parse } from "../../lib/moves";

export interface Mark {
  readonly text: string;
  readonly kind: "mark" | "cross";
  readonly card: number;
  readonly cells: readonly string[];
}

export function marksAmong(moves: readonly string[]): Mark[] {
  return moves.flatMap((text) => {
    const { kind, words } = parse(text);
    return kind === "mark" || kind === "cross" ? [{ text, kind, card: Number(words[0]), cells: words.slice(1) }] : [];
  });
}

export const readMarks = () => memoizeLast(marksAmong);
