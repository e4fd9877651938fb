// The turn that is being made, before it is confirmed: what it is so far, what could follow, what it does.

import { untrack } from "svelte";
import { draftOf, keepDraft } from "./draft";
import { Refusal } from "./live";
import type { PlayableGame } from "./boardGame";
import { sound } from "./sounds";
import type { Advice, Refused, TableView, Previewed } from "./wire";

export class Turn {
  moves: readonly string[] = $state.raw([]);
  previewed: Previewed | null = $state.raw(null);
  refused: Refused | null = $state.raw(null);
  advice: readonly Advice[] = $state.raw([]);
  looked = $state(0); // at which of it
  sending = $state(false);
  trying = $state(false); // a choice is on its way to the server and back
  asking = $state(false); // for a hint
  #asked = 0;
  #of = ""; // what the turn belongs to: a seat, and what it could do when it began

  constructor(
    private readonly game: PlayableGame,
    private readonly table: string | null = null, // under which a turn is kept until it is confirmed
  ) {}

  /** Begin anew where the table has gone on for this seat; answers with what was chosen before the page was loaded. */
  async sync(view: TableView | undefined): Promise<readonly string[]> {
    const of = `${view?.seat} ${view?.legal.join()}`;
    if (of === this.#of) return [];
    this.#of = of;
    this.#drop();
    const kept = this.table === null ? [] : draftOf(this.table, of);
    if (kept.length === 0) return [];
    return (await untrack(() => this.#preview(kept, true))) ? kept : [];
  }

  get seat(): number | null {
    return this.game.view?.seat ?? null;
  }

  get isOurs(): boolean {
    const view = this.game.view;
    return view !== undefined && view.seat !== null && view.waiting.includes(view.seat) && !view.over;
  }

  /** The table as it would be after what has been chosen so far. */
  get shown(): TableView | undefined {
    return this.previewed?.view ?? this.game.view;
  }

  /** What the turn can begin with. */
  get beginnings(): readonly string[] {
    return this.isOurs && !this.sending ? (this.game.view?.legal ?? []) : [];
  }

  /** What can be chosen next. */
  get next(): readonly string[] {
    if (this.moves.length === 0) return this.beginnings;
    return this.isOurs && !this.sending ? (this.previewed?.next ?? []) : [];
  }

  get canConfirm(): boolean {
    return !this.sending && !this.trying && this.moves.length > 0 && this.previewed !== null && this.previewed.whole;
  }

  /** What is pointed out on the board: the best that a hint has found, or what is looked at among it. */
  get pointedOut(): readonly string[] {
    return this.advice.slice(this.looked, this.looked + 1).map((found) => found.move);
  }

  /** Choose a move, legal or not: where it is not, the reason is kept. */
  async add(move: string): Promise<boolean> {
    return await this.#preview([...this.moves, move]);
  }

  /** Choose another beginning. */
  async begin(move: string): Promise<boolean> {
    return await this.#preview([move]);
  }

  /** The table as a further move would leave it; to ask chooses nothing. */
  async preview(move: string): Promise<TableView | null> {
    if (this.seat === null) return null;
    try {
      return (await this.game.live.preview(this.seat, [...this.moves, move])).view;
    } catch {
      return null; // then it is not said what it would bring
    }
  }

  undo(): void {
    void this.#preview(this.moves.slice(0, -1));
  }

  clear(): void {
    this.#drop();
    this.#keep();
  }

  #keep(): void {
    if (this.table !== null) keepDraft({ table: this.table, of: this.#of, moves: this.moves });
  }

  #drop(): void {
    this.#asked++;
    this.trying = false;
    this.moves = [];
    this.previewed = null;
    this.refused = null;
    this.advice = [];
  }

  async #preview(moves: readonly string[], quiet = false): Promise<boolean> {
    if (this.seat === null || this.sending) return false;
    this.refused = null;
    if (moves.length === 0) {
      this.clear();
      return true;
    }
    const asked = ++this.#asked;
    this.trying = true;
    try {
      const previewed = await this.game.live.preview(this.seat, moves);
      if (asked !== this.#asked) return false;
      this.moves = previewed.moves;
      this.previewed = previewed;
      this.advice = [];
      this.#keep();
      if (!quiet) sound("place");
      return true;
    } catch (error) {
      if (asked === this.#asked && !quiet && error instanceof Refusal) {
        this.refused = error.refused;
        sound("wrong");
      }
      return false;
    } finally {
      if (asked === this.#asked) this.trying = false;
    }
  }

  /** Send the turn; it is the server's word that makes it happen. */
  async confirm(moves: readonly string[] = this.moves): Promise<void> {
    if (this.seat === null || this.sending || this.trying) return;
    this.sending = true;
    this.refused = null;
    try {
      await this.game.live.play(this.seat, moves);
      this.clear();
      sound("confirm");
    } catch (error) {
      if (error instanceof Refusal) this.refused = error.refused;
    } finally {
      this.sending = false;
    }
  }

  async ask(): Promise<void> {
    if (this.seat === null || this.asking) return;
    this.asking = true;
    this.refused = null;
    try {
      const moves = this.moves;
      const answer = await this.game.live.hint(this.seat, moves);
      if (moves !== this.moves) return;
      this.advice = answer.advice;
      this.looked = 0;
    } catch (error) {
      if (error instanceof Refusal) this.refused = error.refused;
    } finally {
      this.asking = false;
    }
  }
}
