import { beforeEach, describe, expect, test, vi } from "vitest";
import { Lesson, LessonTurn } from "../src/learn/lesson.svelte";
import type { Announcement, Lesson as Script, LessonStep } from "../src/lib/wire";

const TURN = ["0 mark 7 d5"];
const EXPLORED: Announcement = { ply: 2, key: "explored", seat: 0, args: { pyramid: 7, colour: "green" } };

const step = (key: string, turn: readonly string[], announced: readonly Announcement[]) =>
  ({ key, turn, announced, view: { seat: 0, waiting: [0], legal: turn } }) as unknown as LessonStep;

const script = (): Script =>
  ({ game: "pyramids", components: {}, steps: [step("tomb", TURN, [EXPLORED]), step("take", ["0 take 18"], []), step("end", [], [])] }) as unknown as Script;

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
});

describe("a lesson says aloud", () => {
  test("what the learner's turn has brought, once it is confirmed", async () => {
    const lesson = new Lesson(script());
    const turn = new LessonTurn(lesson);
    expect(lesson.justAnnounced).toEqual([]);
    await turn.confirm(["0 mark 7 a1"]);
    expect(lesson.justAnnounced).toEqual([]); // the lesson asks for something else
    await turn.confirm(TURN);
    expect(lesson.justAnnounced).toEqual([EXPLORED]);
  });

  test("nothing of the step before, nor of a step that was skipped", () => {
    const lesson = new Lesson(script());
    lesson.finish();
    lesson.go(1);
    expect(lesson.justAnnounced).toEqual([]);
    lesson.go(0);
    lesson.go(1);
    expect(lesson.justAnnounced).toEqual([]);
  });

  test("nothing about a step that only explains", () => {
    const lesson = new Lesson(script());
    lesson.go(2);
    expect(lesson.done).toBe(true);
    expect(lesson.justAnnounced).toEqual([]);
  });
});
