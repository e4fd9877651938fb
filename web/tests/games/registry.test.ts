import { expect, test } from "vitest";
import cheops from "../../../src/ostraka/games/cheops/rules/rules.md?raw";
import pyramids from "../../../src/ostraka/games/pyramids/rules/rules.md?raw";
import { emblemOf, GAME_NAMES, isGame, titleOf } from "../../src/games";
import { GAMES, type GameName } from "../../src/lib/wire";

const RULES = { pyramids, cheops };

test("the games are those of the server, in its order", () => {
  expect(GAME_NAMES).toEqual(Object.keys(GAMES));
});

test("a game without a folder is not ours, and has no title but its name", () => {
  expect(isGame("nim")).toBe(false);
  expect(titleOf("nim" as GameName)).toBe("nim");
});

test.each(GAME_NAMES)("%s has an emblem", (game) => {
  expect(emblemOf(game)).toBeDefined();
});

test.each(GAME_NAMES)("the page shows every clause of %s once, in its order", (game) => {
  const clauses = [...RULES[game].matchAll(/\*\*([PC][XR]?\d+)\*\*/g)].map(([, clause]) => clause);
  expect(GAMES[game].sections.flatMap((section) => section.clauses)).toEqual(clauses);
});

const SOURCES = import.meta.glob<string>("../../src/**/*.{ts,svelte,css}", { query: "?raw", import: "default", eager: true });

test.each(GAME_NAMES)("%s uses nothing of another game", (game) => {
  const others = GAME_NAMES.filter((name) => name !== game).join("|");
  const files = Object.entries(SOURCES).filter(([path]) => path.includes(`/games/${game}/`));
  expect(files.filter(([, text]) => new RegExp(`from "[^"]*/(${others})/`).test(text)).map(([path]) => path)).toEqual([]);
});
