// Grades of decisions, with signs that say the same without colour.

import type { Choice } from "../lib/wire";

export type Grade = Choice["grade"];

export const GRADES: readonly Grade[] = ["best", "good", "inaccuracy", "mistake", "blunder"];
export const MARKS: Readonly<Record<Grade, string>> = { best: "✓", good: "", inaccuracy: "?!", mistake: "?", blunder: "??" };

export function isMistake(grade: Grade): boolean {
  return grade === "inaccuracy" || grade === "mistake" || grade === "blunder";
}
