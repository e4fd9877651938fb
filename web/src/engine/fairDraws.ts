// Draws that nobody can influence: promised before the first, and checked after the last (docs/record.md).

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Proof } from "../lib/wire";

const SECRET_BYTES = 32;
const ALL_WORDS = 1n << 64n;

export class FairDraws {
  readonly #players: string;

  constructor(
    readonly nonces: readonly (string | null)[],
    private readonly secret: Uint8Array,
  ) {
    this.#players = nonces.map((nonce) => nonce ?? "-").join(",");
  }

  /** The promise: the digest of the secret. */
  get commitment(): string {
    return bytesToHex(sha256(this.secret));
  }

  /** What is needed to check the draws; the secret only when the game is over. */
  proof(isOver: boolean): Proof {
    return { commitment: this.commitment, nonces: this.nonces, ...(isOver && { secret: bytesToHex(this.secret) }) };
  }

  /** One of the outcomes, each exactly equally likely. */
  readonly pick = (draw: number, outcomes: number): number => {
    const many = BigInt(outcomes);
    const limit = ALL_WORDS - (ALL_WORDS % many);
    for (let attempt = 0; ; attempt++) {
      const digest = hmac(sha256, this.secret, utf8ToBytes(`${this.#players}|${draw}|${attempt}`));
      const word = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
      if (word < limit) return Number(word % many);
    }
  };
}

export const newSecret = (): Uint8Array => randomBytes(SECRET_BYTES);
export const secretFrom = (hex: string): Uint8Array => hexToBytes(hex);
export const secretText = (secret: Uint8Array): string => bytesToHex(secret);
