import type { Fact } from '@/components/detail-page/facts';
import { yesOrNo } from '@/components/detail-page/facts';
import { dayInWords, momentInWords } from '@/components/text/day-in-words';
import type { Display } from '@/components/text/display';
import { isKnownField } from '@/domain/bookings/booking';
import type { Booking } from '@/generated/model';
import { isPlainDate } from '@/lib/dates/dates';
import { formatCount } from '@/lib/formats/formats';
import { enumLabel } from '@/lib/text/labels';
import { isRecord } from '@/lib/values/is-record';

const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?\s?(?:Z|[+-]\d\d:?\d\d)?$/i;

const textOf = (value: unknown, calendar: Display['calendar']): string => {
  if (typeof value === 'boolean') return yesOrNo(value);
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  if (isPlainDate(value)) return dayInWords(value, calendar);
  return MOMENT.test(value) ? momentInWords(value, calendar) : value;
};

/**
 * The fields of a booking that are not in the contract, so that none is hidden: values as labelled texts, nested ones
 * with both names as label; dates in the given calendars, and times as in Nepal.
 */
export const otherFacts = (booking: Booking, calendar: Display['calendar']): Fact[] => {
  const factsOf = (label: string, value: unknown): Fact[] => {
    if (Array.isArray(value) && value.every((item) => !isRecord(item) && !Array.isArray(item)))
      return [[label, value.map((item) => textOf(item, calendar)).join(', ')]];
    if (Array.isArray(value))
      return value.flatMap((item: unknown, index) => factsOf(`${label} ${formatCount(index + 1)}`, item));
    if (isRecord(value))
      return Object.entries(value).flatMap(([key, inner]) => factsOf(`${label}: ${enumLabel(key)}`, inner));
    return [[label, textOf(value, calendar)]];
  };
  return Object.entries(booking)
    .filter(([key]) => !isKnownField(key) && !key.startsWith('$'))
    .flatMap(([key, value]) => factsOf(enumLabel(key), value));
};
