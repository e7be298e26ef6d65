import { changeStored } from './local-setting';
import { createTableChanges } from './table-changes';

/** What was changed of the tables of Nepal's places, feasts, seasons and permits, for each account in this browser. */
export const nepalChanges = {
  places: createTableChanges('nepal-places'),
  feasts: createTableChanges('nepal-feasts'),
  seasons: createTableChanges('nepal-seasons'),
  permits: createTableChanges('nepal-permits'),
};

export type NepalTable = keyof typeof nepalChanges;

/** Forgets what any account changed. */
export const forgetNepalChanges = (): void => {
  for (const table of Object.keys(nepalChanges)) changeStored(`nepal-${table}`, () => null);
};
