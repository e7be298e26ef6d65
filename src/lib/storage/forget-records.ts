import { changeStored } from './local-setting';

/** The stored settings that contain record names or ids, or come from a user's files. */
const names = [
  'shop-health',
  'home-reading',
  'home-outcomes',
  'recent-records',
  'first-reads',
  'import-columns',
];

/** The name of the database of what one changed; its code is loaded with the first write. */
export const HISTORY = 'history';

/** The name of the setting that says to which account the names in this browser belong. */
export const NAMES_OF = 'names-of';

/** The stored settings about what was seen and done here, without names of records. */
const progress = ['shop-setup', 'news-seen', 'waved-off', 'not-twins'];

/** Forgets which hints were put away, which news were read, what was waved off, and which pairs are not twins. */
export const forgetProgress = (): void => {
  for (const name of progress) changeStored(name, () => null);
};

/** Deletes what this browser stored about records, so that the next user does not see it. */
export const forgetRecords = (): void => {
  for (const name of names) changeStored(name, () => null);
  try {
    indexedDB.deleteDatabase(HISTORY);
  } catch {
    // What is denied, or missing, holds nothing.
  }
};
