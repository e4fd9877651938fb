// Real games as the server sends them, written by tests/replays.py.

import cheops from "./fixtures/cheops-2-fair.txt?raw";
import pyramids from "./fixtures/pyramids-2-fair.txt?raw";
import type { Replay } from "../src/lib/wire";

async function unpacked(text: string): Promise<Replay> {
  const bytes = Uint8Array.from(atob(text.trim()), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return (await new Response(stream).json()) as Replay;
}

export const REPLAYS = { pyramids: await unpacked(pyramids), cheops: await unpacked(cheops) };
