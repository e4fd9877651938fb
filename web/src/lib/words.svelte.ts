// The words of every language, in Fluent, shared with the terminal and with print.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { inNextTask } from "./defer";

export const LANGUAGES = { en: "English", pl: "Polski", it: "Italiano", cs: "Čeština", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Readonly<Record<string, FluentVariable>>;

/** A part of the words that is fetched when it is needed. */
export type Chapter = "main" | "learn" | "rules" | "review";

const files = import.meta.glob<string>("../../../src/ostraka/text/*/*.ftl", { query: "?raw", import: "default" });

let bundle: FluentBundle = $state.raw(new FluentBundle("en"));
let language: Language = $state("en");
let known: readonly Chapter[] = [];
let wanted: { readonly language: Language; readonly chapters: readonly Chapter[] } = { language: "en", chapters: ["main"] };

export const spoken = (): Language => language;

/** The first language of a reader that we speak. */
export function tongue(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short as Language;
  }
  return "en";
}

const chapters = new Map<string, FluentResource>(); // that were read, by their file

async function chapter(of: Language, name: Chapter): Promise<FluentResource> {
  const file = `../../../src/ostraka/text/${of}/${name}.ftl`;
  const known = chapters.get(file);
  if (known !== undefined) return known;
  const read = new FluentResource(await inNextTask(files[file]?.() ?? Promise.resolve("")));
  chapters.set(file, read);
  return read;
}

async function gather(of: Language, names: readonly Chapter[]): Promise<FluentBundle> {
  const made = new FluentBundle(of, { useIsolating: false });
  for (const read of await Promise.all(names.map((name) => chapter(of, name)))) made.addResource(read);
  return made;
}

/** Fetch what is wanted, until nothing else was wanted meanwhile. */
async function settle(): Promise<void> {
  for (;;) {
    const aim = wanted;
    const made = await gather(aim.language, aim.chapters);
    if (aim !== wanted) continue;
    [bundle, language, known] = [made, aim.language, aim.chapters];
    document.documentElement.lang = language;
    return;
  }
}

/** Speak a language from now on. */
export async function speak(next: Language): Promise<void> {
  wanted = { ...wanted, language: next };
  await settle();
}

/** Know the words of a further chapter, in whatever language is spoken. */
export async function read(name: Chapter): Promise<void> {
  if (known.includes(name)) return;
  if (!wanted.chapters.includes(name)) wanted = { ...wanted, chapters: [...wanted.chapters, name] };
  try {
    await settle();
  } catch (error) {
    wanted = { ...wanted, chapters: known }; // so that it can be tried again
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

/** A message in the language that is spoken. */
export function t(key: string, args?: Args): string {
  const message = bundle.getMessage(key);
  if (message?.value == null) return key;
  return bundle.formatPattern(message.value, args === undefined ? null : counted(args), []);
}
