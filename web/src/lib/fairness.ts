// The check of fair draws: every draw of a finished game, computed again in this browser
// from the committed secret and the nonces of the players (docs/record.md).

import type { ChanceDraw, FairDraws } from "../games/browserGame";
import { parse } from "./moves";
import type { Components, Replay, Snapshot } from "./wire";

/** A word of a draw: the first 8 bytes of an HMAC, and whether rejection sampling accepted it. */
export interface Word {
  readonly message: string;
  readonly value: bigint;
  readonly taken: boolean;
}

export interface Draw {
  readonly number: number; // counted through the game
  readonly outcomes: readonly string[];
  readonly words: readonly Word[];
  readonly index: number;
}

/** A chance move and its draws, computed again. */
export interface Checked {
  readonly ply: number;
  readonly move: string;
  readonly draws: readonly Draw[];
  readonly whole: boolean; // no possible outcome is missing
  readonly fits: boolean;
}

export interface Verdict {
  readonly promised: boolean; // the secret fits the commitment
  readonly moves: readonly Checked[];
  readonly fair: boolean;
}

export type Unchecked = "not-fair" | "no-secret" | "no-crypto"; // why the draws cannot be checked

const encoder = new TextEncoder();

export function uncheckable(replay: Replay): Unchecked | null {
  if (replay.fair === null) return "not-fair";
  if (typeof replay.fair.secret !== "string") return "no-secret";
  return typeof crypto.subtle === "undefined" ? "no-crypto" : null;
}

/** Check the commitment and every draw; `progress` is called with a fraction from 0 to 1. */
export async function check(
  replay: Replay,
  draws: FairDraws<Components, Snapshot>,
  progress: (done: number) => void = () => undefined,
): Promise<Verdict> {
  const proof = replay.fair;
  if (proof === null || typeof proof.secret !== "string") throw new Error("nothing was promised");
  const secret = bytesOf(proof.secret);
  const promised = hexOf(await crypto.subtle.digest("SHA-256", secret)) === proof.commitment;
  const source = await sourceOf(secret, proof.nonces);
  const moves: Checked[] = [];
  let number = 0;
  for (const [ply, moment] of replay.moments.entries()) {
    const before = replay.moments[ply - 1];
    const move = moment.move === null ? null : parse(moment.move);
    if (before === undefined || move === null || move.seat !== null) continue;
    const drawn = await drawAgain(draws.draw(move, before.table), number, source);
    number += drawn.draws.length;
    const whole = draws.isComplete(before.table, replay.components);
    moves.push({ ply, move: move.text, draws: drawn.draws, whole, fits: whole && drawn.fits });
    progress(ply / replay.moments.length);
  }
  return { promised, moves, fair: promised && moves.length > 0 && moves.every((move) => move.fits) };
}

type Source = (number: number, outcomes: readonly string[]) => Promise<Draw>;

/** Draws from the secret and the nonces. */
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

/** The draws of a chance move, and whether they give the move that was played. */
async function drawAgain({ drawn, pool, replaced }: ChanceDraw, first: number, source: Source): Promise<{ draws: Draw[]; fits: boolean }> {
  let left = pool;
  const draws: Draw[] = [];
  const should: string[] = [];
  for (let index = 0; index < drawn.length && left.length > 0; index++) {
    const draw = await source(first + index, left);
    draws.push(draw);
    should.push(left[draw.index] ?? "");
    if (!replaced) left = left.filter((_, place) => place !== draw.index);
  }
  // draws without replacement have no order within a move; others have the order in which they were drawn
  const same = replaced ? should.join() === drawn.join() : [...should].sort().join() === [...drawn].sort().join();
  return { draws, fits: same && draws.length === drawn.length && drawn.length > 0 };
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
