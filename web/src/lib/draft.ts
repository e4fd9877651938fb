// What was chosen and not yet confirmed: it is there again when a page is loaded again in the middle of a turn.

const KEY = "ostraka-draft"; // one is enough: a tab is at one table, and forgets it when it is closed

interface Draft {
  readonly table: string;
  readonly of: string; // what it was chosen from: after that, it means nothing
  readonly moves: readonly string[];
}

export function keepDraft(draft: Draft): void {
  try {
    if (draft.moves.length > 0) sessionStorage.setItem(KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(KEY);
  } catch {
    // a browser that keeps nothing
  }
}

export function draftOf(table: string, of: string): readonly string[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Draft | null;
    return kept?.table === table && kept.of === of ? kept.moves : [];
  } catch {
    return [];
  }
}
