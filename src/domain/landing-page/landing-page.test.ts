import { expect, it } from 'vitest';
import { withUnreadable } from '@/api/tolerant/unreadable';
import { landingPageBody, landingPageValues } from './landing-page';

const record = {
  name: 'मनास्लु',
  slug: 'manaslu',
  alt_image: 'Birendra Tal',
  description: '<p>A <b>quiet</b> circuit.</p>',
  status: false,
  images: [{ id: 9, url: '/files/9.png', alt: 'Birendra Tal' }, { url: '/files/10.png' }],
  meta_tag: { title: 'Manaslu circuit', keywords: null },
};

it('sends a record back as it came, without its stored image', () => {
  expect(landingPageBody(landingPageValues(record))).toEqual({
    name: 'मनास्लु',
    slug: 'manaslu',
    alt_image: 'Birendra Tal',
    description: '<p>A <b>quiet</b> circuit.</p>',
    status: false,
    meta_page_title: 'Manaslu circuit',
    meta_keywords: '',
    meta_description: '',
  });
});

it('shows the first of the images, and sends a new one in a list', () => {
  const values = landingPageValues(record);
  expect(values.image).toEqual({ id: 9, url: '/files/9.png', alt: 'Birendra Tal' });
  const unreadable = withUnreadable(record, [{ path: 'images.0.url', field: 'images.0.url', value: 5 }]);
  expect(landingPageValues(unreadable).image).toBeNull();
  const file = new File(['x'], 'x.png');
  expect(landingPageBody({ ...values, image: { file, alt: '' } }).images).toEqual([file]);
});

it('starts active and empty', () => {
  expect(landingPageValues()).toMatchObject({
    name: '',
    slug: '',
    status: true,
    image: null,
  });
});
