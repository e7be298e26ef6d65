import type { Movables } from '@/domain/uses/movable';
import { useReading } from '@/domain/uses/use-reading';

/** Parts of a record name it, too: what becomes of them is chosen by themselves. */
const PARTS = ['departures', 'rooms'];

/** Reads what points at a twin, from the first render on. */
export const useTwinUses = (path: string, twin: { id: number; name: string }, movables: Movables) => {
  const reading = useReading({ path, records: [twin] }, movables);
  return { reading, uses: (reading.uses ?? []).filter(({ use }) => !PARTS.includes(use.tag)) };
};
