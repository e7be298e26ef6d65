import { expect, it } from 'vitest';
import { withUnreadable } from '@/api/tolerant/unreadable';
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

it('has the first of the images with the others, and sends a new one in a list', () => {
  const images = [{ id: 9, url: '/files/9.png', alt: 'Birendra Tal' }, { url: '/files/10.png' }];
  const region = { id: 1, name: 'Ilam', slug: 'ilam', status: true, images };
  const values = hotelRegionResource.toValues(region);
  expect(values.image).toEqual({
    id: 9,
    url: '/files/9.png',
    alt: 'Birendra Tal',
    others: [{ url: '/files/10.png', alt: '' }],
  });
  expect(hotelRegionResource.bodyOf(values, values)).not.toHaveProperty('images');
  const file = new File(['x'], 'x.png');
  expect(hotelRegionResource.bodyOf({ ...values, image: { file, alt: '' } }, values).images).toEqual([file]);
  const unreadable = withUnreadable(region, [{ path: 'images.0.url', field: 'images.0.url', value: 5 }]);
  expect(hotelRegionResource.toValues(unreadable).image).toBeNull();
});
