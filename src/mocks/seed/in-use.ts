/** How many records need a region, by its id. Once those records have tables, their rows are counted. */
type Uses = Readonly<Record<number, number>>;

export const HOMESTAYS_IN_REGION: Uses = { 1: 9, 2: 7, 4: 6, 5: 8, 6: 5, 9: 4, 16: 3 };

export const HOTELS_IN_REGION: Uses = { 1: 11, 2: 9, 4: 4, 5: 5, 9: 6, 13: 3, 14: 4 };
