import { conflict } from './answers';

/** Refuses a deletion while `count` other records, "packages", need this one. */
export const refuseInUse = (name: string, count: number | undefined, records: string) => {
  if (!count) return;
  const users = count === 1 ? `1 ${records.replace(/s$/, '')} still uses` : `${count} ${records} still use`;
  throw conflict(`“${name}” cannot be deleted: ${users} it.`);
};
