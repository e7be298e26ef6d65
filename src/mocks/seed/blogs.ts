import * as z from 'zod';
import { GetBlogResponse } from '@/generated/zod/blogs/blogs';
import { imageUrl } from '@/mocks/db/seed-images';
import type { TableDefinition } from '@/mocks/db/table';
import { blogCategoryTable } from './blog-categories';
import { data } from './blogs.yaml';
import { idOf } from './id-of';
import { packageTable } from './packages';
import { richText } from './rich-text';

const ids = z.array(z.int()).default([]);

/** A stored blog: related records are ids. */
const row = GetBlogResponse.shape.data
  .omit({ blog_category: true })
  .extend({ packages: ids, homestays: ids, hotels: ids });

export type StoredBlog = z.infer<typeof row>;

const DRAFTS = new Set(['autumn-flights-what-we-know', 'diamox-yes-or-no', 'what-a-porter-may-carry']);

interface Line {
  title: string;
  slug: string;
  category?: string;
  image?: string;
  packages?: readonly string[];
  summary: string;
  text: string;
}

const seed = (): Omit<StoredBlog, 'id'>[] =>
  (data as Line[]).map(({ title, slug, category, image, packages: leadsTo = [], summary, text }, index) => ({
    title,
    slug,
    short_description: summary,
    description: richText(text),
    blog_category_id: category === undefined ? null : idOf(blogCategoryTable, category),
    status: !DRAFTS.has(slug),
    image_url: image ? imageUrl() : null,
    alt: image ?? null,
    packages: leadsTo.map((each) => idOf(packageTable, each)),
    homestays: [],
    hotels: [],
    meta_tag: image ? { title, keywords: slug.replaceAll('-', ', '), description: summary } : null,
    position: index < 20 ? index + 1 : null,
    no_follow: false,
    no_index: DRAFTS.has(slug),
  }));

export const blogTable: TableDefinition<StoredBlog> = { name: 'blogs', row, unique: ['slug'], seed };
