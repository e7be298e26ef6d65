import type { Entry } from '@/domain/history/entry';
import { clockInNepal, type PlainDate } from '@/lib/dates/dates';
import { fold } from '@/lib/text/fold';
import { subjectAt } from './subject';
import { entryLine, origins } from './words';

/** The writes of one run, or a single one; the latest first. */
export interface HistoryRun {
  key: string;
  entries: readonly [Entry, ...Entry[]];
}

export interface HistoryDay {
  /** The day in Nepal. */
  date: PlainDate;
  runs: readonly HistoryRun[];
}

export interface Wanted {
  text?: string | undefined;
  kind?: string | undefined;
  /** A record as an address; what belongs to it counts, too. */
  record?: string | undefined;
}

const kindOf = ({ kind }: Entry) => (kind === 'created' || kind === 'deleted' ? kind : 'changed');

const isAbout = (entry: Entry, record: string) => `${subjectAt(entry.path).record}/`.startsWith(`${record}/`);

const texts = new WeakMap<Entry, string>();

/** What is searched, computed once: formatted texts take long to read. */
const textOf = (entry: Entry): string => {
  const known = texts.get(entry) ?? fold(`${entryLine(entry)} ${entry.by ? origins[entry.by] : ''}`);
  texts.set(entry, known);
  return known;
};

/** The entries that have all words of a text in names, fields or values, and are of a kind and about a record. */
export const entriesThat = (entries: readonly Entry[], { text, kind, record }: Wanted): Entry[] => {
  const words = fold(text ?? '')
    .split(' ')
    .filter(Boolean);
  return entries.filter(
    (entry) =>
      (kind === undefined || kindOf(entry) === kind) &&
      (record === undefined || isAbout(entry, record)) &&
      (words.length === 0 || words.every((word) => textOf(entry).includes(word))),
  );
};

export const momentOf = ({ at }: Pick<Entry, 'at'>) => clockInNepal(new Date(at).toISOString());

/** Entries by day and run, the latest first; a run that goes on after midnight is of the day when it began. */
export const byDay = (entries: readonly Entry[]): HistoryDay[] => {
  const runs = Map.groupBy(entries, ({ run, id }) => run ?? String(id));
  const all = [...runs].flatMap(([key, [first, ...rest]]): HistoryRun[] =>
    first ? [{ key, entries: [first, ...rest] }] : [],
  );
  const days = Map.groupBy(all, (run) => momentOf(run.entries.at(-1) ?? run.entries[0])?.date ?? '');
  return [...days].map(([date, ofDay]) => ({ date, runs: ofDay }));
};

/** The first runs of the days, so many together; a day keeps all for its text. */
export const firstRuns = (days: readonly HistoryDay[], most: number) => {
  let left = most;
  return days.flatMap((day) => {
    const runs = day.runs.slice(0, Math.max(0, left));
    left -= day.runs.length;
    return runs.length > 0 ? [{ day, runs }] : [];
  });
};

/** Whether a record, given as an address, or the one that it is a part of, is among the deleted ones. */
export const deletedAmong = (entries: readonly Entry[]): ((record: string) => boolean) => {
  const deleted = new Set(
    entries.filter(({ kind }) => kind === 'deleted').map(({ path }) => subjectAt(path).record),
  );
  return (record) => deleted.has(record) || deleted.has(record.split('/').slice(0, 3).join('/'));
};
