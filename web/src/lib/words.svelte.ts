// The messages of every language (Fluent), shared with the terminal and with print.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { inNextTask } from "./defer";
import type { Messages } from "./keys";
import { written } from "./numbers";
import { LANGUAGES, type Language } from "./wire";

type Scope = Parameters<FluentNumber["toString"]>[0];

export type Args = Readonly<Record<string, FluentVariable>>;
export type MessageKey = keyof Messages;

/** The arguments of a message; if the key is a union, those of all its members. */
type ArgsOf<Key extends MessageKey> = [Messages[Key]] extends [never] ? [] : [args: Readonly<Record<Messages[Key], FluentVariable>>];

/** The messages that need no arguments. */
export type PlainKey = { [Key in MessageKey]: [Messages[Key]] extends [never] ? Key : never }[MessageKey];

/** A part of the messages, fetched when it is needed. */
export type Chapter = "main" | "learn" | "rules" | "review";

/** The messages that the page needs; a game's part of a chapter is needed only once that game is shown. */
interface Wanted {
  readonly language: Language;
  readonly chapters: readonly Chapter[];
  readonly games: readonly string[];
}

const FILES = {
  ...import.meta.glob<string>("../../../src/ostraka/text/*/{main,learn,rules,review}.ftl", { import: "default" }),
  ...import.meta.glob<string>("../../../src/ostraka/games/*/text/*/{main,learn,rules,review}.ftl", { import: "default" }),
};
/** The entry of every game in lists: small, and needed by the home page. */
const TITLES = import.meta.glob<string>("../../../src/ostraka/games/*/text/*/title.ftl", { import: "default", eager: true });
const PATH = /(?:games\/(?<game>\w+)\/)?text\/(?<language>\w+)\/(?<chapter>\w+)\.ftl$/;

let bundle: FluentBundle = $state.raw(new FluentBundle("en"));
let language: Language = $state("en");
let wanted: Wanted = { language: "en", chapters: ["main"], games: [] };
let loaded: Wanted = { language: "en", chapters: [], games: [] };

export const spoken = (): Language => language;

/** The first of the reader's languages that we have. */
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
  const next = new FluentBundle(aim.language, { useIsolating: false });
  for (const [file, text] of Object.entries(TITLES)) if (placeOf(file).language === aim.language) next.addResource(new FluentResource(text));
  const files = Object.keys(FILES).filter((file) => isNeeded(file, aim));
  for (const read of await Promise.all(files.map(resource))) next.addResource(read);
  return next;
}

/** Fetch what is wanted, until nothing else has been wanted meanwhile. */
async function settle(): Promise<void> {
  for (;;) {
    const aim = wanted;
    const next = await gather(aim);
    if (aim !== wanted) continue;
    [bundle, language, loaded] = [next, aim.language, aim];
    document.documentElement.lang = language;
    return;
  }
}

/** Switch to a language. */
export async function speak(next: Language): Promise<void> {
  wanted = { ...wanted, language: next };
  await settle();
}

/** Fetch another chapter. */
export const read = (chapter: Chapter): Promise<void> => more({ chapters: [chapter], games: [] });

/** Fetch a game's part of all open chapters, and of those that are opened later. */
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
    wanted = { ...wanted, chapters: loaded.chapters, games: loaded.games }; // so that a retry fetches it
    throw error;
  }
}

export function knows(key: string): boolean {
  return bundle.hasMessage(key);
}

/** The key of a message of a game, `fact-senet-bonus`; or of one that several games share, `fact-bonus`. */
export function keyOf(family: string, game: string, name: string): string {
  const key = `${family}-${game}-${name}`;
  return knows(key) ? key : `${family}-${name}`;
}

const GROUPED = 1000; // from here on languages group digits

/** A number with a minus sign. A small integer needs no number formatter, which is slow to create. */
class Written extends FluentNumber {
  override toString(scope: Scope): string {
    const isSmall = Number.isInteger(this.value) && Math.abs(this.value) < GROUPED;
    return written(isSmall ? this.value : super.toString(scope));
  }
}

function counted(args: Args): Args {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? new Written(value) : value]));
}

/** A message whose key is known only at run time; the key itself if there is no such message. */
export function translate(key: string, args?: Args): string {
  const message = bundle.getMessage(key);
  if (message?.value == null) return key;
  return bundle.formatPattern(message.value, args === undefined ? null : counted(args), []);
}

/** A message in the current language. */
export const t: <Key extends MessageKey>(key: Key, ...args: ArgsOf<Key>) => string = translate;
