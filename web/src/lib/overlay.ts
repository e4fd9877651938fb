// Two moves of one decision, to be drawn over each other: what was played, and what was best.

export interface Overlay {
  readonly seat: number;
  readonly played: string;
  readonly best: string;
}
