// Games in a file or a pasted text: one record, or one on each line.

export interface Found {
  readonly title: string;
  readonly record: object;
}

const MOST = 65_536; // bytes that the server accepts

export type Fault = "nothing" | "not-json" | "too-big";

/** The records in a text, or why there are none. */
export function recordsIn(text: string): Found[] | Fault {
  if (text.trim() === "") return "nothing";
  const values = whole(text) ?? lines(text);
  if (values === null || values.length === 0) return "not-json";
  if (values.some((value) => new TextEncoder().encode(JSON.stringify(value)).length > MOST)) return "too-big";
  return values.map((record, index) => ({ title: titleOf(record, index), record }));
}

function whole(text: string): object[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? [value] : [];
  } catch {
    return null;
  }
}

function lines(text: string): object[] | null {
  try {
    const values = text.split("\n").filter((line) => line.trim() !== "").map((line): unknown => JSON.parse(line));
    return values.every(isObject) ? values : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function titleOf(record: object, index: number): string {
  const { names, scores } = record as { names?: unknown; scores?: unknown };
  const who = Array.isArray(names) ? names.join(" – ") : "";
  const how = Array.isArray(scores) ? ` (${scores.join(" : ")})` : "";
  return `${index + 1}. ${who}${how}`;
}
