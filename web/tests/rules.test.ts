import { expect, test } from "vitest";
import cheops from "../../src/ostraka/games/cheops/rules/rules.md?raw";
import pyramids from "../../src/ostraka/games/pyramids/rules/rules.md?raw";
import { SECTIONS } from "../src/rules/sections";

test.each([["pyramids", pyramids], ["cheops", cheops]] as const)("the page shows every clause of %s once, in its order", (game, text) => {
  const clauses = [...text.matchAll(/\*\*([PC][XR]?\d+)\*\*/g)].map(([, clause]) => clause);
  expect(SECTIONS[game].flatMap((section) => section.clauses)).toEqual(clauses);
});
