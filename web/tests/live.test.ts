import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Live, type Listener, type Socket, type State } from "../src/lib/live";
import { Refusal } from "../src/lib/refusal";

class Wire implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let wires: Wire[] = [];
let states: State[] = [];
let steps: number[] = [];
const listener: Listener = {
  welcome: () => undefined,
  lobby: () => undefined,
  step: (message) => steps.push(message.step),
  states: (message) => steps.push(message.step),
  state: (state) => states.push(state),
};

function opened(): Live {
  return new Live(
    () => {
      const wire = new Wire();
      wires.push(wire);
      return wire;
    },
    listener,
    "me",
  );
}

const last = (): Wire => wires[wires.length - 1]!;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  states = [];
  steps = [];
});
afterEach(() => vi.useRealTimers());

describe("a client that has the rules", () => {
  it("asks for states as soon as it can read them, once", () => {
    const live = opened();
    last().onopen?.();
    live.readStates("abc"); // before the welcome
    expect(last().sent).toEqual([{ type: "hello", step: null }]);
    last().say({ type: "welcome" });
    last().say({ type: "step", step: 7, views: [] });
    live.readStates("abc");
    expect(last().sent.slice(1)).toEqual([{ type: "hello", step: null, layout: "abc" }]);
  });

  it("asks for whole views again if it cannot read states after all", () => {
    const live = opened();
    live.readStates("abc");
    last().onopen?.();
    last().say({ type: "welcome" });
    last().say({ type: "states", step: 7, views: [] });
    expect(steps).toEqual([7]);
    live.readStates(null);
    expect(last().sent).toEqual([
      { type: "hello", step: null, layout: "abc" },
      { type: "hello", step: 7 },
    ]);
  });

  it("does without states at a server that does not know them", () => {
    const live = opened();
    live.readStates("abc");
    last().onopen?.();
    last().say({ type: "refused", id: null, code: "bad-message" });
    last().close();
    vi.advanceTimersByTime(1000);
    last().onopen?.();
    expect(last().sent).toEqual([{ type: "hello", step: null }]);
  });
});

describe("a connection that outlives the connection", () => {
  it("says hello first, and comes back with the last step it has seen", () => {
    opened();
    last().onopen?.();
    expect(last().sent).toEqual([{ type: "hello", step: null }]);
    last().say({ type: "welcome" });
    last().say({ type: "step", step: 7, views: [] });
    last().close();
    expect(states).toEqual(["connecting", "live", "away"]);
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(2);
    last().onopen?.();
    expect(last().sent).toEqual([{ type: "hello", step: 7 }]);
    expect(steps).toEqual([7]);
  });

  it("sends a turn again under the same name until it is acknowledged", async () => {
    const live = opened();
    last().onopen?.();
    last().say({ type: "step", step: 2, views: [] });
    const played = live.play(0, ["0 done"]);
    const first = last().sent[1];
    expect(first).toEqual({ type: "play", id: "me-1", seat: 0, moves: ["0 done"], step: 2 });
    last().close();
    vi.advanceTimersByTime(1000);
    last().onopen?.();
    last().say({ type: "step", step: 9, views: [] }); // what it answered was step 2, whatever happened since
    expect(last().sent[1]).toEqual(first);
    last().say({ type: "ack", id: "me-1", step: 3 });
    await expect(played).resolves.toBe(3);
  });

  it("opens another connection when the old one does not answer after a sleep", () => {
    const live = opened();
    last().onopen?.();
    live.retry();
    expect(last().sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(3001);
    expect(wires).toHaveLength(2);
    last().onopen?.();
    live.retry();
    last().say({ type: "pong" });
    vi.advanceTimersByTime(3001);
    expect(wires).toHaveLength(2);
  });

  it("stays when a message that nobody waits for is refused, and rejects what waits when it is sent away", async () => {
    const live = opened();
    last().onopen?.();
    last().say({ type: "refused", id: "me-9", code: "not-yours", text: "", clause: null, reason: null, retry: null });
    expect(states).not.toContain("gone");
    const played = live.play(0, ["0 done"]);
    last().say({ type: "refused", id: null, code: "not-yours", text: "", clause: null, reason: null, retry: null });
    expect(states).toContain("gone");
    await expect(played).rejects.toThrow();
  });

  it("tries a turn again when the server asks for patience", async () => {
    const live = opened();
    last().onopen?.();
    const played = live.play(0, ["0 done"]);
    last().say({ type: "refused", id: "me-1", code: "unavailable", text: "later", clause: null, reason: null, retry: 2 });
    vi.advanceTimersByTime(2001);
    expect(last().sent.filter((message) => message["type"] === "play")).toHaveLength(2);
    last().say({ type: "ack", id: "me-1", step: 4 });
    await expect(played).resolves.toBe(4);
  });

  it("tells why a turn is refused", async () => {
    const live = opened();
    last().onopen?.();
    const played = live.play(0, ["0 mark 3 a1"]);
    last().say({ type: "refused", id: "me-1", code: "illegal", text: "no", clause: "P13", retry: null });
    const error = await played.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Refusal);
    expect((error as Refusal).refused.clause).toBe("P13");
  });

  it("lets a question go when the connection is lost", async () => {
    const live = opened();
    last().onopen?.();
    const tried = live.preview(0, []);
    last().close();
    await expect(tried).rejects.toThrow("lost");
  });

  it("closes a connection over which nothing comes", () => {
    opened();
    last().onopen?.();
    last().say({ type: "welcome" });
    vi.advanceTimersByTime(15_000);
    expect(last().sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(15_000);
    expect(states.at(-1)).toBe("away");
  });

  it("waits longer and longer, and comes at once when asked to", () => {
    const live = opened();
    for (let round = 0; round < 6; round++) {
      last().close();
      vi.advanceTimersByTime(20_000);
    }
    expect(wires).toHaveLength(7);
    last().close();
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(7);
    live.retry();
    expect(wires).toHaveLength(8);
  });

  it("stays away where there is nothing for it", () => {
    opened();
    last().onopen?.();
    last().say({ type: "refused", id: null, code: "unknown", text: "no such table", clause: null, reason: null, retry: null });
    expect(states.at(-1)).toBe("gone");
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });
});
