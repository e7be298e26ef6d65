import { BS_SPAN } from '@/lib/dates/bikram-sambat';
import { type DateOrder, orderIn } from '@/lib/dates/date-candidates';
import type { Calendar } from '@/lib/dates/date-words';
import type { PlainDate } from '@/lib/dates/dates';
import { type DateChoice, readDate } from '@/lib/dates/typed-date';
import { copiedCells, copyOf, trimmed } from '@/lib/files/cells';

/** A row of a pasted column, counted from 1 as in a spreadsheet. */
export interface PastedRow {
  row: number;
  text: string;
}

/** A row that is no date, or may be one of several. */
interface UnreadableRow extends PastedRow {
  reason: string;
  choices: readonly DateChoice[];
}

export interface PastedDates {
  dates: PlainDate[];
  unreadable: UnreadableRow[];
  /** The rows that repeat the date of an earlier row. */
  repeated: PastedRow[];
  /** The rows from one day to another, of which the first is taken. */
  ranges: PastedRow[];
  /** Whether a row is ambiguous, so that the order of day and month matters. */
  orderMatters: boolean;
}

/** How spreadsheets shorten dates: 18-Mar-27. */
const SHORT_YEAR = /^(\d{1,2}[-\s][a-z]{3,9}[-\s])(\d{2})$/i;

const unquoted = (cell: string) => cell.replace(/^["']|["']$/g, '');

const asTyped = (cell: string) => unquoted(cell).replace(SHORT_YEAR, '$120$2');

const textOf = ([first = '']: readonly string[]) => trimmed(first).replaceAll(/\s+/g, ' ');

const rowsOf = (text: string): PastedRow[] =>
  copiedCells(text)
    .map((cells, index) => ({ row: index + 1, text: textOf(cells) }))
    .filter((row) => row.text !== '');

/** The order in a column, recognized by a number above 12; day first, as in Nepal, if there is none. */
export const orderOf = (text: string): DateOrder => {
  const orders = rowsOf(text).map((row) => orderIn(asTyped(row.text)));
  return !orders.includes('day') && orders.includes('month') ? 'month' : 'day';
};

/** The pasted text with another date in place of a row's, in the first row that has the same text. */
export const withDate = (text: string, row: PastedRow, date: string): string => {
  const rows = copiedCells(text);
  const found = rows.findIndex((cells) => unquoted(textOf(cells)) === unquoted(row.text));
  return copyOf(rows.map((cells, index) => (index === found ? [date, ...cells.slice(1)] : cells)));
};

/** Parses dates pasted from a spreadsheet; of several columns the first counts. */
export const readPastedDates = (
  text: string,
  { unmarked, order }: { unmarked: Calendar; order: DateOrder },
): PastedDates => {
  const result: PastedDates = { dates: [], unreadable: [], repeated: [], ranges: [], orderMatters: false };
  for (const row of rowsOf(text)) {
    const typed = asTyped(row.text);
    const reading = readDate(typed, { unmarked, first: order, latest: BS_SPAN.to });
    if (orderIn(typed) === 'either') result.orderMatters = true;
    if ('problem' in reading) {
      const { problem: reason, choices = [] } = reading;
      result.unreadable.push({ ...row, reason, choices });
    } else if (result.dates.includes(reading.date)) result.repeated.push(row);
    else {
      result.dates.push(reading.date);
      if (reading.until) result.ranges.push(row);
    }
  }
  return result;
};
