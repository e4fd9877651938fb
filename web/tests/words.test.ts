import { beforeEach, describe, expect, it, vi } from "vitest";
import { speak, t } from "../src/lib/words.svelte";

describe("words", () => {
  beforeEach(() => vi.stubGlobal("document", { documentElement: { lang: "" } }));

  it("counts as the language does", async () => {
    await speak("pl");
    expect([1, 2, 5, 22].map((count) => t("score-pyramids", { count }))).toEqual(["1 piramida", "2 piramidy", "5 piramid", "22 piramidy"]);
    await speak("en");
    expect([0, 1, 2].map((count) => t("score-pyramids", { count }))).toEqual(["0 pyramids", "1 pyramid", "2 pyramids"]);
  });

  it("groups the digits of large numbers, and leaves what is no number as it is", async () => {
    await speak("en");
    expect(t("score-pyramids", { count: 12345 })).toBe("12,345 pyramids");
    expect(t("move-take", { who: "other", card: "7" })).toBe("takes pyramid 7");
  });

  it("says the key of what it does not know", () => {
    expect(t("no-such-key")).toBe("no-such-key");
  });
});
