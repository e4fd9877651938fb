// What this browser was told before a game, and what it added: kept here, so that nobody can change it later.

const KEY = "ostraka-promises";
const MOST = 200; // of each; the oldest are forgotten

interface Kept {
  readonly nonces: readonly string[];
  readonly commitments: Readonly<Record<string, string>>; // by the link to watch the table
}

function load(): Kept {
  try {
    return { nonces: [], commitments: {}, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { nonces: [], commitments: {} };
  }
}

function save(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing
  }
}

export function keepNonce(nonce: string): void {
  const kept = load();
  save({ ...kept, nonces: [...kept.nonces, nonce].slice(-MOST) });
}

/** The first promise about a table is the one that counts. */
export function keepCommitment(watch: string, commitment: string): void {
  const kept = load();
  if (watch in kept.commitments) return;
  const entries = [...Object.entries(kept.commitments), [watch, commitment] as const].slice(-MOST);
  save({ ...kept, commitments: Object.fromEntries(entries) });
}

/** Which of these numbers this browser has drawn. */
export function ownAmong(nonces: readonly (string | null)[]): number[] {
  const own = new Set(load().nonces);
  return nonces.flatMap((nonce, seat) => (nonce !== null && own.has(nonce) ? [seat] : []));
}

export function commitmentTold(watch: string): string | null {
  return load().commitments[watch] ?? null;
}
