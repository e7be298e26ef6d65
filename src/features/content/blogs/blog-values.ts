import { resource } from '@/api/resource';
import { createBlog, deleteBlog, getBlog, updateBlog } from '@/generated/api/blogs/blogs';
import type { Blog, BlogInput, Reference } from '@/generated/model';
import { imageAt, imageBody } from '@/lib/files/gallery';
import { typedNumber } from '@/lib/numbers/typed-number';
import { metaValues } from '@/lib/text/meta-tag';

const idsOf = (references: readonly Reference[] | undefined) => (references ?? []).map(({ id }) => id);

export const blogs = resource({
  name: 'blogs',
  read: getBlog,
  create: createBlog,
  update: updateBlog,
  remove: deleteBlog,
  /** The form values of a blog; related records are ids, in order. */
  toValues: (record?: Blog) => ({
    title: record?.title ?? '',
    slug: record?.slug ?? '',
    short_description: record?.short_description ?? '',
    description: record?.description ?? '',
    blog_category_id: record?.blog_category_id ?? record?.blog_category?.id ?? null,
    status: record?.status ?? true,
    position: record?.position ?? '',
    image: imageAt(record?.image_url, record?.alt),
    packages: idsOf(record?.packages),
    homestays: idsOf(record?.homestays),
    hotels: idsOf(record?.hotels),
    ...metaValues(record?.meta_tag),
    no_index: record?.no_index ?? false,
    no_follow: record?.no_follow ?? false,
  }),
  toBody: ({ image, ...values }, stored): BlogInput => ({
    ...values,
    position: typedNumber(values.position),
    ...imageBody(image, stored.image),
  }),
});

export type BlogValues = ReturnType<typeof blogs.toValues>;

/** The form values for another new blog after saving one: its flags are off. */
export const clearedBlogValues: BlogValues = { ...blogs.toValues(), status: false };
