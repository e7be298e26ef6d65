import { parseRecordId } from '@/lib/records/record-id';

/** The record that a new one starts from as a copy, as in the URL; anything unreadable is left out. */
export const copySearch = (search: Record<string, unknown>): { from?: number | undefined } => ({
  from: parseRecordId(String(search.from)),
});
