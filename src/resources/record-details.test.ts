import { afterEach, expect, it } from 'vitest';
import { withUnreadable } from '@/api/tolerant/unreadable';
import { display } from '@/components/text/display';
import type { Booking } from '@/generated/model';
import { formatNpr } from '@/lib/formats/formats';
import { bookingDetails, packageDetails, requestDetails, stayDetails, userDetails } from './record-details';

afterEach(() => display.set({ ...display.get(), calendar: 'both' }));

const booking: Booking = {
  id: 110,
  status: 'pending',
  service_name: 'Gokyo Lakes Trek',
  user: { id: 4, full_name: 'Prakash Gurung' },
  start_date: '2026-12-12',
};

it('distinguishes bookings by traveller, day and status', () => {
  expect(bookingDetails(booking)).toEqual(['Prakash Gurung', '12 Dec 2026', 'Pending']);
  display.set({ ...display.get(), calendar: 'bs' });
  expect(bookingDetails({ ...booking, user: null, contact_name: 'P. Gurung' })).toEqual([
    'P. Gurung',
    '26 Mangsir 2083 BS',
    'Pending',
  ]);
});

it('says less of a booking that says less', () => {
  const { id, status } = booking;
  const unreadable = withUnreadable({ id, status }, [{ path: 'status', field: 'status', value: 7 }]);
  expect(bookingDetails(unreadable)).toEqual([]);
});

it('distinguishes users by role, company and address, and says nothing twice', () => {
  const email = 'pasang@example.com';
  const roles = [{ id: 3, name: 'Vendor' }];
  expect(userDetails({ id: 5, full_name: 'Pasang', email, roles })).toEqual(['Vendor', email]);
  expect(userDetails({ id: 5, email, profile: { company_name: 'Sherpa Summit' } })).toEqual([
    'Sherpa Summit',
  ]);
});

it('distinguishes listings by who sells them, where they are, and the price', () => {
  const vendor = { id: 1, full_name: 'Sherpa Summit Adventures' };
  const [region, owner] = [
    { id: 2, name: 'Ghandruk' },
    { id: 3, full_name: 'Maya Gurung' },
  ];
  expect(packageDetails({ vendor, price_per_person: 125_000 })).toEqual([
    'Sherpa Summit Adventures',
    formatNpr(125_000),
  ]);
  expect(stayDetails({ region, owner, min_price: 4500 })).toEqual(['Ghandruk', formatNpr(4500)]);
  expect(stayDetails({ owner })).toEqual(['Maya Gurung']);
  expect(packageDetails({})).toEqual([]);
});

it('distinguishes requests by who asks and since when', () => {
  const vendor = { id: 1, full_name: 'Sherpa Summit Adventures' };
  expect(requestDetails({ vendor, created_at: '2026-11-20T20:00:00Z' })).toEqual([
    'Sherpa Summit Adventures',
    'Waiting since 21 Nov 2026',
  ]);
  expect(requestDetails({ created_at: 'soon' })).toEqual([]);
});
