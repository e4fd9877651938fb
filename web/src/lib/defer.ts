// Long work in pieces, so that the browser can draw and listen in between.

import { flushSync } from "svelte";

const SLICE = 4; // milliseconds of work between two frames

/** Let the browser draw and listen before going on with what has come. */
export async function inNextTask<Come>(coming: Promise<Come>): Promise<Come> {
  const come = await coming;
  await new Promise((go) => setTimeout(go));
  return come;
}

interface Piece {
  readonly show: () => void;
  isWanted: boolean;
}

let queue: readonly Piece[] = [];
let isWorking = false;

/** Do as much of what waits as a slice has room for; the rest after the next frame. */
function work(): void {
  const end = performance.now() + SLICE;
  try {
    while (queue.length > 0 && performance.now() < end) showNext();
  } finally {
    isWorking = queue.length > 0;
    if (isWorking) afterNextFrame(work);
  }
}

/** Show the next piece. What it wants to show later in turn comes before what stands below it: so nothing is pushed down. */
function showNext(): void {
  const [next, ...below] = queue;
  queue = [];
  try {
    if (next?.isWanted === true) next.show();
    flushSync(); // so that a piece is as long as it takes
  } finally {
    queue = [...queue, ...below];
  }
}

/** There are no frames while nobody looks; then nothing has to wait for one. */
function afterNextFrame(then: () => void): void {
  if (document.hidden) setTimeout(then);
  else requestAnimationFrame(() => setTimeout(then));
}

/** Show a piece of the page when those above it are there; returns a function that cancels it. */
export function defer(show: () => void): () => void {
  const piece: Piece = { show, isWanted: true };
  queue = [...queue, piece];
  if (!isWorking) setTimeout(work);
  isWorking = true;
  return () => {
    piece.isWanted = false;
  };
}
