// What is said aloud at a table: in words, in the order of the log, and by importance.

import type { AnnouncementLook, BrowserGame } from "../games/browserGame";
import { speakingOf, type Named } from "./names";
import type { Announcement } from "./wire";
import { keyOf, knows, translate } from "./words.svelte";

/** A line of the log: a move as text, or an announcement. */
export type LogEntry = string | Announcement;

/** An announcement in words; null if this page has none for it, as when the server is newer. */
export function announcementWords(game: string, { key, seat, args }: Announcement, named: Named): string | null {
  const message = keyOf("announced", game, key);
  if (!knows(message)) return null;
  return translate(message, { ...(seat === null ? {} : speakingOf(named, seat)), ...args });
}

/** The announcements that this page has words for. */
export function worded(game: string, announced: readonly Announcement[]): readonly Announcement[] {
  return announced.filter(({ key }) => knows(keyOf("announced", game, key)));
}

/** Moves and announcements in order: an announcement follows the moves that brought it. */
export function interleaved(moves: readonly string[], announced: readonly Announcement[]): readonly LogEntry[] {
  const before = (count: number) => announced.filter(({ ply }) => ply === count);
  const late = announced.filter(({ ply }) => ply > moves.length);
  return [...before(0), ...moves.flatMap((move, index) => [move, ...before(index + 1)]), ...late];
}

/** How a game shows an announcement; a game may have no say in it. */
export function lookOf({ key }: Announcement, browser: Pick<BrowserGame, "announcements">): AnnouncementLook | undefined {
  return browser.announcements?.[key];
}

/** The same announcements, the most important first, as the game lists them. */
export function byImportance(announced: readonly Announcement[], browser: Pick<BrowserGame, "announcements">): readonly Announcement[] {
  const keys = Object.keys(browser.announcements ?? {});
  const place = ({ key }: Announcement) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return [...announced].sort((one, other) => place(one) - place(other));
}
