// The modules of the games: fetched and compiled once, when they are first needed.

import type { GameName } from "../lib/wire";
import type { Description } from "./description";
import type { Compiled } from "./rules";

type Part = "rules" | "bots";

const modules = import.meta.glob<string>("../../modules/*.wasm", { query: "?url", import: "default", eager: true });
const descriptions = import.meta.glob<Description>("../../modules/*.json", { import: "default" });
const compiled = new Map<string, Promise<Compiled>>();

/** A module without SIMD cannot be compiled everywhere: a function that makes a vector of zeros tells. */
const SIMD = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11]);

/** Whether this browser can run the modules. */
export function hasEngine(): boolean {
  try {
    return typeof WebAssembly === "object" && WebAssembly.validate(SIMD);
  } catch {
    return false; // switched off
  }
}

export function loadModule(game: GameName, part: Part): Promise<Compiled> {
  const name = `${game}.${part}`;
  const known = compiled.get(name);
  if (known !== undefined) return known;
  const loading = load(game, name);
  compiled.set(name, loading);
  loading.catch(() => compiled.delete(name)); // the next attempt may succeed
  return loading;
}

async function load(game: GameName, name: string): Promise<Compiled> {
  const address = modules[`../../modules/${name}.wasm`];
  const describe = descriptions[`../../modules/${game}.json`];
  if (address === undefined || describe === undefined) throw new Error(`no module for ${game}`);
  const [module, description] = await Promise.all([WebAssembly.compileStreaming(fetch(address)), describe()]);
  return { module, description };
}
