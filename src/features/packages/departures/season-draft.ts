import { departureBody, newOffer, type Offer } from '@/domain/departures/departures';
import type { DateOrder } from '@/lib/dates/date-candidates';
import type { Calendar } from '@/lib/dates/date-words';
import type { PlainDate } from '@/lib/dates/dates';
import { sameValues } from '@/lib/values/same-values';
import { orderOf, type PastedDates, readPastedDates } from './pasted-dates';
import { type PlannedDay, planSeason, seasonDates, type SeasonPattern } from './season';

/** The input for a season before anything is created. */
export interface SeasonDraft {
  source: 'pattern' | 'paste';
  from: PlainDate;
  to: PlainDate;
  repeat: 'weekdays' | 'interval';
  /** 0 for Sunday, as strings for checkboxes. */
  weekdays: string[];
  days: number | string;
  pasted: string;
  unmarked: Calendar;
  /** Undefined if detected from the column. */
  order: DateOrder | undefined;
  /** The days excluded in the preview. */
  off: readonly PlainDate[];
  offer: Offer;
}

export const emptyDraft: SeasonDraft = {
  source: 'pattern',
  from: '',
  to: '',
  repeat: 'weekdays',
  weekdays: ['6'],
  days: 14,
  pasted: '',
  unmarked: 'AD',
  order: undefined,
  off: [],
  offer: newOffer,
};

/** The input; the excluded days only if there are dates. */
const entries = ({ source: _, off: __, offer, ...dates }: SeasonDraft) => ({
  ...dates,
  offer: departureBody('', offer),
});

/** Whether discarding the draft would lose input. */
export const isFilledIn = (draft: SeasonDraft): boolean => !sameValues(entries(draft), entries(emptyDraft));

/** The column, parsed with the draft's choices. */
export const pastedDatesOf = ({ pasted, unmarked, order }: SeasonDraft): PastedDates =>
  readPastedDates(pasted, { unmarked, order: order ?? orderOf(pasted) });

const patternOf = ({ from, to, repeat, weekdays, days }: SeasonDraft): SeasonPattern => ({
  from,
  to,
  repeat:
    repeat === 'weekdays'
      ? { kind: 'weekdays', weekdays: weekdays.map(Number) }
      : { kind: 'interval', days: typeof days === 'number' ? days : 0 },
});

/** The days of the draft, with their states on `today`. */
export const planOf = (
  draft: SeasonDraft,
  existing: ReadonlySet<PlainDate>,
  today: PlainDate,
): PlannedDay[] =>
  planSeason(draft.source === 'paste' ? pastedDatesOf(draft).dates : seasonDates(patternOf(draft)), {
    existing,
    off: draft.off,
    today,
  });
