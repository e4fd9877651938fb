// The memory of a WebAssembly module: its data, the stack, then room for records, numbers and text.

import type { Pointer } from "./exports";

const STACK = 1 << 16;
const PAGE = 1 << 16;
const ALIGNMENT = 16;
const NUMBER = 8; // bytes

const aligned = (address: number) => (address + ALIGNMENT - 1) & -ALIGNMENT;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Hands out room, which is never taken back. */
export class Memory {
  readonly imports: WebAssembly.Imports;
  readonly #memory: WebAssembly.Memory;
  #top: number;

  constructor(dataEnd: number) {
    this.#top = aligned(dataEnd) + STACK;
    this.#memory = new WebAssembly.Memory({ initial: Math.ceil(this.#top / PAGE) });
    const stack = new WebAssembly.Global({ value: "i32", mutable: true }, this.#top);
    this.imports = { env: { __linear_memory: this.#memory, __stack_pointer: stack } };
  }

  room(size: number): Pointer {
    const start = aligned(this.#top);
    this.#top = start + size;
    const missing = Math.ceil(this.#top / PAGE) - this.#memory.buffer.byteLength / PAGE;
    if (missing > 0) this.#memory.grow(missing);
    return start;
  }

  numbersRoom(count: number): Pointer {
    return this.room(NUMBER * count);
  }

  /** A view that is valid until room is asked for again. */
  bytes(at: Pointer, size: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#memory.buffer, at, size);
  }

  copyOf(at: Pointer, size: number): Uint8Array<ArrayBuffer> {
    return this.bytes(at, size).slice();
  }

  put(at: Pointer, bytes: Uint8Array): void {
    this.bytes(at, bytes.length).set(bytes);
  }

  move(from: Pointer, to: Pointer, size: number): void {
    new Uint8Array(this.#memory.buffer).copyWithin(to, from, from + size);
  }

  numbers(at: Pointer, count: number): bigint[] {
    return [...new BigInt64Array(this.#memory.buffer, at, count)];
  }

  putNumbers(at: Pointer, numbers: readonly bigint[]): void {
    new BigInt64Array(this.#memory.buffer, at, numbers.length).set(numbers);
  }

  floats(at: Pointer, count: number): number[] {
    return [...new Float64Array(this.#memory.buffer, at, count)];
  }

  text(at: Pointer, size: number): string {
    return decoder.decode(this.bytes(at, size));
  }

  /** Write a text that fits, and return its size. */
  putText(at: Pointer, text: string, room: number): number {
    return encoder.encodeInto(text, this.bytes(at, room)).written;
  }
}
