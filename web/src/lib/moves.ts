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

/** A function of a list of moves that remembers its last answer: views ask the same again and again. */
export function memoizeLast<T>(read: (moves: readonly string[]) => T): (moves: readonly string[]) => T {
  let last: { readonly moves: readonly string[]; readonly answer: T } | null = null;
  return (moves) => {
    if (last?.moves !== moves) last = { moves, answer: read(moves) };
    return last.answer;
  };
}
