import { expect, it } from 'vitest';
import { CreateHotelRegionBody } from '@/generated/zod/hotel-regions/hotel-regions';
import { validationErrors } from '@/lib/values/validation';
import { hotelRegionResource } from './region-values';

it('starts active and on the home page, and asks for what the contract requires', () => {
  const values = hotelRegionResource.toValues();
  const body = hotelRegionResource.bodyOf(values, values);
  expect(body).toMatchObject({ status: true, display_home: true });
  expect(validationErrors(CreateHotelRegionBody, body)).toEqual({
    name: 'This field is required.',
    slug: 'This field is required.',
  });
});

it('keeps a region off the home page', () => {
  const region = { id: 1, name: 'Ilam', slug: 'ilam', status: true, display_home: false };
  const values = hotelRegionResource.toValues(region);
  expect(hotelRegionResource.bodyOf(values, values).display_home).toBe(false);
});
