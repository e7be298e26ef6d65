import * as z from 'zod';
import { GetBlogResponse } from '@/generated/zod/blogs/blogs';
import { imageUrl } from '@/mocks/db/seed-images';
import type { TableDefinition } from '@/mocks/db/table';
import { blogCategories } from './blog-categories';
import { BLOG_LINES } from './blog-lines';
import { packages } from './packages';
import { blocksOf, richLines } from './rich-lines';

const ids = z.array(z.int()).default([]);

/** A blog as it is stored: what it leads to by id. */
const row = GetBlogResponse.shape.data
  .omit({ blog_category: true })
  .extend({ packages: ids, homestays: ids, hotels: ids });

export type StoredBlog = z.infer<typeof row>;

const DRAFTS = new Set(['autumn-flights-what-we-know', 'diamox-yes-or-no', 'what-a-porter-may-carry']);

/** The place of a slug in a seed is the id of its row; 0 where it is not there. */
const idIn = (rows: readonly { slug?: string | null | undefined }[], slug: string) =>
  rows.findIndex((candidate) => candidate.slug === slug) + 1;

const slugsIn = (text = '') => text.split(',').map((slug) => slug.trim());

const seed = (): Omit<StoredBlog, 'id'>[] => {
  const [categories, treks] = [blogCategories.seed(), packages.seed()];
  return blocksOf(BLOG_LINES).map(({ head, lines: [summary = '', ...lines] }, index) => {
    const [title = '', slug = '', category = '', alt = '', leadsTo] = head;
    return {
      title,
      slug,
      short_description: summary,
      description: richLines(lines),
      blog_category_id: idIn(categories, category) || null,
      status: !DRAFTS.has(slug),
      image_url: alt ? imageUrl() : null,
      alt: alt || null,
      packages: slugsIn(leadsTo).flatMap((each) => idIn(treks, each) || []),
      homestays: [],
      hotels: [],
      meta_tag: alt ? { title, keywords: slug.replaceAll('-', ', '), description: summary } : null,
      position: index < 20 ? index + 1 : null,
      no_follow: false,
      no_index: DRAFTS.has(slug),
    };
  });
};

export const blogs: TableDefinition<StoredBlog> = { name: 'blogs', row, unique: ['slug'], seed };
