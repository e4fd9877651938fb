// Points: by source, and their sum.

export type Points = Readonly<Record<string, number>>; // by source

export function sum(points: Points): number {
  return Object.values(points).reduce((total, some) => total + some, 0);
}
