import { isRecord } from './is-record';
import { createLocalSetting } from './local-setting';

/** A record that was opened: enough to name it and to find its screen again. */
export interface RecentRecord {
  /** Path of its area: `/packages`. */
  area: string;
  id: number;
  name: string;
}

interface Opened {
  /** Whose records they are. */
  owner: string;
  records: RecentRecord[];
}

const MOST_RECORDS = 20;

const isRecent = (value: unknown): value is RecentRecord =>
  isRecord(value) &&
  typeof value.area === 'string' &&
  /^\/[\w-]+$/.test(value.area) &&
  Number.isSafeInteger(value.id) &&
  typeof value.name === 'string';

/** Reads what was stored, of any shape. */
const parseOpened = (stored: unknown): Opened | null =>
  isRecord(stored) && typeof stored.owner === 'string' && Array.isArray(stored.records)
    ? { owner: stored.owner, records: stored.records.filter(isRecent).slice(0, MOST_RECORDS) }
    : null;

const opened = createLocalSetting('recent-records', parseOpened);

const none: readonly RecentRecord[] = [];

/** The records that this account opened last, the latest first. */
export const recentRecords = (owner: string): readonly RecentRecord[] => {
  const now = opened.get();
  return now?.owner === owner ? now.records : none;
};

/** Puts a record in front of those that this account opened before, and forgets those of any other account. */
export const rememberRecord = (owner: string, record: RecentRecord): void => {
  const others = recentRecords(owner).filter(({ area, id }) => area !== record.area || id !== record.id);
  opened.set({ owner, records: [record, ...others].slice(0, MOST_RECORDS) });
};

/** Forgets one record, whoever opened it: it is not there any more. */
export const dropRecord = (area: string, id: number): void => {
  const now = opened.get();
  if (now) opened.set({ ...now, records: now.records.filter((one) => one.area !== area || one.id !== id) });
};

/** Forgets the records: whoever comes next did not open them. */
export const forgetRecords = (): void => opened.set(null);
