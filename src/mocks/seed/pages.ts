import * as z from 'zod';
import type { PageTemplate } from '@/generated/model';
import { GetPageResponse } from '@/generated/zod/pages/pages';
import { imagesOf } from '@/mocks/db/seed-images';
import type { TableDefinition } from '@/mocks/db/table';
import { data } from './pages.yaml';
import { richText } from './rich-text';

const row = GetPageResponse.shape.data.omit({ image_url: true });

/** A stored page: its image URL is only in `images`. */
export type StoredPage = z.infer<typeof row>;

interface Line {
  title: string;
  uri: string;
  name: string;
  template: PageTemplate;
  image?: string;
  excerpt?: string;
  text?: string;
}

/** The slugs of a path are those of its ancestors. */
const seed = (): Omit<StoredPage, 'id'>[] => {
  const lines = data as Line[];
  const addresses = lines.map(({ uri }) => uri);
  return lines.map(({ title, uri, name, template, image = null, excerpt = null, text }) => {
    const [slug = '', ...above] = uri.split('/').toReversed();
    return {
      parent_id: addresses.indexOf(above.toReversed().join('/')) + 1 || null,
      title,
      slug,
      name,
      uri,
      excerpt,
      description: text === undefined ? null : richText(text),
      template_type: template,
      images: imagesOf(image),
      alt: image,
      meta_tag: image ? { title, keywords: slug.replaceAll('-', ', '), description: excerpt } : null,
    };
  });
};

export const pageTable: TableDefinition<StoredPage> = {
  name: 'pages',
  row,
  unique: ['slug'],
  shown: ({ images }) => ({ image_url: images?.[0]?.url ?? null }),
  seed,
};
