import * as z from 'zod';
import type { BookingStatus, ServiceType } from '@/generated/model';
import { GetBookingResponse } from '@/generated/zod/bookings/bookings';
import { addDays } from '@/lib/dates/dates';
import { partsOfName } from '@/lib/records/record-name';
import type { TableDefinition } from '@/mocks/db/table';
import { data } from './bookings.yaml';
import { cycled, personNamed, spread } from './name-parts';
import { APPROVED_LINES } from './package-lines';
import { SEED_DAY } from './seed-day';
import { FIRST_TRAVELLER, USER_COUNT } from './users';

/** A stored booking: its traveller is an id. */
const row = GetBookingResponse.shape.data.omit({ user: true }).extend({ user_id: z.int().nullable() });

export type StoredBooking = z.infer<typeof row>;

const BOOKING_COUNT = 20_000;

/** The first travel date, and the number of days. */
const FIRST_DAY = '2025-11-01';
const DAYS = 900;

const { homestays, hotels, rooms, notes, reasons } = data as Record<
  'homestays' | 'hotels' | 'rooms' | 'notes' | 'reasons',
  readonly string[]
>;

const service = (
  id: number,
): Pick<StoredBooking, 'service_type' | 'service_id' | 'service_name' | 'room_name'> => {
  const kind = cycled<ServiceType>(
    ['package', 'homestay', 'package', 'hotel', 'package'],
    spread(id, 31, 9973),
  );
  if (kind === 'package') {
    const place = spread(id, 32, APPROVED_LINES.length);
    const name = APPROVED_LINES[place]?.name;
    return { service_type: kind, service_id: place + 1, service_name: name, room_name: null };
  }
  const names = kind === 'homestay' ? homestays : hotels;
  const place = spread(id, 33, names.length);
  return {
    service_type: kind,
    service_id: place + 1,
    service_name: names[place],
    room_name: cycled(rooms, spread(id, 34, 97)),
  };
};

const nightsOf = (kind: ServiceType | undefined, id: number): number =>
  kind === 'package'
    ? (APPROVED_LINES[spread(id, 32, APPROVED_LINES.length)]?.days ?? 1) - 1
    : 1 + spread(id, 35, 5);

/** Past bookings are completed or cancelled; some upcoming ones are pending. */
const statusOf = (id: number, start: string): BookingStatus => {
  const chance = spread(id, 36, 100);
  if (chance < 9) return 'cancelled';
  if (start < SEED_DAY) return 'completed';
  return chance < 27 ? 'pending' : 'confirmed';
};

const paidShare: Record<BookingStatus, number> = { pending: 0, confirmed: 0.25, completed: 1, cancelled: 0 };

const traveller = (id: number) => {
  const userId = FIRST_TRAVELLER + spread(id, 37, USER_COUNT - FIRST_TRAVELLER);
  const { handle, ...name } = personNamed(userId);
  return {
    user_id: userId,
    contact_name: partsOfName(name),
    contact_email: id % 6 === 0 ? null : `${handle}@example.com`,
    contact_phone: id % 6 === 0 ? null : `+977 984-${1_000_000 + spread(id, 38, 8_999_999)}`,
  };
};

const booking = (id: number): Omit<StoredBooking, 'id'> => {
  const booked = service(id);
  const start = addDays(FIRST_DAY, spread(id, 39, DAYS));
  const status = statusOf(id, start);
  const [adults, children] = [1 + spread(id, 40, 5), spread(id, 41, 3)];
  const total = (adults + children) * 500 * (5 + spread(id, 42, 180));
  const before = start < SEED_DAY ? start : SEED_DAY;
  const made = addDays(before, -(1 + spread(id, 43, 120)));
  return {
    ...booked,
    ...traveller(id),
    status,
    start_date: start,
    end_date: addDays(start, nightsOf(booked.service_type, id)),
    adults,
    children,
    total_amount: total,
    paid_amount: total * paidShare[status],
    note: id % 5 === 0 ? cycled(notes, id / 5) : null,
    code: `NT-${9000 + id}`,
    nights: null,
    people: null,
    currency: 'NPR',
    cancel_reason: status === 'cancelled' ? cycled(reasons, id) : null,
    created_at: `${made}T${String(8 + (id % 12)).padStart(2, '0')}:${10 + (id % 50)}:00+05:45`,
  };
};

export const bookingTable: TableDefinition<StoredBooking> = {
  name: 'bookings',
  row,
  dates: { fields: ['start_date', 'end_date', 'created_at'], today: SEED_DAY },
  seed: () => [],
  more: { count: BOOKING_COUNT, row: booking },
};
