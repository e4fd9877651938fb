// Many cells of a chamber as one SVG path, because few elements render fast.

import { pointOf } from "./geometry";

export const CELL = 100; // the side of a cell in a picture
const ROUND = 6;

/** Squares with rounded corners in these cells, with an inset. */
export function squares(cells: readonly string[], inset: number, round = ROUND): string {
  const side = CELL - 2 * inset - 2 * round;
  const corner = (x: number, y: number) => `a${round} ${round} 0 0 1 ${x} ${y}`;
  const square = `h${side}${corner(round, round)}v${side}${corner(-round, round)}h${-side}${corner(-round, -round)}v${-side}${corner(round, -round)}z`;
  return strokes(cells, inset + round, inset, square);
}

/** The same strokes in each of these cells, starting at an offset in the cell. */
export function strokes(cells: readonly string[], x: number, y: number, path: string): string {
  return cells
    .map((cell) => {
      const [column, row] = pointOf(cell);
      return `M${column * CELL + x} ${row * CELL + y}${path}`;
    })
    .join("");
}
