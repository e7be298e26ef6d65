/** The first of the names that is not blank. */
export const firstName = (...names: readonly (string | null | undefined)[]): string | undefined =>
  names.find((name) => name !== null && name !== undefined && name.trim() !== '') ?? undefined;

/** What a record without any name is called: by what it is, and its id to tell two of them apart. */
export const unnamed = (noun: string, id: number): string => `Unnamed ${noun} (ID ${id})`;

/** What a record that another one refers to is called when nobody knows its name. */
export const nameless = (id: number): string => `Without a name (ID ${id})`;

interface Person {
  full_name?: string | null;
  first_name?: string | null;
  middle_name?: string | null;
  last_name?: string | null;
  username?: string | null;
  email?: string | null;
}

/** The three parts of a name as one; empty where there is none. */
export const partsOfName = ({ first_name, middle_name, last_name }: Person): string =>
  [first_name, middle_name, last_name].filter(Boolean).join(' ');

/** What a user is called: by name, else by what they sign in with. */
export const personName = (user: Person): string | undefined =>
  firstName(user.full_name, partsOfName(user), user.username, user.email);

interface Named {
  id: number;
  full_name?: string | null;
  display_name?: string | null;
  name?: string | null;
  title?: string | null;
}

/** The name of a record that another one refers to; `undefined` when nothing but its id is known. */
export const referenceName = ({ full_name, display_name, name, title }: Omit<Named, 'id'>) =>
  firstName(full_name, display_name, name, title);

/** What values of a form call their record: its title or its name, empty where there is neither. */
export const nameInForm = (values: { title?: unknown; name?: unknown }): string => {
  const name = values.title ?? values.name;
  return typeof name === 'string' ? name : '';
};
