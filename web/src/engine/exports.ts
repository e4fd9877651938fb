// What the WebAssembly modules of every game export.
// Generated from `ostraka.wasm` by `make wire`; do not edit.

/** An address in the memory of a module. */
export type Pointer = number;

export interface RulesExports {
  slot_outcomes(bank: Pointer, seats: number, slots: Pointer, slot: number): number;
  fill_slot(bank: Pointer, seats: number, slots: Pointer, slot: number, outcome: number): void;
  write_kit(bank: Pointer, seats: number, slots: Pointer, kit: Pointer): void;
  begin(state: Pointer, kit: Pointer, seats: number): number;
  advance(before: Pointer, kit: Pointer, after: Pointer, move: bigint): number;
  status(state: Pointer): number;
  legal(state: Pointer, kit: Pointer, seat: number, moves: Pointer): number;
  is_whole(state: Pointer, kit: Pointer, seat: number, moves: Pointer): number;
  pick(seed: bigint, draw: bigint, outcomes: number): number;
  draws(state: Pointer): number;
  undrawn_move(state: Pointer): bigint;
  outcomes(state: Pointer, move: bigint): number;
  with_draw(state: Pointer, kit: Pointer, move: bigint, outcome: number): bigint;
  breakdown(state: Pointer, kit: Pointer, points: Pointer): number;
  phase_start(states: Pointer, at: number): number;
  conceal(state: Pointer, before: Pointer, seat: number): void;
  owner_of(state: Pointer, move: bigint): number;
  as_seen_by(state: Pointer, move: bigint, seat: number): bigint;
  announcements(states: Pointer, kit: Pointer, at: number, moves: Pointer, count: number, scratch: Pointer, plies: Pointer, codes: Pointer): number;
  write_snapshot(state: Pointer, kit: Pointer, letters: Pointer, room: number, length: Pointer): void;
  write_moves(state: Pointer, moves: Pointer, count: number, letters: Pointer, room: number, length: Pointer): void;
  read_move(state: Pointer, letters: Pointer, size: number, place: Pointer): bigint;
  find_facts(state: Pointer, kit: Pointer, seat: number, move: bigint, scratch: Pointer, moves: Pointer, facts: Pointer): number;
  distinct_facts(facts: Pointer, count: number, others: Pointer, other_count: number, found: Pointer): number;
}

export interface BotExports {
  choose_random(memory: Pointer, state: Pointer, kit: Pointer, seat: number, seed: bigint, ply: number): bigint;
  choose_novice(memory: Pointer, state: Pointer, kit: Pointer, seat: number, seed: bigint, ply: number): bigint;
  choose_scribe(memory: Pointer, state: Pointer, kit: Pointer, seat: number, seed: bigint, ply: number): bigint;
  choose_architect(memory: Pointer, state: Pointer, kit: Pointer, seat: number, seed: bigint, ply: number): bigint;
  weigh_scribe(memory: Pointer, state: Pointer, kit: Pointer, seat: number): number;
  weigh_architect(memory: Pointer, state: Pointer, kit: Pointer, seat: number): number;
  begin_search(memory: Pointer, state: Pointer, kit: Pointer, seat: number, seed: bigint, ply: number, playouts: number, also: number): number;
  begin_duel(memory: Pointer, state: Pointer, kit: Pointer, seat: number, seed: bigint, ply: number, first: number, second: number): number;
  continue_search(memory: Pointer, kit: Pointer, most: number): number;
  finish_round(memory: Pointer): number;
  best_move(memory: Pointer): bigint;
  expect_results(memory: Pointer, state: Pointer, kit: Pointer, move: bigint, seed: bigint, ply: number): void;
  judge_search(memory: Pointer, choice: Pointer, ply: number): number;
  judge_duel(memory: Pointer, choice: Pointer): void;
  judge_chance(memory: Pointer, state: Pointer, kit: Pointer, fortune: Pointer, move: bigint, seed: bigint, ply: number): void;
  add_up(choices: Pointer, decided: number, fortunes: Pointer, drawn: number, player: Pointer, seat: number): void;
  find_turning_points(choices: Pointer, decided: number, fortunes: Pointer, drawn: number, points: Pointer): number;
}

/** The bits of a fact or an announcement: its topic, its seat plus one, then its values. */
export const BITS = { topic: 7, seat: 3, value: 13 };
/** That pharaoh makes for a decision, divided by the seats. */
export const PLAYOUTS = 2000;
