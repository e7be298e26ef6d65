import { createLocalSetting } from '@/lib/storage/local-setting';
import { isRecord } from '@/lib/values/is-record';

/** A recently opened record: enough to show its name and link to it. */
export interface OpenedRecord {
  /** Path of its area: `/packages`. */
  area: string;
  id: number;
  name: string;
}

interface Opened {
  /** The account that opened them. */
  owner: string;
  records: OpenedRecord[];
}

const MOST_RECORDS = 20;

const isOpened = (value: unknown): value is OpenedRecord =>
  isRecord(value) &&
  typeof value.area === 'string' &&
  /^\/[\w-]+$/.test(value.area) &&
  Number.isSafeInteger(value.id) &&
  typeof value.name === 'string';

/** Parses a stored value of any shape. */
const parseOpened = (stored: unknown): Opened | null =>
  isRecord(stored) && typeof stored.owner === 'string' && Array.isArray(stored.records)
    ? { owner: stored.owner, records: stored.records.filter(isOpened).slice(0, MOST_RECORDS) }
    : null;

const opened = createLocalSetting('recent-records', parseOpened);

const none: readonly OpenedRecord[] = [];

/** The records that this account opened, latest first. */
export const openedRecords = (owner: string): readonly OpenedRecord[] => {
  const now = opened.get();
  return now?.owner === owner ? now.records : none;
};

/** Puts a record first among those this account opened, and drops those of any other account. */
export const rememberOpened = (owner: string, record: OpenedRecord): void => {
  const others = openedRecords(owner).filter(({ area, id }) => area !== record.area || id !== record.id);
  opened.set({ owner, records: [record, ...others].slice(0, MOST_RECORDS) });
};

/** Drops one record that no longer exists, whoever opened it. */
export const dropOpened = (area: string, id: number): void => {
  const now = opened.get();
  if (now) opened.set({ ...now, records: now.records.filter((one) => one.area !== area || one.id !== id) });
};
