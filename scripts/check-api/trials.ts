import { slugify } from '@/lib/slug';

/** A type of record that the check creates, changes and deletes: inactive, so that visitors do not see it. */
export interface Trial {
  collection: string;
  /** The field with its name, by which its list can be filtered. */
  field: string;
  body: (name: string) => Record<string, unknown>;
  /** The only changed field. */
  change: (name: string) => Record<string, unknown>;
}

const changed = (name: string) => `${name} changed`;

/** One per type of body: a record of two fields, one with texts, one with a slug, one multipart. */
export const trials: readonly Trial[] = [
  {
    collection: '/v1/admin/features',
    field: 'title',
    body: (name) => ({ title: name, status: false }),
    change: (name) => ({ title: changed(name) }),
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
    change: () => ({ description: 'Line one.\nLine two.' }),
  },
  {
    collection: '/v1/admin/blog-categories',
    field: 'name',
    body: (name) => ({ name, slug: slugify(name), display_name: name, status: false }),
    change: (name) => ({ display_name: changed(name) }),
  },
  {
    collection: '/v1/admin/amenities',
    field: 'name',
    body: (name) => ({ name, display_name: name, type: 'room', status: false }),
    change: (name) => ({ display_name: changed(name) }),
  },
];

/** The names that identify a record of the check. */
export const namesOf = (name: string): string[] => [name, changed(name)];

/** A name that no other record or run has. */
export const newName = (marker: string, now: Date): string => {
  const time = now.toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '');
  return `${marker} ${time} ${Math.random().toString(36).slice(2, 8)}`;
};

/** The plan, printed before anything is done. */
export const planOf = (api: string, name: string, journal: string): string =>
  [
    `This writes to ${api}: it creates one inactive record of each of these kinds, with the name`,
    `“${name}”, reads it, changes one field, reads it again and deletes it. It touches no other record.`,
    ...trials.map(({ collection, body }) => `  POST ${collection}  ${Object.keys(body(name)).join(', ')}`),
    `${journal} says what is not deleted yet; should this be stopped, --clean-up deletes that.`,
    '',
  ].join('\n');
