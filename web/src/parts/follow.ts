// On a phone, boards stand below each other: the one that somebody has just moved on comes into sight.

import type { Attachment } from "svelte/attachments";

export function follow(moved: boolean): Attachment {
  return (board) => {
    if (!moved || window.innerWidth >= 880) return;
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    board.scrollIntoView({ block: "nearest", behavior: calm ? "auto" : "smooth" });
  };
}
