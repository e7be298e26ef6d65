import { endsRun, reasonOf } from '@/api/errors';
import type { PlainDate } from '@/lib/dates';

/** How far the creation of one departure of a season has come; `exists` was found on the server and left alone. */
export type RowState = 'waiting' | 'creating' | 'created' | 'exists' | 'failed';

export interface SeasonRow {
  date: PlainDate;
  state: RowState;
  /** Why it failed. */
  reason?: string;
}

/** Whether a departure has still to be created. */
export const isLeft = ({ state }: SeasonRow): boolean => state !== 'created' && state !== 'exists';

interface Steps {
  /** Reads which days have a departure on the server now. */
  existing: () => Promise<ReadonlySet<PlainDate>>;
  create: (date: PlainDate) => Promise<unknown>;
  onRows: (rows: SeasonRow[]) => void;
  isStopped: () => boolean;
}

/**
 * Creates the rows in the state `which`, one after the other. The server's list is read first: a day that has got its
 * departure meanwhile, by a failure that had been saved after all or by somebody else, is not created again.
 */
export async function runSeason(
  rows: readonly SeasonRow[],
  which: 'waiting' | 'failed',
  { existing, create, onRows, isStopped }: Steps,
): Promise<void> {
  let current = [...rows];
  const set = (date: PlainDate, state: RowState, reason?: string) => {
    current = current.map((row) =>
      row.date === date ? { date, state, ...(reason === undefined ? {} : { reason }) } : row,
    );
    onRows(current);
  };
  const known = await existing();
  for (const { date, state } of rows) {
    if (state !== which) continue;
    if (known.has(date)) {
      set(date, which === 'failed' ? 'created' : 'exists');
      continue;
    }
    if (isStopped()) return;
    set(date, 'creating');
    try {
      await create(date);
      set(date, 'created');
    } catch (thrown) {
      set(date, 'failed', reasonOf(thrown));
      if (endsRun(thrown)) return;
    }
  }
}
