import { MOST_DEPARTURES, newSeason, type SeasonInput } from '@/domain/departures/season';
import type { DateOrder } from '@/lib/dates/date-candidates';
import type { Calendar } from '@/lib/dates/date-words';
import { addDays, daysBetween, isPlainDate, type PlainDate, weekdayNumber } from '@/lib/dates/dates';
import { orderOf, type PastedDates, readPastedDates } from './pasted-dates';

/** The input for a season of one package. */
export interface DatesInput extends SeasonInput {
  source: 'pattern' | 'paste';
  from: PlainDate;
  to: PlainDate;
  repeat: 'weekdays' | 'interval';
  days: number | string;
  pasted: string;
  unmarked: Calendar;
  /** Undefined if detected from the column. */
  order: DateOrder | undefined;
  /** The days excluded in the preview. */
  off: readonly PlainDate[];
}

export const emptyInput: DatesInput = {
  ...newSeason,
  source: 'pattern',
  from: '',
  to: '',
  repeat: 'weekdays',
  days: 14,
  pasted: '',
  unmarked: 'AD',
  order: undefined,
  off: [],
};

/** What holds no input by itself: days are excluded from dates that are given. */
export const aside: Partial<DatesInput> = { source: emptyInput.source, off: emptyInput.off };

/** The column, parsed with the input's choices. */
export const pastedDatesOf = ({ pasted, unmarked, order }: DatesInput): PastedDates =>
  readPastedDates(pasted, { unmarked, order: order ?? orderOf(pasted) });

type Pattern = Pick<DatesInput, 'from' | 'to' | 'repeat' | 'weekdays' | 'days'>;

/** The dates of a pattern, in order, at most one more than `MOST_DEPARTURES`; none while it is incomplete. */
export const patternDates = ({ from, to, repeat, weekdays, days }: Pattern): PlainDate[] => {
  if (!isPlainDate(from) || !isPlainDate(to)) return [];
  const step = repeat === 'interval' ? days : 1;
  if (typeof step === 'string' || !Number.isInteger(step) || step < 1) return [];
  if (repeat === 'weekdays' && weekdays.length === 0) return [];
  const dates: PlainDate[] = [];
  const span = daysBetween(from, to);
  for (let offset = 0; offset <= span && dates.length <= MOST_DEPARTURES; offset += step) {
    const date = addDays(from, offset);
    if (repeat === 'interval' || weekdays.includes(String(weekdayNumber(date)))) dates.push(date);
  }
  return dates;
};
