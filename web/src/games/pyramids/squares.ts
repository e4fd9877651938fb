// Many cells of a chamber as one path: a picture of few parts is drawn quickly.

import { pointOf } from "./geometry";

export const CELL = 100; // the side of a cell in a picture
const ROUND = 6;

/** Squares with round corners in these cells, so far from their edges. */
export function squares(cells: readonly string[], inset: number, round = ROUND): string {
  const side = CELL - 2 * inset - 2 * round;
  const corner = (x: number, y: number) => `a${round} ${round} 0 0 1 ${x} ${y}`;
  const square = `h${side}${corner(round, round)}v${side}${corner(-round, round)}h${-side}${corner(-round, -round)}v${-side}${corner(round, -round)}z`;
  return strokes(cells, inset + round, inset, square);
}

/** The same strokes in each of these cells, from a point of the cell. */
export function strokes(cells: readonly string[], x: number, y: number, path: string): string {
  return cells
    .map((cell) => {
      const [column, row] = pointOf(cell);
      return `M${column * CELL + x} ${row * CELL + y}${path}`;
    })
    .join("");
}
