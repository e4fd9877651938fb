// The words of every language, in Fluent, shared with the terminal and with print.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { inNextTask } from "./defer";
import type { Messages } from "./keys";

export const LANGUAGES = { en: "English", pl: "Polski", it: "Italiano", cs: "Čeština", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Readonly<Record<string, FluentVariable>>;
export type MessageKey = keyof Messages;

/** The arguments that a message must have; where a key is one of several, those of all of them. */
type ArgsOf<Key extends MessageKey> = [Messages[Key]] extends [never] ? [] : [args: Readonly<Record<Messages[Key], FluentVariable>>];

/** The messages that need no arguments. */
export type PlainKey = { [Key in MessageKey]: [Messages[Key]] extends [never] ? Key : never }[MessageKey];

/** A part of the words that is fetched when it is needed. */
export type Chapter = "main" | "learn" | "rules" | "review";

/** What the page needs of all words: a game's part of a chapter is needed only while that game is shown. */
interface Wanted {
  readonly language: Language;
  readonly chapters: readonly Chapter[];
  readonly games: readonly string[];
}

const FILES = {
  ...import.meta.glob<string>("../../../src/ostraka/text/*/{main,learn,rules,review}.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../../src/ostraka/games/*/text/*/{main,learn,rules,review}.ftl", { query: "?raw", import: "default" }),
};
/** How every game is listed: small, and needed by the first page. */
const TITLES = import.meta.glob<string>("../../../src/ostraka/games/*/text/*/title.ftl", { query: "?raw", import: "default", eager: true });
const PATH = /(?:games\/(?<game>\w+)\/)?text\/(?<language>\w+)\/(?<chapter>\w+)\.ftl$/;

let bundle: FluentBundle = $state.raw(new FluentBundle("en"));
let language: Language = $state("en");
let wanted: Wanted = { language: "en", chapters: ["main"], games: [] };
let loaded: Wanted = { language: "en", chapters: [], games: [] };

export const spoken = (): Language => language;

/** The first language of a reader that we speak. */
export function tongue(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short as Language;
  }
  return "en";
}

const placeOf = (file: string) => PATH.exec(file)?.groups ?? {};

function isNeeded(file: string, { language, chapters, games }: Wanted): boolean {
  const place = placeOf(file);
  if (place.language !== language || (place.game !== undefined && !games.includes(place.game))) return false;
  return (chapters as readonly (string | undefined)[]).includes(place.chapter);
}

const resources = new Map<string, FluentResource>(); // by their file

async function resource(file: string): Promise<FluentResource> {
  const known = resources.get(file);
  if (known !== undefined) return known;
  const read = new FluentResource(await inNextTask(FILES[file]?.() ?? Promise.resolve("")));
  resources.set(file, read);
  return read;
}

async function gather(aim: Wanted): Promise<FluentBundle> {
  const made = new FluentBundle(aim.language, { useIsolating: false });
  for (const [file, text] of Object.entries(TITLES)) if (placeOf(file).language === aim.language) made.addResource(new FluentResource(text));
  const files = Object.keys(FILES).filter((file) => isNeeded(file, aim));
  for (const read of await Promise.all(files.map(resource))) made.addResource(read);
  return made;
}

/** Fetch what is wanted, until nothing else was wanted meanwhile. */
async function settle(): Promise<void> {
  for (;;) {
    const aim = wanted;
    const made = await gather(aim);
    if (aim !== wanted) continue;
    [bundle, language, loaded] = [made, aim.language, aim];
    document.documentElement.lang = language;
    return;
  }
}

/** Speak a language from now on. */
export async function speak(next: Language): Promise<void> {
  wanted = { ...wanted, language: next };
  await settle();
}

/** Fetch a further chapter, in whatever language is spoken. */
export const read = (chapter: Chapter): Promise<void> => more({ chapters: [chapter], games: [] });

/** Fetch a game's part of all chapters that are open, and from now on of those that are opened later. */
export const readGame = (game: string): Promise<void> => more({ chapters: [], games: [game] });

async function more({ chapters, games }: Pick<Wanted, "chapters" | "games">): Promise<void> {
  const with_ = (have: Wanted): Wanted => ({
    ...have,
    chapters: [...new Set([...have.chapters, ...chapters])],
    games: [...new Set([...have.games, ...games])],
  });
  const isMore = (have: Wanted) => [...chapters, ...games].some((one) => ![...have.chapters, ...have.games].includes(one));
  if (!isMore(loaded)) return;
  if (isMore(wanted)) wanted = with_(wanted);
  try {
    await settle();
  } catch (error) {
    wanted = { ...wanted, chapters: loaded.chapters, games: loaded.games }; // so that it can be tried again
    throw error;
  }
}

export function knows(key: string): boolean {
  return bundle.hasMessage(key);
}

/** A small whole number: it needs no formatter, the first making of which takes a while. */
class Count extends FluentNumber {
  override toString(): string {
    return `${this.value}`;
  }
}

const GROUPED = 1000; // from here on languages put signs between digits

function counted(args: Args): Args {
  const isSmall = (value: FluentVariable): value is number => typeof value === "number" && Number.isInteger(value) && Math.abs(value) < GROUPED;
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, isSmall(value) ? new Count(value) : value]));
}

/** A message whose key is known only at run time, as one that is composed of what the server sends; without one, the key. */
export function translate(key: string, args?: Args): string {
  const message = bundle.getMessage(key);
  if (message?.value == null) return key;
  return bundle.formatPattern(message.value, args === undefined ? null : counted(args), []);
}

/** A message in the language that is spoken. */
export const t: <Key extends MessageKey>(key: Key, ...args: ArgsOf<Key>) => string = translate;
