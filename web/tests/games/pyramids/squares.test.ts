import { describe, expect, it } from "vitest";
import { squares, strokes } from "../../../src/games/pyramids/squares";

describe("cells as one path", () => {
  it("draws the same strokes from a point of each cell", () => {
    expect(strokes(["a1", "c2"], 10, 20, "h5")).toBe("M10 20h5M210 120h5");
    expect(strokes([], 10, 20, "h5")).toBe("");
  });
  it("draws closed squares that come back to where they began", () => {
    const path = squares(["b3"], 2);
    expect(path).toBe("M108 202h84a6 6 0 0 1 6 6v84a6 6 0 0 1 -6 6h-84a6 6 0 0 1 -6 -6v-84a6 6 0 0 1 6 -6z");
    expect(squares(["b3", "a1"], 2)).toBe(path + squares(["a1"], 2));
  });
});
