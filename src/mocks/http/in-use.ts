import { conflict } from './answers';

/** Refuses a deletion while `count` other records, "packages", need this one. */
export const refuseInUse = (name: string, count: number | undefined, records: string) => {
  if (!count) return;
  throw conflict(`“${name}” cannot be deleted: ${count} ${records} still use it.`);
};
