import { departureBody, newOffer, type Offer } from '@/domain/departures/departures';
import type { PlainDate } from '@/lib/dates';
import { sameValues } from '@/lib/same-values';
import type { Calendar } from '@/lib/typed-date';
import { type DateOrder, orderOf, type PastedDates, readPastedDates } from './pasted-dates';
import { type PlannedDay, planSeason, seasonDates, type SeasonPattern } from './season';

/** What is filled in for a season, before anything is created. */
export interface SeasonDraft {
  source: 'pattern' | 'paste';
  from: PlainDate;
  to: PlainDate;
  repeat: 'weekdays' | 'interval';
  /** 0 for Sunday, as texts, the way checkboxes have them. */
  weekdays: string[];
  days: number | string;
  pasted: string;
  unmarked: Calendar;
  /** Undefined while the column itself decides. */
  order: DateOrder | undefined;
  /** The days that were switched off in the preview. */
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

/** What was entered; days are switched off only among days that were. */
const entries = ({ source: _, off: __, offer, ...dates }: SeasonDraft) => ({
  ...dates,
  offer: departureBody('', offer),
});

/** Whether something would be lost with the draft. */
export const isFilledIn = (draft: SeasonDraft): boolean => !sameValues(entries(draft), entries(emptyDraft));

/** The column as read with the draft's choices. */
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

/** The days that the draft asks for, and what becomes of each on `today`. */
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
