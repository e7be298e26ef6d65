import { expect, it } from 'vitest';
import type { Booking } from '@/generated/model';
import { isFor, manifestOf } from './travel-links';

const booking: Booking = { id: 1, status: 'confirmed', start_date: '2026-11-27' };
const gokyo = { type: 'package', id: 3, name: 'Gokyo' } as const;

it.each([
  [{ service_type: 'package', service_id: 3, service_name: 'Gokyo, renamed' }, true],
  [{ service_type: 'package', service_id: 4, service_name: 'Gokyo' }, false],
  [{ service_type: 'hotel', service_id: 3, service_name: 'Gokyo' }, false],
  [{ service_type: 'package', service_name: 'Gokyo' }, true],
  [{ service_name: 'Gokyo' }, true],
  [{ service_name: 'Rara' }, false],
  [{ service_id: 3 }, undefined],
  [{ service_type: 'package' }, undefined],
] as const)('of %o, knows whether it is for a package', (says, known) => {
  expect(isFor({ ...booking, ...says }, gokyo)).toBe(known);
});

it('does not ask for an id that the departure does not have', () => {
  const named: Booking = { ...booking, service_type: 'package', service_id: 3, service_name: 'Gokyo' };
  expect(isFor(named, { type: 'package', name: 'Gokyo' })).toBe(true);
  expect(isFor(named, { type: 'package', name: 'Rara' })).toBe(false);
});

it.each([
  [
    { service_type: 'package', service_id: 3 },
    { service_type: 'package', service: 3 },
  ],
  [
    { service_type: 'hotel', service_name: 'Yak' },
    { service_type: 'hotel', service_name: 'Yak' },
  ],
  [{ service_id: 3, service_name: 'Yak' }, {}],
] as const)('leads from %o to its departure, or to its day', (says, departure) => {
  expect(manifestOf({ ...booking, ...says })?.search).toEqual({
    view: 'manifest',
    day: '2026-11-27',
    ...departure,
  });
});

it('leads nowhere from a booking without a day', () => {
  expect(manifestOf({ ...booking, start_date: 'soon' })).toBeUndefined();
});
