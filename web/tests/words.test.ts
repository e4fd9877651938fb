import { beforeEach, describe, expect, it, vi } from "vitest";
import { keyOf, readGame, speak, t, translate } from "../src/lib/words.svelte";

describe("words", () => {
  beforeEach(async () => {
    vi.stubGlobal("document", { documentElement: { lang: "" } });
    await readGame("pyramids");
  });

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

  it("knows how every game is listed, and the other words of a game only after they were read", async () => {
    await speak("de");
    expect(t("game-cheops")).toBe("Cheops");
    expect(t("say-pay")).toBe("say-pay");
    await readGame("cheops");
    expect(t("say-pay")).toBe("Womit bezahlst du?");
  });

  it("prefers the message of a game to one that games share", () => {
    expect(keyOf("reason", "pyramids", "not-marking")).toBe("reason-pyramids-not-marking");
    expect(keyOf("fact", "pyramids", "explores")).toBe("fact-explores");
    expect(keyOf("reason", "senet", "not-marking")).toBe("reason-not-marking");
  });

  it("says the key of what it does not know", () => {
    expect(translate("no-such-key")).toBe("no-such-key");
  });
});
