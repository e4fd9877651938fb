/** The colour of each seat, in charts and announcements. */
export const SEAT_COLOURS: readonly string[] = ["var(--accent)", "var(--card-orange)", "var(--card-green)", "var(--card-purple)", "var(--bad)"];
