import { expect, it } from 'vitest';
import { CreateTopDealBody } from '@/generated/zod/top-deals/top-deals';
import { validationErrors } from '@/lib/validation';
import { toTopDealBody, toTopDealValues } from './top-deal-values';

const deal = {
  id: 2,
  title: 'तिहार अफर',
  subtitle: 'पोखरामा दुई रात',
  type: 'section-2' as const,
  image_url: '/files/1802.jpg',
};

it('sends a record back as it came, without its stored image', () => {
  expect(toTopDealValues(deal).image).toEqual({ url: '/files/1802.jpg', alt: '' });
  expect(toTopDealBody(toTopDealValues(deal))).toEqual({
    title: 'तिहार अफर',
    subtitle: 'पोखरामा दुई रात',
    type: 'section-2',
  });
});

it('sends a new image', () => {
  const file = new File(['x'], 'x.png');
  expect(toTopDealBody({ ...toTopDealValues(deal), image: { file, alt: '' } }).image).toBe(file);
});

it('asks for a title and a section', () => {
  expect(validationErrors(CreateTopDealBody, toTopDealBody(toTopDealValues()))).toEqual({
    title: 'This field is required.',
    type: 'This field is required.',
  });
});
