import { expect, it } from 'vitest';
import type { AmenityInput, PackageInput } from '@/generated/model';
import { statusBody } from './status-body';

it('sends what the contract asks for, and the status', () => {
  const body = statusBody<AmenityInput>({ name: 'wifi', display_name: 'Wi-Fi', type: 'hotel' }, false);
  expect(body).toEqual({ name: 'wifi', display_name: 'Wi-Fi', type: 'hotel', status: false });
});

it.each([null, undefined])('sends no empty slug for a row whose slug is %s', (slug) => {
  expect(statusBody<PackageInput>({ name: 'Mardi Himal', slug }, true)).toStrictEqual({
    name: 'Mardi Himal',
    status: true,
  });
});
