// What can be asked of the server over HTTP.

import { keepNonce } from "./commitments";
import type { DeviceToken, Lesson, OpenTable, Previewed, Problem, Refused, Replay, Review, ReviewProgress, SitDown, StandIn, TableInfo } from "./wire";

/** The server says no, with a code for programs and a text in English. */
export class Trouble extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.text);
  }
}

type Method = "GET" | "POST" | "DELETE";

async function ask(method: Method, path: string, body?: object): Promise<Response> {
  const answer = await fetch(`/api${path}`, {
    method,
    credentials: "same-origin",
    headers: body === undefined ? {} : { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.ok) return answer;
  throw new Trouble(await problemIn(answer), answer.status);
}

async function problemIn(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    return { ...UNREACHABLE, text: `the server answered ${answer.status}` };
  }
}

const UNREACHABLE: Problem = { code: "unavailable", text: "the server does not answer", clause: null, reason: null, retry: 2 };

/** Why something failed, whether the server said so or could not be reached. */
export function problemOf(error: unknown): Problem {
  return error instanceof Trouble ? error.problem : UNREACHABLE;
}

async function told<T>(method: Method, path: string, body?: object): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

/** What stands behind a link; where it is no link at all, no table does either. */
async function behind<T>(path: string): Promise<T> {
  try {
    return await told<T>("GET", `/tables/${path}`);
  } catch (error) {
    if (!(error instanceof Trouble) || error.problem.code !== "bad-message") throw error;
    throw new Trouble({ ...error.problem, code: "unknown" }, error.status);
  }
}

/** Have a key before anything is ours, so that nothing is lost if an answer is. */
let known: Promise<unknown> | null = null;
async function beSomebody(): Promise<void> {
  known ??= told("POST", "/me");
  try {
    await known;
  } catch (error) {
    known = null;
    throw error;
  }
}

export async function openTable(wanted: OpenTable): Promise<TableInfo> {
  await beSomebody();
  return await told<TableInfo>("POST", "/tables", wanted);
}
export const myTables = () => told<TableInfo[]>("GET", "/tables");
export const lookAt = (link: string) => behind<TableInfo>(link);
export async function sitDown(link: string, seat: number, body: SitDown): Promise<TableInfo> {
  await beSomebody();
  return await told<TableInfo>("POST", `/tables/${link}/seats/${seat}`, body);
}
export const standUp = (link: string, seat: number) => told<TableInfo>("DELETE", `/tables/${link}/seats/${seat}`);
export const putStandIn = (link: string, seat: number, body: StandIn) =>
  told<TableInfo>("POST", `/tables/${link}/seats/${seat}/stand-in`, body);
export const takeBack = (link: string, seat: number) =>
  told<TableInfo>("DELETE", `/tables/${link}/seats/${seat}/stand-in`);
export const rematch = (link: string) => told<TableInfo>("POST", `/tables/${link}/rematch`);
export const replayOf = (link: string) => behind<Replay>(`${link}/replay`);
export const replayOfRecord = (record: object) => told<Replay>("POST", "/replay", record);
export const lessonOf = (game: TableInfo["game"]) => told<Lesson>("GET", `/lessons/${game}`);
export const previewInLesson = (game: TableInfo["game"], place: number, moves: readonly string[]) =>
  told<Previewed | Refused>("POST", `/lessons/${game}/${place}`, { moves });
export const newDeviceToken = () => told<DeviceToken>("POST", "/device-tokens");
export const useDeviceToken = async (token: string) => void (await ask("POST", "/device-tokens/use", { token }));

/** The review of a game, or how far it has come while it is being made. */
export async function reviewOf(link: string): Promise<Review | ReviewProgress> {
  return await told<Review | ReviewProgress>("GET", `/tables/${link}/review`);
}

/** A nonce for the fair draws: nobody but this browser knows it beforehand. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const drawn = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  keepNonce(drawn);
  return drawn;
}

/** Where a table is live. */
export function liveAddress(link: string, at: Location = location): string {
  return `${at.protocol === "https:" ? "wss" : "ws"}://${at.host}/api/tables/${link}/live`;
}
