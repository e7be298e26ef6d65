import { expect, it } from 'vitest';
import { CreateBlogBody } from '@/generated/zod/blogs/blogs';
import { validationErrors } from '@/lib/values/validation';
import { blogResource, clearedBlogValues } from './blog-values';

const blog = {
  id: 1,
  title: 'इन्द्रजात्रामा काठमाडौं',
  slug: 'indrajatra',
  short_description: 'आठ दिनको उत्सव।',
  description: '<p>कुमारी</p>',
  blog_category_id: 2,
  blog_category: { id: 2, name: 'चाडपर्व' },
  status: false,
  image_url: '/files/9.png',
  alt: 'कुमारीको रथ',
  packages: [
    { id: 4, name: 'Gokyo' },
    { id: 1, name: 'Everest' },
  ],
  homestays: [],
  hotels: [{ id: 2, name: null }],
  meta_tag: { title: 'A', keywords: null, description: 'B' },
  position: 0,
  no_follow: true,
  no_index: null,
};

it('sends a record back as it came, but for its stored image', () => {
  const values = blogResource.toValues(blog);
  expect(blogResource.bodyOf(values, values)).toEqual({
    title: 'इन्द्रजात्रामा काठमाडौं',
    slug: 'indrajatra',
    short_description: 'आठ दिनको उत्सव।',
    description: '<p>कुमारी</p>',
    blog_category_id: 2,
    status: false,
    position: 0,
    packages: [4, 1],
    homestays: [],
    hotels: [2],
    meta_page_title: 'A',
    meta_keywords: '',
    meta_description: 'B',
    no_index: false,
    no_follow: true,
  });
});

it('sends a new image with its text, and the text of a stored one alone', () => {
  const values = blogResource.toValues(blog);
  const file = new File(['x'], 'x.png');
  expect(blogResource.bodyOf({ ...values, image: { file, alt: 'Lakhe' } }, values)).toMatchObject({
    image: file,
    alt: 'Lakhe',
  });
  const retold = blogResource.bodyOf({ ...values, image: { url: '/files/9.png', alt: 'रथ' } }, values);
  expect(retold.alt).toBe('रथ');
  expect(retold).not.toHaveProperty('image');
});

it('knows a category by whichever of its two fields came', () => {
  const { blog_category_id: _, ...named } = blog;
  expect(blogResource.toValues(named).blog_category_id).toBe(2);
});

it('starts active, and is cleared with its flags off', () => {
  expect(blogResource.toValues().status).toBe(true);
  expect(clearedBlogValues).toMatchObject({ status: false, no_index: false, no_follow: false });
});

it('asks for a title and a slug, and for no number that is none', () => {
  const body = blogResource.bodyOf(blogResource.toValues(), blogResource.toValues());
  expect(Object.keys(validationErrors(CreateBlogBody, body))).toEqual(['title', 'slug']);
  expect(body.position).toBeNull();
});
