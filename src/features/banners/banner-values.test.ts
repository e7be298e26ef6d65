import { expect, it } from 'vitest';
import { CreateBannerBody } from '@/generated/zod/banners/banners';
import { validationErrors } from '@/lib/validation';
import { toBannerBody, toBannerValues } from './banner-values';

const banner = {
  id: 1,
  title: 'दशैं विशेष अफर',
  status: false,
  region: { id: 3, name: 'मनास्लु' },
  images: [{ id: 9, url: '/files/9.png', alt: 'लिङ्गे पिङ' }],
};

it('sends the region as an id, and the text of a stored picture without the picture', () => {
  expect(toBannerBody(toBannerValues(banner))).toEqual({
    package_region_id: 3,
    title: 'दशैं विशेष अफर',
    status: false,
    alt: 'लिङ्गे पिङ',
  });
});

it('sends a new picture with its text', () => {
  const file = new File(['x'], 'x.png');
  expect(toBannerBody({ ...toBannerValues(banner), image: { file, alt: 'Yak' } })).toMatchObject({
    image: file,
    alt: 'Yak',
  });
});

it('starts active without a region, and asks for a title', () => {
  const body = toBannerBody(toBannerValues());
  expect(body).toEqual({ package_region_id: null, title: '', status: true });
  expect(validationErrors(CreateBannerBody, body)).toEqual({ title: 'This field is required.' });
});
