// A WebSocket connection to a table that reconnects by itself, sends the last step that it has
// seen, and resends a turn until it is acknowledged.

import { Refusal } from "./refusal";
import type { FromClient, FromServer, Hinted, Refused, States, Step, TableInfo, Previewed, Welcome } from "./wire";

export type State = "connecting" | "live" | "away" | "gone";

export interface Listener {
  welcome(message: Welcome): void;
  lobby(table: TableInfo): void;
  step(message: Step): void;
  states(message: States): void; // a step for somebody who reads states
  state(state: State): void;
}

/** The part of WebSocket that is used; tests provide their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
}

interface Waiting {
  readonly message: FromClient;
  readonly resolve: (answer: FromServer) => void;
  readonly reject: (reason: Error) => void;
  readonly again: boolean; // resent after a reconnection
}

const FIRST_PAUSE = 300; // milliseconds until the first reconnection
const LONGEST_PAUSE = 8_000;
const HEARTBEAT = 15_000;
const PROBE = 3_000; // milliseconds to wait for an answer before a probe, and for the answer to the probe

export class Live {
  #socket: Socket | null = null;
  #step: number | null = null;
  #waiting = new Map<string, Waiting>();
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #alive = true;
  #isWelcome = false; // on this connection
  #closed = false;
  #count = 0;
  #layout: string | null = null; // of the states that we can read
  #sentLayout: string | null = null; // in the last hello

  constructor(
    private readonly open: () => Socket,
    private readonly listener: Listener,
    private readonly session: string = Math.random().toString(36).slice(2, 10),
  ) {
    this.#connect();
  }

  /** Send a whole turn; resolves when it is committed, across reconnections. */
  async play(seat: number, moves: readonly string[]): Promise<number> {
    const step = this.#step; // the seat may have played from another device since
    const answer = await this.#ask((id) => ({ type: "play", id, seat, moves, step }), true);
    if (answer.type !== "ack") throw new Error(`unexpected ${answer.type}`);
    return answer.step;
  }

  /** What some moves would do. */
  async preview(seat: number, moves: readonly string[]): Promise<Previewed> {
    return (await this.#ask((id) => ({ type: "preview", id, seat, moves }), false)) as Previewed;
  }

  async hint(seat: number, moves: readonly string[]): Promise<Hinted> {
    return (await this.#ask((id) => ({ type: "hint", id, seat, moves }), false)) as Hinted;
  }

  /** From now on, receive states of this layout if the server has the same; with null, whole views. */
  readStates(layout: string | null): void {
    if (layout === this.#layout) return;
    this.#layout = layout;
    if (this.#isWelcome) this.#sayHello();
  }

  #sayHello(): void {
    this.#sentLayout = this.#layout;
    this.#send({ type: "hello", step: this.#step, ...(this.#layout !== null && { layout: this.#layout }) });
  }

  /** Reconnect at once, for example when the device is online again. */
  retry(): void {
    if (this.#closed) return;
    if (this.#socket === null) {
      clearTimeout(this.#timer);
      this.#connect();
    } else if (this.#alive) {
      this.#probe();
    }
  }

  /** Check whether the connection is alive, for example after sleep; if not, replace it without waiting for its close event. */
  #probe(): void {
    const socket = this.#socket;
    let answered = false;
    this.#answered = () => {
      answered = true;
    };
    this.#send({ type: "ping" });
    setTimeout(() => {
      if (answered || socket === null || this.#socket !== socket || this.#closed) return;
      this.#socket = null;
      socket.close();
      this.#lost();
      clearTimeout(this.#timer);
      this.#connect();
    }, PROBE);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#heartbeat);
    this.#socket?.close();
    this.#fail(() => true, new Error("closed"));
  }

  #ask(make: (id: string) => FromClient, again: boolean): Promise<FromServer> {
    const id = `${this.session}-${++this.#count}`;
    const message = make(id);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { message, resolve, reject, again });
      this.#send(message);
      setTimeout(() => this.#waiting.has(id) && this.retry(), PROBE); // the connection may be dead without a close event
    });
  }

  #send(message: FromClient): void {
    if (this.#alive && this.#socket !== null) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    this.listener.state(this.#step === null ? "connecting" : "away");
    this.#alive = false;
    const socket = this.open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#alive = true;
      this.#sayHello();
      for (const waiting of this.#waiting.values()) this.#send(waiting.message);
      this.#beat();
    };
    socket.onmessage = (event: { data: unknown }) => {
      if (typeof event.data === "string") this.#receive(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#lost();
      if (this.#closed) return;
      this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
      this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
    };
  }

  #lost(): void {
    this.#alive = false;
    this.#isWelcome = false;
    clearInterval(this.#heartbeat);
    this.#fail((waiting) => !waiting.again, new Error("the connection was lost"));
    if (!this.#closed) this.listener.state("away");
  }

  /** Close a connection that does not answer pings, so that a new one is opened. */
  #beat(): void {
    clearInterval(this.#heartbeat);
    let answered = true;
    this.#heartbeat = setInterval(() => {
      if (!answered) {
        this.#socket?.close();
        return;
      }
      answered = false;
      this.#send({ type: "ping" });
    }, HEARTBEAT);
    this.#answered = () => {
      answered = true;
    };
  }

  #answered: () => void = () => undefined;

  #receive(message: FromServer): void {
    this.#answered();
    switch (message.type) {
      case "welcome":
        this.#pause = FIRST_PAUSE;
        this.#isWelcome = true;
        if (this.#layout !== this.#sentLayout) this.#sayHello();
        this.listener.state("live");
        this.listener.welcome(message);
        break;
      case "lobby":
        this.listener.lobby(message.table);
        break;
      case "step":
        this.#step = message.step;
        this.listener.step(message);
        break;
      case "states":
        this.#step = message.step;
        this.listener.states(message);
        break;
      case "ack":
      case "previewed":
      case "hinted":
        this.#endRequest(message.id, (waiting) => waiting.resolve(message));
        break;
      case "refused":
        this.#refused(message);
        break;
      case "bye":
        if (!message.reconnect) this.#leave();
        break;
      case "pong":
        break;
    }
  }

  #refused(message: Refused): void {
    const waiting = message.id === null ? undefined : this.#waiting.get(message.id);
    if (waiting === undefined) {
      if (message.code === "bad-message") this.#layout = null; // a server that sends no states
      if (message.id === null && (message.code === "unknown" || message.code === "not-yours")) this.#leave();
      return;
    }
    if (waiting.again && message.retry !== null) {
      setTimeout(() => {
        if (this.#waiting.has(message.id ?? "")) this.#send(waiting.message);
      }, 1000 * message.retry);
      return;
    }
    this.#endRequest(message.id ?? "", () => waiting.reject(new Refusal(message)));
  }

  #endRequest(id: string, how: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (waiting !== undefined) how(waiting);
  }

  #leave(): void {
    this.#closed = true;
    this.listener.state("gone");
    this.#socket?.close();
    this.#fail(() => true, new Error("closed"));
  }

  #fail(which: (waiting: Waiting) => boolean, why: Error): void {
    for (const [id, waiting] of this.#waiting) {
      if (which(waiting)) {
        this.#waiting.delete(id);
        waiting.reject(why);
      }
    }
  }
}
