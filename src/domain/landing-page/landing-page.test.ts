import { expect, it } from 'vitest';
import { landingPageValues } from './landing-page';

const record = {
  name: 'मनास्लु',
  slug: 'manaslu',
  alt_image: 'Birendra Tal',
  description: '<p>A <b>quiet</b> circuit.</p>',
  status: false,
  meta_tag: { title: 'Manaslu circuit', keywords: null },
};

it('has the texts of a record as they came', () => {
  expect(landingPageValues(record)).toEqual({
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

it('starts active and empty', () => {
  expect(landingPageValues()).toMatchObject({
    name: '',
    slug: '',
    status: true,
  });
});
