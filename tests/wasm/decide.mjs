// Lets every bot decide in WebAssembly: node decide.mjs MODULE DESCRIPTION CASES, results as JSON on stdout.
import { readFileSync } from "node:fs";

const [code, description, cases] = process.argv.slice(2).map((path) => readFileSync(path));
const { data_ends: { bots: dataEnd }, records } = JSON.parse(description);
const STACK = 1 << 16;
const align = (address) => (address + 15) & ~15;
const stackTop = align(dataEnd) + STACK;
const STATE = stackTop, KIT = align(STATE + records.state.size), WORK = align(KIT + records.kit.size);
const memory = new WebAssembly.Memory({ initial: 1 + ((WORK + records.memory.size) >> 16) });
const stack = new WebAssembly.Global({ value: "i32", mutable: true }, stackTop);
const { instance } = await WebAssembly.instantiate(code, {
  env: { __linear_memory: memory, __stack_pointer: stack },
});
const bots = instance.exports;
const all = new Uint8Array(memory.buffer), view = new DataView(memory.buffer);
const field = (name) => WORK + records.memory.fields[name].offset;
const number = (name) => Number(view.getBigInt64(field(name), true));
const bytes = (start, size) => Buffer.from(all.subarray(start, start + size)).toString("hex");
const numbers = (name, count) => bytes(field(name), 8 * count);
const trials = () => bytes(field("trials"), number("tried") * records.memory.fields.trials.type.size);

function decide({ state, kit, seat, ply, seed, playouts, also }) {
  all.set(Buffer.from(state, "hex"), STATE);
  all.set(Buffer.from(kit, "hex"), KIT);
  all.fill(0xaa, WORK, WORK + records.memory.size); // nothing may be read before it is written
  const position = [WORK, STATE, KIT, seat], given = [...position, BigInt(seed), ply];
  const found = {};
  for (const bot of ["random", "novice", "scribe", "architect"]) found[bot] = `${bots[`choose_${bot}`](...given)}`;
  for (const bot of ["scribe", "architect"]) {
    const count = bots[`weigh_${bot}`](...position);
    found[`${bot} weights`] = numbers("margins", count) + numbers("wins", count);
  }
  bots.begin_search(...given, playouts, also);
  while (bots.continue_search(WORK, KIT, 2));
  found.pharaoh = `${bots.best_move(WORK)}`;
  found["pharaoh weights"] = trials();
  bots.begin_duel(...given, 0, also);
  while (bots.continue_search(WORK, KIT, 50));
  found.duel = trials();
  bots.expect_results(WORK, STATE, KIT, -1n, BigInt(seed), ply);
  found.expected = numbers("expected", 3 * all[STATE + records.state.fields.seats.offset]);
  return found;
}

function speed({ state, kit, seat, ply, seed }) {
  // playouts a second, once V8 has optimised the code
  all.set(Buffer.from(state, "hex"), STATE);
  all.set(Buffer.from(kit, "hex"), KIT);
  const search = (playouts) => {
    const start = performance.now();
    bots.begin_search(WORK, STATE, KIT, seat, BigInt(seed), ply, playouts, -1);
    while (bots.continue_search(WORK, KIT, 4));
    return (1000 * number("made")) / (performance.now() - start);
  };
  search(1000);
  return Math.max(...Array.from({ length: 5 }, () => search(500)));
}

const asked = JSON.parse(cases);
console.log(JSON.stringify({ found: asked.map(decide), speed: asked.slice(0, 1).map(speed) }));
