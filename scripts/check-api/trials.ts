import { slugify } from '@/lib/text/slug';

type Fields = Record<string, unknown>;

/** A type of record that the check creates, changes and deletes: inactive, so that visitors do not see it. */
export interface Trial {
  collection: string;
  /** The field with its name, by which its list can be filtered. */
  field: string;
  /** `own` gives the ids of records of another trial, as no other record may be referred to. */
  body: (name: string, own: (collection: string) => number[]) => Fields;
  /** The only changed field, with another value for each `round`. */
  change: (name: string, round: number) => Fields;
  /** Whether pictures are added. */
  pictures?: true;
  /** The record of another trial that it refers to, which is deleted first: what becomes of this one? */
  uses?: { collection: string; field: string };
}

const features = '/v1/admin/features';
const amenities = '/v1/admin/amenities';
const hotels = '/v1/admin/hotels';
const categories = '/v1/admin/blog-categories';

/** The values that a server resets if it takes whole records only: lists with members, and flags that are set. */
const flags = { no_follow: true, no_index: true };

const changed = (name: string, round: number) => `${name} changed${round > 1 ? ` ${round}` : ''}`;

/** One per type of body: of two fields, with texts, with a slug, as a form, and forms with lists, flags and pictures. */
export const trials: readonly Trial[] = [
  {
    collection: features,
    field: 'title',
    body: (name) => ({ title: name, status: false }),
    change: (name) => ({ title: changed(name, 1) }),
  },
  {
    collection: '/v1/admin/notices',
    field: 'title',
    body: (name) => ({
      title: name,
      description: 'हटाइनेछ: made to be deleted.',
      type: 'package',
      status: false,
    }),
    change: (_name, round) => ({ description: `Line one.\nLine ${round + 1}.` }),
  },
  {
    collection: categories,
    field: 'name',
    body: (name) => ({ name, slug: slugify(name), display_name: name, status: false }),
    change: (name, round) => ({ display_name: changed(name, round) }),
  },
  {
    collection: amenities,
    field: 'name',
    body: (name) => ({ name, display_name: name, type: 'hotel', status: false }),
    change: (name, round) => ({ display_name: changed(name, round) }),
  },
  {
    collection: hotels,
    field: 'name',
    body: (name, own) => ({
      name,
      slug: slugify(name),
      status: false,
      is_sponsored: false,
      ...flags,
      amenities: own(amenities),
      available_features: own(features),
    }),
    change: (_name, round) => ({ website: `https://example.com/${round}` }),
    pictures: true,
  },
  {
    collection: '/v1/admin/blogs',
    field: 'title',
    body: (name, own) => ({
      title: name,
      slug: slugify(name),
      short_description: name,
      status: false,
      ...flags,
      ...(own(categories).length > 0 && { blog_category_id: own(categories)[0] }),
      hotels: own(hotels),
    }),
    change: (name, round) => ({ short_description: changed(name, round) }),
    uses: { collection: categories, field: 'blog_category_id' },
  },
];

/** The names that identify a record of the check. */
export const namesOf = (name: string): string[] => [name, changed(name, 1)];

/** A name that no other record or run has. */
export const newName = (marker: string, now: Date): string => {
  const time = now.toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '');
  return `${marker} ${time} ${Math.random().toString(36).slice(2, 8)}`;
};

/** The plan, printed before anything is done. */
export const planOf = (api: string, name: string, journal: string): string =>
  [
    `This writes to ${api}: it creates one inactive record of each of these kinds, with the name`,
    `“${name}”, reads it, changes a field in every way that a server may want, adds two small`,
    'pictures to the hotel, and deletes all of them. One with a slug is created once more after that, and deleted.',
    'The category of the blog goes before it. Lists hold records of the check alone; where a server requires an owner,',
    'a region or a category, the first of its list is named. It touches no other record.',
    ...trials.map(
      ({ collection, body }) => `  POST ${collection}  ${Object.keys(body(name, () => [])).join(', ')}`,
    ),
    `${journal} says what is not deleted yet; should this be stopped, --clean-up deletes that.`,
    '',
  ].join('\n');
