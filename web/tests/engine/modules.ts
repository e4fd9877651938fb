// The modules as the tests load them: from the repository, without a server.

import { readFileSync } from "node:fs";

import type { Description } from "../../src/engine/description";
import type { Compiled } from "../../src/engine/rules";
import type { GameName } from "../../src/lib/wire";

const folder = new URL("../../modules/", import.meta.url);

export function compiled(game: GameName, part: "rules" | "bots" = "rules"): Compiled {
  const module = new WebAssembly.Module(readFileSync(new URL(`${game}.${part}.wasm`, folder)));
  return { module, description: JSON.parse(readFileSync(new URL(`${game}.json`, folder), "utf-8")) as Description };
}
