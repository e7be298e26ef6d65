import * as z from 'zod';
import { PageTemplate } from '@/generated/model';
import { GetPageResponse } from '@/generated/zod/pages/pages';
import { image } from '@/mocks/db/seed-images';
import type { TableDefinition } from '@/mocks/db/table';
import { PAGE_LINES } from './page-lines';
import { blocksOf, richLines } from './rich-lines';

const row = GetPageResponse.shape.data.omit({ image_url: true });

/** A page as it is stored: the address of its image stands in `images` alone. */
export type StoredPage = z.infer<typeof row>;

const templates = z.enum(PageTemplate);

/** The slugs of an address are the pages that it leads through. */
const seed = (): Omit<StoredPage, 'id'>[] => {
  const blocks = blocksOf(PAGE_LINES);
  const addresses = blocks.map(({ head }) => head[1] ?? '');
  return blocks.map(({ head, lines: [excerpt = '', ...lines] }) => {
    const [title = '', uri = '', name = '', template, alt = ''] = head;
    const [slug = '', ...above] = uri.split('/').toReversed();
    return {
      parent_id: addresses.indexOf(above.toReversed().join('/')) + 1 || null,
      title,
      slug,
      name,
      uri,
      excerpt: excerpt || null,
      description: lines.length > 0 ? richLines(lines) : null,
      template_type: templates.parse(template),
      images: alt ? [image(alt)] : [],
      alt: alt || null,
      meta_tag: alt ? { title, keywords: slug.replaceAll('-', ', '), description: excerpt } : null,
    };
  });
};

export const pages: TableDefinition<StoredPage> = {
  name: 'pages',
  row,
  unique: ['slug'],
  shown: ({ images }) => ({ image_url: images?.[0]?.url ?? null }),
  seed,
};
