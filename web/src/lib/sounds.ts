// Synthesized sounds, off by default.

import { memory } from "./memory.svelte";

export type Fanfare = "found" | "gained" | "last"; // of announcements
type Sound = "place" | "confirm" | "turn" | "won" | "wrong" | Fanfare;
type Note = readonly [pitch: number, at: number, length: number];

const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  place: [[330, 0, 0.06]],
  confirm: [[392, 0, 0.08], [523, 0.07, 0.12]],
  turn: [[523, 0, 0.1], [659, 0.1, 0.16]],
  won: [[392, 0, 0.14], [523, 0.13, 0.14], [659, 0.26, 0.14], [784, 0.39, 0.4]],
  wrong: [[196, 0, 0.12]],
  found: [[440, 0, 0.1], [554, 0.08, 0.1], [659, 0.16, 0.24]],
  gained: [[988, 0, 0.08], [1319, 0.08, 0.26]],
  last: [[294, 0, 0.2], [220, 0.18, 0.2], [147, 0.36, 0.5]],
};
const LOUDNESS = 0.07;

let context: AudioContext | null = null;
let silentAt = 0; // when the last sound ends

export function sound(name: Sound): void {
  play(name, 0);
}

/** The sound of an announcement, after the sounds that came with it. */
export function fanfare(name: Fanfare): void {
  play(name, silentAt);
}

function play(name: Sound, earliest: number): void {
  if (!memory.sound || !("AudioContext" in window)) return;
  context ??= new AudioContext();
  const start = Math.max(context.currentTime, earliest);
  for (const [pitch, at, length] of SOUNDS[name]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start + at);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start + at);
    tone.stop(start + at + length + 0.02);
    silentAt = Math.max(silentAt, start + at + length);
  }
}
