import type { PlainDate } from '@/lib/dates';
import type { Calendar } from '@/lib/typed-date';
import { newOffer, type Offer } from './departures';
import { orderOf, readPastedDates, type DateOrder, type PastedDates } from './pasted-dates';
import { planSeason, seasonDates, type PlannedDay } from './season';

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
  offer: newOffer,
};

/** The column as read with the draft's choices. */
export const pastedDatesOf = ({ pasted, unmarked, order }: SeasonDraft): PastedDates =>
  readPastedDates(pasted, { unmarked, order: order ?? orderOf(pasted) });

/** The days that the draft asks for. */
export function planOf(draft: SeasonDraft, existing: ReadonlySet<PlainDate>): PlannedDay[] {
  const { source, from, to, repeat } = draft;
  if (source === 'paste') return planSeason(pastedDatesOf(draft).dates, existing);
  const dates = seasonDates({
    from,
    to,
    repeat:
      repeat === 'weekdays'
        ? { kind: 'weekdays', weekdays: draft.weekdays.map(Number) }
        : { kind: 'interval', days: Number(draft.days) },
  });
  return planSeason(dates, existing);
}
