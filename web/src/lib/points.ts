// Points, as they are summed and shown.

export type Points = Readonly<Record<string, number>>; // by source

export function sum(points: Points): number {
  return Object.values(points).reduce((total, some) => total + some, 0);
}

/** A change, with its sign. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : `−${Math.abs(change)}`;
}
