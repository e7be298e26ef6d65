import { parseRecordId } from '@/lib/records/record-id';

/** The record that a new one starts from as a copy, as in the URL; anything unreadable is left out. */
export const copySearch = (search: Record<string, unknown>): { from?: number | undefined } => ({
  from: parseRecordId(String(search.from)),
});

/** The record whose parts are to be copied into the one on display. */
export const partsSearch = (search: Record<string, unknown>): { copy?: number | undefined } => ({
  copy: parseRecordId(String(search.copy)),
});
