// Keyboard shortcuts of the whole page; they are off in form fields and dialogs.

/** The action of each key; if it returns false, the browser's default applies. */
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
