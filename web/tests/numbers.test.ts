import { beforeEach, expect, test, vi } from "vitest";
import { signed, signOf, written } from "../src/lib/numbers";
import { readGame, speak, t } from "../src/lib/words.svelte";

beforeEach(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await readGame("cheops");
});

test("a minus sign is no hyphen", () => {
  expect([-3, 0, 12, "-1,234"].map(written)).toEqual(["−3", "0", "12", "−1,234"]);
});

test("a change has its sign and is rounded", () => {
  expect([2.6, -2.6, 0.4, -0.4].map(signed)).toEqual(["+3", "−3", "0", "0"]);
  expect([2, -2, 0].map(signOf)).toEqual(["+", "−", "±"]);
});

test("a message has minus signs too", async () => {
  await speak("en");
  expect(t("fact-ends", { margin: -3 })).toBe("ends the game; margin over the best rival: −3");
  expect(t("fact-ends", { margin: -1234.5 })).toContain(": −1,234.5");
});
