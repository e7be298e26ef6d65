import type { Fact } from '@/components/detail-page/facts';
import { yesOrNo } from '@/components/detail-page/facts';
import { enumLabel } from '@/components/inputs/enum-options';
import type { Booking } from '@/generated/model';
import { isRecord } from '@/lib/is-record';

type KnownField = keyof { [Key in keyof Booking as string extends Key ? never : Key]: true };

/** The fields that the view displays elsewhere. */
const known: Record<KnownField, true> = {
  id: true,
  user: true,
  service_type: true,
  service_id: true,
  service_name: true,
  room_name: true,
  status: true,
  start_date: true,
  end_date: true,
  adults: true,
  children: true,
  total_amount: true,
  paid_amount: true,
  contact_name: true,
  contact_email: true,
  contact_phone: true,
  note: true,
  cancel_reason: true,
  created_at: true,
};

const textOf = (value: unknown): string => {
  if (typeof value === 'boolean') return yesOrNo(value);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** A value as labelled texts; nested values have both names as label. */
const factsOf = (label: string, value: unknown): Fact[] => {
  if (Array.isArray(value) && value.every((item) => !isRecord(item) && !Array.isArray(item)))
    return [[label, value.map(textOf).join(', ')]];
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => factsOf(`${label} ${index + 1}`, item));
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, inner]) => factsOf(`${label}: ${enumLabel(key)}`, inner));
  return [[label, textOf(value)]];
};

/** The fields of a booking that are not in the contract, so that none is hidden. */
export const otherFacts = (booking: Booking): Fact[] =>
  Object.entries(booking)
    .filter(([key]) => !(key in known) && !key.startsWith('$'))
    .flatMap(([key, value]) => factsOf(enumLabel(key), value));
