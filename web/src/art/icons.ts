// Our own drawings, one file each, as markup without its outermost element.

const files = import.meta.glob<string>("../../../src/ostraka/art/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

const drawn = new Map(
  Object.entries(files).map(([path, text]) => [
    path.slice(path.lastIndexOf("/") + 1, -".svg".length),
    text.slice(text.indexOf(">") + 1, text.lastIndexOf("<")).trim(),
  ]),
);

export function drawing(name: string): string {
  return drawn.get(name) ?? "";
}
