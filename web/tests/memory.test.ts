import { beforeEach, expect, test, vi } from "vitest";

/** The preferences that a page loads from this text in the browser's storage. */
async function loaded(text: string | null): Promise<readonly string[]> {
  vi.stubGlobal("localStorage", { getItem: () => text });
  return (await import("../src/lib/memory.svelte")).memory.bots;
}

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

test("a new browser has one opponent, the weakest", async () => {
  expect(await loaded(null)).toEqual(["novice"]);
});

test("the last opponents are remembered", async () => {
  expect(await loaded('{"bots": ["scribe", "pharaoh"]}')).toEqual(["scribe", "pharaoh"]);
});

test("opponents that an older page stored as levels are remembered", async () => {
  expect(await loaded('{"levels": ["architect"]}')).toEqual(["architect"]);
  vi.resetModules();
  expect(await loaded('{"levels": ["architect"], "bots": ["scribe"]}')).toEqual(["scribe"]);
});
