import { expect, it } from 'vitest';
import { CreateBannerBody } from '@/generated/zod/banners/banners';
import { validationErrors } from '@/lib/values/validation';
import { bannerResource } from './banner-values';

const banner = {
  id: 1,
  title: 'दशैं विशेष अफर',
  status: false,
  region: { id: 3, name: 'मनास्लु' },
  images: [{ id: 9, url: '/files/9.png', alt: 'लिङ्गे पिङ' }],
};

it('sends the region as an id, and nothing of a stored image that is as it was', () => {
  const values = bannerResource.toValues(banner);
  expect(bannerResource.bodyOf(values, values)).toEqual({
    package_region_id: 3,
    title: 'दशैं विशेष अफर',
    status: false,
  });
  const image = values.image && { ...values.image, alt: 'पिङ' };
  expect(bannerResource.bodyOf({ ...values, image }, values).alt).toBe('पिङ');
});

it('sends a new image with its text', () => {
  const file = new File(['x'], 'x.png');
  const values = bannerResource.toValues(banner);
  expect(bannerResource.bodyOf({ ...values, image: { file, alt: 'Yak' } }, values)).toMatchObject({
    image: file,
    alt: 'Yak',
  });
});

it('starts active without a region, and asks for a title', () => {
  const body = bannerResource.bodyOf(bannerResource.toValues(), bannerResource.toValues());
  expect(body).toEqual({ package_region_id: null, title: '', status: true });
  expect(validationErrors(CreateBannerBody, body)).toEqual({ title: 'This field is required.' });
});
