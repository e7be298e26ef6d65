import { expect, it } from 'vitest';
import type { Booking } from '@/generated/model';
import { isCancellable, nameOfBooking, serviceView, travellerOf } from './booking';

const booking: Booking = { id: 7, status: 'pending' };

it.each([
  ['package', { to: '/packages/$packageId/view', params: { packageId: 3 } }],
  ['homestay', { to: '/homestays/$homestayId/view', params: { homestayId: 3 } }],
  ['hotel', { to: '/hotels/$hotelId/view', params: { hotelId: 3 } }],
] as const)('knows where the booked %s is', (service_type, link) => {
  expect(serviceView({ ...booking, service_type, service_id: 3 })).toEqual(link);
});

it('leads nowhere where kind or id is not known', () => {
  expect(serviceView({ ...booking, service_type: 'package' })).toBeUndefined();
  expect(serviceView({ ...booking, service_id: 3 })).toBeUndefined();
  expect(serviceView({ ...booking, service_type: 'bus' as never, service_id: 3 })).toBeUndefined();
});

it('is cancelled only while it is still to come', () => {
  const statuses = ['pending', 'confirmed', 'on_hold', 'completed', 'cancelled'];
  expect(statuses.filter((status) => isCancellable({ ...booking, status: status as never }))).toEqual([
    'pending',
    'confirmed',
    'on_hold',
  ]);
});

it('is named after what is booked and by whom, as far as is known', () => {
  expect(nameOfBooking(booking)).toBe('Unnamed booking (ID 7)');
  expect(nameOfBooking({ ...booking, service_name: 'Sirubari' })).toBe('Sirubari');
  expect(travellerOf({ ...booking, user: { id: 3 }, contact_name: 'Anjali' })).toBe('Anjali');
  expect(travellerOf(booking)).toBeUndefined();
});
