// Numbers as people read them: with a minus sign, which is as wide as a plus, not with a hyphen.

export const MINUS = "\u2212";

/** A number, or one that is formatted already. */
export function written(number: number | string): string {
  return `${number}`.replaceAll("-", MINUS);
}

/** The sign of a change; both signs for none. */
export function signOf(change: number): string {
  return change === 0 ? "±" : change > 0 ? "+" : MINUS;
}

/** A change, rounded, with its sign; zero has none. */
export function signed(change: number): string {
  const rounded = Math.round(change);
  return rounded === 0 ? "0" : `${signOf(rounded)}${Math.abs(rounded)}`;
}
