// Scrolls the subject of a hint or a lesson into view, between what covers the top and the bottom of the board.

import type { Attachment } from "svelte/attachments";

const AIR = 12; // pixels around the subject, for frames and stars

/** Selectors of the elements to show, and of others to show too if there is space for both. */
export interface Subject {
  readonly asked: string;
  readonly besides: string;
}

interface Span {
  readonly top: number;
  readonly bottom: number;
}

function spanOf(selector: string): Span | null {
  if (selector === "") return null;
  const boxes = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  if (boxes.length === 0) return null;
  return {
    top: Math.min(...boxes.map(({ top }) => top)) - AIR,
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)) + AIR,
  };
}

const heightOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0;

/** The top of what covers the bottom of the window over its whole width. */
function floorOf(selectors: readonly string[]): number {
  const covers = selectors.flatMap((selector) => {
    const cover = document.querySelector(selector);
    return cover !== null && getComputedStyle(cover).position === "fixed" ? [cover.getBoundingClientRect()] : [];
  });
  return Math.min(window.innerHeight, ...covers.filter(({ width }) => width > window.innerWidth / 2).map(({ top }) => top));
}

/** Scroll as little as possible; `above` and `below` select what covers the board. */
export function bringIntoView({ asked, besides }: Subject, above: readonly string[], below: readonly string[]): void {
  const target = spanOf(asked);
  if (target === null) return;
  const first = above.reduce((sum, selector) => sum + heightOf(selector), 0);
  const last = floorOf(below) - AIR / 2;
  const more = spanOf(besides);
  const both = more === null ? target : { top: Math.min(target.top, more.top), bottom: Math.max(target.bottom, more.bottom) };
  const { top, bottom } = both.bottom - both.top <= last - first ? both : target;
  let by = 0;
  if (bottom > last) by = bottom - last;
  if (top - by < first) by = top - first; // if it is too high, show its top
  if (Math.abs(by) < 1) return;
  window.scrollBy({ top: by, behavior: behavior() });
}

const behavior = () => (window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth");

/** On a phone, where boards are stacked, scroll to the board of the last move. */
export function keepInView(moved: boolean): Attachment {
  return (board) => {
    if (moved && window.innerWidth < 880) board.scrollIntoView({ block: "nearest", behavior: behavior() });
  };
}
