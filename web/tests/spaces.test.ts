// Words that belong together stay on one line. `tests/text/test_spaces.py` asks the same of print.

import { describe, expect, test, vi } from "vitest";
import { loadGame, GAME_NAMES } from "../src/games";
import { LANGUAGES, type Language } from "../src/lib/wire";
import { read, speak, t } from "../src/lib/words.svelte";

const CHAPTERS = import.meta.glob<string>(["../../src/ostraka/text/*/*.ftl", "../../src/ostraka/games/*/text/*/*.ftl"], { import: "default", eager: true });
const LAST: Partial<Record<Language, string>> = { pl: "aiouwz", cs: "aikosuvz" }; // what may not end a line

/** The messages of a language, a line each; comments have no readers. */
function linesIn(language: string): string[] {
  const files = Object.entries(CHAPTERS).filter(([path]) => path.includes(`/text/${language}/`));
  return files.flatMap(([, text]) => text.split("\n")).filter((line) => !line.startsWith("#"));
}

/** The words of a line that a browser may part from the next. */
const words = (line: string) => line.split(" ").slice(0, -1).map((piece) => piece.slice(piece.lastIndexOf("\u00a0") + 1).replace(/^[("„]/, "").toLowerCase());

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  const lines = linesIn(language);
  test("no line ends in a one-letter word", () => {
    expect(lines.length).toBeGreaterThan(500);
    const letters = LAST[language] ?? "";
    expect(lines.filter((line) => words(line).some((word) => word.length === 1 && letters.includes(word)))).toEqual([]);
  });
  test("no line begins with a unit, a times sign, an ellipsis, or what an ordinal counts", () => {
    expect(lines.filter((line) => /[\d}] (mm|cm|g\/m²|×)|× \d| [%…]|[\d}]\. \p{Ll}/u.test(line))).toEqual([]);
  });
});

test("a message has them in the browser", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await Promise.all(GAME_NAMES.map(loadGame));
  await read("review");
  await speak("cs");
  expect(t("review-percent", { value: 12 })).toBe("12\u00a0%");
  expect(t("review-and")).toBe(" a\u00a0");
  await speak("pl");
  expect(t("replay-ply", { ply: 2, last: 9 })).toBe("2 z\u00a09");
  await speak("de");
  expect(t("replay-reading")).toBe("Die Partie wird gelesen\u00a0…");
});
