// The unconfirmed turn, stored so that it survives a reload.

const KEY = "ostraka-draft"; // one for each tab, which shows one table

interface Draft {
  readonly table: string;
  readonly of: string; // identifies the turn that it belongs to
  readonly moves: readonly string[];
}

export function keepDraft(draft: Draft): void {
  try {
    if (draft.moves.length > 0) sessionStorage.setItem(KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(KEY);
  } catch {
    // no storage
  }
}

export function draftOf(table: string, of: string): readonly string[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Draft | null;
    return stored?.table === table && stored.of === of ? stored.moves : [];
  } catch {
    return [];
  }
}
