import { ApiError } from '@/api/errors';
import { createLimit } from '@/lib/numbers/limit';
import { rank } from '@/lib/text/fuzzy';
import type { FindRecords, NamedRecord } from '@/resources/records';
import { attemptsFor } from './attempts';

export interface RecordSource {
  /** Path of the area. */
  area: string;
  find: FindRecords;
}

/** A search result with its area. */
export interface FoundRecord extends NamedRecord {
  area: string;
}

/** The part of the text that may be a name, and the areas to search for it. */
export interface NamePart {
  name: string;
  isIn: (area: string) => boolean;
}

export interface RecordSearch {
  sources: readonly RecordSource[];
  /** Undefined if the whole text is a name. */
  part?: NamePart | undefined;
  signal: AbortSignal;
  /** Called with each response. */
  onFound: (records: readonly FoundRecord[]) => void;
  /** Called for each area whose search failed; `forbidden` if the user has no permission. */
  onFailed: (area: string, forbidden: boolean) => void;
}

const CALLS_AT_ONCE = 4;

/** Searches the areas for a text, for less of it until something similar is found; resolves when all have responded. */
export const searchRecords = async (text: string, search: RecordSearch): Promise<void> => {
  const { sources, part, signal, onFound, onFailed } = search;
  const limit = createLimit(CALLS_AT_ONCE);
  const failed = new Set<string>();
  const isOver = () => signal.aborted;
  const isLooked = (area: string) => part === undefined || part.isIn(area);
  const isAlike = (records: readonly NamedRecord[], wanted: string) =>
    rank(records, wanted, ({ name, details = [] }) => [name, ...details].join(' ')).length > 0;

  const ask = async ({ area, find }: RecordSource, term: string, size: number) => {
    if (isOver() || failed.has(area)) return false;
    try {
      const records = (await find(term, size, signal)).map((record) => ({ ...record, area }));
      if (isOver()) return false;
      onFound(records);
      return isAlike(records, text) || (part !== undefined && isLooked(area) && isAlike(records, part.name));
    } catch (error) {
      if (isOver() || failed.has(area)) return false;
      failed.add(area);
      onFailed(area, error instanceof ApiError && error.status === 403);
      return false;
    }
  };

  const whole = text.trim().toLowerCase();
  for (const { terms, size } of attemptsFor(text, part?.name)) {
    const calls = terms.flatMap((term) =>
      sources
        .filter(({ area }) => term === whole || isLooked(area))
        .map((source) => limit(() => ask(source, term, size))),
    );
    const alike = await Promise.all(calls);
    if (alike.includes(true) || isOver()) return;
  }
};
