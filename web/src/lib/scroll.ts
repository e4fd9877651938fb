// What a hint or a lesson is about comes into sight: below what covers the board above, above what covers it below.

import type { Attachment } from "svelte/attachments";

const AIR = 12; // pixels around it: frames and stars reach a little further than what they frame

/** The elements that are asked for, and those that are spoken of besides, as far as there is room for both. */
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

/** Where what covers the foot of the window begins: what lies over all its width, not a column beside the board. */
function floorOf(selectors: readonly string[]): number {
  const covers = selectors.flatMap((selector) => {
    const found = document.querySelector(selector);
    return found !== null && getComputedStyle(found).position === "fixed" ? [found.getBoundingClientRect()] : [];
  });
  return Math.min(window.innerHeight, ...covers.filter(({ width }) => width > window.innerWidth / 2).map(({ top }) => top));
}

/** Scroll no further than it takes; `above` and `below` are what covers the board there. */
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
  if (top - by < first) by = top - first; // where it is too high, its beginning
  if (Math.abs(by) < 1) return;
  window.scrollBy({ top: by, behavior: behavior() });
}

const behavior = () => (window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth");

/** On a phone, boards stand below each other: the one that somebody has just moved on comes into view. */
export function keepInView(moved: boolean): Attachment {
  return (board) => {
    if (moved && window.innerWidth < 880) board.scrollIntoView({ block: "nearest", behavior: behavior() });
  };
}
