import { loadChunk } from '@/lib/loading/chunk';

/** Changes the recently opened records; loads their code in the background. */
export const withOpenedRecords = (change: (records: typeof import('./opened-records')) => void): void => {
  loadChunk(() => import('./opened-records')).then(change, () => undefined);
};
