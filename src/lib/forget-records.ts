import { changeStored } from './local-setting';

/** The settings that name records: what was found last, and what was opened last. */
const names = ['shop-health', 'home-reading', 'recent-records'];

/** Forgets what this browser kept of records: whoever comes next did not ask for it. */
export const forgetRecords = (): void => {
  for (const name of names) changeStored(name, () => null);
};
