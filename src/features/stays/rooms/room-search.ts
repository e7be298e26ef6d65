import { parseRecordId } from '@/lib/record-id';

/** Which room a new one is a copy of, as the URL has it; anything unreadable is left out. */
export const roomSearch = (search: Record<string, unknown>): { from?: number | undefined } => ({
  from: parseRecordId(String(search.from)),
});
