// Lines of a chart, one for each seat; they differ by dashes and end signs as well as by colour.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Series {
  readonly name: string;
  readonly seat: number;
  readonly points: readonly Point[];
}

/** An event at a point of a line. */
export interface Event {
  readonly x: number;
  readonly y: number;
  readonly label: string;
}

export const DASHES: readonly string[] = ["none", "9 4", "2 4", "12 3 2 3", "5 5"];

/** The outline of the sign of a seat around a point. */
export function sign(seat: number, x: number, y: number, size = 5): string {
  switch (seat) {
    case 0:
      return `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`;
    case 1:
      return `M${x - size} ${y - size}h${2 * size}v${2 * size}h${-2 * size}z`;
    case 2:
      return `M${x} ${y - size}L${x + size} ${y + size}H${x - size}z`;
    case 3:
      return `M${x} ${y - size - 1}l${size + 1} ${size + 1}l${-size - 1} ${size + 1}l${-size - 1} ${-size - 1}z`;
    default:
      return `M${x - size} ${y - size}L${x + size} ${y - size}L${x} ${y + size}z`;
  }
}

/** A few round numbers for a scale, from about the lowest to about the highest value. */
export function ticks(low: number, high: number, most = 4): number[] {
  const rough = (high - low) / most || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? rough;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => (first + index) * step);
}
