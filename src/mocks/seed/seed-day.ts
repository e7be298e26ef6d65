/** Today's date in the seed, unless set otherwise: in tests and stories. */
export const SEED_DAY = '2026-11-21';
