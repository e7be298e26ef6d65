import { expect, it } from 'vitest';
import { CreatePageBody } from '@/generated/zod/pages/pages';
import { validationErrors } from '@/lib/values/validation';
import { pageResource } from './page-values';

const page = {
  id: 2,
  parent_id: 1,
  title: 'How we choose homestays',
  slug: 'how-we-choose-homestays',
  name: 'Homestay standards',
  uri: '/about/how-we-choose-homestays',
  excerpt: 'Every family is visited.',
  description: '<p>Our field team</p>',
  template_type: 'article' as const,
  images: [{ id: 9, url: '/files/9.png', alt: 'Kitchen' }],
  image_url: '/files/9.png',
  alt: 'Kitchen of a Tharu house',
  meta_tag: null,
};

it('reads description and template_type, and writes them as content and template', () => {
  const values = pageResource.toValues(page);
  expect(pageResource.bodyOf(values, values)).toEqual({
    parent_id: 1,
    title: 'How we choose homestays',
    slug: 'how-we-choose-homestays',
    name: 'Homestay standards',
    uri: '/about/how-we-choose-homestays',
    excerpt: 'Every family is visited.',
    content: '<p>Our field team</p>',
    template: 'article',
    meta_page_title: '',
    meta_keywords: '',
    meta_description: '',
  });
});

it('sends a new image as the only one of images, with its text', () => {
  const values = pageResource.toValues(page);
  expect(values.image).toEqual({ id: 9, url: '/files/9.png', alt: 'Kitchen of a Tharu house' });
  const file = new File(['x'], 'x.png');
  expect(pageResource.bodyOf({ ...values, image: { file, alt: 'Camp' } }, values)).toMatchObject({
    images: [file],
    alt: 'Camp',
  });
});

it('shows an image of which only the address came', () => {
  const { images: _, ...alone } = page;
  expect(pageResource.toValues(alone).image).toEqual({
    url: '/files/9.png',
    alt: 'Kitchen of a Tharu house',
  });
});

it('starts as an ordinary page at the top, and asks for a title and a slug', () => {
  const body = pageResource.bodyOf(pageResource.toValues(), pageResource.toValues());
  expect(body).toMatchObject({ parent_id: null, template: 'page' });
  expect(Object.keys(validationErrors(CreatePageBody, body))).toEqual(['title', 'slug']);
});
