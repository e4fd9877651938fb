// The record of a local game, as docs/record.md has it.

import { FairDraws, secretFrom } from "../engine/fairDraws";
import type { Compiled } from "../engine/rules";
import { SetupRules } from "../engine/setup";
import type { StoredGame } from "./store";

const FORMAT = "ostraka/1";

/** The record of a game; the secret of its draws is in it once the game is over. */
export function recordOf({ module, description }: Compiled, stored: StoredGame): object {
  const { game, seats, slots, secret, nonces, turns, result } = stored;
  const fair = new FairDraws(nonces, secretFrom(secret)).proof(result !== null);
  return {
    format: FORMAT,
    game,
    seats: seats.length,
    names: seats.map(({ name, bot }) => name ?? bot ?? ""),
    ...new SetupRules({ module, description }).fields(seats.length, slots),
    options: { ...description.options, fair },
    components: description.components,
    moves: turns.flatMap(({ moves }) => moves),
    scores: result?.scores ?? null,
    winners: result?.winners ?? null,
  };
}
