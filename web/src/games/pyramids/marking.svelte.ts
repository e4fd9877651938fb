// Choosing where to mark: the tool in hand, how the shape lies, and where it would go.

import type { Turn } from "../../lib/turn.svelte";
import { cellAt, ghostAt, liesAs, middle, placeNear, pointOf, poseOf, shapeCells, turned, type Ghost, type Point } from "./geometry";
import { marksAmong, readMarks, type Mark } from "./moves";

export type Tool = "shape" | "single";
type Pose = readonly [quarters: number, mirrored: boolean];

export class Marking {
  quarters = $state(0);
  mirrored = $state(false);
  isStuck = $state(false); // what lies on a card fits there in no other way
  at: { card: number; point: Point } | null = $state.raw(null);
  #tool: Tool = $state("shape");
  readonly #read = readMarks();

  constructor(
    private readonly turn: Turn,
    private readonly flipped: () => string | null,
  ) {}

  /** What can be marked next, as the server says. */
  get options(): readonly Mark[] {
    const first = this.turn.moves.length === 0 || this.isReplacing;
    return this.#read(first ? this.turn.beginnings : this.turn.next);
  }

  /** Whether a further cell is owed to a cross. */
  get isCrossing(): boolean {
    return this.turn.next.some((move) => move.includes(" cross "));
  }

  /** Whether pointing again chooses another place for what was chosen. */
  get isReplacing(): boolean {
    return this.turn.moves.length === 1 && !this.isCrossing;
  }

  get shapeFits(): boolean {
    return this.options.some((mark) => mark.cells.length > 1);
  }

  get tool(): Tool {
    if (this.options.length === 0) return this.#tool; // it is not our turn
    return this.isCrossing || !this.shapeFits ? "single" : this.#tool;
  }

  /** Take a tool into the hand; what lies there by the other one is taken back. */
  change(tool: Tool): void {
    const [placed] = this.isReplacing ? marksAmong(this.turn.moves) : [];
    if (placed !== undefined && (placed.cells.length === 1) !== (tool === "single")) this.turn.undo();
    this.#tool = tool;
    this.isStuck = false;
  }

  get shape(): Point[] {
    return this.tool === "single" ? [[0, 0]] : this.#lying(this.quarters, this.mirrored);
  }

  #lying(quarters: number, mirrored: boolean): Point[] {
    return turned(shapeCells(this.flipped()), quarters, mirrored);
  }

  /** The places for the tool in hand on a card. */
  places(card: number): Mark[] {
    const size = this.shape.length;
    return this.options.filter((mark) => mark.card === card && mark.cells.length === size);
  }

  /** The cells of a card that can be chosen one by one. */
  targets(card: number): string[] {
    if (this.tool !== "single") return [];
    return this.places(card).flatMap((mark) => mark.cells);
  }

  ghost(card: number): Ghost | null {
    if (this.at?.card !== card || this.options.length === 0) return null;
    if (this.tool === "single") return this.#single(card, this.at.point);
    return ghostAt(this.shape, this.at.point, this.places(card));
  }

  /** No ghost where a cell has just been chosen: the hand is still there, and nothing is wrong with it. */
  #single(card: number, [x, y]: Point): Ghost | null {
    const cell = cellAt(Math.floor(x), Math.floor(y));
    const mark = this.places(card).find((found) => found.cells[0] === cell) ?? null;
    const isChosen = marksAmong(this.turn.moves).some((chosen) => chosen.card === card && chosen.cells.includes(cell));
    return mark === null && isChosen ? null : { cells: [cell], mark };
  }

  /** Turn the shape: what lies on a card already is turned there, to the next way in which it fits. */
  rotate(quarters: number): void {
    this.#take([1, 2, 3].map((step) => [(this.quarters + step * quarters + 12) % 4, this.mirrored]));
  }

  mirror(): void {
    const quarters = this.quarters % 2 === 1 ? (this.quarters + 2) % 4 : this.quarters; // from left to right, as it lies
    this.#take([0, 1, 2, 3].map((step) => [(quarters + step) % 4, !this.mirrored]));
  }

  /** Hold the shape in the first of these ways, or, where it lies already, in the first in which it fits there. */
  #take(poses: readonly Pose[]): void {
    this.isStuck = false;
    const placed = this.#placed;
    const [first] = poses;
    if (placed === null && first !== undefined) [this.quarters, this.mirrored] = first;
    if (placed === null) return;
    const at = this.at?.card === placed.card ? this.at.point : middle(placed.cells.map(pointOf));
    for (const [quarters, mirrored] of poses) {
      const shape = this.#lying(quarters, mirrored);
      const found = liesAs(shape, placed.cells) ? null : placeNear(shape, at, this.places(placed.card));
      if (found !== null) {
        [this.quarters, this.mirrored] = [quarters, mirrored];
        void this.turn.begin(found.text);
        return;
      }
    }
    this.isStuck = true;
  }

  /** The shape that was chosen and not yet confirmed. */
  get #placed(): Mark | null {
    const [placed] = this.isReplacing ? marksAmong(this.turn.moves) : [];
    return placed === undefined || placed.cells.length === 1 || this.tool === "single" ? null : placed;
  }

  /** Choose what the ghost shows; where it does not fit, ask why. */
  async pick(card: number, seat: number): Promise<void> {
    const ghost = this.ghost(card);
    if (ghost === null) return;
    this.isStuck = false;
    const kind = this.isCrossing ? "cross" : "mark";
    if (ghost.mark !== null) this.hold(ghost.mark);
    const move = ghost.mark?.text ?? `${seat} ${kind} ${card} ${ghost.cells.join(" ")}`;
    if (kind === "cross") await this.turn.add(move);
    else await this.turn.begin(move);
  }

  /** Hold the shape as a mark has it, so that what is drawn and what is chosen agree. */
  hold(mark: Mark): void {
    const flipped = this.flipped();
    if (mark.cells.length === 1) {
      if (mark.kind === "mark") this.#tool = "single";
    } else if (flipped !== null) {
      this.#tool = "shape";
      const pose = poseOf(shapeCells(flipped), mark.cells);
      if (pose !== null) [this.quarters, this.mirrored] = pose;
    }
  }

  reset(): void {
    this.#tool = "shape";
    this.at = null;
    this.isStuck = false;
  }
}
