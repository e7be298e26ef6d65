import { withoutUnseen } from '@/lib/text/typed-text';

/**
 * The first of the names that is not blank, without characters that cannot be seen: a direction mark in it would turn
 * round the sentence, title or label that it is filled into.
 */
export const firstNonBlank = (...names: readonly (string | null | undefined)[]): string | undefined =>
  names.map((name) => withoutUnseen(name ?? '')).find((name) => name.trim() !== '');

/** The name of a record without one: its noun, and its id to distinguish several. */
export const unnamed = (noun: string, id: number): string => $localize`Unnamed ${noun}:noun: (ID ${id}:id:)`;

/** The name of a referenced record whose name is unknown. */
export const unnamedReference = (id: number): string => $localize`Without a name (ID ${id}:id:)`;

interface Person {
  full_name?: string | null;
  first_name?: string | null;
  middle_name?: string | null;
  last_name?: string | null;
  username?: string | null;
  email?: string | null;
}

/** The three parts of a name joined; empty if there is none. */
export const partsOfName = ({ first_name, middle_name, last_name }: Person): string =>
  [first_name, middle_name, last_name].filter(Boolean).join(' ');

/** A user's name, else their login. */
export const personName = (user: Person): string | undefined =>
  firstNonBlank(user.full_name, partsOfName(user), user.username, user.email);

interface Named {
  id: number;
  full_name?: string | null;
  display_name?: string | null;
  name?: string | null;
  title?: string | null;
}

/** The name of a referenced record; `undefined` if only its id is known. */
export const referenceName = ({ full_name, display_name, name, title }: Omit<Named, 'id'>) =>
  firstNonBlank(full_name, display_name, name, title);

/** The title or name in a form's values; empty if there is neither. */
export const nameInForm = (values: { title?: unknown; name?: unknown }): string => {
  const name = values.title ?? values.name;
  return typeof name === 'string' ? name : '';
};

const called = [
  'display_name',
  'title',
  'name',
  'full_name',
  'question',
  'service_name',
  'departure_date',
] as const;

/** The name of any record, or of its form's values; undefined if it has none. */
export const recordName = (record: object): string | undefined => {
  const texts = record as Record<string, unknown>;
  const textOf = (key: string) => (typeof texts[key] === 'string' ? texts[key] : undefined);
  return firstNonBlank(...called.map(textOf)) ?? personName(record);
};
