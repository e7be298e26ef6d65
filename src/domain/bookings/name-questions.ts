import { dayIn } from '@/api/tolerant/other-names';
import type { Booking } from '@/generated/model';
import { isRecord } from '@/lib/values/is-record';
import { toNumber } from '@/lib/values/lenient';

/** A field of the server that may be the one asked for, with some of its values. */
export interface NameCandidate {
  name: string;
  values: readonly string[];
}

/** What is asked about a field of bookings that was found under no name. */
export interface NameQuestion {
  field: 'start_date' | 'end_date' | 'people' | 'total_amount' | 'paid_amount';
  candidates: readonly NameCandidate[];
  /** The candidate that its values speak for. */
  likely?: string | undefined;
}

type Read = (value: unknown) => string | undefined;

/** Dates and numbers that are about the record, the payment's time or the person. */
const beside =
  /(^|_|\.)(ids?|.*_id|.*_at)$|creat|updat|delet|cancel|pa(id|yment)_|birth|dob|expir|verif|issue|version/i;

const asAmount: Read = (value) => {
  const number = typeof value === 'boolean' ? undefined : toNumber(value);
  return number === undefined ? undefined : String(number);
};

const leavesOf = (booking: Booking): (readonly [name: string, value: unknown])[] =>
  Object.entries(booking).flatMap(([key, value]) =>
    isRecord(value)
      ? Object.entries(value).map(([inner, item]) => [`${key}.${inner}`, item] as const)
      : [[key, value] as const],
  );

const candidatesIn = (
  rows: readonly Booking[],
  read: Read,
  known: (name: string) => boolean,
): NameCandidate[] => {
  const all = rows
    .flatMap(leavesOf)
    .filter(([name, value]) => !known(name) && !beside.test(name) && (value ?? '') !== '');
  return [...Map.groupBy(all, ([name]) => name)].flatMap(([name, found]) => {
    const values = found.map(([, value]) => read(value));
    const first = [...new Set(values)].filter((value) => value !== undefined).slice(0, 3);
    return values.every((value) => value !== undefined) ? [{ name, values: first }] : [];
  });
};

const average = (rows: readonly Booking[], name: string): number => {
  const days = rows
    .flatMap(leavesOf)
    .flatMap(([each, value]) => (each === name ? [Date.parse(dayIn(value) ?? '')] : []));
  return days.reduce((sum, day) => sum + day / days.length, 0);
};

/** The questions about fields that no row has, and that another field of the server may be. */
export const nameQuestions = (rows: readonly Booking[], known: (name: string) => boolean): NameQuestion[] => {
  const lacks = (field: keyof Booking) => rows.every((row) => (row[field] ?? '') === '');
  const days = candidatesIn(rows, dayIn, known).toSorted(
    (a, b) => average(rows, a.name) - average(rows, b.name),
  );
  const amounts = candidatesIn(rows, asAmount, known);
  const questions: NameQuestion[] = [
    { field: 'start_date', candidates: days, likely: days[0]?.name },
    { field: 'end_date', candidates: days, likely: lacks('start_date') ? days[1]?.name : undefined },
    { field: 'people', candidates: lacks('adults') ? amounts : [] },
    { field: 'total_amount', candidates: amounts },
    { field: 'paid_amount', candidates: amounts },
  ];
  return questions.filter(({ field, candidates }) => candidates.length > 0 && lacks(field));
};
