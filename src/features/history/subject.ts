import type { LinkProps } from '@tanstack/react-router';
import { areas } from '@/resources/index';
import { recordParts } from '@/resources/record-parts';

/** What a path of the API is about. */
export interface Subject {
  /** Its kind: the path of its area, or that of its part in one: `/packages/faqs`. */
  kind: string;
  noun: string;
  /** Its id; undefined for a list, or where there is only one. */
  id: number | undefined;
  /** The id of the record that it is a part of. */
  parent: number | undefined;
  /** The record, or its part, as an address: `/packages/5/faqs/2`. */
  record: string;
  link: LinkProps | undefined;
}

/** What there is no area for. */
const others: Readonly<Record<string, string>> = {
  'update-user': $localize`own profile`,
  'reset-password': $localize`own password`,
  files: $localize`image`,
};

/** The lists of the API whose path is not that of their area. */
const lists: Readonly<Record<string, string>> = {
  'package/packages': '/packages',
  'package/regions': '/package-regions',
  'package/activities': '/package-activities',
  'blog-categories': '/categories',
  package: '/packages',
};

const ownLink = (list: string): LinkProps | undefined => (list in others ? { to: '/settings' } : undefined);

const numbered = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** What a path of the API is about: a record of an area, or a part of one. */
export const subjectAt = (path: string): Subject => {
  const [, list = '', first, part, second] =
    /^\/v1\/admin\/(\D+?)(?:\/(\d+)(?:\/([a-z-]+)(?:\/(\d+))?)?)?$/.exec(path) ?? [];
  const [one, two] = [numbered(first), numbered(second)];
  const area = areas.find((each) => each.path === (lists[list] ?? `/${list}`));
  const at = area?.path ?? `/${list}`;
  const record = [at, first, part, second].filter((text) => text !== undefined).join('/');
  if (part !== undefined && one !== undefined) {
    const kind = `${at}/${part}`;
    const known = recordParts[kind];
    const isOne = two !== undefined || part === 'profiles';
    return {
      kind,
      noun: known?.nouns.one ?? part,
      id: part === 'profiles' ? one : two,
      parent: one,
      record,
      link: isOne ? known?.open(one, two ?? one) : undefined,
    };
  }
  return {
    kind: at,
    noun: others[list] ?? area?.nouns.one ?? list,
    id: one,
    parent: undefined,
    record,
    link: one === undefined ? ownLink(list) : area?.open?.(one),
  };
};
