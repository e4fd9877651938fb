import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Toasts, type News } from "../src/lib/toasts.svelte";

const news = (key: string, isHighlight = false, text = ""): News => ({ announcement: { ply: 1, key, seat: 0, args: {} }, isHighlight, text });
const keys = (toasts: Toasts) => toasts.shown.map(({ announcement }) => announcement.key);
/** Everything that is shown from now on, in order. */
function shownAfter(toasts: Toasts): string[] {
  const seen: string[] = [];
  while (toasts.shown.length > 0) {
    seen.push(...keys(toasts));
    for (const { id } of toasts.shown) toasts.dismiss(id);
  }
  return seen;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("toasts", () => {
  test("are shown a few at a time; the next comes when one leaves", () => {
    const toasts = new Toasts(() => 2);
    toasts.add([news("a"), news("b"), news("c")]);
    expect(keys(toasts)).toEqual(["a", "b"]);
    vi.advanceTimersByTime(10_000);
    expect(keys(toasts)).toEqual([]);
  });
  test("leave in order, by themselves", () => {
    const toasts = new Toasts(() => 1);
    toasts.add([news("a"), news("b")]);
    vi.advanceTimersByTime(1_400);
    expect(keys(toasts)).toEqual(["b"]); // the first had to hurry
    vi.advanceTimersByTime(2_000);
    expect(keys(toasts)).toEqual(["b"]);
    vi.advanceTimersByTime(300);
    expect(keys(toasts)).toEqual([]);
  });
  test("stay longer if there is more to read", () => {
    const toasts = new Toasts(() => 2);
    toasts.add([news("short", false, "Round 1 is over."), news("long", false, "x".repeat(80))]);
    vi.advanceTimersByTime(4_000);
    expect(keys(toasts)).toEqual(["long"]);
  });
  test("are dismissed by hand, and make room", () => {
    const toasts = new Toasts(() => 1);
    toasts.add([news("a"), news("b")]);
    toasts.dismiss(toasts.shown[0]?.id ?? 0);
    expect(keys(toasts)).toEqual(["b"]);
    toasts.dismiss(999); // gone already
    expect(keys(toasts)).toEqual(["b"]);
  });
  test("of an older step no longer wait, except highlights", () => {
    const toasts = new Toasts(() => 1);
    toasts.add([news("a"), news("b"), news("best", true)]);
    toasts.add([]);
    toasts.add([news("c")]);
    expect(shownAfter(toasts)).toEqual(["a", "best", "c"]);
  });
  test("are forgotten if too many wait", () => {
    const toasts = new Toasts(() => 1);
    toasts.add(Array.from({ length: 9 }, (_, index) => news(`${index}`, true)));
    expect(shownAfter(toasts)).toEqual(["0", "4", "5", "6", "7", "8"]);
  });
  test("are gone with their table", () => {
    const toasts = new Toasts(() => 1);
    toasts.add([news("a"), news("b")]);
    toasts.close();
    vi.advanceTimersByTime(60_000);
    expect(keys(toasts)).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
