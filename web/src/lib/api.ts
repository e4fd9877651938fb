// Requests to the server over HTTP.

import { keepNonce } from "./commitments";
import type { DeviceToken, Lesson, OpenTable, Previewed, Problem, Refused, Replay, Review, ReviewProgress, SitDown, StandIn, TableInfo } from "./wire";

/** An error response, with a code for programs and a text in English. */
export class ApiError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.text);
  }
}

type Method = "GET" | "POST" | "DELETE";

async function send(method: Method, path: string, body?: object): Promise<Response> {
  const answer = await fetch(`/api${path}`, {
    method,
    credentials: "same-origin",
    headers: body === undefined ? {} : { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.ok) return answer;
  throw new ApiError(await problemIn(answer), answer.status);
}

async function problemIn(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    return { ...UNREACHABLE, text: `the server answered ${answer.status}` };
  }
}

const UNREACHABLE: Problem = { code: "unavailable", text: "the server does not answer", clause: null, reason: null, retry: 2 };

/** Why a request failed: the problem from the server, or that it could not be reached. */
export function problemOf(error: unknown): Problem {
  return error instanceof ApiError ? error.problem : UNREACHABLE;
}

async function request<T>(method: Method, path: string, body?: object): Promise<T> {
  return (await (await send(method, path, body)).json()) as T;
}

/** A request for a table; a malformed link is an unknown table. */
async function tableRequest<T>(path: string): Promise<T> {
  try {
    return await request<T>("GET", `/tables/${path}`);
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.code !== "bad-message") throw error;
    throw new ApiError({ ...error.problem, code: "unknown" }, error.status);
  }
}

/** Get a cookie before the first change, so that nothing is lost if an answer is. */
let cookie: Promise<unknown> | null = null;
async function ensureCookie(): Promise<void> {
  cookie ??= request("POST", "/me");
  try {
    await cookie;
  } catch (error) {
    cookie = null;
    throw error;
  }
}

export async function openTable(wanted: OpenTable): Promise<TableInfo> {
  await ensureCookie();
  return await request<TableInfo>("POST", "/tables", wanted);
}
export const myTables = () => request<TableInfo[]>("GET", "/tables");
export const lookAt = (link: string) => tableRequest<TableInfo>(link);
export async function sitDown(link: string, seat: number, body: SitDown): Promise<TableInfo> {
  await ensureCookie();
  return await request<TableInfo>("POST", `/tables/${link}/seats/${seat}`, body);
}
export const standUp = (link: string, seat: number) => request<TableInfo>("DELETE", `/tables/${link}/seats/${seat}`);
export const putStandIn = (link: string, seat: number, body: StandIn) =>
  request<TableInfo>("POST", `/tables/${link}/seats/${seat}/stand-in`, body);
export const takeBack = (link: string, seat: number) =>
  request<TableInfo>("DELETE", `/tables/${link}/seats/${seat}/stand-in`);
export const rematch = (link: string) => request<TableInfo>("POST", `/tables/${link}/rematch`);
export const replayOf = (link: string) => tableRequest<Replay>(`${link}/replay`);
export const replayOfRecord = (record: object) => request<Replay>("POST", "/replay", record);
export const lessonOf = (game: TableInfo["game"]) => request<Lesson>("GET", `/lessons/${game}`);
export const previewInLesson = (game: TableInfo["game"], place: number, moves: readonly string[]) =>
  request<Previewed | Refused>("POST", `/lessons/${game}/${place}`, { moves });
export const newDeviceToken = () => request<DeviceToken>("POST", "/device-tokens");
export const useDeviceToken = async (token: string) => void (await send("POST", "/device-tokens/use", { token }));

/** The review of a game, or its progress. */
export async function reviewOf(link: string): Promise<Review | ReviewProgress> {
  return await request<Review | ReviewProgress>("GET", `/tables/${link}/review`);
}

/** A nonce for the fair draws: only this browser knows it beforehand. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const drawn = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  keepNonce(drawn);
  return drawn;
}

/** The WebSocket address of a table. */
export function liveAddress(link: string, at: Location = location): string {
  return `${at.protocol === "https:" ? "wss" : "ws"}://${at.host}/api/tables/${link}/live`;
}
