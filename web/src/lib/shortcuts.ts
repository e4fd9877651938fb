// Keys for the whole page; where something is being written, they are letters.

/** What a key does; where it answers false, it did nothing, and the browser does what it always does. */
export type Shortcuts = Readonly<Record<string, () => unknown>>;

export function shortcuts(does: Shortcuts): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const at = event.target as HTMLElement | null;
    if (at?.closest("input, textarea, select, [contenteditable], dialog")) return;
    const act = does[event.key] ?? does[event.key.toLowerCase()];
    if (act === undefined) return;
    if (act() !== false) event.preventDefault();
  };
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}
