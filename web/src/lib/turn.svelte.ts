// The turn before it is confirmed: its moves so far, their preview, and the moves that can follow.

import { untrack } from "svelte";
import type { PlayableGame } from "./boardGame";
import { draftOf, keepDraft } from "./draft";
import { Refusal } from "./refusal";
import { sound } from "./sounds";
import type { Advice, Refused, TableView, Previewed } from "./wire";

export class Turn {
  moves: readonly string[] = $state.raw([]);
  previewed: Previewed | null = $state.raw(null);
  refused: Refused | null = $state.raw(null);
  advice: readonly Advice[] = $state.raw([]);
  looked = $state(0); // the index of the advice that is pointed out
  sending = $state(false);
  trying = $state(false); // a preview is pending
  asking = $state(false); // a hint is pending
  #asked = 0;
  #of = ""; // identifies the turn: the seat and its legal moves

  constructor(
    private readonly game: PlayableGame,
    private readonly table: string | null = null, // the key under which an unconfirmed turn is stored
  ) {}

  /** Start a new turn if the game has gone on; returns the moves of a stored draft. */
  async sync(view: TableView | undefined): Promise<readonly string[]> {
    const of = `${view?.seat} ${view?.legal.join()}`;
    if (of === this.#of) return [];
    this.#of = of;
    this.#drop();
    const draft = this.table === null ? [] : draftOf(this.table, of);
    if (draft.length === 0) return [];
    return (await untrack(() => this.#preview(draft, true))) ? draft : [];
  }

  get seat(): number | null {
    return this.game.view?.seat ?? null;
  }

  get isOurs(): boolean {
    const view = this.game.view;
    return view !== undefined && view.seat !== null && view.waiting.includes(view.seat) && !view.over;
  }

  /** The view after the moves so far. */
  get shown(): TableView | undefined {
    return this.previewed?.view ?? this.game.view;
  }

  /** The legal first moves. */
  get beginnings(): readonly string[] {
    return this.isOurs && !this.sending ? (this.game.view?.legal ?? []) : [];
  }

  /** The legal next moves. */
  get next(): readonly string[] {
    if (this.moves.length === 0) return this.beginnings;
    return this.isOurs && !this.sending ? (this.previewed?.next ?? []) : [];
  }

  get canConfirm(): boolean {
    return !this.sending && !this.trying && this.moves.length > 0 && this.previewed !== null && this.previewed.whole;
  }

  /** The moves to point out on the board: of the advice that is looked at. */
  get pointedOut(): readonly string[] {
    return this.advice.slice(this.looked, this.looked + 1).map(({ move }) => move);
  }

  /** Add a move; if it is illegal, `refused` says why. */
  async add(move: string): Promise<boolean> {
    return await this.#preview([...this.moves, move]);
  }

  /** Start again with another first move. */
  async begin(move: string): Promise<boolean> {
    return await this.#preview([move]);
  }

  /** The view after one more move, which is not added. */
  async preview(move: string): Promise<TableView | null> {
    if (this.seat === null) return null;
    try {
      return (await this.game.referee.preview(this.seat, [...this.moves, move])).view;
    } catch {
      return null; // the preview is left out
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
      const previewed = await this.game.referee.preview(this.seat, moves);
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

  /** Send the turn; it counts once the server has committed it. */
  async confirm(moves: readonly string[] = this.moves): Promise<void> {
    if (this.seat === null || this.sending || this.trying) return;
    this.sending = true;
    this.refused = null;
    try {
      await this.game.referee.play(this.seat, moves);
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
      const answer = await this.game.referee.hint(this.seat, moves);
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
