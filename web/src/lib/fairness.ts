// Whether chance was honest: every draw of a game that is over, worked out again in this browser
// from the secret that was promised before and the numbers that the players added (docs/record.md).

import { parse } from "./moves";
import { SHAPES, type CheopsSnapshot, type PyramidsSnapshot, type Replay } from "./wire";

/** A word of a draw: the first 8 bytes of an HMAC, and whether it could be used without bias. */
export interface Word {
  readonly message: string;
  readonly value: bigint;
  readonly taken: boolean;
}

export interface Draw {
  readonly number: number; // through the game
  readonly outcomes: readonly string[];
  readonly words: readonly Word[];
  readonly index: number;
}

/** A chance move as it was made and as it should have been. */
export interface Checked {
  readonly ply: number;
  readonly move: string;
  readonly draws: readonly Draw[];
  readonly whole: boolean; // nothing is missing among what could come
  readonly fits: boolean;
}

export interface Verdict {
  readonly promised: boolean; // the secret is the one that was promised
  readonly moves: readonly Checked[];
  readonly fair: boolean;
}

export type Unchecked = "not-fair" | "no-secret" | "no-crypto"; // why nothing can be said

const COLOURS = ["blue", "green", "orange", "pink", "red", "yellow"];
const encoder = new TextEncoder();

export function uncheckable(replay: Replay): Unchecked | null {
  if (replay.fair === null) return "not-fair";
  if (typeof replay.fair.secret !== "string") return "no-secret";
  return typeof crypto.subtle === "undefined" ? "no-crypto" : null;
}

/** Check the promise and every draw; `told` hears how far it has come, from 0 to 1. */
export async function check(replay: Replay, told: (done: number) => void = () => undefined): Promise<Verdict> {
  const proof = replay.fair;
  if (proof === null || typeof proof.secret !== "string") throw new Error("nothing was promised");
  const secret = bytesOf(proof.secret);
  const promised = hexOf(await crypto.subtle.digest("SHA-256", secret)) === proof.commitment;
  const source = await sourceOf(secret, proof.nonces);
  const moves: Checked[] = [];
  let number = 0;
  for (const [ply, moment] of replay.moments.entries()) {
    const before = replay.moments[ply - 1];
    if (before === undefined || moment.move === null || parse(moment.move).seat !== null) continue;
    const drawn = await drawnAgain(moment.move, before.table, number, source);
    number += drawn.draws.length;
    const whole = isWhole(before.table, replay);
    moves.push({ ply, move: moment.move, draws: drawn.draws, whole, fits: whole && drawn.fits });
    told(ply / replay.moments.length);
  }
  return { promised, moves, fair: promised && moves.length > 0 && moves.every((move) => move.fits) };
}

type Source = (number: number, outcomes: readonly string[]) => Promise<Draw>;

/** Draws from a secret and the numbers of the players. */
async function sourceOf(secret: Uint8Array<ArrayBuffer>, nonces: readonly (string | null)[]): Promise<Source> {
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const players = nonces.map((nonce) => nonce ?? "-").join(",");
  return async (number, outcomes) => {
    const many = BigInt(outcomes.length);
    const limit = ((1n << 64n) / many) * many;
    const words: Word[] = [];
    for (;;) {
      const message = `${players}|${number}|${words.length}`;
      const bytes = await crypto.subtle.sign("HMAC", key, encoder.encode(message));
      const value = new DataView(bytes).getBigUint64(0);
      words.push({ message, value, taken: value < limit });
      if (value < limit) return { number, outcomes, words, index: Number(value % many) };
    }
  };
}

/** The draws that a chance move should have consisted of, and whether they came out as it says. */
async function drawnAgain(
  move: string,
  before: PyramidsSnapshot | CheopsSnapshot,
  first: number,
  source: Source,
): Promise<{ draws: Draw[]; fits: boolean }> {
  const { kind, words } = parse(move);
  const came = kind === "deal" ? words.slice(1) : words;
  let pool = poolOf(kind, before);
  const draws: Draw[] = [];
  const should: string[] = [];
  for (let index = 0; index < came.length && pool.length > 0; index++) {
    const draw = await source(first + index, pool);
    draws.push(draw);
    should.push(pool[draw.index] ?? "");
    if (kind !== "roll") pool = pool.filter((_, place) => place !== draw.index);
  }
  // cards of one move lie side by side; dice lie in the order in which they fell
  const same = kind === "roll" ? should.join() === came.join() : [...should].sort().join() === [...came].sort().join();
  return { draws, fits: same && draws.length === came.length && came.length > 0 };
}

/** What could come, in the order in which it is numbered. */
function poolOf(kind: string, before: PyramidsSnapshot | CheopsSnapshot): string[] {
  if (before.game === "cheops") return kind === "roll" ? COLOURS : [];
  if (kind !== "flip") return [...before.unseen].sort((one, other) => one - other).map(String);
  return Object.keys(SHAPES).flatMap((shape) => Array.from({ length: before.left[shape] ?? 0 }, () => shape));
}

/** Whether every card is somewhere: in the deck, or before somebody's eyes; and no expedition card is missing. */
function isWhole(before: PyramidsSnapshot | CheopsSnapshot, replay: Replay): boolean {
  if (before.game === "cheops" || replay.pyramids === null) return before.game === "cheops";
  const seen = new Set([
    ...before.offer,
    ...before.seats.flatMap((seat) => [...seat.dealt, ...seat.explored, ...seat.chambers.map(({ card }) => card)]),
  ]);
  const deck = new Set(before.unseen);
  const everywhere = replay.pyramids.cards.every(({ number }) => deck.has(number) !== seen.has(number));
  const shapes = Object.entries(replay.pyramids.expedition);
  const left = shapes.reduce((sum, [shape]) => sum + (before.left[shape] ?? 0), 0);
  const all = shapes.reduce((sum, [, count]) => sum + count, 0);
  const none = shapes.every(([shape, count]) => (before.left[shape] ?? 0) <= count);
  return everywhere && none && (before.phase !== "flip" || left === all - before.turn);
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
