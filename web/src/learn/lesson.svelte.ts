// A lesson in place of a live game: the same boards, with a guide.

import { problemOf, previewInLesson } from "../lib/api";
import type { PlayableGame, BoardGame } from "../lib/boardGame";
import { Refusal } from "../lib/refusal";
import { memory, remember } from "../lib/memory.svelte";
import { whoOn, type Who } from "../lib/names";
import { Turn } from "../lib/turn.svelte";
import type { Announcement, Lesson as LessonScript, LessonStep, TableView, Previewed } from "../lib/wire";
import { t } from "../lib/words.svelte";

export class Lesson implements BoardGame, PlayableGame {
  place = $state(0);
  done = $state(false); // the task of this step

  constructor(readonly script: LessonScript) {
    this.place = this.#where();
  }

  get game(): LessonScript["game"] {
    return this.script.game;
  }

  get step(): LessonStep {
    return this.script.steps[this.place] as LessonStep;
  }

  get asks(): boolean {
    return this.step.turn.length > 0;
  }

  get isLast(): boolean {
    return this.place === this.script.steps.length - 1;
  }

  /** The view of the learner; nobody is to move at a step that only explains. */
  readonly view: TableView = $derived(this.asks ? this.step.view : { ...this.step.view, waiting: [], legal: [] });

  /** What is said aloud now: the task is done, as a turn at a table would be. */
  readonly justAnnounced: readonly Announcement[] = $derived(this.done ? this.step.announced : []);

  get info(): NonNullable<BoardGame["info"]> {
    const occupant = { bot: null, stand_in: null, ready: true, connected: true, stand_in_after: null };
    return {
      options: { hints: false },
      seats: [
        { ...occupant, name: t("learn-you"), mine: true },
        { ...occupant, name: t("bot-novice"), bot: "novice", mine: false },
      ],
    };
  }

  name(seat: number): string {
    return this.info.seats[seat]?.name ?? "";
  }

  who(seat: number): Who {
    return whoOn(this.info.seats, seat);
  }

  readonly referee: PlayableGame["referee"] = {
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

  /** Go to another step; steps that were passed count as learned. */
  go(place: number): void {
    if (place < 0 || place >= this.script.steps.length) return;
    if (place > this.place) this.#learned(this.#name(this.place));
    this.place = place;
    this.done = false;
    if (this.isLast) this.finish();
  }

  /** The first step that is not learned yet; the first one if all are. */
  #where(): number {
    if (memory.learned.includes(this.game)) return 0;
    const place = this.script.steps.findIndex((_, index) => !memory.learned.includes(this.#name(index)));
    return Math.max(0, place);
  }

  #name(place: number): string {
    return `${this.game}/${this.script.steps[place]?.key}`;
  }

  #learned(name: string): void {
    if (!memory.learned.includes(name)) remember({ learned: [...memory.learned, name] });
  }
}

/** The turn of a learner, who confirms it when it is what the lesson asks for. */
export class LessonTurn extends Turn {
  #missed: readonly string[] | null = $state.raw(null); // what was confirmed too early

  constructor(private readonly lesson: Lesson) {
    super(lesson);
  }

  override get pointedOut(): readonly string[] {
    if (this.lesson.done) return [];
    return this.lesson.step.turn.filter((move) => !this.moves.includes(move)).slice(0, 1);
  }

  /** Whether the learner chose something else than the lesson asks for. */
  get isAstray(): boolean {
    return this.moves.some((move) => !this.lesson.step.turn.includes(move));
  }

  /** Whether these moves were confirmed too early. */
  get hasMissed(): boolean {
    return this.#missed === this.moves;
  }

  override confirm(moves: readonly string[] = this.moves): Promise<void> {
    const asked = this.lesson.step.turn;
    if (moves.length === asked.length && moves.every((move) => asked.includes(move))) {
      this.sending = true; // the turn is final
      this.lesson.finish();
    } else this.#missed = this.moves;
    return Promise.resolve();
  }

  override ask(): Promise<void> {
    return Promise.resolve(); // the board points out what to do
  }

  /** Start again at the current step. */
  restart(): void {
    this.sending = false;
    this.#missed = null;
    this.clear();
  }
}
