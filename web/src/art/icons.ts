// Our icons and the drawings of the games, one file each, parsed once and cloned for every use.

import type { Attachment } from "svelte/attachments";

const files = import.meta.glob<string>(["../../../src/ostraka/art/*.svg", "../../../src/ostraka/games/*/art/*.svg"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const texts = new Map(
  Object.entries(files).map(([path, text]) => [path.slice(path.lastIndexOf("/") + 1, -".svg".length), text]),
);
const read = new Map<string, readonly Node[]>();

function partsOf(name: string): readonly Node[] {
  const known = read.get(name);
  if (known !== undefined) return known;
  const holder = document.createElement("template"); // parses faster than a document
  holder.innerHTML = texts.get(name) ?? "";
  const parts = [...(holder.content.querySelector("svg")?.childNodes ?? [])];
  read.set(name, parts);
  return parts;
}

/** Fill a picture of 100 by 100 with the drawing of a name. */
export function drawn(name: string): Attachment<SVGElement> {
  return (picture) => picture.replaceChildren(...partsOf(name).map((part) => document.importNode(part, true)));
}
