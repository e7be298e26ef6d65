import { expect, it } from 'vitest';
import { CreateTopDealBody } from '@/generated/zod/top-deals/top-deals';
import { validationErrors } from '@/lib/values/validation';
import { topDealResource } from './top-deal-values';

const bodyOf = (values: ReturnType<typeof topDealResource.toValues>) =>
  topDealResource.bodyOf(values, values);

const deal = {
  id: 2,
  title: 'तिहार अफर',
  subtitle: 'पोखरामा दुई रात',
  type: 'section-2' as const,
  image_url: '/files/1802.jpg',
};

it('sends a record back as it came, without its stored image', () => {
  expect(topDealResource.toValues(deal).image).toEqual({ url: '/files/1802.jpg', alt: '' });
  expect(bodyOf(topDealResource.toValues(deal))).toEqual({
    title: 'तिहार अफर',
    subtitle: 'पोखरामा दुई रात',
    type: 'section-2',
  });
});

it('sends a new image', () => {
  const file = new File(['x'], 'x.png');
  expect(bodyOf({ ...topDealResource.toValues(deal), image: { file, alt: '' } }).image).toBe(file);
});

it('asks for a title and a section', () => {
  expect(validationErrors(CreateTopDealBody, bodyOf(topDealResource.toValues()))).toEqual({
    title: 'This field is required.',
    type: 'This field is required.',
  });
});
