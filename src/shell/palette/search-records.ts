import { ApiError } from '@/api/errors';
import type { FindRecords, NamedRecord } from '@/areas/records';
import { rank } from '@/lib/fuzzy';
import { createLimit } from '@/lib/limit';
import { attemptsFor } from './attempts';

/** An area whose records are looked through. */
export interface RecordSource {
  /** Path of the area. */
  area: string;
  find: FindRecords;
}

/** A record that an area has. */
export interface FoundRecord extends NamedRecord {
  area: string;
}

/** A part of the text that may be the name, and in which areas. */
export interface NamePart {
  name: string;
  isIn: (area: string) => boolean;
}

export interface RecordSearch {
  sources: readonly RecordSource[];
  /** Left out where the whole text is a name. */
  part?: NamePart | undefined;
  signal: AbortSignal;
  /** Called as the answers come in. */
  onFound: (records: readonly FoundRecord[]) => void;
  /** Called for each area that did not answer; `forbidden` where the administrator may not see it. */
  onFailed: (area: string, forbidden: boolean) => void;
}

const CALLS_AT_ONCE = 4;

/** Asks the areas for a text, for less of it as long as nothing is found that looks like it; resolves when all have answered. */
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
