import { beforeEach, describe, expect, test, vi } from "vitest";
import { loadGame, GAME_NAMES } from "../src/games";
import type { BrowserGame } from "../src/games/browserGame";
import { announcementWords, byImportance, interleaved, lookOf, worded } from "../src/lib/announcements";
import { labelOn, whoOn, type Named } from "../src/lib/names";
import type { Announcement, Language } from "../src/lib/wire";
import { speak } from "../src/lib/words.svelte";
import { REPLAYS } from "./replays";

const seats = [
  { name: "Anna", mine: true, bot: null },
  { name: "Ben", mine: false, bot: null },
];
const named: Named = { name: (seat) => labelOn(seats, seat) ?? "", who: (seat) => whoOn(seats, seat) };
const said = (key: string, seat: number | null = null, args: Announcement["args"] = {}, ply = 1): Announcement => ({ ply, key, seat, args });
const ART = Object.keys(import.meta.glob(["../../src/ostraka/art/*.svg", "../../src/ostraka/games/*/art/*.svg"])).map((path) => path.slice(path.lastIndexOf("/") + 1, -".svg".length));

beforeEach(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await Promise.all(GAME_NAMES.map(loadGame));
  await speak("en");
});

describe("an announcement", () => {
  const EXPLORED: Record<Language, [mine: string, theirs: string]> = {
    en: ["You explore pyramid 7!", "Ben explores pyramid 7."],
    de: ["Du hast Pyramide 7 erforscht!", "Ben hat Pyramide 7 erforscht."],
    pl: ["Kończysz badanie piramidy 7!", "Ben kończy badanie piramidy 7."],
    it: ["Completi la piramide 7!", "Ben completa la piramide 7."],
    cs: ["Dokončuješ pyramidu 7!", "Ben dokončuje pyramidu 7."],
  };
  test.each(Object.keys(EXPLORED) as Language[])("speaks to its reader, and of others by name, in %s", async (language) => {
    await speak(language);
    expect([0, 1].map((seat) => announcementWords("pyramids", said("explored", seat, { pyramid: 7, colour: "green" }), named))).toEqual(EXPLORED[language]);
  });
  test("names no player if it is about the whole table", () => {
    expect(announcementWords("pyramids", said("round-over", null, { round: 2 }), named)).toContain("Round 2");
  });
  test("without words is skipped", () => {
    const unknown = said("eclipse", 0);
    expect(announcementWords("pyramids", unknown, named)).toBeNull();
    expect(worded("pyramids", [unknown, said("last-card")])).toEqual([said("last-card")]);
  });
});

test("announcements follow the moves that brought them", () => {
  const [first, second, third] = [said("torch", 0, {}, 2), said("explored", 1, {}, 2), said("last-card", null, {}, 3)] as const;
  expect(interleaved(["a", "b", "c"], [first, second, third])).toEqual(["a", "b", first, second, "c", third]);
  expect(interleaved(["a"], [first])).toEqual(["a", first]); // moves that this seat does not know yet
  expect(interleaved([], [])).toEqual([]);
});

describe("a game", () => {
  const game = { announcements: { best: { icon: () => "crown" }, good: { icon: () => "torch" } } } satisfies Pick<BrowserGame, "announcements">;
  test("lists its announcements by importance; others come last, in order", () => {
    const announced = [said("new", 0), said("good", 0), said("newer", 0), said("best", 1), said("good", 1)];
    expect(byImportance(announced, game).map(({ key, seat }) => `${key} ${seat}`)).toEqual(["best 1", "good 0", "good 1", "new 0", "newer 0"]);
  });
  test("may leave the look of announcements to the page", () => {
    expect(lookOf(said("best"), game)?.icon({})).toBe("crown");
    expect(lookOf(said("best"), {})).toBeUndefined();
    expect(byImportance([said("b"), said("a")], {}).map(({ key }) => key)).toEqual(["b", "a"]);
  });
});

test.each(GAME_NAMES)("everything that is said in a game of %s has words and a drawing", async (name) => {
  const browser = await loadGame(name);
  const announced = REPLAYS[name].moments.flatMap((moment) => moment.announced);
  expect(announced.length).toBeGreaterThan(5);
  for (const announcement of announced) {
    expect(announcementWords(name, announcement, named)).toMatch(/[.!]$/);
    expect(ART).toContain(lookOf(announcement, browser)?.icon(announcement.args));
  }
});
