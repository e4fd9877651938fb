// Where a shape lies: turning, mirroring, and snapping to the places that the server calls legal.

import type { Mark } from "./moves";
import { SHAPES } from "./wire";

export type Point = readonly [x: number, y: number];

export const SIDE = 5;
export const CELLS: readonly string[] = Array.from({ length: SIDE * SIDE }, (_, index) =>
  cellAt(index % SIDE, Math.floor(index / SIDE)),
);

export function cellAt(x: number, y: number): string {
  return `${"abcde"[x]}${y + 1}`;
}

export function pointOf(cell: string): Point {
  return [cell.charCodeAt(0) - 97, Number(cell[1]) - 1];
}

/** The cells of a picture such as `["##", "#."]`. */
export function cellsOf(picture: readonly string[]): Point[] {
  return picture.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === "#" ? [[x, y] as const] : [])));
}

/** The cells of a shape before it is turned or mirrored; one cell, where none was flipped. */
export function shapeCells(shape: string | null): Point[] {
  const pictures: Readonly<Record<string, readonly string[]>> = SHAPES;
  return cellsOf(pictures[shape ?? ""] ?? ["#"]);
}

function inCorner(points: readonly Point[]): Point[] {
  const left = Math.min(...points.map(([x]) => x));
  const top = Math.min(...points.map(([, y]) => y));
  return points
    .map(([x, y]) => [x - left, y - top] as const)
    .sort(([ax, ay], [bx, by]) => ay - by || ax - bx);
}

/** A shape after so many quarter turns to the right, mirrored before that or not. */
export function turned(points: readonly Point[], quarters: number, mirrored: boolean): Point[] {
  let found: Point[] = mirrored ? points.map(([x, y]) => [-x, y] as const) : [...points];
  for (let quarter = 0; quarter < ((quarters % 4) + 4) % 4; quarter++) {
    found = found.map(([x, y]) => [-y, x] as const);
  }
  return inCorner(found);
}

const form = (points: readonly Point[]): string => inCorner(points).join(" ");

/** The middle of some points, in cells; the middle of cell a1 is 0.5, 0.5. */
export function middle(points: readonly Point[]): Point {
  const count = points.length;
  return [
    points.reduce((sum, [x]) => sum + x + 0.5, 0) / count,
    points.reduce((sum, [, y]) => sum + y + 0.5, 0) / count,
  ];
}

export interface Ghost {
  readonly cells: readonly string[];
  readonly mark: Mark | null; // none: it does not fit there
}

const REACH = 1.25; // cells from the pointer to the middle of a shape that still snaps

/**
 * The place for a shape that is nearest to a pointer: as it is held, if it fits near there; else turned or
 * mirrored, if it then fits over the cell that is pointed at; else where it points, and it does not fit.
 */
export function ghostAt(shape: readonly Point[], at: Point, legal: readonly Mark[]): Ghost {
  const cell = cellAt(Math.floor(at[0]), Math.floor(at[1]));
  const found =
    placeNear(shape, at, legal) ??
    nearest(at, SIDE, legal.filter((mark) => mark.cells.includes(cell)));
  return found === null ? { cells: under(shape, at), mark: null } : { cells: found.cells, mark: found };
}

/** The place for a shape, as it is held, that is nearest to a point and not far away. */
export function placeNear(shape: readonly Point[], at: Point, legal: readonly Mark[]): Mark | null {
  const wanted = form(shape);
  return nearest(at, REACH, legal.filter((mark) => form(mark.cells.map(pointOf)) === wanted));
}

/** Whether cells lie as a shape is held. */
export function liesAs(shape: readonly Point[], cells: readonly string[]): boolean {
  return form(shape) === form(cells.map(pointOf));
}

function nearest(at: Point, reach: number, legal: readonly Mark[]): Mark | null {
  let found: Mark | null = null;
  let distance = reach;
  for (const mark of legal) {
    const [x, y] = middle(mark.cells.map(pointOf));
    const away = Math.hypot(x - at[0], y - at[1]);
    if (away < distance) {
      found = mark;
      distance = away;
    }
  }
  return found;
}

/** The cells under a shape whose middle is at a point, pushed inside the chamber. */
function under(shape: readonly Point[], at: Point): string[] {
  const [x, y] = middle(shape);
  const width = Math.max(...shape.map(([dx]) => dx)) + 1;
  const height = Math.max(...shape.map(([, dy]) => dy)) + 1;
  const within = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
  const left = within(at[0] - x, SIDE - width);
  const top = within(at[1] - y, SIDE - height);
  return shape.map(([dx, dy]) => cellAt(left + dx, top + dy));
}

/** Whether a shape can be turned or mirrored so that it lies as a mark does. */
export function poseOf(shape: readonly Point[], cells: readonly string[]): [number, boolean] | null {
  const wanted = form(cells.map(pointOf));
  for (const mirrored of [false, true]) {
    for (let quarters = 0; quarters < 4; quarters++) {
      if (form(turned(shape, quarters, mirrored)) === wanted) return [quarters, mirrored];
    }
  }
  return null;
}
