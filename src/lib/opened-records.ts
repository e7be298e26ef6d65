import { isRecord } from './is-record';
import { createLocalSetting } from './local-setting';

/** A record that was opened: enough to name it and to find its screen again. */
export interface OpenedRecord {
  /** Path of its area: `/packages`. */
  area: string;
  id: number;
  name: string;
}

interface Opened {
  /** Whose records they are. */
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

/** Reads what was stored, of any shape. */
const parseOpened = (stored: unknown): Opened | null =>
  isRecord(stored) && typeof stored.owner === 'string' && Array.isArray(stored.records)
    ? { owner: stored.owner, records: stored.records.filter(isOpened).slice(0, MOST_RECORDS) }
    : null;

const opened = createLocalSetting('recent-records', parseOpened);

const none: readonly OpenedRecord[] = [];

/** The records that this account opened last, the latest first. */
export const openedRecords = (owner: string): readonly OpenedRecord[] => {
  const now = opened.get();
  return now?.owner === owner ? now.records : none;
};

/** Puts a record in front of those that this account opened before, and forgets those of any other account. */
export const rememberOpened = (owner: string, record: OpenedRecord): void => {
  const others = openedRecords(owner).filter(({ area, id }) => area !== record.area || id !== record.id);
  opened.set({ owner, records: [record, ...others].slice(0, MOST_RECORDS) });
};

/** Forgets one record, whoever opened it: it is not there any more. */
export const dropOpened = (area: string, id: number): void => {
  const now = opened.get();
  if (now) opened.set({ ...now, records: now.records.filter((one) => one.area !== area || one.id !== id) });
};
