// The played and the best move of one decision, drawn over each other.

export interface Overlay {
  readonly seat: number;
  readonly played: string;
  readonly best: string;
}
