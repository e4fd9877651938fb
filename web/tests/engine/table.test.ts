import { describe, expect, it } from "vitest";

import { FairDraws, secretFrom } from "../../src/engine/fairDraws";
import { EngineTable } from "../../src/engine/table";
import { bytesOf } from "../../src/engine/viewer";
import type { Announcement, Proof, TableView } from "../../src/lib/wire";
import { compiled } from "./modules";
import { fromPython, TABLES } from "./python";

interface Played {
  readonly kit: string;
  readonly secret: string;
  readonly nonces: readonly (string | null)[];
  readonly decisions: readonly string[];
  readonly moves: readonly string[];
  readonly steps: readonly (readonly TableView[])[]; // of a watcher and every seat, after each decision
  readonly announced: readonly Announcement[];
  readonly proof: Proof;
}

describe.each(TABLES)("a game of %s with %i seats in the page", (game, seats) => {
  const played = fromPython<Played>("table_cases", game, seats);
  const draws = new FairDraws(played.nonces, secretFrom(played.secret));
  const begin = () => new EngineTable(compiled(game), bytesOf(played.kit), seats);
  const settle = (table: EngineTable) => {
    while (table.isChanceDue) table.draw(draws.pick);
  };

  it("is the game that Python plays: draws, views, news and announcements", () => {
    const table = begin();
    let before = 0;
    for (const [place, views] of played.steps.entries()) {
      settle(table);
      expect(views.map(({ seat }) => table.view(seat, before))).toEqual(views);
      before = table.ply;
      const decision = played.decisions[place];
      if (decision !== undefined) table.play(decision);
    }
    expect(table.movesSince(0)).toEqual(played.moves);
    expect(table.isOver).toBe(true);
    expect(table.announcements(0)).toEqual(played.announced);
    expect(draws.proof(true)).toEqual(played.proof);
  });

  it("says aloud after a ply what was not said before", () => {
    const table = begin();
    const said: Announcement[] = [];
    for (const decision of played.decisions) {
      const before = table.ply;
      settle(table);
      table.play(decision);
      said.push(...table.announcements(before));
    }
    settle(table);
    expect(said).toEqual(played.announced);
  });

  it("refuses an illegal move and stays as it is", () => {
    const table = begin();
    settle(table);
    const before = table.movesSince(0);
    expect(() => table.play("7 done")).toThrow();
    expect(() => table.play("what?")).toThrow();
    expect(table.movesSince(0)).toEqual(before);
    expect(table.waiting.length).toBeGreaterThan(0);
  });
});
