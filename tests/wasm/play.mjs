// Plays games again in WebAssembly: node play.mjs MODULE DESCRIPTION GAMES; what each game was like as JSON on stdout.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const [code, description, games] = process.argv.slice(2).map((path) => readFileSync(path));
const { data_ends: { rules: dataEnd }, records } = JSON.parse(description);
const STACK = 1 << 16, PLIES = 4000, TEXT = 1 << 18, MOVES = 4096, FACTS = 64, AT_ONCE = 64, SOURCES = 16;
const CHANCE_DUE = 256, SIZE = records.state.size;
let top = ((dataEnd + 15) & ~15) + STACK;
const stackTop = top;
const room = (bytes) => {
  const start = (top + 15) & ~15;
  top = start + bytes;
  return start;
};
const KIT = room(records.kit.size), ROWS = room(SIZE * PLIES), SHOWN = room(SIZE), NEXT = room(SIZE);
const SCRATCH = room(SIZE * 8), LEGAL = room(8 * MOVES), LIST = room(8 * MOVES), CODES = room(8 * FACTS);
const OTHERS = room(8 * FACTS), FOUND = room(8 * FACTS);
const POINTS = room(8 * 8 * SOURCES), LETTERS = room(TEXT), LENGTH = room(8);
const PLAYED = room(8 * PLIES), SAID = room(8 * PLIES * AT_ONCE), WHEN = room(8 * PLIES * AT_ONCE);
const memory = new WebAssembly.Memory({ initial: 1 + (top >> 16) });
const stack = new WebAssembly.Global({ value: "i32", mutable: true }, stackTop);
const { instance } = await WebAssembly.instantiate(code, {
  env: { __linear_memory: memory, __stack_pointer: stack },
});
const rules = instance.exports;
const all = new Uint8Array(memory.buffer), view = new DataView(memory.buffer);
const numbers = (start, count) => [...new BigInt64Array(memory.buffer, start, count)].join();
const text = () => Buffer.from(all.subarray(LETTERS, LETTERS + Number(view.getBigInt64(LENGTH, true)))).toString();
const row = (at) => ROWS + SIZE * at;

function* game({ seats, kit, moves }) {
  all.set(Buffer.from(kit, "hex"), KIT);
  all.fill(0, row(0), row(1));
  let status = rules.begin(row(0), KIT, seats);
  for (let ply = 0; ply <= moves.length; ply++) {
    yield `${status} ${rules.status(row(ply))} ${rules.breakdown(row(ply), KIT, POINTS)}`;
    yield Buffer.from(all.subarray(row(ply), row(ply + 1))).toString("hex");
    if (status & CHANCE_DUE) yield drawn(ply);
    for (let seat = -1; seat < seats; seat++) yield* seen(ply, seat);
    for (let other = 0; other < 4; other++) yield refused(ply, BigInt(moves[(ply + other) % moves.length]) ^ BigInt(other << other));
    if (ply < moves.length) status = rules.advance(row(ply), KIT, row(ply + 1), BigInt(moves[ply]));
  }
  new BigInt64Array(memory.buffer, PLAYED, moves.length).set(moves.map(BigInt));
  const said = rules.announcements(row(0), KIT, 0, PLAYED, moves.length, SCRATCH, WHEN, SAID);
  yield `${numbers(SAID, said)} ${numbers(WHEN, said)}`;
  yield moves.map((move) => `${rules.owner_of(row(0), BigInt(move))} ${rules.as_seen_by(row(0), BigInt(move), 1)}`).join();
}

function drawn(ply) {
  let move = rules.undrawn_move(row(ply));
  for (let draw = 0; draw < rules.draws(row(ply)); draw++)
    move = rules.with_draw(row(ply), KIT, move, (31 * ply + draw) % rules.outcomes(row(ply), move));
  return `${move}`;
}

function* seen(ply, seat) {
  all.copyWithin(SHOWN, row(ply), row(ply + 1));
  rules.conceal(SHOWN, row(rules.phase_start(row(0), ply)), seat);
  rules.write_snapshot(SHOWN, KIT, LETTERS, TEXT, LENGTH);
  yield text();
  if (seat < 0) return;
  const count = rules.legal(SHOWN, KIT, seat, LEGAL);
  rules.write_moves(SHOWN, LEGAL, count, LETTERS, TEXT, LENGTH);
  const listed = text();
  yield `${listed} ${rules.is_whole(SHOWN, KIT, seat, LIST)}`;
  for (const at of [0, count >> 1, count - 1]) if (count > 0) yield facts(seat, at, JSON.parse(listed)[at]);
  if (count > 0) yield distinct(seat, move(0), move(count - 1));
}

const move = (at) => view.getBigInt64(LEGAL + 8 * at, true);
const factsOf = (seat, move, codes) => rules.find_facts(SHOWN, KIT, seat, move, SCRATCH, LIST, codes);

function distinct(seat, one, other) {
  const count = factsOf(seat, one, CODES), otherCount = factsOf(seat, other, OTHERS);
  return numbers(FOUND, rules.distinct_facts(CODES, count, OTHERS, otherCount, FOUND));
}

function facts(seat, at, written) {
  all.set(Buffer.from(written), LETTERS);
  const read = rules.read_move(SHOWN, LETTERS, written.length, LENGTH);
  return `${read} ${numbers(CODES, factsOf(seat, move(at), CODES))}`;
}

const refused = (ply, move) => `${rules.advance(row(ply), KIT, NEXT, move)}`;

const digest = (lines) => {
  const hash = createHash("sha256");
  for (const line of lines) hash.update(`${line}\n`);
  return hash.digest("hex");
};
const asked = JSON.parse(games);
console.log(JSON.stringify(process.env.OSTRAKA_LINES ? asked.map((each) => [...game(each)]) : asked.map((each) => digest(game(each)))));
