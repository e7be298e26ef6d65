import { useReading } from '@/domain/uses/use-reading';
import type { RecordTypes } from '@/resources/record-type';

/** Parts of a record name it, too: what becomes of them is chosen by themselves. */
const PARTS = ['departures', 'rooms'];

/** Reads what points at a twin, from the first render on. */
export const useTwinUses = (path: string, twin: { id: number; name: string }, types: RecordTypes) => {
  const reading = useReading({ path, records: [twin] }, types);
  return { reading, uses: (reading.uses ?? []).filter(({ use }) => !PARTS.includes(use.tag)) };
};
