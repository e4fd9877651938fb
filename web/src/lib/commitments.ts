// The commitments that this browser received and the nonces that it added, stored to check the draws later.

const KEY = "ostraka-promises";
const MOST = 200; // of each; the oldest are dropped

interface Stored {
  readonly nonces: readonly string[];
  readonly commitments: Readonly<Record<string, string>>; // by the watch link of the table
}

function load(): Stored {
  try {
    return { nonces: [], commitments: {}, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return { nonces: [], commitments: {} };
  }
}

function save(stored: Stored): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // no storage
  }
}

export function keepNonce(nonce: string): void {
  const stored = load();
  save({ ...stored, nonces: [...stored.nonces, nonce].slice(-MOST) });
}

/** Only the first commitment of a table counts. */
export function keepCommitment(watch: string, commitment: string): void {
  const stored = load();
  if (watch in stored.commitments) return;
  const entries = [...Object.entries(stored.commitments), [watch, commitment] as const].slice(-MOST);
  save({ ...stored, commitments: Object.fromEntries(entries) });
}

/** The seats whose nonces this browser has added. */
export function ownNonceSeats(nonces: readonly (string | null)[]): number[] {
  const ours = new Set(load().nonces);
  return nonces.flatMap((nonce, seat) => (nonce !== null && ours.has(nonce) ? [seat] : []));
}

export function storedCommitment(watch: string): string | null {
  return load().commitments[watch] ?? null;
}
