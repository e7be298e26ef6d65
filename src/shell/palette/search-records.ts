import { ApiError } from '@/api/errors/api-error';
import { createLimit } from '@/lib/numbers/limit';
import { fold } from '@/lib/text/fold';
import type { FindRecords, NamedRecord } from '@/resources/records';
import { looserTerms, termsElsewhere, wholeTerms } from './search-terms';

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
  /** Beside an action; undefined if the text has none. */
  part?: NamePart | undefined;
  /** Beside a kind; undefined if the text names none. */
  ofKind?: NamePart | undefined;
  signal: AbortSignal;
  /** Called with each response. */
  onFound: (records: readonly FoundRecord[]) => void;
  /** Called for each area whose search failed; `forbidden` if the user has no permission. */
  onFailed: (area: string, forbidden: boolean) => void;
}

const CALLS_AT_ONCE = 4;

/** The most records of an area to request: more for less of a name, as they are ranked here. */
const MOST = { whole: 5, looser: 50 };

/** While a shorter text is typed, a hit in one area is enough. */
const FEWEST_LETTERS_ELSEWHERE = 5;

/** Whether a record has the term as an API finds it; a list that is searched here has similar ones too. */
const has = ({ name, details = [] }: NamedRecord, term: string) =>
  fold([name, ...details].join(' ')).includes(fold(term));

/**
 * Searches the areas for a text, then those without a record that has it for less of it: by fewer terms if another area
 * has one, as a name is then rather missing than misspelt. Resolves when all have responded.
 */
export const searchRecords = async (text: string, search: RecordSearch): Promise<void> => {
  const { sources, part, ofKind, signal, onFound, onFailed } = search;
  const limit = createLimit(CALLS_AT_ONCE);
  const failed = new Set<string>();
  const isOver = (area: string) => signal.aborted || failed.has(area);

  const ask = async ({ area, find }: RecordSource, term: string, most: number) => {
    if (isOver(area)) return false;
    try {
      const records = await find(term, most, signal);
      if (isOver(area)) return false;
      onFound(records.map((record) => ({ ...record, area })));
      return records.some((record) => has(record, term));
    } catch (error) {
      if (isOver(area)) return false;
      failed.add(area);
      onFailed(area, error instanceof ApiError && error.status === 403);
      return false;
    }
  };

  const whole = text.trim().toLowerCase();
  /** The areas that have one of the terms. */
  const askEach = async (
    areas: readonly RecordSource[],
    terms: readonly string[],
    most: number,
    isAsked = (_area: string, _term: string) => true,
  ) => {
    const calls = terms.flatMap((term) =>
      areas
        .filter(({ area }) => isAsked(area, term))
        .map((source) => limit(async () => ((await ask(source, term, most)) ? [source] : []))),
    );
    return new Set((await Promise.all(calls)).flat());
  };
  const askAll = (areas: readonly RecordSource[], terms: readonly string[], most: number) =>
    askEach(areas, terms, most, (area, term) => term === whole || part === undefined || part.isIn(area));

  const { name = text } = part ?? {};
  const having = await askAll(sources, wholeTerms(text, name), MOST.whole);
  if (ofKind) {
    const own = sources.filter(({ area }) => ofKind.isIn(area));
    const found = await askEach(own, wholeTerms(ofKind.name), MOST.whole);
    if (found.size === 0) await askEach(own, looserTerms(ofKind.name), MOST.looser);
    if (found.size > 0) return;
  }
  if (having.size === 0) await askAll(sources, looserTerms(name), MOST.looser);
  else if (name.trim().length >= FEWEST_LETTERS_ELSEWHERE) {
    const others = sources.filter((source) => !having.has(source));
    await askAll(others, termsElsewhere(name), MOST.looser);
  }
};
