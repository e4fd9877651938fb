// Facts and announcements, read from the numbers that the rules write.

import type { Announcement, Fact } from "../lib/wire";
import type { Topic } from "./description";
import { BITS } from "./exports";

const topicOf = (code: bigint) => Number(BigInt.asUintN(BITS.topic, code));
const seatOf = (code: bigint) => Number(BigInt.asUintN(BITS.seat, code >> BigInt(BITS.topic))) - 1;

function topicIn(topics: readonly Topic[], code: bigint): Topic {
  const topic = topics[topicOf(code)];
  if (topic === undefined) throw new Error(`no topic ${topicOf(code)}`);
  return topic;
}

function valuesOf({ values }: Topic, code: bigint): Fact["args"] {
  let rest = code >> BigInt(BITS.topic + BITS.seat);
  const args: Record<string, number | string> = {};
  for (const [name, words] of Object.entries(values)) {
    const value = Number(BigInt.asIntN(BITS.value, rest));
    args[name] = words === null ? value : (words[value] ?? "");
    rest >>= BigInt(BITS.value);
  }
  return args;
}

export function factOf(topics: readonly Topic[], code: bigint): Fact {
  const topic = topicIn(topics, code);
  return { key: topic.key, args: valuesOf(topic, code) };
}

export function announcementOf(topics: readonly Topic[], code: bigint, ply: number): Announcement {
  const topic = topicIn(topics, code);
  const seat = seatOf(code);
  return { ply, key: topic.key, seat: seat < 0 ? null : seat, args: valuesOf(topic, code) };
}
