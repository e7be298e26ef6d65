import { loadChunk } from './chunk';

/** Changes the records that were opened last; their code is loaded for it, and nothing waits for that. */
export const withOpenedRecords = (change: (records: typeof import('./opened-records')) => void): void => {
  loadChunk(() => import('./opened-records')).then(change, () => undefined);
};
