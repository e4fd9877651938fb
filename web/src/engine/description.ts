// What the build of the modules says about a game: where its records have their fields, and what its numbers mean.

export interface Field {
  readonly offset: number;
  readonly type: string | Layout;
  readonly shape?: readonly number[];
}

export interface Layout {
  readonly size: number;
  readonly fields: Readonly<Record<string, Field>>;
}

/** A kind of fact or announcement: its key, and its values in order; a value without words is a number. */
export interface Topic {
  readonly key: string;
  readonly values: Readonly<Record<string, readonly string[] | null>>;
}

/** Why a move is refused. */
export interface Reason {
  readonly name: string;
  readonly clause: string;
  readonly sentence: string;
}

/** A field of a set-up, in the record: one choice, or one for each seat. */
export interface SetupField {
  readonly name: string;
  readonly by_seat: boolean;
  readonly words: readonly string[] | null; // null if the record has the number itself
}

export interface Description {
  readonly layout: string; // identifies it: a server with the same one can send states
  readonly data_ends: { readonly rules: number; readonly bots: number }; // the first free address of each module
  readonly records: { readonly state: Layout; readonly kit: Layout; readonly memory: Layout; readonly bank: { readonly size: number } };
  readonly seats: readonly [fewest: number, most: number];
  readonly most_moves: number;
  readonly most_facts: number;
  readonly most_announcements: number; // about one move
  readonly scratch_states: number;
  readonly sources: readonly string[]; // of points
  readonly reasons: readonly Reason[];
  readonly topics: readonly Topic[];
  readonly fact_topics: readonly Topic[];
  readonly setup: { readonly draws: number; readonly fields: readonly SetupField[] }; // numbers of draws from here on
  readonly bank: string; // all that the standard components offer, in Base64
  readonly components: unknown; // the standard ones, as a record has them
  readonly options: Readonly<Record<string, unknown>>; // of a new game, as a record has them
}
