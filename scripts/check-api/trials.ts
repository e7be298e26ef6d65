import { slugify } from '@/lib/slug';

/** A kind of record that the check creates, changes and deletes: inactive, and so not shown to visitors. */
export interface Trial {
  collection: string;
  /** The field that holds its name, by which its list can be filtered. */
  field: string;
  body: (name: string) => Record<string, unknown>;
  /** The one field that is changed. */
  change: (name: string) => Record<string, unknown>;
}

const changed = (name: string) => `${name} changed`;

/** Of each habit one: a record of two fields, one with texts, one with a slug, one whose body is multipart. */
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

/** The names by which a record is known as the check's own. */
export const namesOf = (name: string): string[] => [name, changed(name)];

/** A name that no other record has, and no other run gives. */
export const newName = (marker: string, now: Date): string => {
  const time = now.toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '');
  return `${marker} ${time} ${Math.random().toString(36).slice(2, 8)}`;
};

/** What will be done, before any of it is. */
export const planOf = (api: string, name: string, journal: string): string =>
  [
    `This writes to ${api}: it creates one inactive record of each of these kinds, with the name`,
    `“${name}”, reads it, changes one field, reads it again and deletes it. It touches no other record.`,
    ...trials.map(({ collection, body }) => `  POST ${collection}  ${Object.keys(body(name)).join(', ')}`),
    `${journal} says what is not deleted yet; should this be stopped, --clean-up deletes that.`,
    '',
  ].join('\n');
