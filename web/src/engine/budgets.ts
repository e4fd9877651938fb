// How long the page thinks: as many playouts as the server makes, or fewer on a slow device.

import type { Budget } from "./thinker";
import { PLAYOUTS } from "./exports";

const HINT = 3_000; // milliseconds
const TURN = 1_200;

const playoutsFor = (seats: number) => Math.floor(PLAYOUTS / seats);
export const hintBudget = (seats: number): Budget => ({ playouts: playoutsFor(seats), milliseconds: HINT });
export const turnBudget = (seats: number): Budget => ({ playouts: playoutsFor(seats), milliseconds: TURN });
