import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inNextTask, defer } from "../src/lib/defer";

let frames: (() => void)[] = [];
let clock = 0;

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("performance", { now: () => clock });
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => frames.push(then));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A frame is drawn, and what waited for it goes on. */
function draw(): void {
  for (const then of frames.splice(0)) then();
  vi.runAllTimers();
}

/** Pieces that take as long as they say, and write down that they were done. */
function pieces(took: readonly number[], done: number[]): (() => void)[] {
  return took.map((milliseconds, index) => () => {
    clock += milliseconds;
    done.push(index);
  });
}

test("pieces come in the order in which they were asked for, none at once", () => {
  const done: number[] = [];
  for (const piece of pieces([0, 0, 0], done)) defer(piece);
  expect(done).toEqual([]);
  vi.runAllTimers();
  expect(done).toEqual([0, 1, 2]);
});

test("what is long is spread over frames", () => {
  const done: number[] = [];
  for (const piece of pieces([1, 1, 3, 9, 1], done)) defer(piece);
  vi.runAllTimers();
  expect(done).toEqual([0, 1, 2]);
  draw();
  expect(done).toEqual([0, 1, 2, 3]);
  draw();
  expect(done).toEqual([0, 1, 2, 3, 4]);
  expect(frames).toEqual([]);
});

test("what a piece asks for comes before what waits below it", () => {
  const done: string[] = [];
  defer(() => {
    done.push("outer");
    for (const inner of ["inner", "inner too"]) defer(() => done.push(inner));
  });
  defer(() => done.push("next"));
  vi.runAllTimers();
  expect(done).toEqual(["outer", "inner", "inner too", "next"]);
});

test("what is not wanted any more does not come", () => {
  const done: number[] = [];
  const back = pieces([0, 0], done).map((piece) => defer(piece));
  back[0]?.();
  vi.runAllTimers();
  expect(done).toEqual([1]);
});

test("where nobody looks there are no frames to wait for", () => {
  vi.stubGlobal("document", { hidden: true });
  const done: number[] = [];
  for (const piece of pieces([9, 9, 9], done)) defer(piece);
  vi.runAllTimers();
  expect(done).toEqual([0, 1, 2]);
});

test("what has come is handed on in a task of its own, and trouble at once", async () => {
  let come = "";
  const coming = inNextTask(Promise.resolve("words")).then((words) => (come = words));
  await Promise.resolve();
  expect(come).toBe("");
  await vi.runAllTimersAsync();
  await coming;
  expect(come).toBe("words");
  await expect(inNextTask(Promise.reject(new Error("away")))).rejects.toThrow("away");
});

test("a piece that fails keeps none of the others away", () => {
  const done: number[] = [];
  defer(() => {
    throw new Error("broken");
  });
  for (const piece of pieces([0], done)) defer(piece);
  expect(() => vi.runAllTimers()).toThrow("broken");
  draw();
  expect(done).toEqual([0]);
});
