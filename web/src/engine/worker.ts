// A worker that thinks for bots and hints, one request after another; each can be cancelled.

import type { GameName } from "../lib/wire";
import type { Asked, FromWorker, ToWorker } from "./requests";
import { Thinker } from "./thinker";

const thinkers = new Map<GameName, Thinker>();
const cancelled = new Set<number>();
const queue: Asked[] = [];
let isBusy = false;

function thinkerFor({ game, modules }: Asked): Thinker {
  const known = thinkers.get(game);
  if (known !== undefined) return known;
  if (modules === undefined) throw new Error(`no modules of ${game}`);
  const thinker = new Thinker(modules.rules, modules.bots);
  thinkers.set(game, thinker);
  return thinker;
}

/** Let messages come in, which may cancel the request. */
async function pause(id: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  if (cancelled.has(id)) throw new Error("cancelled");
}

async function answer(asked: Asked): Promise<FromWorker> {
  const { id, bot, decision, budget } = asked;
  try {
    const thinker = thinkerFor(asked);
    await pause(id);
    const goOn = () => pause(id);
    if (bot === null) return { id, hint: await thinker.hint(decision, budget, goOn) };
    return { id, turn: await thinker.turn(bot, decision, budget, goOn) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : "unknown" };
  }
}

async function work(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  for (let asked = queue.shift(); asked !== undefined; asked = queue.shift()) {
    postMessage(await answer(asked));
    cancelled.delete(asked.id);
  }
  isBusy = false;
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ("cancel" in data) cancelled.add(data.cancel);
  else {
    queue.push(data);
    void work();
  }
};
