import { expect, test } from "vitest";
import { marksAmong } from "../../../src/games/pyramids/moves";
import { cellsOf, ghostAt, pointOf, poseOf, turned } from "../../../src/games/pyramids/geometry";

const L3 = cellsOf(["#.", "##"]);

test("a quarter turn turns to the right", () => {
  expect(turned(cellsOf(["##", "#.", "#."]), 1, false)).toEqual(cellsOf(["###", "..#"]));
});

test("a mirrored shape is turned after it is mirrored", () => {
  expect(turned(cellsOf(["###", "#.."]), 0, true)).toEqual(cellsOf(["###", "..#"]));
});

test("four turns are none", () => {
  expect(turned(L3, 4, false)).toEqual(turned(L3, 0, false));
});

test("a ghost snaps to the nearest legal place of its own form", () => {
  const legal = marksAmong(["0 mark 7 a1 a2 b2", "0 mark 7 c1 c2 d2", "0 mark 7 a1 b1 b2"]);
  expect(ghostAt(L3, [1.4, 1.2], legal).cells).toEqual(["a1", "a2", "b2"]);
  expect(ghostAt(L3, [3.4, 1.2], legal).mark?.text).toBe("0 mark 7 c1 c2 d2");
});

test("where it does not fit as it is held, it turns by itself", () => {
  const legal = marksAmong(["0 mark 7 a1 b1 b2", "0 mark 7 d4 d5 e5"]);
  expect(ghostAt(L3, [0.2, 0.3], legal).cells).toEqual(["a1", "b1", "b2"]);
});

test("far from every legal place it stays under the pointer and inside, and fits nowhere", () => {
  const ghost = ghostAt(L3, [4.9, 4.9], marksAmong(["0 mark 7 a1 a2 b2"]));
  expect(ghost.mark).toBeNull();
  expect(ghost.cells).toEqual(["d4", "d5", "e5"]);
});

test("a pose is found for every way in which a shape can lie", () => {
  const cells = ["b1", "c1", "c2"];
  const pose = poseOf(L3, cells);
  expect(pose).not.toBeNull();
  expect(turned(L3, pose![0], pose![1])).toEqual(turned(cells.map(pointOf), 0, false));
});
