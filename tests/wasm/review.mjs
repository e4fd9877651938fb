// Reviews a game in WebAssembly: node review.mjs MODULE DESCRIPTION GAME; all records of the review as JSON on stdout.
import { readFileSync } from "node:fs";

const [code, description, game] = process.argv.slice(2).map((path) => readFileSync(path));
const { data_ends: { bots: dataEnd }, records, review } = JSON.parse(description);
const { kit, seats, playouts, steps } = JSON.parse(game);
const STACK = 1 << 16, SEED = BigInt(review.seed);
let top = ((dataEnd + 15) & ~15) + STACK;
const stackTop = top;
const room = (record, count = 1) => {
  const start = (top + 15) & ~15;
  top = start + records[record].size * count;
  return start;
};
const STATE = room("state"), KIT = room("kit"), WORK = room("memory"), PLAYER = room("player");
const CHOICES = room("choice", steps.length), FORTUNES = room("fortune", steps.length);
const POINTS = room("turning_point", review.most_turning_points);
const memory = new WebAssembly.Memory({ initial: 1 + (top >> 16) });
const stack = new WebAssembly.Global({ value: "i32", mutable: true }, stackTop);
const { instance } = await WebAssembly.instantiate(code, {
  env: { __linear_memory: memory, __stack_pointer: stack },
});
const bots = instance.exports;
const all = new Uint8Array(memory.buffer), view = new DataView(memory.buffer);
const rows = (record, start, count) =>
  Buffer.from(all.subarray(start, start + records[record].size * count)).toString("hex");
const indexIn = (choice, field) => Number(view.getBigInt64(choice + records.choice.fields[field].offset, true));

let decided = 0, drawn = 0, duels = 0;

function judgeDecision({ seat, ply, known, also }) {
  const given = [WORK, STATE, KIT, seat, SEED, known], choice = CHOICES + records.choice.size * decided++;
  bots.begin_search(...given, playouts, also);
  while (bots.continue_search(WORK, KIT, 2));
  if (!bots.judge_search(WORK, choice, ply)) return;
  duels++;
  bots.begin_duel(...given, indexIn(choice, "best_index"), indexIn(choice, "played_index"));
  while (bots.continue_search(WORK, KIT, 50));
  bots.judge_duel(WORK, choice);
}

function judgeChance({ ply, move }) {
  const fortune = FORTUNES + records.fortune.size * drawn++;
  bots.judge_chance(WORK, STATE, KIT, fortune, BigInt(move), SEED, ply - 1);
}

function player(seat) {
  bots.add_up(CHOICES, decided, FORTUNES, drawn, PLAYER, seat);
  return rows("player", PLAYER, 1);
}

all.fill(0xaa, STATE, top); // nothing may be read before it is written
all.set(Buffer.from(kit, "hex"), KIT);
for (const step of steps) {
  all.set(Buffer.from(step.state, "hex"), STATE);
  if (step.seat === null) judgeChance(step);
  else judgeDecision(step);
}
const players = Array.from({ length: seats }, (_, seat) => player(seat));
const turning = rows("turning_point", POINTS, bots.find_turning_points(CHOICES, decided, FORTUNES, drawn, POINTS));
const [choices, fortunes] = [rows("choice", CHOICES, decided), rows("fortune", FORTUNES, drawn)];
console.log(JSON.stringify({ choices, fortunes, players, turning, duels }));
