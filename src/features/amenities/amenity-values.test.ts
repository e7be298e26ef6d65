import { expect, it } from 'vitest';
import { CreateAmenityBody } from '@/generated/zod/amenities/amenities';
import { validationErrors } from '@/lib/values/validation';
import { amenityResource } from './amenity-values';

const amenity = {
  id: 1,
  name: 'wifi',
  display_name: 'वाइफाइ',
  type: 'hotel' as const,
  status: false,
  images: [{ id: 9, url: '/files/9.png', alt: null }],
};

it('sends a record back as it came, without its stored images', () => {
  const values = amenityResource.toValues(amenity);
  expect(amenityResource.bodyOf(values, values)).toEqual({
    name: 'wifi',
    display_name: 'वाइफाइ',
    type: 'hotel',
    status: false,
  });
});

it('sends new images, and the texts of all in their order', () => {
  const file = new File(['x'], 'x.png');
  const values = amenityResource.toValues(amenity);
  const body = amenityResource.bodyOf(
    { ...values, images: [...values.images, { file, alt: 'Yak' }] },
    values,
  );
  expect([body.images, body.alt]).toEqual([[file], ['', 'Yak']]);
});

it('starts active, and asks for what the contract requires', () => {
  expect(
    validationErrors(
      CreateAmenityBody,
      amenityResource.bodyOf(amenityResource.toValues(), amenityResource.toValues()),
    ),
  ).toEqual({
    name: 'This field is required.',
    display_name: 'This field is required.',
    type: 'This field is required.',
  });
  expect(amenityResource.toValues().status).toBe(true);
});
