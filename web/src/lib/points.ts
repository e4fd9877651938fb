// Points: sums and formats.

export type Points = Readonly<Record<string, number>>; // by source

export function sum(points: Points): number {
  return Object.values(points).reduce((total, some) => total + some, 0);
}

/** A change, rounded, with its sign. */
export function signed(change: number): string {
  const rounded = Math.round(change);
  return rounded === 0 ? "0" : `${rounded > 0 ? "+" : "−"}${Math.abs(rounded)}`;
}

/** Points with a minus sign instead of a hyphen. */
export function written(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}
