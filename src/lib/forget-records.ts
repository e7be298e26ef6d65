import { changeStored } from './local-setting';

/** The settings that name records: what was found, opened and read last. */
const names = ['shop-health', 'home-reading', 'recent-records', 'first-reads'];

/** Forgets what this browser kept of records: whoever comes next did not ask for it. */
export const forgetRecords = (): void => {
  for (const name of names) changeStored(name, () => null);
};
