// Sets games up in WebAssembly: node setups.mjs MODULE DESCRIPTION CASES; the set-up and kit of each as JSON on stdout.
import { readFileSync } from "node:fs";

const [code, description, cases] = process.argv.slice(2).map((path) => readFileSync(path));
const { data_ends: { rules: dataEnd }, records, setup, bank } = JSON.parse(description);
const align = (address) => (address + 15) & ~15;
const stackTop = align(dataEnd) + (1 << 16);
const BANK = stackTop, KIT = align(BANK + records.bank.size), SLOTS = align(KIT + records.kit.size);
const memory = new WebAssembly.Memory({ initial: 2 + (SLOTS >> 16) });
const stack = new WebAssembly.Global({ value: "i32", mutable: true }, stackTop);
const { instance } = await WebAssembly.instantiate(code, {
  env: { __linear_memory: memory, __stack_pointer: stack },
});
const rules = instance.exports;
const all = new Uint8Array(memory.buffer);
all.set(Buffer.from(bank, "base64"), BANK);

const slotsFor = (seats) =>
  setup.fields.flatMap((field) => Array.from({ length: field.by_seat ? seats : 1 }, (_, seat) => ({ ...field, seat })));

function begin({ seats, seed, chosen }) {
  const fields = slotsFor(seats), slots = new BigInt64Array(memory.buffer, SLOTS, fields.length);
  fields.forEach(({ name, by_seat, words, seat }, slot) => {
    const choice = by_seat ? chosen[name]?.[seat] : chosen[name];
    slots[slot] = BigInt(choice == null ? -1 : words ? words.indexOf(choice) : choice);
  });
  fields.forEach((_, slot) => {
    if (slots[slot] >= 0n) return;
    const outcomes = rules.slot_outcomes(BANK, seats, SLOTS, slot);
    const outcome = rules.pick(BigInt(seed), BigInt(setup.draws + slot), outcomes);
    rules.fill_slot(BANK, seats, SLOTS, slot, outcome);
  });
  all.fill(0, KIT, KIT + records.kit.size);
  rules.write_kit(BANK, seats, SLOTS, KIT);
  const kit = Buffer.from(all.subarray(KIT, KIT + records.kit.size)).toString("hex");
  return { kit, setup: asFields(fields, [...slots].map(Number)) };
}

function asFields(fields, slots) {
  const found = {};
  fields.forEach(({ name, by_seat, words }, slot) => {
    const value = words ? words[slots[slot]] : slots[slot];
    if (by_seat) (found[name] ??= []).push(value);
    else found[name] = value;
  });
  return found;
}

console.log(JSON.stringify(JSON.parse(cases).map(begin)));
