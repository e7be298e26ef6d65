/** The day that passes for today in the seed, as long as nobody says another: in tests and stories. */
export const SEED_DAY = '2026-11-21';
