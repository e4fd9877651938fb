// Synthesized sounds, off by default.

import { memory } from "./memory.svelte";

type Sound = "place" | "confirm" | "turn" | "won" | "wrong";
type Note = readonly [pitch: number, at: number, length: number];

const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  place: [[330, 0, 0.06]],
  confirm: [[392, 0, 0.08], [523, 0.07, 0.12]],
  turn: [[523, 0, 0.1], [659, 0.1, 0.16]],
  won: [[392, 0, 0.14], [523, 0.13, 0.14], [659, 0.26, 0.14], [784, 0.39, 0.4]],
  wrong: [[196, 0, 0.12]],
};
const LOUDNESS = 0.07;

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!memory.sound || !("AudioContext" in window)) return;
  context ??= new AudioContext();
  const start = context.currentTime;
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
  }
}
