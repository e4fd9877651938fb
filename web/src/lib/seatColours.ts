/** The colour of each seat, in charts and announcements. */
export const SEAT_COLOURS: readonly string[] = [1, 2, 3, 4, 5].map((seat) => `var(--seat-${seat})`);
