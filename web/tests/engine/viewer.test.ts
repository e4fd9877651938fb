import { describe, expect, it } from "vitest";

import { bytesOf, Viewer } from "../../src/engine/viewer";
import { Refusal } from "../../src/lib/refusal";
import type { Previewed, Refused, StateView, TableView } from "../../src/lib/wire";
import { compiled } from "./modules";
import { fromPython, TABLES } from "./python";

interface Tried {
  readonly state: string;
  readonly seat: number;
  readonly moves: readonly string[];
  readonly previewed?: Previewed;
  readonly refused?: Refused;
}

interface Seen {
  readonly state: StateView;
  readonly view: TableView;
}

type Case = { readonly kit: string } | Tried | Seen;

function answerOf(viewer: Viewer, { state, seat, moves }: Tried): Previewed | Refused {
  try {
    return viewer.preview(bytesOf(state), seat, moves);
  } catch (error) {
    if (error instanceof Refusal) return error.refused;
    throw error;
  }
}

describe.each(TABLES)("%s with %i seats in the page", (game, seats) => {
  const [kit, ...cases] = fromPython<Case[]>("view_cases", game, seats, 3);
  const viewer = new Viewer(compiled(game), bytesOf((kit as { kit: string }).kit));

  it("shows what the server shows", () => {
    const seen = cases.filter((one): one is Seen => "view" in one);
    expect(seen.length).toBeGreaterThan(50);
    for (const { state, view } of seen) expect(viewer.view(state, bytesOf(state.state))).toEqual(view);
  });

  it("previews what the server previews", () => {
    const tried = cases.filter((one): one is Tried => "previewed" in one);
    expect(tried.length).toBeGreaterThan(50);
    for (const one of tried) {
      const { view, ...rest } = one.previewed as Previewed;
      expect(answerOf(viewer, one)).toEqual({ ...rest, view: { ...view, news: [] } });
    }
  });

  it("refuses what the server refuses, for the same reason", () => {
    const tried = cases.filter((one): one is Tried => "refused" in one);
    expect(tried.length).toBeGreaterThan(50);
    for (const one of tried) {
      const refused = answerOf(viewer, one) as Refused;
      const { code, clause, reason } = one.refused as Refused;
      expect({ moves: one.moves, code: refused.code, clause: refused.clause, reason: refused.reason }).toEqual({ moves: one.moves, code, clause, reason });
    }
  });
});
