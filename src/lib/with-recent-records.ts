import { loadChunk } from './chunk';

/** Changes the records that were opened last; their code is loaded for it, and nothing waits for that. */
export const withRecentRecords = (change: (records: typeof import('./recent-records')) => void): void => {
  loadChunk(() => import('./recent-records')).then(change, () => undefined);
};

/** Takes a record that was deleted off those that were opened last; `area` is the path of its list. */
export const forgetRecord = (area: string, id: number): void =>
  withRecentRecords(({ dropRecord }) => dropRecord(area, id));
