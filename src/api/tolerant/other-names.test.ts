import { afterEach, describe, expect, it } from 'vitest';
import { listBookings } from '@/generated/shapes/bookings';
import { chosenNames, shareFieldNames } from '@/lib/records/field-names';
import { readBody } from './body';
import { sortName } from './other-names';

const meta = { last_page: 1, per_page: 10, current_page: 1 };

const read = (booking: object): Record<string, unknown> => {
  const { data } = readBody(listBookings, { data: [{ id: 1, status: 'confirmed', ...booking }], meta }) as {
    data: Record<string, unknown>[];
  };
  return data[0] ?? {};
};

describe('a booking whose fields have other names', () => {
  it.each([
    [{ check_in: '2027-03-18', check_out: '2027-03-31' }, '2027-03-18', '2027-03-31'],
    [{ checkIn: '2027-03-18 14:00:00', checkOut: '2027-03-31T05:15:00Z' }, '2027-03-18', '2027-03-31'],
    [{ arrival: '2027-03-18', nights: '13' }, '2027-03-18', '2027-03-31'],
    [{ arrival_date: '2027-03-18', departure_date: '2027-03-31' }, '2027-03-18', '2027-03-31'],
    [{ departure_date: '2027-03-18', return_date: '2027-03-31' }, '2027-03-18', '2027-03-31'],
    [{ travel_date: '2027-03-18', end_date: '2027-03-31' }, '2027-03-18', '2027-03-31'],
    [{ dates: { from: '2027-03-18', to: '2027-03-31' } }, '2027-03-18', '2027-03-31'],
    [{ 'check-in': 'soon', trek_date: '2027-03-18', no_of_nights: 13 }, '2027-03-18', '2027-03-31'],
    [{ start_date: '2027-03-18T20:00:00Z', end_date: null }, '2027-03-19', null],
  ])('%j is from %s to %s', (booking, first, last) => {
    expect(read(booking)).toMatchObject({ start_date: first, end_date: last });
  });

  it('has each value once', () => {
    const { check_in, dates } = read({
      check_in: '2027-03-18',
      dates: { booked: 'by phone', check_out: '2027-03-20' },
    });
    expect([check_in, dates]).toEqual([undefined, { booked: 'by phone' }]);
  });

  it('has its people, money, contact and service', () => {
    const booking = {
      pax: '4',
      total: { amount: '92500.00', currency: 'NPR' },
      advance: 20000,
      customer: { id: 61, name: 'Anjali Thapa', phone: '+977 984-1234567' },
      bookable_type: 'App\\Models\\Homestay',
      hotel_id: '7',
      bookable_name: 'Ghale Gaun',
      booking_code: 'B-17',
    };
    expect(read(booking)).toMatchObject({
      people: 4,
      total_amount: 92500,
      paid_amount: 20000,
      user: { id: 61, full_name: 'Anjali Thapa' },
      service_type: 'homestay',
      service_id: 7,
      service_name: 'Ghale Gaun',
      code: 'B-17',
    });
  });

  it('is of the kind that the name of its reference says', () => {
    expect(read({ package_id: 3 })).toMatchObject({ service_type: 'package', service_id: 3 });
  });

  it('keeps an amount of another currency apart', () => {
    const { total_amount, total_amount_usd } = read({ total_price: 1200, currency: 'USD' });
    expect([total_amount, total_amount_usd]).toEqual([undefined, 1200]);
  });

  it('keeps what has our names', () => {
    const booking = { start_date: '2027-03-18', check_in: '2027-03-19', adults: 2, guests: 5 };
    expect(read(booking)).toMatchObject({ start_date: '2027-03-18', check_in: '2027-03-19', adults: 2 });
  });
});

describe('a name that was chosen', () => {
  afterEach(() => {
    chosenNames.set({});
    shareFieldNames(undefined);
  });

  it('counts before all others, and is that by which the server may sort', () => {
    shareFieldNames({ start_date: 'reise.tag', adults: 7 });
    const booking = { start_date: '2027-01-01', reise: { tag: '2027-03-18' } };
    expect(read(booking)).toMatchObject({ start_date: '2027-03-18' });
    expect(sortName('start_date')).toBe('start_date');
    chosenNames.set({ start_date: 'anreise' });
    expect(read({ ...booking, anreise: '2027-04-01' })).toMatchObject({ start_date: '2027-04-01' });
    expect(sortName('start_date')).toBe('anreise');
  });
});
