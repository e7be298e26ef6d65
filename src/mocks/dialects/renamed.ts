import { isRecord } from '@/lib/values/is-record';
import type { Dialect } from './dialect';

/** Its names of a booking's fields, by the contract's. */
const names: Partial<Record<string, string>> = {
  user: 'traveller',
  service_id: 'bookable_id',
  service_name: 'bookable_name',
  status: 'booking_status',
  start_date: 'check_in_date',
  adults: 'no_of_adults',
  children: 'no_of_children',
  total_amount: 'grand_total',
  paid_amount: 'amount_paid',
  contact_name: 'guest_name',
  contact_email: 'guest_email',
  contact_phone: 'mobile_no',
  note: 'remarks',
  created_at: 'booked_on',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const renamed = (booking: unknown): unknown => {
  if (!isRecord(booking)) return booking;
  const { end_date: last, service_type: kind, ...rest } = booking;
  const fields = Object.entries(rest).map(([key, value]) => [names[key] ?? key, value] as const);
  const { check_in_date: first, ...others } = Object.fromEntries(fields) as Record<string, unknown>;
  return {
    ...others,
    bookable_type: typeof kind === 'string' ? `App\\Models\\${capital(kind)}` : kind,
    check_in_date: typeof first === 'string' ? `${first} 14:00:00` : first,
    dates: { check_out: last },
  };
};

/** A backend whose bookings have none of the contract's names but `id`, which it sorts by its own. */
export const renamedBookings: Dialect = {
  query: (query, { tag }) => {
    if (tag !== 'bookings' || !query.has('sort')) return query;
    const heard = new URLSearchParams(query);
    const sort = heard.get('sort');
    if (sort === 'check_in_date') heard.set('sort', 'start_date');
    else if (!/^-?id$/.test(sort ?? '')) heard.delete('sort');
    return heard;
  },
  answer: (body, { tag }, status) => {
    if (tag !== 'bookings' || status >= 300 || !isRecord(body)) return body;
    const { data } = body;
    return { ...body, data: Array.isArray(data) ? data.map(renamed) : renamed(data) };
  },
};
