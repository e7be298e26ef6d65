import { parseRecordId } from '@/lib/record-id';

/** The room to copy, from the URL; invalid values are left out. */
export const roomSearch = (search: Record<string, unknown>): { from?: number | undefined } => ({
  from: parseRecordId(String(search.from)),
});
