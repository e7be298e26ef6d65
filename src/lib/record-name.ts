/** The first of the names that is not blank. */
export const firstName = (...names: readonly (string | null | undefined)[]): string | undefined =>
  names.find((name) => name !== null && name !== undefined && name.trim() !== '') ?? undefined;

/** What a record without any name is called: by what it is, and its id to tell two of them apart. */
export const unnamed = (noun: string, id: number): string => `Unnamed ${noun} (ID ${String(id)})`;

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
