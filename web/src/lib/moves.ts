// Moves as the record writes them, taken apart; what they mean, the server knows.

export interface Move {
  readonly text: string;
  readonly seat: number | null; // none: chance
  readonly kind: string;
  readonly words: readonly string[];
}

export function parse(text: string): Move {
  const [first = "", ...rest] = text.split(" ");
  return /^\d+$/.test(first)
    ? { text, seat: Number(first), kind: rest[0] ?? "", words: rest.slice(1) }
    : { text, seat: null, kind: first, words: rest };
}

/** A mark or a cross in Pyramids: the card, and its cells. */
export interface Mark {
  readonly text: string;
  readonly kind: "mark" | "cross";
  readonly card: number;
  readonly cells: readonly string[];
}

/** A function of a list of moves that remembers its last answer: views ask the same again and again. */
function remembering<T>(read: (moves: readonly string[]) => T): (moves: readonly string[]) => T {
  let last: { readonly moves: readonly string[]; readonly found: T } | null = null;
  return (moves) => {
    if (last?.moves !== moves) last = { moves, found: read(moves) };
    return last.found;
  };
}

export const readMarks = () => remembering(marksAmong);
export const readLays = () => remembering(laysAmong);

export function marksAmong(moves: readonly string[]): Mark[] {
  const found: Mark[] = [];
  for (const text of moves) {
    const { kind, words } = parse(text);
    if (kind === "mark" || kind === "cross") {
      found.push({ text, kind, card: Number(words[0]), cells: words.slice(1) });
    }
  }
  return found;
}

/** Stones that are laid in Cheops, and how each is paid for. */
export interface Lay {
  readonly text: string;
  readonly stones: readonly { readonly stone: string; readonly how: string }[];
}

export function laysAmong(moves: readonly string[]): Lay[] {
  const found: Lay[] = [];
  for (const text of moves) {
    const { kind, words } = parse(text);
    if (kind === "lay") {
      found.push({
        text,
        stones: words.map((word) => {
          const [stone = "", how = ""] = word.split("=");
          return { stone, how };
        }),
      });
    }
  }
  return found;
}
