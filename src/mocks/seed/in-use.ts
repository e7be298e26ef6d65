/** How many records need a region or an activity, by its id. Once those records have tables, their rows are counted. */
type Uses = Readonly<Record<number, number>>;

export const PACKAGES_IN_REGION: Uses = {
  1: 14,
  2: 12,
  3: 5,
  4: 6,
  7: 3,
  13: 4,
  14: 5,
  19: 4,
  26: 6,
  29: 3,
  30: 8,
};

export const HOMESTAYS_IN_REGION: Uses = { 1: 9, 2: 7, 4: 6, 5: 8, 6: 5, 9: 4, 16: 3 };

export const HOTELS_IN_REGION: Uses = { 1: 11, 2: 9, 4: 4, 5: 5, 9: 6, 13: 3, 14: 4 };

export const PACKAGES_WITH_ACTIVITY: Uses = { 1: 31, 2: 6, 4: 5, 6: 3, 8: 4, 9: 8 };
