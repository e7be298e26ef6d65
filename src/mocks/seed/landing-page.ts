import { imagesOf } from '@/mocks/db/seed-images';

interface Line {
  name: string;
  slug: string;
  /** Its alt text. */
  image?: string;
  summary: string;
  status?: boolean;
  display_home?: boolean;
}

/** The rows of regions and activities; `offers` ends the meta title: "Everest treks". */
export const landingPages = (lines: unknown, offers: string) =>
  (lines as Line[]).map(({ name, slug, image, summary, ...row }) => ({
    name,
    slug,
    alt_image: image ?? null,
    description: `<p>${summary}</p>`,
    status: true,
    ...row,
    images: imagesOf(image),
    meta_tag: { title: `${name} ${offers}`, keywords: slug.replaceAll('-', ', '), description: summary },
  }));
