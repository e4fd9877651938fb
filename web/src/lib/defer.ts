// Long rendering in slices, so that the browser can paint and handle input in between.

import { flushSync } from "svelte";

const SLICE = 4; // milliseconds of work between two frames

/** Continue in a new task, so that the browser can paint and handle input first. */
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

/** Render pieces for one time slice; the rest after the next frame. */
function work(): void {
  const end = performance.now() + SLICE;
  try {
    while (queue.length > 0 && performance.now() < end) showNext();
  } finally {
    isWorking = queue.length > 0;
    if (isWorking) afterNextFrame(work);
  }
}

/** Render the next piece. Pieces that it defers come before those below it, so that nothing is pushed down. */
function showNext(): void {
  const [next, ...below] = queue;
  queue = [];
  try {
    if (next?.isWanted === true) next.show();
    flushSync(); // so that its rendering time counts
  } finally {
    queue = [...queue, ...below];
  }
}

/** A hidden page has no frames to wait for. */
function afterNextFrame(then: () => void): void {
  if (document.hidden) setTimeout(then);
  else requestAnimationFrame(() => setTimeout(then));
}

/** Render a piece of the page after those above it; returns a function that cancels it. */
export function defer(show: () => void): () => void {
  const piece: Piece = { show, isWanted: true };
  queue = [...queue, piece];
  if (!isWorking) setTimeout(work);
  isWorking = true;
  return () => {
    piece.isWanted = false;
  };
}
