import { BS_SPAN } from '@/lib/bikram-sambat';
import type { PlainDate } from '@/lib/dates';
import { type Calendar, calendarOf, readDate, withoutWeekday } from '@/lib/typed-date';

/** What comes first in dates like `03/04/2027`. */
export type DateOrder = 'day' | 'month';

/** A row of a pasted column, counted from 1 as in a spreadsheet. */
export interface PastedRow {
  row: number;
  text: string;
}

export interface PastedDates {
  dates: PlainDate[];
  unreadable: (PastedRow & { reason: string })[];
  /** The rows that repeat the date of an earlier row. */
  repeated: PastedRow[];
  /** Whether a row is ambiguous, so that the order of day and month matters. */
  orderMatters: boolean;
}

const TIME = /[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s?[ap]m)?$/i;
const SHORT_YEAR = /^(\d{1,2}[-\s][a-z]{3,9}[-\s])(\d{2})$/i;
const NUMBERS = /^(\d{1,2})[-/. ](\d{1,2})[-/. ]\d{4}(?!\d)/;

/** Spreadsheets also write weekdays, times and two-digit years. */
const asTyped = (cell: string) =>
  withoutWeekday(cell.replace(/^["']|["']$/g, ''))
    .replace(TIME, '')
    .replace(SHORT_YEAR, '$120$2');

const rowsOf = (text: string): PastedRow[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ row: index + 1, text: (line.split('\t')[0] ?? '').trim() }))
    .filter((row) => row.text !== '');

/** The order in a column, recognized by a number above 12; day first, as in Nepal, if there is none. */
export const orderOf = (text: string): DateOrder => {
  const pairs = rowsOf(text).flatMap((row) => {
    const match = NUMBERS.exec(asTyped(row.text));
    return match ? [[Number(match[1]), Number(match[2])] as const] : [];
  });
  const dayFirst = pairs.some(([first]) => first > 12);
  return !dayFirst && pairs.some(([, second]) => second > 12) ? 'month' : 'day';
};

const readRow = (text: string, unmarked: Calendar, first: DateOrder): ReturnType<typeof readDate> => {
  if (/^\d{5}(?:\.\d+)?$/.test(text))
    return {
      problem: 'This is a spreadsheet’s day number. Give the cells a date format and copy them again.',
    };
  if (/^\d{1,2}[-/.]\d{1,2}[-/.]\d{2}$/.test(text)) return { problem: 'Write the year with four digits.' };
  const reading = readDate(text, { unmarked, first });
  const silent = unmarked === 'AD' && calendarOf(text) === undefined;
  if (
    silent &&
    'date' in reading &&
    reading.date > BS_SPAN.to &&
    'date' in readDate(text, { unmarked: 'BS', first })
  )
    return { problem: 'This may be Bikram Sambat. Choose the calendar, or write AD or BS after it.' };
  return reading;
};

/** Parses dates pasted from a spreadsheet; of several columns the first counts. */
export const readPastedDates = (
  text: string,
  { unmarked, order }: { unmarked: Calendar; order: DateOrder },
): PastedDates => {
  const result: PastedDates = { dates: [], unreadable: [], repeated: [], orderMatters: false };
  for (const row of rowsOf(text)) {
    const typed = asTyped(row.text);
    const reading = readRow(typed, unmarked, order);
    const numbers = NUMBERS.exec(typed);
    if (numbers && Number(numbers[1]) <= 12 && Number(numbers[2]) <= 12) result.orderMatters = true;
    if ('problem' in reading) result.unreadable.push({ ...row, reason: reading.problem });
    else if (result.dates.includes(reading.date)) result.repeated.push(row);
    else result.dates.push(reading.date);
  }
  return result;
};
