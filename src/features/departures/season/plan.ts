import { datesOf } from '@/domain/departures/departures';
import {
  newSeason,
  planDepartures,
  type PlannedDeparture,
  type SeasonInput,
} from '@/domain/departures/season';
import type { Departure } from '@/generated/model';
import { addDays, isPlainDate, type PlainDate } from '@/lib/dates/dates';
import { sundayBefore } from '@/lib/dates/weeks';
import type { ChosenWeeks } from './selection';

export interface WeeksInput extends SeasonInput {
  /** Skips weeks that already have a departure. */
  onlyEmpty: boolean;
}

export const emptyInput: WeeksInput = { ...newSeason, onlyEmpty: true };

/** A departure on each of the weekdays in each selected week; packages whose departures are unknown are skipped. */
export const planWeeks = (
  selection: ChosenWeeks,
  known: ReadonlyMap<number, readonly Departure[]>,
  { weekdays, onlyEmpty }: Pick<WeeksInput, 'weekdays' | 'onlyEmpty'>,
  today: PlainDate,
): PlannedDeparture[] =>
  [...selection].flatMap(([packageId, weeks]) => {
    const departures = known.get(packageId);
    if (!departures) return [];
    const existing = datesOf(departures);
    const travelled = new Set([...existing].filter(isPlainDate).map(sundayBefore));
    const dates = [...weeks].flatMap((week) => weekdays.map((weekday) => addDays(week, Number(weekday))));
    return planDepartures(packageId, dates, {
      existing,
      today,
      skipped: (date) => (onlyEmpty && travelled.has(sundayBefore(date)) ? 'week' : undefined),
    });
  });
