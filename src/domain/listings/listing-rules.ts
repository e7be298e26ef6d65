import type { StoredImage } from '@/lib/gallery';
import { plural } from '@/lib/plural';
import type { ReadinessRule } from './readiness';

interface Listed {
  images?: readonly StoredImage[] | undefined;
  google_map?: string | null | undefined;
  meta_tag?: { title?: string | null; description?: string | null } | null | undefined;
  no_index?: boolean | null | undefined;
}

const isSilent = ({ alt }: StoredImage) => !alt?.trim();

export const noImages = ({ images = [] }: Listed) => (images.length > 0 ? undefined : 'No images');

export const silentImages = ({ images = [] }: Listed) => {
  const count = images.filter(isSilent).length;
  const text = plural(count, {
    one: '1 image without alt text',
    other: '# images without alt text',
  });
  return count === 0 ? undefined : text;
};

/** Where the first image is described that nobody has described yet. */
export const firstSilentImage = ({ images = [] }: Listed) => `images.${images.findIndex(isSilent)}.alt`;

/** How a listing is found: on a map, and by search engines. */
export const searchRules: readonly ReadinessRule<
  Listed,
  'google_map' | 'meta_page_title' | 'meta_description' | 'no_index'
>[] = [
  {
    gap: ({ google_map: map }) => (map?.trim() ? undefined : 'No map'),
    remedy: { field: 'google_map' },
  },
  {
    gap: ({ meta_tag: tag }) => (tag?.title?.trim() ? undefined : 'No meta page title'),
    remedy: { field: 'meta_page_title' },
  },
  {
    gap: ({ meta_tag: tag }) => (tag?.description?.trim() ? undefined : 'No meta description'),
    remedy: { field: 'meta_description' },
  },
  {
    gap: ({ no_index: hidden }) => (hidden === true ? 'Hidden from search engines' : undefined),
    remedy: { field: 'no_index' },
  },
];
