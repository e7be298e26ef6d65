import { image } from '@/mocks/db/seed-images';

/**
 * The rows of regions and activities, a line each: name, slug, what the image shows (empty where there is none), and a
 * sentence. `offers` ends the title of the search result: "Everest treks".
 */
export const landingPages = (lines: string, offers: string, inactive: ReadonlySet<string>) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', slug = '', alt = '', summary = ''] = line.split('|').map((part) => part.trim());
      return {
        name,
        slug,
        alt_image: alt || null,
        description: `<p>${summary}</p>`,
        status: !inactive.has(slug),
        images: alt ? [image(alt)] : [],
        meta_tag: { title: `${name} ${offers}`, keywords: slug.replaceAll('-', ', '), description: summary },
      };
    });
