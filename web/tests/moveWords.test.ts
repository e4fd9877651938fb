import { beforeEach, describe, expect, test, vi } from "vitest";
import { words as cheops } from "../src/games/cheops/words";
import { words as pyramids } from "../src/games/pyramids/words";
import { labelOn, whoOn } from "../src/lib/names";
import { logLine, moveWords, newsLine, waitingWords, type Narrator } from "../src/lib/moveWords";
import type { BoardGame } from "../src/lib/boardGame";
import type { Language } from "../src/lib/wire";
import { readGame, speak } from "../src/lib/words.svelte";

const person = (name: string, mine: boolean, bot: "novice" | null = null) => ({ name, mine, bot });
const narrator = (seats: ReturnType<typeof person>[], words = pyramids): Narrator => ({
  name: (seat) => labelOn(seats, seat) ?? "",
  who: (seat) => whoOn(seats, seat),
  words,
});

beforeEach(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await readGame("pyramids");
  await readGame("cheops");
});

describe("who looks on from a seat of their own is spoken to", () => {
  const table = narrator([person("Anna", true), person("", false, "novice")]);
  const TOLD: Record<Language, [mine: string, theirs: string, dealt: string]> = {
    en: ["You keep pyramids 4 and 21", "Novice keeps pyramids 5 and 34", "You’re dealt four pyramids"],
    de: ["Du behältst die Pyramiden 4 und 21", "Neuling behält die Pyramiden 5 und 34", "Du bekommst vier Pyramiden"],
    pl: ["Zatrzymujesz piramidy 4 i\u00a021", "Nowicjusz zatrzymuje piramidy 5 i\u00a034", "Dostajesz cztery piramidy"],
    it: ["Tieni le piramidi 4 e 21", "Novizio tiene le piramidi 5 e 34", "Ricevi quattro piramidi"],
    cs: ["Ponecháváš si pyramidy 4 a\u00a021", "Nováček si ponechává pyramidy 5 a\u00a034", "Dostáváš čtyři pyramidy"],
  };
  test.each(Object.keys(TOLD) as Language[])("in %s", async (language) => {
    await speak(language);
    expect([logLine("0 keep 4 21", table), logLine("1 keep 5 34", table), logLine("deal 0 4 8 21 30", table)]).toEqual(TOLD[language]);
  });
  test("of what has just happened, too", async () => {
    await speak("en");
    expect(newsLine("0 mark 4 c1 d1", table)).toBe("You mark the shape in pyramid 4");
    expect(newsLine("1 cross 5 c1", table)).toBe("Novice marks one more cell in pyramid 5");
  });
});

test("the news of Cheops name the building, not each stone", async () => {
  await speak("en");
  const table = narrator([person("Anna", true), person("", false, "novice")], cheops);
  expect(newsLine("0 lay cap=joker", table)).toBe("You lay a stone in the arch");
  expect(newsLine("1 lay p1.1=die", table)).toBe("Novice lays a stone in the pyramid");
  expect(newsLine("1 lay a1=die a2=quarry:4", table)).toBe("Novice lays two stones in the relief");
  expect(newsLine("1 done", table)).toBe("Novice stops building");
});

describe("a move without its player is an infinitive", () => {
  const BARE: Record<Language, [marked: string, laid: string]> = {
    en: ["mark the shape in pyramid 4 (c1 d1)", "stop building"],
    de: ["die Form in Pyramide 4 ankreuzen (c1 d1)", "nicht weiterbauen"],
    pl: ["skreślić kształt w\u00a0piramidzie 4 (c1 d1)", "zakończyć budowanie"],
    it: ["segnare la configurazione nella piramide 4 (c1 d1)", "fermarsi qui"],
    cs: ["zakřížkovat vzor v\u00a0pyramidě 4 (c1 d1)", "skončit se stavěním"],
  };
  const seats = [person("Anna", true), person("", false, "novice")];
  test.each(Object.keys(BARE) as Language[])("in %s", async (language) => {
    await speak(language);
    const said = (seat: number) => [moveWords(`${String(seat)} mark 4 c1 d1`, narrator(seats)), moveWords(`${String(seat)} done`, narrator(seats, cheops))];
    expect(said(0)).toEqual(BARE[language]);
    expect(said(1)).toEqual(BARE[language]);
  });
});

test("who is waited for and not here is said to be away", async () => {
  await speak("en");
  const seats = [person("Anna", true), person("Ben", false), person("Cleo", false)].map((one, seat) => ({ ...one, stand_in: null, connected: seat !== 2 }));
  const table = { ...narrator(seats), info: { seats, options: { hints: true } }, view: undefined } as unknown as BoardGame;
  expect(waitingWords([1, 2], table)).toBe("Waiting for Ben, Cleo (away)");
  expect(waitingWords([], table)).toBe("");
});

test("on a device that is passed on, and to who only watches, everybody has a name", async () => {
  await speak("en");
  const passed = narrator([person("Anna", true), person("Ben", true)], cheops);
  const watched = narrator([person("Anna", false), person("Ben", false)], cheops);
  for (const table of [passed, watched]) expect(logLine("1 lay p1.1=die", table)).toBe("Ben lays a stone: pyramid, level 1, stone 1 (die)");
  expect(logLine("1 lay a1=die a2=quarry:4", passed)).toBe("Ben lays 2 stones: relief a1 (die); relief a2 (quarry stone 4)");
});
