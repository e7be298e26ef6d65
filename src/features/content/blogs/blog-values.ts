import { resource } from '@/api/writes/resource';
import type { Blog, BlogInput } from '@/generated/model';
import { blogContract, blogFields } from '@/generated/resources/blogs';
import { imageAt, imageBody } from '@/lib/files/gallery';
import { plainBody, plainValues } from '@/lib/records/fields';
import { metaValues } from '@/lib/text/meta-tag';

export const blogResource = resource({
  ...blogContract,
  /** The form values of a blog; related records are ids, in order. */
  toValues: (record?: Blog) => ({
    ...plainValues(blogFields, record),
    image: imageAt(record?.image_url, record?.alt),
    ...metaValues(record?.meta_tag),
  }),
  toBody: ({ image, ...values }, stored): BlogInput => ({
    ...plainBody(blogFields, values),
    ...imageBody(image, stored.image),
  }),
});

export type BlogValues = ReturnType<typeof blogResource.toValues>;

/** The form values for another new blog after saving one: its flags are off. */
export const clearedBlogValues: BlogValues = { ...blogResource.toValues(), status: false };
