/** The dialects, with their labels. */
export const DIALECT_TITLES = {
  normal: 'As in the contract',
  laravel: 'Laravel: 1 and 0, whole records',
  ids: 'References are bare ids',
  bare: 'Answers leave out what they can',
  strict: 'Unknown fields are refused',
  deaf: 'Invented parameters are ignored',
  renamed: 'Bookings have other names for all',
  whole: 'Changes empty what they leave out',
  cascade: 'Deletions take along what refers to it',
  nulls: 'Deletions empty what refers to it',
} as const;

export type DialectName = keyof typeof DIALECT_TITLES;

export const DIALECT_NAMES = Object.keys(DIALECT_TITLES) as DialectName[];
