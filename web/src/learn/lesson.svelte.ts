// A lesson in the place of a live game: the same boards, with a guide beside them.

import { problemOf, previewInLesson } from "../lib/api";
import { Refusal } from "../lib/live";
import { memory, remember } from "../lib/memory.svelte";
import { whoOn, type Who } from "../lib/names";
import type { PlayableGame, BoardGame } from "../lib/boardGame";
import { Turn } from "../lib/turn.svelte";
import type { Lesson as Told, LessonStep, TableView, Previewed } from "../lib/wire";
import { t } from "../lib/words.svelte";

export class Lesson implements BoardGame, PlayableGame {
  place = $state(0);
  done = $state(false); // what this step asks for

  constructor(readonly told: Told) {
    this.place = this.#where();
  }

  get game(): Told["game"] {
    return this.told.game;
  }

  get step(): LessonStep {
    return this.told.steps[this.place] as LessonStep;
  }

  get asks(): boolean {
    return this.step.turn.length > 0;
  }

  get isLast(): boolean {
    return this.place === this.told.steps.length - 1;
  }

  /** The table as it stands; where there is only something to read, nobody is to move. */
  readonly view: TableView = $derived(this.asks ? this.step.view : { ...this.step.view, waiting: [], legal: [] });

  get info(): NonNullable<BoardGame["info"]> {
    const occupant = { bot: null, stand_in: null, ready: true, connected: true, stand_in_after: null };
    return {
      options: { hints: false },
      seats: [
        { ...occupant, name: t("learn-you"), mine: true },
        { ...occupant, name: t("level-novice"), bot: "novice", mine: false },
      ],
    };
  }

  name(seat: number): string {
    return this.info.seats[seat]?.name ?? "";
  }

  who(seat: number): Who {
    return whoOn(this.info.seats, seat);
  }

  readonly live: PlayableGame["live"] = {
    preview: (_seat, moves) => this.#preview(moves),
    play: () => Promise.reject(new Error("a lesson is not played")),
    hint: () => Promise.reject(new Error("a lesson is a hint itself")),
  };

  async #preview(moves: readonly string[]): Promise<Previewed> {
    const answer = await previewInLesson(this.game, this.place, moves).catch((error: unknown) => ({
      type: "refused" as const,
      id: null,
      ...problemOf(error),
    }));
    if (answer.type === "refused") throw new Refusal(answer);
    return answer;
  }

  finish(): void {
    this.done = true;
    this.#learned(this.#name(this.place));
    if (this.isLast) this.#learned(this.game);
  }

  /** Go to another step; what lies behind is learned. */
  go(place: number): void {
    if (place < 0 || place >= this.told.steps.length) return;
    if (place > this.place) this.#learned(this.#name(this.place));
    this.place = place;
    this.done = false;
    if (this.isLast) this.finish();
  }

  /** The first step that is not learned yet; after the last, the first again. */
  #where(): number {
    if (memory.learned.includes(this.game)) return 0;
    const place = this.told.steps.findIndex((_, index) => !memory.learned.includes(this.#name(index)));
    return Math.max(0, place);
  }

  #name(place: number): string {
    return `${this.game}/${this.told.steps[place]?.key}`;
  }

  #learned(name: string): void {
    if (!memory.learned.includes(name)) remember({ learned: [...memory.learned, name] });
  }
}

/** The turn of a learner: it is confirmed when it is what the lesson asks for. */
export class LessonTurn extends Turn {
  #missed: readonly string[] | null = $state.raw(null); // confirmed, though something was missing

  constructor(private readonly lesson: Lesson) {
    super(lesson);
  }

  override get pointedOut(): readonly string[] {
    if (this.lesson.done) return [];
    return this.lesson.step.turn.filter((move) => !this.moves.includes(move)).slice(0, 1);
  }

  /** Whether something was chosen that the lesson does not ask for. */
  get isAstray(): boolean {
    return this.moves.some((move) => !this.lesson.step.turn.includes(move));
  }

  /** Whether this was confirmed too early, and nothing was chosen or undone since. */
  get hasMissed(): boolean {
    return this.#missed === this.moves;
  }

  override confirm(moves: readonly string[] = this.moves): Promise<void> {
    const asked = this.lesson.step.turn;
    if (moves.length === asked.length && moves.every((move) => asked.includes(move))) {
      this.sending = true; // nothing can be changed any more
      this.lesson.finish();
    } else this.#missed = this.moves;
    return Promise.resolve();
  }

  override ask(): Promise<void> {
    return Promise.resolve(); // what to do is pointed out already
  }

  /** Begin anew at the step that the lesson has come to. */
  restart(): void {
    this.sending = false;
    this.#missed = null;
    this.clear();
  }
}
